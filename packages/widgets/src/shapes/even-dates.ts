import type { Mapping, Table } from '@aj-report/contract';

const DAY_MS = 86_400_000;

/** Dates as columns of dates have them, and as people write them into rows of their own. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;

/** ms since 1970 of a date without a zone, NaN for everything else. */
function toMs(cell: unknown): number {
  if (typeof cell !== 'string' || !DATE.test(cell)) return Number.NaN;
  return Date.parse(cell.length > 10 ? `${cell.replace(' ', 'T')}Z` : cell);
}

function areEqual(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}

function areGapsEqual(places: readonly number[]): boolean {
  return areEqual(places.slice(1).map((place, at) => place - (places[at] ?? 0)));
}

/** Whether moments are the same one of months in a row, or of every third, or twelfth. */
function areMonths(times: readonly number[]): boolean {
  const dates = times.map((time) => new Date(time));
  const isSame = areEqual(dates.map((date) => date.getUTCDate() * DAY_MS + (date.getTime() % DAY_MS)));
  return isSame && areGapsEqual(dates.map((date) => date.getUTCFullYear() * 12 + date.getUTCMonth()));
}

/**
 * Whether moments are as far from one another as the next: so many hours or days, or so many months, quarters or years,
 * which are not equally long. Last days of months are found by the days after them.
 */
export function areEvenlySpaced(moments: readonly number[]): boolean {
  const times = [...new Set(moments)].toSorted((a, b) => a - b);
  return areGapsEqual(times) || areMonths(times) || areMonths(times.map((time) => time + DAY_MS));
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
