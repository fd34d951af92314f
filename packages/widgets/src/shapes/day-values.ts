import type { Cell } from '@aj-report/contract';
import { toNumber } from './numbers.ts';
import { columnOf, type RolesData } from './roles.ts';

export interface DayValue {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly value: number;
  /** Row of the table; null where the day is the sum of several. */
  readonly row: number | null;
}

/** One number a day. */
export interface DayValues {
  /** In order of time, each day once. */
  readonly days: readonly DayValue[];
  /** Name of the column of numbers. */
  readonly label: string;
  /** Rows whose date could not be read. */
  readonly unread: number;
}

const WRITTEN = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s].*)?$/;
const SHORT = /^(\d{4})(\d{2})(\d{2})$/;

/** `YYYY-MM-DD` of a date, a date with time, `2026/3/8`, `2026年3月8日` or `20260308`; null for anything else. */
export function toDay(cell: Cell | undefined): string | null {
  const text = String(cell ?? '').trim();
  const parts = WRITTEN.exec(text) ?? SHORT.exec(text);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/**
 * The numbers of the role `value` by the day of the role `xAxis`; without roles the first column that reads as dates.
 * Several rows of a day add up; a row without a number does not count.
 */
export function toDayValues(data: RolesData): DayValues {
  const plain = data.roles['name'] ?? [];
  const dates = columnOf(data, 'xAxis') ?? plain.find(({ cells }) => cells.some((cell) => toDay(cell) !== null));
  const measure = columnOf(data, 'value') ?? columnOf(data, 'series');
  const days = new Map<string, DayValue>();
  let unread = 0;
  for (let row = 0; row < data.rowCount; row++) {
    const date = toDay(dates?.cells[row]);
    if (date === null) unread += 1;
    const value = toNumber(measure?.cells[row]);
    if (date === null || value === null) continue;
    const earlier = days.get(date);
    days.set(date, earlier ? { date, value: earlier.value + value, row: null } : { date, value, row });
  }
  const sorted = [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { days: sorted, label: measure?.label ?? '', unread };
}
