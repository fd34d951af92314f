import type { Cell, Grain } from '@aj-report/contract';

const DAY_MS = 86_400_000;
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?/;

/**
 * The period that a date of a Table lies in, as `GRAINS` says it.
 * @example periodOf('2027-01-02', 'week') // '2026-12-28'
 */
export function periodOf(cell: Cell, grain: Grain): Cell {
  const match = MOMENT.exec(String(cell ?? ''));
  if (!match) return null;
  const [, year = '', month = '', day = '', hour = '00'] = match;
  switch (grain) {
    case 'year':
      return `${year}-01-01`;
    case 'quarter':
      return `${year}-${String(Number(month) - ((Number(month) - 1) % 3)).padStart(2, '0')}-01`;
    case 'month':
      return `${year}-${month}-01`;
    case 'week':
      return dayAfter(`${year}-${month}-${day}`, 1 - weekdayOf(`${year}-${month}-${day}`));
    case 'day':
      return `${year}-${month}-${day}`;
    case 'hour':
      return `${year}-${month}-${day} ${hour}:00:00`;
    case 'hourOfDay':
      return Number(hour);
    case 'weekday':
      return weekdayOf(`${year}-${month}-${day}`);
  }
}

/** The period before one that `periodOf` gave; undefined for the first hour of a day and the first day of a week. */
export function periodBefore(period: Cell, grain: Grain): Cell | undefined {
  if (period === null) return undefined;
  if (grain === 'hourOfDay') return Number(period) > 0 ? Number(period) - 1 : undefined;
  if (grain === 'weekday') return Number(period) > 1 ? Number(period) - 1 : undefined;
  const text = String(period);
  if (grain === 'hour') {
    const before = new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - DAY_MS / 24).toISOString();
    return `${before.slice(0, 10)} ${before.slice(11, 19)}`;
  }
  // The day before the first one of a period lies in the one before.
  return periodOf(dayAfter(text, -1), grain);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 for Monday to 7. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
