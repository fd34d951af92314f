import { describe, expect, it } from 'vitest';
import { toTable } from '../table/table.ts';
import { traceNumbers } from './trace-numbers.ts';

const SALES = toTable([
  { month: '2026-01', sales: 1200, rate: 0.5 },
  { month: '2026-02', sales: 1500, rate: 0.25 },
  { month: '2026-03', sales: 300, rate: 0.75 },
]);

function traced(text: string) {
  return traceNumbers(text, SALES).map(({ start, end, source }) => [text.slice(start, end), source]);
}

describe('numbers of a text', () => {
  it('are the cell that they equal, with separators, units and fewer digits', () => {
    const cell = { kind: 'cell', column: 'sales', row: 1 };
    for (const written of ['1,500', '1500', '1.5']) {
      const text = written === '1.5' ? `sales of ${written}k` : `sales of ${written}`;
      expect(traced(text)).toEqual([[written, cell]]);
    }
    expect(traced('销售额0.15万')).toEqual([['0.15', cell]]);
  });

  it('are the cell whose row the sentence names, where several are equal', () => {
    const table = toTable([
      { city: 'Oslo', staff: 12 },
      { city: 'Bern', staff: 12 },
    ]);
    expect(traceNumbers('Bern has 12.', table)[0]?.source).toEqual({ kind: 'cell', column: 'staff', row: 1 });
  });

  it('in the name of a row belong to the name', () => {
    expect(traced('In 2026-02 it was 1,500.')).toEqual([
      ['2026-02', { kind: 'cell', column: 'month', row: 1 }],
      ['1,500', { kind: 'cell', column: 'sales', row: 1 }],
    ]);
  });

  it('may follow from cells: sum, mean, count, share, change', () => {
    expect(traced('sales: 3,000')[0]?.[1]).toEqual({ kind: 'sum', column: 'sales' });
    expect(traced('sales: 1,000')[0]?.[1]).toEqual({ kind: 'mean', column: 'sales' });
    expect(traced('all of 3 rows')[0]?.[1]).toEqual({ kind: 'count' });
    expect(traced('10%的 sales')[0]?.[1]).toEqual({ kind: 'share', column: 'sales', row: 2 });
    expect(traced('fell by 80% in sales')[0]?.[1]).toEqual({ kind: 'change', column: 'sales', row: 1, toRow: 2 });
  });

  it('are a part of one as a percentage', () => {
    expect(traced('a rate of 75%')[0]?.[1]).toEqual({ kind: 'cell', column: 'rate', row: 2 });
  });

  it('have no source when the data do not have them', () => {
    expect(traced('1,501 and 11% and 42')).toEqual([
      ['1,501', undefined],
      ['11', undefined],
      ['42', undefined],
    ]);
  });
});
