import { FAULT } from './scalar.ts';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Day 0 of a workbook's calendar for all days after the leap day that it invents. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
/** 1900-02-29, a day that never was. */
const INVENTED_DAY = 60;
const LAST_DAY = 2_958_465;

/** A day of a workbook's calendar; months from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** @throws Fault for a number that is no day */
export function wholeDay(serial: number): number {
  const day = Math.floor(serial);
  if (!(day >= 0 && day <= LAST_DAY)) throw FAULT.number;
  return day;
}

/** @throws Fault for a number that is no day */
export function dayOf(serial: number): Day {
  const whole = wholeDay(serial);
  if (whole === INVENTED_DAY) return { year: 1900, month: 2, day: 29 };
  if (whole === 0) return { year: 1900, month: 1, day: 0 };
  const date = new Date(DAY_ZERO_MS + (whole < INVENTED_DAY ? whole + 1 : whole) * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Number of a day; months and days may lie outside of their year and month. @throws Fault for none */
export function serialOf(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const serial = Math.round((date.getTime() - DAY_ZERO_MS) / DAY_MS);
  return wholeDay(serial <= INVENTED_DAY ? serial - 1 : serial);
}

export function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The same day of another month, its last where it has no such day. */
export function monthsLater(serial: number, months: number): number {
  const { year, month, day } = dayOf(serial);
  const at = year * 12 + month - 1 + Math.trunc(months);
  const [laterYear, laterMonth] = [Math.floor(at / 12), (((at % 12) + 12) % 12) + 1];
  return serialOf(laterYear, laterMonth, Math.min(day, daysIn(laterYear, laterMonth)));
}

/** From 0 on Sundays to 6. */
export function weekdayOf(serial: number): number {
  return (wholeDay(serial) + 6) % 7;
}

/** Seconds since midnight, whole. */
export function secondsOf(serial: number): number {
  wholeDay(serial);
  return Math.round((serial - Math.floor(serial)) * DAY_SECONDS) % DAY_SECONDS;
}

/** Part of a day. */
export function timeOf(hours: number, minutes: number, seconds: number): number {
  return (hours * 3600 + minutes * 60 + seconds) / DAY_SECONDS;
}
