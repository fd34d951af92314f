import { AppError, argumentOf, type CalcArgument, type Cell, type Column } from '@aj-report/contract';
import type { RowCall } from './calc-function.types.ts';
import type { GroupedColumn } from './grouped-table.ts';

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
