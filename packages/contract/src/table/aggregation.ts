import { COLUMN_TYPES, type ColumnType } from './table.ts';

const NUMBERS: readonly ColumnType[] = ['integer', 'decimal', 'number'];
const ORDERED: readonly ColumnType[] = [...NUMBERS, 'date', 'datetime'];
const LASTING: readonly ColumnType[] = COLUMN_TYPES.filter((type) => type !== 'boolean');

/** The field of a measure that counts all rows, whatever stands in them. */
export const ALL_ROWS = '*';

/**
 * How the rows of a group become one value. Empty cells are passed over, and a group without a value has none: its sum is
 * empty rather than 0. `takes`: types of columns. `isNumber`: the result is a number whatever the column is; otherwise it
 * is what the column is. `last` takes the row with the greatest date of another column, `orderBy`. `shareOfTotal` and
 * `change` are computed on sums, or on counts for `*`: the part of all groups, and the growth against the period before,
 * (now − then) ÷ |then|, empty where that period is missing or 0.
 */
export const AGGREGATIONS = [
  { value: 'sum', label: { zh: '求和', en: 'Sum' }, takes: NUMBERS, isNumber: true },
  { value: 'avg', label: { zh: '平均值', en: 'Average' }, takes: NUMBERS, isNumber: true },
  { value: 'count', label: { zh: '计数', en: 'Count' }, takes: COLUMN_TYPES, isNumber: true },
  { value: 'countDistinct', label: { zh: '去重计数', en: 'Distinct count' }, takes: COLUMN_TYPES, isNumber: true },
  { value: 'min', label: { zh: '最小值', en: 'Minimum' }, takes: ORDERED, isNumber: false },
  { value: 'max', label: { zh: '最大值', en: 'Maximum' }, takes: ORDERED, isNumber: false },
  { value: 'median', label: { zh: '中位数', en: 'Median' }, takes: NUMBERS, isNumber: true },
  { value: 'last', label: { zh: '最新值', en: 'Latest' }, takes: LASTING, isNumber: false },
  { value: 'shareOfTotal', label: { zh: '占比', en: 'Share of total' }, takes: NUMBERS, isNumber: true },
  { value: 'change', label: { zh: '较上期变化', en: 'Change to period before' }, takes: NUMBERS, isNumber: true },
] as const;
export type Aggregation = (typeof AGGREGATIONS)[number]['value'];

/** What is known of an aggregation. */
export function aggregationOf(value: Aggregation): (typeof AGGREGATIONS)[number] {
  return AGGREGATIONS.find((one) => one.value === value)!;
}

/** The aggregations that a column of a type can take. */
export function aggregationsFor(type: ColumnType): readonly (typeof AGGREGATIONS)[number][] {
  return AGGREGATIONS.filter(({ takes }) => takes.includes(type));
}

/** The aggregations that need no column: they count rows. */
export function countsRows(aggregation: Aggregation): boolean {
  return aggregation === 'count' || aggregation === 'shareOfTotal' || aggregation === 'change';
}
