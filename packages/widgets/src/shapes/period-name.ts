import type { Cell, Grain, Language } from '@aj-report/contract';

/** What people call a period that an answer is grouped by; what is none stays as it is. */
export function periodName(cell: Cell, grain: Grain, language: Language): Cell {
  if (cell === null) return null;
  const text = String(cell);
  switch (grain) {
    case 'year':
      return text.slice(0, 4);
    case 'quarter':
      return `${text.slice(0, 4)}-Q${Math.ceil(Number(text.slice(5, 7)) / 3)}`;
    case 'month':
      return text.slice(0, 7);
    case 'hourOfDay':
      return `${text.padStart(2, '0')}:00`;
    case 'weekday':
      return weekdayName(Number(cell), language);
    default:
      return cell;
  }
}

/** @param day 1 for Monday to 7 */
function weekdayName(day: number, language: Language): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(date);
}
