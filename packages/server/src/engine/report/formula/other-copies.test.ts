import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expand, sheetOf } from '../report.testing.ts';
import { convert, hasOffice } from '../write/office.testing.ts';
import { writeXlsx } from '../write/write-xlsx.ts';

const rows = [10, -5, 7, -2].map((amount, i) => ({
  region: i < 2 ? 'East' : 'South',
  month: `M${(i % 2) + 1}`,
  amount,
}));
const sheet = (cells: Parameters<typeof sheetOf>[0]) => expand(sheetOf(cells), { s: rows }).sheets[0]!;
/** Values of a column of what a template became, and its formulas. */
const column = (cells: Parameters<typeof sheetOf>[0], at: number) => {
  const found = sheet(cells).rows.map((row) => row.find((cell) => cell.column === at));
  return { values: found.map((cell) => cell?.value ?? null), formulas: found.map((cell) => cell?.formula) };
};

describe('references to other copies', () => {
  it('make running totals, from the first copy to the own one', () => {
    const found = column({ A1: 'Amount', A2: '#{s.amount}', B2: { formula: '=SUM(A$2:A2)' } }, 1);
    expect(found.values).toEqual([null, 10, 5, 12, 10]);
    expect(found.formulas).toEqual([undefined, 'SUM(A2)', 'SUM(A2:A3)', 'SUM(A2:A4)', 'SUM(A2:A5)']);
  });

  it('make running totals of the line before, which for the first is the line above', () => {
    const found = column({ A1: 'Amount', B1: 100, A2: '#{s.amount}', B2: { formula: '=B1+A2' } }, 1);
    expect(found.values).toEqual([100, 110, 105, 112, 110]);
    expect(found.formulas.slice(1)).toEqual(['B1+A2', 'B2+A3', 'B3+A4', 'B4+A5']);
  });

  it('go copy by copy where cells read each other’s copy before', () => {
    // C is what came in and went out, D the stock after it, of which a tenth is lost before the next.
    const cells = {
      A1: 'Amount',
      D1: 100,
      A2: '#{s.amount}',
      B2: { formula: '=D1*0.9' },
      C2: { formula: '=B2+A2' },
      D2: { formula: '=ROUND(C2,0)' },
    };
    expect(column(cells, 3).values).toEqual([100, 100, 85, 84, 74]);
  });

  it('stay constant above a list that has nothing in their column', () => {
    const found = column({ B1: 3, A2: '#{s.amount}', C2: { formula: '=A2*B1' } }, 2);
    expect(found.values).toEqual([null, 30, -15, 21, -6]);
  });

  it('end with their group', () => {
    const cells = {
      A1: { value: '#{s.region}', group: 'merge' as const },
      B1: '#{s.amount}',
      C1: { formula: '=B1-B1[-1]' },
      D1: { formula: '=B1[-1]&"/"&B1' },
    };
    expect(column(cells, 2)).toEqual({
      values: [10, -15, 7, -9],
      formulas: [undefined, 'B2-B1', undefined, 'B4-B3'],
    });
    expect(column(cells, 3).values).toEqual(['/10', '10/-5', '/7', '7/-2']);
  });

  it('begin anew in a group whose own head is the line before', () => {
    const cells = {
      A1: { value: '#{s.region}', group: 'merge' as const },
      B1: 'Amount',
      C1: 0,
      B2: { value: '#{s.amount}', leftParent: 'A1' },
      C2: { formula: '=C1+B2' },
    };
    const template = sheetOf(cells, { merges: [{ row: 0, column: 0, rowSpan: 2, columnSpan: 1 }] });
    const found = expand(template, { s: rows }).sheets[0]!.rows.map(
      (row) => row.find((cell) => cell.column === 2)?.value,
    );
    expect(found).toEqual([0, 10, 5, 0, 7, 5]);
  });

  it('rank and share within all copies by areas that end below the list', () => {
    const cells = {
      A1: '#{s.amount}',
      B1: { formula: '=A1/SUM(A$1:A$2)' },
      C1: { formula: '=RANK(A1,A$1:A$2)' },
    };
    expect(column(cells, 1).values).toEqual([1, -0.5, 0.7, -0.2]);
    expect(column(cells, 2).values).toEqual([1, 4, 2, 3]);
  });

  it('rank within a group, across too, and within all of a list without groups', () => {
    const cells = {
      A1: { value: '#{s.region}', group: 'merge' as const },
      B1: '#{s.amount}',
      C1: { formula: '=RANK(B1,B1[group])' },
    };
    expect(column(cells, 2).values).toEqual([1, 2, 1, 2]);
    expect(column({ A1: '#{s.amount}', B1: { formula: '=RANK(A1,A1[group])' } }, 1).values).toEqual([1, 4, 2, 3]);
    const across = { A1: { value: '#{s.amount}', expand: 'right' as const }, A2: { formula: '=RANK(A1,A1[group])' } };
    expect(sheet(across).rows[1]?.map(({ value }) => value)).toEqual([1, 4, 2, 3]);
  });

  it.each([
    [
      'B2[group]',
      'excel/formula-invalid',
      { A2: '#{s.amount}', B2: '#{s.amount}', C4: { formula: '=SUM(B2[group])' } },
    ],
    ['B2[-1]', 'excel/formula-invalid', { A2: '#{s.amount}', B2: '#{s.amount}', C4: { formula: '=B2[-1]' } }],
    ['[1]', 'excel/formula-invalid', { A2: '#{s.amount}', B2: { formula: '=A2[1]' } }],
    ['adrift', 'excel/formula-invalid', { A1: 'a', A4: '#{s.amount}', B4: { formula: '=SUM(A2:A4)' } }],
    ['itself', 'excel/formula-cycle', { A2: '#{s.amount}', B2: { formula: '=SUM(B$2:B2)' } }],
    [
      'total and list',
      'excel/formula-cycle',
      { A1: 'a', B1: 0, A2: '#{s.amount}', B2: { formula: '=B1+A2+B3' }, B3: { formula: '=SUM(B2)' } },
    ],
  ])('are refused where they cannot be followed: %s', (_, code, cells) => {
    expect(() => sheet(cells)).toThrow(expect.objectContaining({ code }));
  });

  it('are counted within seconds for thousands of lines', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => ({ amount: i % 7 }));
    const cells = { A2: '#{s.amount}', B2: { formula: '=SUM(A$2:A2)' }, B1: 0, C1: 0, C2: { formula: '=C1+A2' } };
    const last = expand(sheetOf(cells), { s: many }).sheets[0]!.rows.at(-1)!;
    const sum = many.reduce((total, { amount }) => total + amount, 0);
    expect(last.map(({ value }) => value)).toEqual([4999 % 7, sum, sum]);
    expect(last[1]?.formula).toBe('SUM(A2:A5001)');
  });
});

