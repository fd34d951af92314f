import { AppError, argumentOf, type CalcArgument, type Cell, type Column, type Table } from '@aj-report/contract';
import type { RowCall } from './calc-function.types.ts';

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

/** The column that an argument of a row function names. @throws AppError calc/operand-unknown */
export function operandOf(call: RowCall, argument: CalcArgument): GroupedColumn {
  return columnNamed(call, argumentOf(call.calculation, argument));
}

/** @throws AppError calc/operand-unknown */
export function columnNamed({ table, row, calculation }: RowCall, field: string): GroupedColumn {
  const column = table.find(field);
  if (column) return column;
  throw new AppError('calc/operand-unknown', {
    row,
    func: calculation.func,
    field,
    known: table.names.join(', '),
  });
}

/** Adds the one column of a row function under its alias. */
export function addResult({ table, calculation }: RowCall, type: Column['type'], cells: readonly Cell[]): void {
  table.add({ name: argumentOf(calculation, 'alias'), type, cells });
}
