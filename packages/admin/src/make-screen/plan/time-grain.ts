import type { ReadColumn } from './read-columns.ts';

/** How finely a course of time is drawn. */
export type Grain = 'hour' | 'day' | 'month' | 'year';

const DAY_MS = 86_400_000;

export interface TimeSpan {
  readonly grain: Grain;
  /** The last hour, day, month or year has (nearly) all of its days. */
  readonly isLastWhole: boolean;
}

function toMoment(cell: ReadColumn['min']): number {
  return Date.parse(`${String(cell).replace(' ', 'T')}${String(cell).length > 10 ? 'Z' : ''}`);
}

/** A grain with enough points to be a course and few enough to be read; undefined where the dates cannot be read. */
export function spanOf({
  type,
  min,
  max,
  distinct,
}: Pick<ReadColumn, 'type' | 'min' | 'max' | 'distinct'>): TimeSpan | undefined {
  const [from, to] = [toMoment(min), toMoment(max)];
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  const days = (to - from) / DAY_MS;
  const grain = toGrain(days, type === 'datetime' && distinct > 2);
  return { grain, isLastWhole: isWhole(new Date(to), grain) };
}

function toGrain(days: number, hasHours: boolean): Grain {
  if (days <= 2 && hasHours) return 'hour';
  if (days <= 95) return 'day';
  return days <= 365 * 6 ? 'month' : 'year';
}

function isWhole(last: Date, grain: Grain): boolean {
  if (grain === 'month') return last.getUTCDate() >= 27;
  if (grain === 'year') return last.getUTCMonth() === 11;
  return true;
}

/** Characters of an ISO date that tell the grain. */
export const GRAIN_LENGTH: Readonly<Record<Grain, number>> = { hour: 13, day: 10, month: 7, year: 4 };

/** Periods of a course from which on its ends are compared with the others. */
const PERIODS_MIN = 5;
/** Share of the rows of the middle period below which an end has but a part of its rows. */
const THIN = 0.3;

/** The first and the last period where they have so few rows that a course would begin or end with a ramp. */
export function thinEndsOf(periods: readonly (readonly [period: string, rows: number])[]): {
  readonly thinFirst?: string;
  readonly thinLast?: string;
} {
  if (periods.length < PERIODS_MIN) return {};
  const inner = periods.slice(1, -1).map(([, rows]) => rows);
  const middle = inner.toSorted((a, b) => a - b)[Math.floor(inner.length / 2)]!;
  // Of one row a day every end has all of its rows.
  const isThin = (end: readonly [string, number]) => end[1] < middle * THIN && middle >= 4;
  const [first, last] = [periods[0]!, periods.at(-1)!];
  return { ...(isThin(first) ? { thinFirst: first[0] } : {}), ...(isThin(last) ? { thinLast: last[0] } : {}) };
}
