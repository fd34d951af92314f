import { isNumericType, type Table } from './table.ts';

/** Numbers that only tell rows apart. */
const ID_LIKE = /(?:^|_|\b)(?:id|no|code|zip)$|编号|编码|序号|代码/i;
const TIME_LIKE =
  /^(?:year|quarter|month|week|weekday|day|hour|minute|(?:day|hour)[ _]?of[ _]?\w+|年|季度?|月|周|星期几?|日|时|时段|小时|分钟|年份|月份)$/i;

/** Whether a column of numbers names times by its name: years, months, days, hours. */
export function isTimeName(name: string): boolean {
  return TIME_LIKE.test(name);
}

/** A cell as a number; numbers beyond what JSON holds come as texts. */
export function toNumber(cell: unknown): number | undefined {
  const value = typeof cell === 'string' && cell !== '' ? Number(cell) : cell;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * Places of the columns whose numbers a text can be about: neither keys nor years, and not blank throughout.
 * @example valueColumnsOf(toTable([{ id: 7, city: 'Oslo', sales: 3 }])) // [2]
 */
export function valueColumnsOf({ columns, data }: Table): readonly number[] {
  return columns.flatMap(({ name, type }, place) => {
    if (!isNumericType(type) || ID_LIKE.test(name) || isTimeName(name)) return [];
    return (data[place] ?? []).some((cell) => toNumber(cell) !== undefined) ? [place] : [];
  });
}