describe.skipIf(!hasOffice)('references to other copies in LibreOffice', () => {
  it('are computed to the same', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'aj-copies-'));
    const grid = expand(
      sheetOf({
        A1: 'Region',
        B1: 'Amount',
        C1: 0,
        A2: { value: '#{s.region}', group: 'merge' },
        B2: '#{s.amount}',
        C2: { formula: '=C1+B2' },
        D2: { formula: '=SUM(B$2:B2)' },
        E2: { formula: '=ROUND(B2/SUM(B$2:B$3),2)' },
        F2: { formula: '=B2-B2[-1]' },
        G2: { formula: '=B2-B$2' },
        H2: { formula: '=MAX(B$1:B2)' },
        I2: { formula: '=RANK(B2,B2[group])' },
        J2: { formula: '=ROUND(B2/SUM(B2[group]),2)' },
        A3: 'Total',
        B3: { formula: '=SUM(B2)' },
      }),
      { s: rows },
    );
    const wanted = grid.sheets[0]!.rows.map((row) => row.map(({ value }) => String(value ?? '')));
    for (const cell of grid.sheets[0]!.rows.flat()) if (cell.formula !== undefined) cell.value = null;
    await writeXlsx(path.join(folder, 'a.xlsx'), grid, new Map());
    const csv = await readFile(await convert(path.join(folder, 'a.xlsx'), 'csv'), 'utf8');
    await rm(folder, { recursive: true });
    const found = csv
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    // A merged group has its name in its first line only.
    expect(found.map((line) => line.filter((text) => text !== ''))).toEqual(
      wanted.map((line) => line.filter((text) => text !== '')),
    );
    expect(wanted.flat().length).toBeGreaterThan(30);
  }, 90_000);
});
