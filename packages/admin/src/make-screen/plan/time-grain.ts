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
