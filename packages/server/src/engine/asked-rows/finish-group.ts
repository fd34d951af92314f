import type { Cell, ColumnType, Table } from '@aj-report/contract';
import { absolute, add, divide, subtract, toCell, toDecimal, withoutDrift, ZERO } from '../condition/decimal.ts';
import type { GroupMeasure, GroupPlan } from './plan-group.ts';
import { periodBefore } from './period-cell.ts';

/** Whether the parts of all measures are their values, with nothing left to compute. */
export function isWhole({ measures }: GroupPlan): boolean {
  return measures.every(({ aggregation, type }) => {
    if (aggregation === 'sum') return type !== 'number';
    return !['avg', 'median', 'shareOfTotal', 'change'].includes(aggregation);
  });
}

/** Columns that the parts of a measure take. */
export function partsOf({ aggregation }: Pick<GroupMeasure, 'aggregation'>): number {
  return aggregation === 'avg' ? 2 : 1;
}

/** The answer that keys and parts make: averages are divided by us so that every engine agrees to the last digit. */
export function finishGroup(plan: GroupPlan, parts: Table): Table {
  const { keys, measures } = plan;
  const columns = keys.map(({ as: name, type }) => ({ name, type }));
  const data = parts.data.slice(0, keys.length).map((cells) => [...cells]);
  let at = keys.length;
  for (const measure of measures) {
    const own = parts.data.slice(at, at + partsOf(measure));
    at += own.length;
    const { type, cells } = valuesOf(measure, own, plan, parts);
    columns.push({ name: measure.as, type });
    data.push([...cells]);
  }
  return { ...parts, columns, data };
}

function valuesOf(
  { aggregation, type }: GroupMeasure,
  [first = [], second = []]: readonly (readonly Cell[])[],
  plan: GroupPlan,
  parts: Table,
): { readonly type: ColumnType; readonly cells: readonly Cell[] } {
  switch (aggregation) {
    case 'count':
    case 'countDistinct':
      return { type: 'integer', cells: first };
    case 'avg':
      return { type: 'decimal', cells: first.map((sum, row) => quotient(sum, second[row] ?? null)) };
    case 'median':
      return { type: 'number', cells: first.map(withoutDrift) };
    case 'shareOfTotal':
      return { type: 'decimal', cells: sharesOf(first) };
    case 'change':
      return { type: 'decimal', cells: changesOf(first, plan, parts) };
    default:
      return { type, cells: type === 'number' ? first.map(withoutDrift) : first };
  }
}

function quotient(dividend: Cell, divisor: Cell): Cell {
  const [a, b] = [toDecimal(dividend), toDecimal(divisor)];
  const found = a && b ? divide(a, b) : undefined;
  return found ? toCell(found) : null;
}

function sharesOf(sums: readonly Cell[]): Cell[] {
  const total = sums.reduce<typeof ZERO>((sum, cell) => add(sum, toDecimal(cell) ?? ZERO), ZERO);
  return sums.map((cell) => quotient(cell, toCell(total)));
}

/** Growth against the period before, with the same other keys; without a grain against the date before that is there. */
function changesOf(sums: readonly Cell[], { keys, timeAt }: GroupPlan, parts: Table): Cell[] {
  const times = parts.data[timeAt] ?? [];
  const others = parts.data.slice(0, keys.length).filter((_, at) => at !== timeAt);
  const keyOf = (time: Cell, row: number) => JSON.stringify([time, ...others.map((cells) => cells[row] ?? null)]);
  const rows = new Map(times.map((time, row) => [keyOf(time, row), row]));
  const { grain } = keys[timeAt]!;
  const before = grain ? undefined : datesBefore(times, (row) => keyOf(null, row));
  return sums.map((cell, row) => {
    const time = times[row] ?? null;
    const earlier = grain ? periodBefore(time, grain) : undefined;
    const at = before ? before.get(row) : earlier === undefined ? undefined : rows.get(keyOf(earlier, row));
    return at === undefined ? null : growth(cell, sums[at] ?? null);
  });
}

/** By row: the row of the date before it among those with the same other keys. */
function datesBefore(times: readonly Cell[], keyOf: (row: number) => string): ReadonlyMap<number, number> {
  const dated = times.flatMap((time, row) => (time === null ? [] : [{ time: String(time), row }]));
  dated.sort((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
  const latest = new Map<string, number>();
  const before = new Map<number, number>();
  for (const { row } of dated) {
    const key = keyOf(row);
    const at = latest.get(key);
    if (at !== undefined) before.set(row, at);
    latest.set(key, row);
  }
  return before;
}

function growth(cell: Cell, before: Cell): Cell {
  const [now, then] = [toDecimal(cell), toDecimal(before)];
  const rate = now && then ? divide(subtract(now, then), absolute(then)) : undefined;
  return rate ? toCell(rate) : null;
}
