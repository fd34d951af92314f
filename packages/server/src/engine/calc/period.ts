import type { Cell } from '@aj-report/contract';

const PERIOD = /^(\d{4})(?:(-?)(\d{2})(?:-(\d{2})(.*))?)?$/;

/**
 * The period a number of months earlier, written as the given one: a year, `YYYYMM`, `YYYY-MM`, a day or a moment.
 * Undefined when it does not read as one, is coarser than what is asked for, or has no such day (30 February).
 * @example periodBefore('2026-03-31', 1) // undefined
 * @example periodBefore('2026-03', 12) // '2025-03'
 */
export function periodBefore(cell: Cell, months: number): string | undefined {
  const match = PERIOD.exec(String(cell ?? ''));
  if (!match) return undefined;
  const [, year = '', dash = '', month, day, rest = ''] = match;
  if (month === undefined) return months % 12 === 0 ? String(Number(year) - months / 12).padStart(4, '0') : undefined;
  const count = Number(year) * 12 + Number(month) - 1 - months;
  const [beforeYear, beforeMonth] = [Math.floor(count / 12), (count % 12) + 1];
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  const text = `${String(beforeYear).padStart(4, '0')}${dash}${String(beforeMonth).padStart(2, '0')}`;
  if (day === undefined) return text;
  const lastDay = new Date(Date.UTC(beforeYear, beforeMonth, 0)).getUTCDate();
  return Number(day) <= lastDay ? `${text}-${day}${rest}` : undefined;
}
