import {
  aggregationOf,
  ALL_ROWS,
  AppError,
  countsRows,
  grainOf,
  GRAINS,
  AGGREGATIONS,
  type Aggregation,
  type AskedGroup,
  type Column,
  type ColumnType,
  type Grain,
  type Text,
} from '@aj-report/contract';
import type { ValueOrders } from '../request/query-engine.types.ts';

/** One column that rows are grouped by. */
export interface GroupKey {
  readonly as: string;
  readonly field: string;
  readonly grain?: Grain;
  /** Of the column in the answer. */
  readonly type: ColumnType;
  /** Values that come first, in this order. */
  readonly order?: readonly string[];
}

/** One value of each group. */
export interface GroupMeasure {
  readonly as: string;
  /** Absent where rows are counted. */
  readonly field?: string;
  readonly aggregation: Aggregation;
  /** Of the column that is aggregated. */
  readonly type: ColumnType;
  /** The column of dates by which `last` finds its row. */
  readonly orderBy?: string;
}

/** A grouping whose columns are known and fit. */
export interface GroupPlan {
  readonly keys: readonly GroupKey[];
  readonly measures: readonly GroupMeasure[];
  /** Place of the key along which `change` looks back. */
  readonly timeAt: number;
}

/**
 * Checks a grouping against the columns that are grouped, as they are shown.
 * @throws AppError data-set/group-field-unknown, grain-unsuitable, aggregation-unsuitable, order-by-unsuitable,
 * change-needs-time, group-name-taken
 */
export function planGroup(
  { by, measures }: AskedGroup,
  columns: readonly Column[],
  orders: ValueOrders = {},
): GroupPlan {
  refuseDoubles([...by, ...measures].map(({ as }) => as));
  const keys = by.map(({ field, grain, as }): GroupKey => {
    const { type } = columnOf(field, columns);
    if (grain === undefined) return { as, field, type, ...(Object.hasOwn(orders, field) && { order: orders[field]! }) };
    const { takes, gives, label } = grainOf(grain);
    if (takes.includes(type)) return { as, field, grain, type: gives };
    const possible = joined(GRAINS.filter((one) => one.takes.includes(type)).map((one) => one.label));
    throw new AppError('data-set/grain-unsuitable', { field, grain: label, type, possible });
  });
  const timeAt = timeOf(keys);
  const planned = measures.map(({ field, aggregation, as, orderBy }): GroupMeasure => {
    const { takes, label } = aggregationOf(aggregation);
    if (aggregation === 'change' && timeAt < 0) throw new AppError('data-set/change-needs-time', { field });
    if (field === ALL_ROWS && countsRows(aggregation) && !columns.some(({ name }) => name === ALL_ROWS)) {
      return { as, aggregation, type: 'integer' };
    }
    const { type } = columnOf(field, columns);
    if (!takes.includes(type)) {
      const possible = joined(AGGREGATIONS.filter((one) => one.takes.includes(type)).map((one) => one.label));
      throw new AppError('data-set/aggregation-unsuitable', { field, aggregation: label, type, possible });
    }
    const order = aggregation === 'last' ? { orderBy: dateFor(field, orderBy, keys, columns) } : {};
    return { as, field, aggregation, type, ...order };
  });
  return { keys, measures: planned, timeAt };
}

function columnOf(field: string, columns: readonly Column[]): Column {
  const column = columns.find(({ name }) => name === field);
  if (column) return column;
  const known = columns.map(({ name }) => name).join(', ');
  throw new AppError('data-set/group-field-unknown', { field, known });
}

function isDate({ type }: Pick<Column, 'type'>): boolean {
  return type === 'date' || type === 'datetime';
}

/** The first key with a grain, else the first of dates; -1 = none. */
function timeOf(keys: readonly GroupKey[]): number {
  const grained = keys.findIndex(({ grain }) => grain !== undefined);
  return grained >= 0 ? grained : keys.findIndex(isDate);
}

/** The named column of dates, that of a key, or the first there is. */
function dateFor(
  field: string,
  orderBy: string | undefined,
  keys: readonly GroupKey[],
  columns: readonly Column[],
): string {
  const ofKeys = keys.map((key) => columns.find(({ name }) => name === key.field)).find((one) => one && isDate(one));
  const column = orderBy === undefined ? (ofKeys ?? columns.find(isDate)) : columnOf(orderBy, columns);
  if (column && isDate(column)) return column.name;
  throw new AppError('data-set/order-by-unsuitable', { field });
}

function refuseDoubles(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new AppError('data-set/group-name-taken', { name: twice });
}

function joined(labels: readonly Text[]): Text {
  return { zh: labels.map(({ zh }) => zh).join('、') || '无', en: labels.map(({ en }) => en).join(', ') || 'none' };
}
