import type { Mapping, Table } from '@aj-report/contract';

/** Dates as columns of dates have them, and as people write them into rows of their own; months of a grouped answer. */
const DATE = /^\d{4}-\d\d(-\d\d([ T]\d\d:\d\d(:\d\d)?)?)?$/;

/** ms since 1970 of a date without a zone, NaN for everything else. */
function toMs(cell: unknown): number {
  if (typeof cell !== 'string' || !DATE.test(cell)) return Number.NaN;
  return Date.parse(cell.length > 10 ? `${cell.replace(' ', 'T')}Z` : cell);
}

/** Days of the longest month by those of the shortest one: nobody sees that months are not equally long. */
const EVEN = 31 / 28;

/** Whether moments are as far from one another as the next: hours, days, months, quarters or years in a row. */
export function areEvenlySpaced(moments: readonly number[]): boolean {
  const times = [...new Set(moments)].toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  gaps.sort((a, b) => a - b);
  return (gaps.at(-1) ?? 0) <= (gaps[0] ?? 0) * EVEN;
}

const known = new WeakMap<readonly unknown[], boolean>();

/** Whether the column of an axis holds dates alone, of which some are farther from their neighbours than others. */
function hasUnevenDates(table: Table, mapping: readonly Mapping[]): boolean {
  const axis = mapping.find(({ role }) => role.startsWith('xAxis'));
  const cells = table.data[table.columns.findIndex(({ name }) => name === axis?.field)];
  if (!cells) return false;
  const before = known.get(cells);
  if (before !== undefined) return before;
  // Most columns are no dates, which their first cell tells.
  const isDated = cells.length > 2 && !Number.isNaN(toMs(cells[0]));
  const times = isDated ? cells.map(toMs) : [];
  const isUneven = isDated && !times.some(Number.isNaN) && !areEvenlySpaced(times);
  known.set(cells, isUneven);
  return isUneven;
}

/** How the dates of an axis stand: `true` at their distances, `even` beside one another, `auto` by what they are. */
export type TimeDistance = 'auto' | 'true' | 'even';

/** Whether the categories of a chart stand on an axis of time. */
export function isSpread(distance: TimeDistance | undefined, table: Table, mapping: readonly Mapping[]): boolean {
  return distance === 'true' || (distance === 'auto' && hasUnevenDates(table, mapping));
}
