import type { ExcelCell, ExcelCellFilter, ExcelSheet } from '@aj-report/contract';
import { toCellName, toPlace, type Place } from './cell-name.ts';
import { directionOf, leftParentOf, topParentOf } from './relations.ts';
import { cellAt } from './sheet-edit.ts';

type Side = 'left' | 'top';

const SIDES: readonly Side[] = ['left', 'top'];
const EXPANDS = { left: 'down', top: 'right' } as const;
const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column;

/** The cells on one side in whose copies a cell stands, the nearest first. */
function parentsOf(sheet: ExcelSheet, place: Place, side: Side): readonly Place[] {
  const found: Place[] = [];
  const seen = new Set<string>([toCellName(place)]);
  const find = side === 'left' ? leftParentOf : topParentOf;
  for (let next = find(sheet, place); next && !seen.has(toCellName(next)); next = find(sheet, next)) {
    seen.add(toCellName(next));
    // A parent that does not expand stands for its own parent.
    if (directionOf(cellAt(sheet, next)) === EXPANDS[side]) found.push(next);
  }
  return found;
}

/** Whether the value of one cell is known where another one stands. */
function isAround(sheet: ExcelSheet, other: ExcelCell, place: Place): boolean {
  if (isSame(other, place)) return false;
  return SIDES.every((side) => {
    const nearest = directionOf(other) === EXPANDS[side] ? other : parentsOf(sheet, other, side)[0];
    return !nearest || parentsOf(sheet, place, side).some((one) => isSame(one, nearest));
  });
}

/** Cells with which conditions of a cell may compare: its parents, the nearest first, then what stands with them. */
export function conditionCells(sheet: ExcelSheet, place: Place): readonly string[] {
  const parents = SIDES.flatMap((side) => parentsOf(sheet, place, side))
    .filter((one) => {
      const cell = cellAt(sheet, one);
      return cell !== undefined && isAround(sheet, cell, place);
    })
    .map(toCellName);
  const others = sheet.cells
    .filter((one) => typeof one.value === 'string' && one.value.includes('#{') && isAround(sheet, one, place))
    .map(toCellName);
  return [...new Set([...parents, ...others])];
}

/** The set whose rows the conditions of a cell choose among: that of its first expression; null for none. */
export function conditionSet({ value }: ExcelCell): string | null {
  if (typeof value !== 'string') return null;
  const found = /#\{(?:[a-z]+\(\s*)?([A-Za-z0-9_-]+)(?=[.)])/.exec(value);
  return found?.[1] ?? null;
}

/** Whether a condition compares with a cell that is not known at its own; the service refuses such a template. */
export function isLost(sheet: ExcelSheet, place: Place, { cell: name }: ExcelCellFilter): boolean {
  if (name === undefined) return false;
  const other = toPlace(name);
  const cell = other ? cellAt(sheet, other) : undefined;
  return cell === undefined || !isAround(sheet, cell, place);
}

/**
 * Conditions that were given to one cell, as another selected one takes them: if it shows the same set, and those that
 * compare with cells which are known at its own; null = none of them are its business.
 */
export function sharedConditions(
  sheet: ExcelSheet,
  given: ExcelCell,
  cell: ExcelCell,
  where: readonly ExcelCellFilter[],
): { readonly where: ExcelCellFilter[] | undefined } | null {
  if (!isSame(given, cell) && conditionSet(cell) !== conditionSet(given)) return null;
  const taken = isSame(given, cell) ? where : where.filter((one) => !isLost(sheet, cell, one));
  return { where: taken.length === 0 ? undefined : [...taken] };
}

/** What a cell asks of the rows that it takes, to be read. */
export function conditionText(where: readonly ExcelCellFilter[]): string {
  return where.map(({ field, cell, value }) => `${field} = ${cell?.toUpperCase() ?? String(value ?? '')}`).join(', ');
}
