import { IRR } from '@formulajs/formulajs';

const DAY_MS = 86_400_000;
const NO_NUMBER = new Error('#NUM!');

function numbersOf(values: readonly unknown[]): number[] {
  return values.flat().filter((value) => typeof value === 'number');
}

/** @throws TypeError for what is no day */
function toDay(value: unknown): Date {
  const day = /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0];
  const date =
    typeof value === 'number' ? new Date(Date.UTC(1899, 11, 30) + Math.floor(value) * DAY_MS) : new Date(day ?? '');
  if (Number.isNaN(date.getTime())) throw new TypeError('not a day');
  return date;
}

/** Whole months from one day to a later one. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}

function difference(start: unknown, end: unknown, unit: unknown): number | Error {
  const [from, to] = [toDay(start), toDay(end)];
  if (from > to) return NO_NUMBER;
  const months = monthsBetween(from, to);
  switch (String(unit).toUpperCase()) {
    case 'Y':
      return Math.floor(months / 12);
    case 'M':
      return months;
    case 'YM':
      return months % 12;
    case 'D':
      return (to.getTime() - from.getTime()) / DAY_MS;
    default:
      return NO_NUMBER;
  }
}

/** Functions of a workbook about days and payments; texts and blanks among payments count for nothing. */
export const TIME_AND_MONEY = {
  DATEDIF: difference,
  NPV: (rate: unknown, ...payments: readonly unknown[]) =>
    numbersOf(payments).reduce((sum, payment, i) => sum + payment / (1 + Number(rate ?? 0)) ** (i + 1), 0),
  IRR: (payments: unknown, guess?: unknown) => IRR(numbersOf([payments]), (guess ?? 0.1) as number) as unknown,
};
