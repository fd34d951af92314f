import type { Language } from '@aj-report/contract';

/** A month; `month` 1 … 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** Day of the week as JavaScript counts: 0 = Sunday. */
export type WeekStart = 0 | 1;

export interface Day {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly day: number;
  readonly isOutside: boolean;
  readonly isWeekend: boolean;
}

const DATE = /^\s*(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?/;
const WEEK = 7;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** yyyy-MM-dd of a text that begins with a date (`2026-9-1`, `2026/09/01 08:00`, `2026年9月1日`), else undefined. */
export function toDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? [];
  if (day === '') return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${pad(Number(month))}-${pad(Number(day))}` : undefined;
}

/** Month of a text that begins with one (`2026-09`, `2026-09-18`), else undefined. */
export function toMonth(text: string): Month | undefined {
  const [, year = '', month = ''] = DATE.exec(text) ?? [];
  const number = Number(month);
  return year !== '' && number >= 1 && number <= 12 ? { year: Number(year), month: number } : undefined;
}

/** The month that lies so many months later. */
export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + month - 1 + count;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** Date of today, by the clock of the machine. */
export function todayOf(now: Date): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The weeks that a month touches, each of seven days. */
export function weeksOf({ year, month }: Month, weekStart: WeekStart): readonly (readonly Day[])[] {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const before = (first.getUTCDay() - weekStart + WEEK) % WEEK;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = Math.ceil((before + length) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, i) => {
      const date = new Date(Date.UTC(year, month - 1, 1 - before + week * WEEK + i));
      const weekday = date.getUTCDay();
      return {
        date: date.toISOString().slice(0, 10),
        day: date.getUTCDate(),
        isOutside: date.getUTCMonth() !== month - 1,
        isWeekend: weekday === 0 || weekday === 6,
      };
    }),
  );
}

const LOCALES = { zh: 'zh-CN', en: 'en-US' } as const;
const WEEKDAYS = {
  zh: ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;

/** Short names of the days of the week, in their order. */
export function weekdayNames(weekStart: WeekStart, language: Language): readonly string[] {
  return Array.from({ length: WEEK }, (_, i) => WEEKDAYS[language][(i + weekStart) % WEEK] ?? '');
}

/** `2026年9月`, `September 2026` */
export function monthName({ year, month }: Month, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(year, month - 1, 1)));
}
