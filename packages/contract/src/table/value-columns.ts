import { isNumericType, type Table } from './table.ts';

/** Numbers that only tell rows apart. */
const ID_LIKE = /(?:^|_|\b)(?:id|no|code|zip)$|编号|编码|序号|代码/i;
const YEAR_LIKE = /^(?:year|month|day|年|月|日|年份|月份)$/i;

/** Whether a column of numbers names times by its name: years, months, days. */
export function isTimeName(name: string): boolean {
  return YEAR_LIKE.test(name);
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
