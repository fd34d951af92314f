import { shiftFormula } from '@aj-report/contract';
import type { Position } from '../report/formula/cell-name.ts';
import type { RuleArea } from './workbook-areas.ts';

/** Areas of one rule: far more than a template takes. */
const PIECES_MAX = 1_000;

function linesOf(
  first: number,
  span: number,
  last: number,
  isEach: boolean,
): (readonly [first: number, span: number])[] {
  if (!isEach) return [[first, span]];
  const count = Math.min(PIECES_MAX, Math.max(1, Math.min(first + span - 1, last) - first + 1));
  return Array.from({ length: count }, (_, at) => [first + at, 1] as const);
}

/**
 * Cuts an area so that a formula names the same cells from everywhere in a piece: in a workbook references without `$`
 * move along with the cells of a rule, in a template they do not.
 * @param used last line and column that have cells
 */
export function piecesOf(
  { row, column, rowSpan = 1, columnSpan = 1 }: RuleArea,
  formula: string,
  used: Position,
): RuleArea[] {
  const rows = linesOf(row, rowSpan, used.row, shiftFormula(formula, 1, 0) !== formula);
  const columns = linesOf(column, columnSpan, used.column, shiftFormula(formula, 0, 1) !== formula);
  const pieces = rows.flatMap(([top, height]) =>
    columns.map(([left, width]) => ({
      row: top,
      column: left,
      ...(height > 1 ? { rowSpan: height } : {}),
      ...(width > 1 ? { columnSpan: width } : {}),
    })),
  );
  return pieces.slice(0, PIECES_MAX);
}

type Ruled = RuleArea & { readonly formula?: string };

function isBeside(one: Ruled, other: Ruled): boolean {
  const { row, column, rowSpan, columnSpan = 1, ...rest } = one;
  const { row: otherRow, column: otherColumn, rowSpan: otherSpan, columnSpan: _, ...otherRest } = other;
  const isNext = row === otherRow && rowSpan === otherSpan && column + columnSpan === otherColumn;
  return isNext && JSON.stringify(rest) === JSON.stringify(otherRest);
}

function isBelow(one: Ruled, other: Ruled): boolean {
  const { row, column, rowSpan = 1, columnSpan, ...rest } = one;
  const { row: otherRow, column: otherColumn, rowSpan: _, columnSpan: otherSpan, ...otherRest } = other;
  const isNext = column === otherColumn && columnSpan === otherSpan && row + rowSpan === otherRow;
  return isNext && JSON.stringify(rest) === JSON.stringify(otherRest);
}

function joinedBy<Rule extends Ruled>(
  rules: readonly Rule[],
  isNext: typeof isBeside,
  span: 'rowSpan' | 'columnSpan',
): Rule[] {
  const joined: Rule[] = [];
  for (const rule of rules) {
    const last = joined.at(-1);
    if (last?.formula !== undefined && isNext(last, rule)) {
      joined[joined.length - 1] = { ...last, [span]: (last[span] ?? 1) + (rule[span] ?? 1) };
    } else joined.push(rule);
  }
  return joined;
}

/** Rules with one formula that follow each other side by side, or one below the other, as one. */
export function joinPieces<Rule extends Ruled>(rules: readonly Rule[]): Rule[] {
  return joinedBy(joinedBy(rules, isBeside, 'columnSpan'), isBelow, 'rowSpan');
}
