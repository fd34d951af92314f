import type { Language } from '@aj-report/contract';
import { addDays, type DateUnit, type Day } from './dates.ts';

export const CALENDAR_WORDS = {
  back: { zh: '上一页', en: 'Back' },
  next: { zh: '下一页', en: 'Next' },
};

const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' };

function write(day: Day, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Headings of the seven columns from Monday on: 一 二 三 …, Mo Tu We …. */
export function weekdays(language: Language, monday: Day): readonly string[] {
  return Array.from({ length: 7 }, (_, i) => {
    const day = addDays(monday, i);
    return language === 'zh'
      ? write(day, 'zh', { weekday: 'narrow' })
      : write(day, 'en', { weekday: 'short' }).slice(0, 2);
  });
}

export function pageTitle(view: DateUnit, day: Day, cells: readonly Day[], language: Language): string {
  if (view === 'day') return write(day, language, { year: 'numeric', month: 'long' });
  if (view === 'month') return write(day, language, { year: 'numeric' });
  return `${cells[0]?.slice(0, 4)} – ${cells.at(-1)?.slice(0, 4)}`;
}

/** What a cell reads. */
export function cellLabel(view: DateUnit, cell: Day, language: Language): string {
  if (view === 'day') return String(Number(cell.slice(8)));
  return view === 'month' ? write(cell, language, { month: 'short' }) : cell.slice(0, 4);
}

/** What a screen reader says of a cell. */
export function cellName(view: DateUnit, cell: Day, language: Language): string {
  if (view === 'day') return write(cell, language, { dateStyle: 'full' });
  return write(cell, language, view === 'month' ? { year: 'numeric', month: 'long' } : { year: 'numeric' });
}
