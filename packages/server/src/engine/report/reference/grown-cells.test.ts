import { describe, expect, it } from 'vitest';
import { expand, sheetOf } from '../report.testing.ts';

const AMOUNTS = [0.1, 0.2, 'n/a', null, -5, 1e15, 0.3, true, 7.77, '', 1 / 3, -1e15, 2];
const FUNCTIONS = ['SUM', 'AVERAGE', 'MAX', 'MIN'];

/** A list with running totals of each function, and the same asked for in a way that adds everything up anew. */
function totals(amounts: readonly unknown[]) {
  const cells = Object.fromEntries(
    FUNCTIONS.flatMap((name, i) => [
      [`${'BCDE'[i]}2`, { formula: `=${name}(A$2:A2)` }],
      [`${'FGHI'[i]}2`, { formula: `=${name}(A$2:A2,A$2:A2)` }],
    ]),
  );
  const template = sheetOf({ A1: 'Amount', A2: '#{s.amount}', ...cells });
  const { rows } = expand(template, { s: amounts.map((amount) => ({ amount })) }).sheets[0]!;
  return rows.slice(1).map((row) => Object.fromEntries(row.map((cell) => [cell.column, cell])));
}

describe('totals from the first line of a list to the own one', () => {
  it('are those of all numbers up to there, in the same order', () => {
    let sum = 0;
    for (const [line, row] of totals([1, 2, 'x', null, 4]).entries()) {
      sum += [1, 2, 0, 0, 4][line] ?? 0;
      expect([row[1]?.value, row[1]?.formula]).toEqual([sum, line === 0 ? 'SUM(A2)' : `SUM(A2:A${line + 2})`]);
    }
  });

  it('are what they are when everything is added up anew', () => {
    for (const row of totals(AMOUNTS)) {
      // Twice the same list has the same average, the same greatest and least number.
      for (const at of [2, 3, 4]) expect(row[at]?.value).toBe(row[at + 4]?.value);
    }
  });

  it('are a fault from the first fault on', () => {
    const rows = totals([1, '#N/A', 3]);
    expect(rows.map((row) => row[1]?.value)).toEqual([1, '#N/A', '#N/A']);
  });

  it('of thousands of lines look at each cell once', () => {
    const template = sheetOf({
      A2: '#{s.amount}',
      B2: { formula: '=SUM(A$2:A2)' },
      C2: { formula: '=A2/MAX(A$2:A2)' },
    });
    const amounts = Array.from({ length: 60_000 }, (_, i) => ({ amount: (i % 10) / 10 }));
    const last = expand(template, { s: amounts }).sheets[0]!.rows.at(-1)!;
    expect(last.map(({ value }) => value)).toEqual([0.9, 27_000, 1]);
    expect(last[1]?.formula).toBe('SUM(A2:A60001)');
  });
});
