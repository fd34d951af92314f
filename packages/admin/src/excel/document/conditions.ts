import {
  isNumericType,
  SYMBOLS,
  type CalcSymbol,
  type Column,
  type ExcelCell,
  type ExcelCellFilter,
  type ExcelCompared,
  type ExcelSheet,
  type Language,
} from '@aj-report/contract';
import { WHERE_WORDS } from '../where.words.ts';
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

/** The cell with which a condition compares though it is not known at its own; the service refuses such a template. */
export function lostCell(sheet: ExcelSheet, place: Place, { cell: from, to }: ExcelCellFilter): string | undefined {
  return [from, to?.cell].find((name) => {
    if (name === undefined) return false;
    const other = toPlace(name);
    const cell = other ? cellAt(sheet, other) : undefined;
    return cell === undefined || cell.formula !== undefined || !isAround(sheet, cell, place);
  });
}

const DAY = /^\s*\d{4}(?:[-/.]\d{1,2}|年\d{1,2}月)/;
const NUMBER_SIGNS = /[\s,，%¥￥$€£()]/g;

/** What a condition names that its field can hold no value like; null for none. */
export function misfit(
  { symbol = '=', value, to, values = [] }: ExcelCellFilter,
  type: Column['type'],
): { readonly value: string; readonly wanted: 'number' | 'day' } | null {
  if (['contains', 'notContains', 'startsWith', 'isNull', 'notNull'].includes(symbol)) return null;
  const named = symbol === 'in' ? values : [value, ...(symbol === 'between' ? [to?.value] : [])];
  const texts = named.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
  const wanted = isNumericType(type) ? 'number' : type === 'date' || type === 'datetime' ? 'day' : null;
  if (wanted === null) return null;
  const isFit = (text: string) =>
    wanted === 'day' ? DAY.test(text) : !Number.isNaN(Number(text.replace(NUMBER_SIGNS, '') || 'none'));
  const found = texts.find((text) => !isFit(text));
  return found === undefined ? null : { value: found, wanted };
}

/** What a condition compares for, in words; the symbol of a row is `=` unless it says another. */
export function symbolText(symbol: CalcSymbol, language: Language): string {
  if (symbol === 'in') return WHERE_WORDS.oneOf[language];
  if (symbol === 'between') return WHERE_WORDS.between[language];
  return SYMBOLS.find(({ value }) => value === symbol)?.label[language] ?? symbol;
}

function comparedText({ cell, param, value }: ExcelCompared): string {
  return cell?.toUpperCase() ?? (param ? `${param.setCode}.${param.paramName}` : String(value ?? ''));
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
  const taken = isSame(given, cell) ? where : where.filter((one) => lostCell(sheet, cell, one) === undefined);
  return { where: taken.length === 0 ? undefined : [...taken] };
}

/** What a cell asks of the rows that it takes, to be read. */
export function conditionText(where: readonly ExcelCellFilter[], language: Language): string {
  return where
    .map(({ field, symbol = '=', to, values, ...first }) => {
      const said = /^[=!<>]+$/.test(symbol) ? symbol : symbolText(symbol, language);
      const wanted = values?.map((one) => String(one ?? '')) ?? [
        comparedText(first),
        ...(to ? [comparedText(to)] : []),
      ];
      return `${field} ${said} ${wanted.join(values ? '、' : ' – ')}`.trimEnd();
    })
    .join(', ');
}
