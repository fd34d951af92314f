import type { ExcelValidation } from '@aj-report/contract';

type Kind = ExcelValidation['kind'];

const DAY_MS = 86_400_000;
/** Day 0 of a workbook's calendar, as days after the leap day that it invents are counted. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const MINUTES = 1_440;

/** The end of a rule as it is typed: days as `2026-01-31`, times as `18:30`. */
export function toEndText(kind: Kind, end: number | undefined): string {
  if (end === undefined) return '';
  if (kind === 'date') return new Date(DAY_ZERO_MS + end * DAY_MS).toISOString().slice(0, 10);
  if (kind !== 'time') return String(end);
  const minutes = Math.round(end * MINUTES);
  return [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** The other way round; undefined for a text that is none. */
export function readEnd(kind: Kind, typed: string): number | undefined {
  const text = typed.trim();
  if (kind === 'date') {
    const day = /^\d{4}-\d{1,2}-\d{1,2}$/.test(text) ? text.split('-').map(Number) : [];
    const [year = NaN, month = NaN, date = NaN] = day;
    const ms = Date.UTC(year, month - 1, date);
    const isDay = new Date(ms).getUTCDate() === date;
    return isDay ? (ms - DAY_ZERO_MS) / DAY_MS : undefined;
  }
  if (kind === 'time') {
    const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
    const count = Number(hours) * 60 + Number(minutes);
    return hours !== '' && Number(minutes) < 60 && count <= MINUTES ? count / MINUTES : undefined;
  }
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? undefined : number;
}
