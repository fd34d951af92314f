import type { CalcDialect, CalcWindow, SourceColumn } from './calc-dialect.ts';

/** The value of one row of a group: each row gets its place by date, and the first one is picked. */
export function lastByPlace(
  dialect: Pick<CalcDialect, 'orderOf'>,
  column: SourceColumn,
  date: SourceColumn,
  tie: string | undefined,
  { groups, addColumn }: CalcWindow,
): string {
  const byTie = tie === undefined ? dialect.orderOf(column, 'desc') : `${tie} desc`;
  const order = `${dialect.orderOf(date, 'desc')}, ${byTie}`;
  const place = addColumn(`row_number() over (partition by ${groups.join(', ')} order by ${order})`);
  return `max(case when ${place} = 1 and ${date.sql} is not null then ${column.sql} end)`;
}
