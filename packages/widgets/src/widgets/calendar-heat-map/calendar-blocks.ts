/** A stretch of days that is drawn as one calendar; both ends included, as `YYYY-MM-DD`. */
export interface Block {
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 86_400_000;

function toMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** 0 = Sunday */
export function weekdayOf(date: string): number {
  return new Date(toMs(date)).getUTCDay();
}

/** Whole years that hold the days, the latest `most` of them. */
export function toYears(dates: readonly string[], most: number): Block[] {
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))].toSorted().slice(-Math.max(Math.round(most), 1));
  return years.map((year) => ({ first: `${year}-01-01`, last: `${year}-12-31` }));
}

/** One block from the first day of the first month to the last day of the last month. */
export function toMonths(dates: readonly string[]): Block[] {
  const [start, end] = [dates[0], dates.at(-1)];
  if (start === undefined || end === undefined) return [];
  const [year = 0, month = 1] = end.split('-').map(Number);
  return [{ first: `${start.slice(0, 7)}-01`, last: toDate(Date.UTC(year, month, 0)) }];
}

export function datesOf({ first, last }: Block): string[] {
  const count = Math.round((toMs(last) - toMs(first)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, i) => toDate(toMs(first) + i * DAY_MS));
}

/** Weeks that a block takes when they begin on that day. */
export function weeksOf(block: Block, firstDay: number): number {
  return Math.ceil((datesOf(block).length + ((weekdayOf(block.first) + 7 - firstDay) % 7)) / 7);
}
