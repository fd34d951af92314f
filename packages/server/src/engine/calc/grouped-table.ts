import type { Cell, Column, Table } from '@aj-report/contract';

export interface GroupedColumn extends Column {
  readonly cells: readonly Cell[];
}

/** The grouped rows, which grow by a column or more with every calculation. */
export class GroupedTable {
  private readonly columns = new Map<string, GroupedColumn>();
  readonly rowCount: number;

  constructor(rowCount: number) {
    this.rowCount = rowCount;
  }

  get names(): readonly string[] {
    return [...this.columns.keys()];
  }

  find(name: string): GroupedColumn | undefined {
    return this.columns.get(name);
  }

  add(column: GroupedColumn): void {
    this.columns.set(column.name, column);
  }

  toTable(): Table {
    const columns = [...this.columns.values()];
    return {
      columns: columns.map(({ name, type }) => ({ name, type })),
      data: columns.map(({ cells }) => cells),
      rowCount: this.rowCount,
    };
  }
}
