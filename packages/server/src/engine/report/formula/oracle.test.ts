import { readFileSync } from 'node:fs';
import { AppError, type Cell, type ExcelCell } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { cellsOf, expand } from '../report.testing.ts';
import { toPreview } from '../write/to-preview.ts';
import { DIFFERENCES } from './oracle-differences.testing.ts';
import { readMoment } from './read-number.ts';

interface Case {
  readonly formula: string;
  readonly expect: Cell;
  /** Number (a day is its serial number), text, boolean or any error. */
  readonly type: 'n' | 's' | 'b' | 'e';
}

interface Oracle {
  readonly cells: Readonly<Record<string, Cell | { readonly f: string }>>;
  readonly cases: readonly Case[];
}

function readOracle(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../oracle/${name}`, import.meta.url), 'utf8'));
}

const ORACLE = readOracle('formulas.json') as Oracle;
const MORE = readOracle('more-formulas.json') as readonly Case[];
const CELLS: readonly ExcelCell[] = cellsOf(
  Object.fromEntries(
    Object.entries(ORACLE.cells).map(([name, cell]) => [
      name,
      typeof cell === 'object' && cell !== null ? { formula: cell.f } : { value: cell },
    ]),
  ),
);
/** Below and beside all of them. */
const PLACE = { row: 39, column: 9 };

/** What a preview has in the cell of a formula. */
function answerOf(formula: string): Cell {
  try {
    const template = { schemaVersion: 1, sheets: [{ name: 'S', cells: [...CELLS, { ...PLACE, formula }] }] };
    const [sheet] = toPreview(expand(template), { firstRow: PLACE.row, rows: 1 }, {});
    return sheet?.cells.find(({ column }) => column === PLACE.column)?.value ?? null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

function agrees(answer: Cell, { expect: wanted, type }: Case): boolean {
  switch (type) {
    case 'n': {
      const number = typeof answer === 'string' ? (readMoment(answer) ?? Number.NaN) : answer;
      return typeof number === 'number' && Math.abs(number - Number(wanted)) <= Math.abs(Number(wanted)) * 1e-9 + 1e-12;
    }
    case 's':
      return answer === wanted || (wanted === '' && answer === null);
    case 'b':
      return answer === wanted;
    case 'e':
      return typeof answer === 'string' && answer.startsWith('#');
  }
}

function differingOf(cases: readonly Case[]): string[] {
  return cases.filter((one) => !agrees(answerOf(one.formula), one)).map(({ formula }) => formula);
}

describe('Formulas, beside other spreadsheet programs', () => {
  it('give the same answers but for those whose reason is listed', () => {
    const differing = differingOf(ORACLE.cases);
    const unlisted = differing.filter((formula) => !(formula in DIFFERENCES));
    const detail = unlisted.map((formula) => {
      const wanted = ORACLE.cases.find((one) => one.formula === formula)?.expect;
      return `${formula} is ${JSON.stringify(answerOf(formula))}, elsewhere ${JSON.stringify(wanted)}`;
    });
    expect(detail).toEqual([]);
    const settled = Object.keys(DIFFERENCES).filter((formula) => !differing.includes(formula));
    expect(settled).toEqual([]);
  });

  it('give the same answers where one of them was asked about further functions', () => {
    expect(differingOf(MORE)).toEqual([]);
  });
});
