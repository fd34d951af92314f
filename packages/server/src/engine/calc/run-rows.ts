import { argumentOf, type Cell, type Table } from '@aj-report/contract';
import type { CalcParams } from './calc-value.ts';
import type { CompiledAggregate, CompiledCalc } from './compile-calc.ts';
import { CALC_FUNCTIONS } from './functions/all-functions.ts';
import { GroupedTable } from './grouped-table.ts';
import type { CalcPlan } from './plan-calc.ts';

/** Whether the statement's own rows are the answer, with nothing left to compute. */
export function isAnsweredBySql(plan: CalcPlan, { aggregates }: CompiledCalc): boolean {
  return plan.steps.every((step) => step.kind !== 'row') && aggregates.every((aggregate) => !aggregate.finish);
}

/** Names of the columns of an answer that the statement gives by itself. */
export function namesBySql(plan: CalcPlan): string[] {
  const aliases = plan.steps
    .filter((step) => step.kind === 'aggregate')
    .map((step) => argumentOf(step.calculation, 'alias'));
  return [...plan.groupFields, ...aliases];
}

/**
 * What is left to compute on the grouped rows: aggregates that come in parts, and the row functions in their order.
 * @param grouped rows of the compiled statement
 * @throws AppError calc/operand-unknown, calc/lookup-field-unknown, sql/param-unknown
 */
export function runRows(
  plan: CalcPlan,
  compiled: CompiledCalc,
  grouped: Table,
  params: CalcParams,
  lookups: ReadonlyMap<string, Table>,
): Table {
  const table = new GroupedTable(grouped.rowCount);
  plan.groupFields.forEach((name, at) => {
    table.add({ name, type: grouped.columns[at]?.type ?? 'string', cells: grouped.data[at] ?? [] });
  });
  const { groupFields } = plan;
  const lookup = (setCode: string) => lookups.get(setCode) ?? { columns: [], data: [], rowCount: 0 };
  for (const { kind, row, calculation } of plan.steps) {
    const found = CALC_FUNCTIONS[calculation.func as keyof typeof CALC_FUNCTIONS];
    const aggregate = compiled.aggregates.find((one) => one.row === row);
    if (aggregate) addAggregate(table, argumentOf(calculation, 'alias'), aggregate, grouped);
    else if (kind === 'row' && found.stage === 'row')
      found.run({ calculation, row, table, params, groupFields, lookup });
  }
  return table.toTable();
}

function addAggregate(table: GroupedTable, name: string, aggregate: CompiledAggregate, grouped: Table): void {
  const { at, sql, finish, type = grouped.columns[at]?.type ?? 'number' } = aggregate;
  const parts = sql.map((_, part) => grouped.data[at + part] ?? []);
  const cells = finish
    ? Array.from({ length: grouped.rowCount }, (_, row): Cell => finish(parts.map((cells) => cells[row] ?? null)))
    : (parts[0] ?? []);
  table.add({ name, type, cells });
}
