import type { Cell, ColumnType } from '@aj-report/contract';
import type { Shape } from './shape.ts';

export interface ShapedColumn {
  /** Name of the column in the table. */
  readonly key: string;
  /** Heading: the mapping's label, else the column's, else its name. */
  readonly label: string;
  readonly type: ColumnType;
}

/** Rows as they arrived, by column: `data[c][r]`. */
export interface RowsData {
  readonly columns: readonly ShapedColumn[];
  readonly data: readonly (readonly Cell[])[];
  readonly rowCount: number;
}

/** Columns in the order of the mapping, whatever their roles; without a mapping all columns of the table. */
export const toRowsData: Shape<RowsData> = (table, mapping) => {
  const indexOf = new Map(table.columns.map((column, c) => [column.name, c]));
  const picked =
    mapping.length > 0
      ? mapping.flatMap(({ field, label }) => {
          const index = indexOf.get(field);
          return index === undefined ? [] : [{ index, label }];
        })
      : table.columns.map((_, index) => ({ index, label: undefined }));

  const columns: ShapedColumn[] = [];
  const data: (readonly Cell[])[] = [];
  const seen = new Set<number>();
  for (const { index, label } of picked) {
    const column = table.columns[index];
    if (!column || seen.has(index)) continue;
    seen.add(index);
    columns.push({ key: column.name, label: label || column.label || column.name, type: column.type });
    data.push(table.data[index] ?? []);
  }
  return { columns, data, rowCount: table.rowCount };
};
