import type { ExcelCell, ExcelSheet, ExpandDirection } from '@aj-report/contract';
import { mergeAt } from './area.ts';
import { toPlace, type Place } from './cell-name.ts';
import { cellAt } from './sheet-edit.ts';

const AGGREGATES = ['sum', 'avg', 'count', 'min', 'max', 'distinct'] as const;
export type Aggregate = (typeof AGGREGATES)[number];
export const AGGREGATE_CHOICES: readonly Aggregate[] = AGGREGATES;

const FIELD = /^#\{([A-Za-z0-9_-]+)\.("[^"]+"|[^(){}",]+)\}$/;
const AGGREGATED = /^#\{(sum|avg|count|min|max|distinct)\(([A-Za-z0-9_-]+)\.("[^"]+"|[^(){}",]+)\)\}$/;
/** A field that stands in a text by itself, not inside of a function. */
const HOLDS_FIELD = /#\{[A-Za-z0-9_-]+\.(?:"[^"]+"|[^(){}",]+)\}/;

/** A field, or what a function makes of it, as an expression writes it; names with brackets and the like stand in quotes. */
export function toFieldExpression(setCode: string, field: string, func?: Aggregate | 'share' | 'param'): string {
  const name = /[(){}",]/.test(field) ? `"${field.replaceAll('"', '')}"` : field;
  return func ? `#{${func}(${setCode}.${name})}` : `#{${setCode}.${name}}`;
}

/** The one expression that a value is; null for a text, a number, or several. */
export function readExpression(
  value: ExcelCell['value'],
): { readonly setCode: string; readonly field: string; readonly aggregate: Aggregate | null } | null {
  if (typeof value !== 'string') return null;
  const unquote = (name = '') => name.replace(/^"|"$/g, '');
  const aggregated = AGGREGATED.exec(value);
  if (aggregated) {
    const aggregate = AGGREGATES.find((one) => one === aggregated[1]) ?? null;
    return { setCode: aggregated[2] ?? '', field: unquote(aggregated[3]), aggregate };
  }
  const plain = FIELD.exec(value);
  return plain && { setCode: plain[1] ?? '', field: unquote(plain[2]), aggregate: null };
}

/** A field of a data set. */
export interface FieldName {
  readonly setCode: string;
  readonly field: string;
}

/** The first field that a value shows row by row; null for none. */
export function firstFieldOf(value: ExcelCell['value']): FieldName | null {
  const found = typeof value === 'string' ? HOLDS_FIELD.exec(value)?.[0] : undefined;
  const read = found === undefined ? null : readExpression(found);
  return read && { setCode: read.setCode, field: read.field };
}

/** Where a cell expands to; one that says nothing does so down where it holds a field. */
export function directionOf(cell: ExcelCell | undefined): ExpandDirection {
  if (!cell) return 'none';
  return cell.expand ?? (typeof cell.value === 'string' && HOLDS_FIELD.test(cell.value) ? 'down' : 'none');
}

/** The cell to the left that a cell follows: the named one, or the nearest in its row that expands down. */
export function leftParentOf(sheet: ExcelSheet, place: Place): Place | null {
  const named = cellAt(sheet, place)?.leftParent;
  if (named !== undefined) return toPlace(named);
  for (let column = place.column - 1; column >= 0; column--) {
    const { row, column: start } = mergeAt(sheet, { row: place.row, column });
    if (directionOf(cellAt(sheet, { row, column: start })) === 'down') return { row, column: start };
  }
  return null;
}

/** The cell above that a cell follows: the named one, or the nearest in its column that expands right. */
export function topParentOf(sheet: ExcelSheet, place: Place): Place | null {
  const named = cellAt(sheet, place)?.topParent;
  if (named !== undefined) return toPlace(named);
  for (let row = place.row - 1; row >= 0; row--) {
    const { row: start, column } = mergeAt(sheet, { row, column: place.column });
    if (directionOf(cellAt(sheet, { row: start, column })) === 'right') return { row: start, column };
  }
  return null;
}
