import type { ExcelCell } from '@aj-report/contract';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnNameOf } from './cell-name.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { convertAll, hasOffice } from '../write/office.testing.ts';
import { writeXlsx } from '../write/write-xlsx.ts';

type Cells = Record<string, Omit<ExcelCell, 'row' | 'column'>>;

const ROWS = [10, -5, 7, -2].map((amount, i) => ({ number: i + 1, amount }));
const HEADS: Record<string, readonly [number: string | number, amount: string | number] | undefined> = {
  'no heads': undefined,
  'heads that are blank but for a look': ['', ''],
  'texts as heads': ['No', 'Amount'],
  'numbers as heads': [100, 1000],
};
const AREAS = [
  'A1:B2',
  'B1:B2',
  'B$1:B2',
  'B1:B$2',
  'B$1:B$2',
  'A$1:B2',
  'A1:B$2',
  '$A1:B2',
  'A1:$B2',
  'B1',
  'B2:B3',
  'B2:B$3',
  'B$2:B3',
  'B$2:B$3',
  'B1:B3',
  'B$1:B3',
  'B$1:B$3',
  'B1:B$3',
  'B2:C2',
  'A2:C3',
  'A$2:B2',
  'A$2:B$3',
];
const CALLS = [
  'SUM(@)',
  'COUNTA(@)',
  'SUMIF(@,">0")',
  'ROWS(@)',
  'COLUMNS(@)',
  'COUNTBLANK(@)',
  'TEXTJOIN("/",TRUE,@)',
  'INDEX(@,1,1)&""',
  'SUMPRODUCT((@)*1)',
  'MATCH(7,@,0)',
  'LARGE(@,1)',
  'AGAINST',
];

function lineUp(heads: (typeof HEADS)[string], isFooted: boolean): Cells {
  const look = { bold: true };
  return {
    ...(heads ? { A1: { value: heads[0], style: look }, B1: { value: heads[1], style: look } } : {}),
    A2: { value: '#{s.number}' },
    B2: { value: '#{s.amount}' },
    A3: { value: 'end' },
    ...(isFooted ? { B3: { value: 5 } } : {}),
  };
}

/** The same with columns for rows. */
function turned(cells: Cells): Cells {
  const turn = (name: string) => `${columnNameOf(Number(name.slice(1)) - 1)}${name.charCodeAt(0) - 64}`;
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const isField = typeof cell.value === 'string' && cell.value.startsWith('#{');
      return [turn(name), isField ? { ...cell, expand: 'right' } : cell];
    }),
  );
}

/** `$B1:C$2` of `B$1:$B3` */
function turnedArea(area: string): string {
  return area.replace(/(\$?)([A-Z])(\$?)(\d)/g, (_, columnFix: string, column: string, rowFix: string, row: string) =>
    [rowFix, columnNameOf(Number(row) - 1), columnFix, column.charCodeAt(0) - 64].join(''),
  );
}

const formulasOf = (areas: readonly string[]) =>
  areas.flatMap((area) =>
    CALLS.map((call) => `=IFERROR(${call === 'AGAINST' ? `0+${area}` : call.replace('@', area)},"none")`),
  );

/** A line of cells with every formula that is not refused. */
function withFormulas(cells: Cells, formulas: readonly string[], place: (n: number) => string): [Cells, string[]] {
  const all = { ...cells };
  const taken: string[] = [];
  for (const formula of formulas) {
    const more = { [place(taken.length)]: { formula } };
    try {
      expand(sheetOf({ ...cells, ...more }), { s: ROWS });
    } catch {
      continue;
    }
    Object.assign(all, more);
    taken.push(formula);
  }
  return [all, taken];
}

/** The workbook of a template with its formulas, without the values that they were computed to. */
async function writeUncomputed(file: string, cells: Cells): Promise<void> {
  const grid = expand(sheetOf(cells), { s: ROWS });
  for (const cell of grid.sheets[0]?.rows.flat() ?? []) if (cell.formula !== undefined) cell.value = null;
  await writeXlsx(file, grid, new Map());
}

/** Cells whose values a spreadsheet computes to something else. @param csv what it computed */
function differences(cells: Cells, csv: string): string[] {
  const rows = expand(sheetOf(cells), { s: ROWS }).sheets[0]?.rows ?? [];
  const found = csv.split('\n').map((line) => line.split(','));
  return rows.flat().flatMap(({ row, column, value, formula }) => {
    const other = found[row]?.[column] ?? '';
    return formula === undefined || other === String(value ?? '') ? [] : [`${formula}: ${value}, not ${other}`];
  });
}

describe('areas of heads and lines', () => {
  it('hold the line before and the own one where the head is blank', () => {
    const found = (formula: string) =>
      expand(sheetOf({ ...lineUp(undefined, false), D2: { formula } }), { s: ROWS }).sheets[0]?.rows.flatMap((row) =>
        row.filter(({ column }) => column === 3).map((cell) => [cell.value, cell.formula]),
      );
    expect(found('=SUM(A1:B2)')).toEqual([
      [11, 'SUM(A1:B2)'],
      [8, 'SUM(A2:B3)'],
      [7, 'SUM(A3:B4)'],
      [12, 'SUM(A4:B5)'],
    ]);
    expect(found('=D1+B2')).toEqual([
      [10, 'D1+B2'],
      [5, 'D2+B3'],
      [12, 'D3+B4'],
      [10, 'D4+B5'],
    ]);
  });

  it('hold the line before under a head that belongs to a merged title', () => {
    const template = sheetOf(
      { A1: 'Title', A2: '#{s.amount}', B2: { formula: '=B1+A2' } },
      { merges: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 2 }] },
    );
    const rows = expand(template, { s: ROWS }).sheets[0]?.rows ?? [];
    expect(rows.map((row) => row.find(({ column }) => column === 1)?.value)).toEqual([undefined, 10, 5, 12, 10]);
  });
});

describe.skipIf(!hasOffice)('areas that begin or end outside of a list, in LibreOffice', () => {
  /** Templates by what they are: lists downwards and to the right, under every kind of head, with and without a line below. */
  const templates = Object.entries(HEADS).flatMap(([name, heads]) =>
    [false, true].flatMap((isFooted) => {
      const cells = lineUp(heads, isFooted);
      const title = `${name}${isFooted ? ' and a line below' : ''}`;
      const across = formulasOf(AREAS.map(turnedArea));
      return [
        [`${title}, downwards`, withFormulas(cells, formulasOf(AREAS), (n) => `${columnNameOf(n + 4)}2`)],
        [`${title}, to the right`, withFormulas(turned(cells), across, (n) => `B${n + 5}`)],
      ] as const;
    }),
  );
  let folder: string;
  let computed: string[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aj-across-'));
    const files = templates.map((_, index) => path.join(folder, `${index}.xlsx`));
    for (const [index, [, [cells]]] of templates.entries()) await writeUncomputed(files[index]!, cells);
    computed = await convertAll(files, 'csv', folder);
  }, 240_000);
  afterAll(() => rm(folder, { recursive: true }));

  it.each(templates.map(([title], index) => [title, index] as const))(
    'are computed to the same with %s',
    async (_, index) => {
      const [, [cells, taken]] = templates[index]!;
      expect(taken.length).toBeGreaterThan(200);
      expect(differences(cells, await readFile(computed[index]!, 'utf8'))).toEqual([]);
    },
  );
});
