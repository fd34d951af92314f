import type { ColumnType } from './table.ts';

const DATES: readonly ColumnType[] = ['date', 'datetime'];
const MOMENTS: readonly ColumnType[] = ['datetime'];

/**
 * Periods that moments are taken together by, from long to short, and the two that repeat. A period is the first day of it as a
 * `date` (a week begins on Monday), an hour its first moment as a `datetime`; `hourOfDay` is an `integer` from 0 to 23
 * and `weekday` one from 1 for Monday to 7.
 */
export const GRAINS = [
  { value: 'year', label: { zh: '年', en: 'Year' }, takes: DATES, gives: 'date' },
  { value: 'quarter', label: { zh: '季度', en: 'Quarter' }, takes: DATES, gives: 'date' },
  { value: 'month', label: { zh: '月', en: 'Month' }, takes: DATES, gives: 'date' },
  { value: 'week', label: { zh: '周', en: 'Week' }, takes: DATES, gives: 'date' },
  { value: 'day', label: { zh: '日', en: 'Day' }, takes: DATES, gives: 'date' },
  { value: 'hour', label: { zh: '小时', en: 'Hour' }, takes: MOMENTS, gives: 'datetime' },
  { value: 'hourOfDay', label: { zh: '一天中的小时', en: 'Hour of day' }, takes: MOMENTS, gives: 'integer' },
  { value: 'weekday', label: { zh: '星期几', en: 'Weekday' }, takes: DATES, gives: 'integer' },
] as const;
export type Grain = (typeof GRAINS)[number]['value'];

/** What is known of a grain. */
export function grainOf(value: Grain): (typeof GRAINS)[number] {
  return GRAINS.find((one) => one.value === value)!;
}

/** The grains that a column of a type can take. */
export function grainsFor(type: ColumnType): readonly (typeof GRAINS)[number][] {
  return GRAINS.filter(({ takes }) => takes.includes(type));
}
