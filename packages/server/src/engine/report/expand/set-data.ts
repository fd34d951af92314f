import type { Cell, ColumnType, Table } from '@aj-report/contract';

/** Rows by their number in the table, ascending. */
export type RowNumbers = readonly number[];

/** Tables of a report by data set. */
export type Tables = ReadonlyMap<string, Table>;

/** A table with its fields by name. */
export class SetData {
  readonly rowCount: number;
  readonly all: RowNumbers;
  private readonly types: ReadonlyMap<string, ColumnType>;
  private readonly fields: ReadonlyMap<string, readonly Cell[]>;

  constructor(table: Table) {
    this.rowCount = table.rowCount;
    this.all = Array.from({ length: table.rowCount }, (_, row) => row);
    this.types = new Map(table.columns.map(({ name, type }) => [name, type]));
    this.fields = new Map(table.columns.map(({ name }, c) => [name, table.data[c] ?? []]));
  }

  get names(): string[] {
    return [...this.fields.keys()];
  }

  has(field: string): boolean {
    return this.fields.has(field);
  }

  typeOf(field: string): ColumnType {
    return this.types.get(field) ?? 'string';
  }

  valuesOf(field: string): readonly Cell[] {
    return this.fields.get(field) ?? [];
  }
}

/** Rows that are in both. */
export function intersect(a: RowNumbers, b: RowNumbers): RowNumbers {
  const found: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [x, y] = [a[i] as number, b[j] as number];
    if (x === y) {
      found.push(x);
      i++;
      j++;
    } else if (x < y) i++;
    else j++;
  }
  return found;
}
