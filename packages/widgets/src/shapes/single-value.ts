import type { Cell, ColumnType } from '@aj-report/contract';
import type { Shape } from './shape.ts';

/** The one value that a figure, a text or a gauge shows. */
export interface SingleValue {
  /** `null` when there is no row or the cell is empty. */
  readonly value: Cell;
  readonly label: string;
  readonly type: ColumnType;
}

const NOTHING: SingleValue = { value: null, label: '', type: 'string' };

/** First row of the first column with a role other than `name`; without a mapping the first column. */
export const toSingleValue: Shape<SingleValue> = (table, mapping) => {
  const entry = mapping.find(({ role, field }) => role !== 'name' && table.columns.some(({ name }) => name === field));
  const field = entry?.field;
  const index = field === undefined ? 0 : table.columns.findIndex(({ name }) => name === field);
  const column = table.columns[index];
  if (!column || table.rowCount === 0) return NOTHING;
  return {
    value: table.data[index]?.[0] ?? null,
    label: entry?.label || column.label || column.name,
    type: column.type,
  };
};
