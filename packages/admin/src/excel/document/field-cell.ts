import { isNumericType, type ColumnType, type ExcelCell } from '@aj-report/contract';
import { fieldOf } from './expression-choices.ts';
import { toFieldExpression } from './relations.ts';
import type { Patch } from './sheet-edit.ts';

/** A field of a set, as the data panel offers it. */
export interface OfferedField {
  readonly name: string;
  readonly type: ColumnType;
}

/** What a field makes of the cell into which it comes: numbers are summed, anything else groups. */
export function toFieldCell(setCode: string, { name, type }: OfferedField): Patch<ExcelCell> {
  const fresh = { formula: undefined, expand: undefined, order: undefined };
  return isNumericType(type)
    ? { ...fresh, value: toFieldExpression(setCode, name, 'sum'), group: undefined }
    : { ...fresh, value: toFieldExpression(setCode, name), group: 'merge' };
}

/** Whether a cell shows less than every row of its field. */
export function isGathered({ value, group }: ExcelCell): boolean {
  const field = fieldOf(value);
  return field !== null && (group !== undefined || value !== toFieldExpression(field.setCode, field.field));
}

/** The same field once a row; null for what is listed already or has no field. */
export function listed(cell: ExcelCell): Patch<ExcelCell> | null {
  const field = fieldOf(cell.value);
  return field && isGathered(cell) ? { value: toFieldExpression(field.setCode, field.field), group: undefined } : null;
}
