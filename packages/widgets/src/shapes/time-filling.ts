import type { Language } from '@aj-report/contract';
import { isBlankName } from './blank-name.ts';
import { rowOf, type CategorySeries, type Series } from './category-series.ts';

export type TimeUnit = 'hour' | 'day' | 'week' | 'month' | 'year';
/** What stands at a time that no row has. */
export type TimeFill = 'empty' | 'zero' | 'previous';
/** `local` = as people of the language write it, `plain` = 2026-03-01. */
export type TimeLabel = 'local' | 'plain';

export interface TimeFilling {
  readonly unit: TimeUnit;
  readonly fill: TimeFill;
  readonly label: TimeLabel;
  /** Dates between which the axis reaches at least, in either order; what is no date is left aside. */
  readonly ends?: readonly [string, string];
}

/** More points than anybody reads; a range beyond them is a mistake in the data. */
const MAX_POINTS = 10_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** ms from Thursday, 1 January 1970, to the Monday after it. */
const MONDAY_MS = 4 * DAY_MS;

const MOMENT =
  /^(\d{4})(?:[-/.年]?(\d{1,2})(?:[-/.月]?(\d{1,2})日?(?:[T ]+(\d{1,2})(?:[:时点](?:(\d{1,2})(?:[:分](?:(\d{1,2}(?:\.\d+)?).*)?)?)?)?)?)?)?[年月]?Z?$/;
/** `2026-W09`, `2026年第9周` */
const WEEK = /^(\d{4})(?:-?W|年第?)(\d{1,2})周?$/i;
const DIGITS = /^(\d{4})(\d{2})(\d{2})?$/;

function toIsoWeek(year: number, week: number): number {
  const january4 = Date.UTC(year, 0, 4);
  return floorTime(january4, 'week') + (week - 1) * 7 * DAY_MS;
}

/**
 * ms since 1970 of a date written without a zone, undefined for other texts. Dates carry no zone: nothing is shifted,
 * and no hour is missing or twice there.
 */
export function parseMoment(text: string): number | undefined {
  const plain = text.trim();
  const week = WEEK.exec(plain);
  if (week) return toIsoWeek(Number(week[1]), Number(week[2]));
  const [, year, month = '1', day = '1', hour = '0', minute = '0', second = '0'] =
    DIGITS.exec(plain) ?? MOMENT.exec(plain) ?? [];
  if (year === undefined) return undefined;
  const time =
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) +
    Math.round(Number(second) * 1000);
  const made = new Date(time);
  const isReal =
    made.getUTCMonth() === Number(month) - 1 && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 61;
  return isReal ? time : undefined;
}

/** Beginning of the unit in which a time lies. */
export function floorTime(time: number, unit: TimeUnit): number {
  const date = new Date(time);
  if (unit === 'hour') return Math.floor(time / HOUR_MS) * HOUR_MS;
  if (unit === 'day') return Math.floor(time / DAY_MS) * DAY_MS;
  if (unit === 'week') return Math.floor((time - MONDAY_MS) / (7 * DAY_MS)) * 7 * DAY_MS + MONDAY_MS;
  return Date.UTC(date.getUTCFullYear(), unit === 'month' ? date.getUTCMonth() : 0);
}

/** Beginning of the next unit after the one that begins at `time`. */
export function nextTime(time: number, unit: TimeUnit): number {
  const date = new Date(time);
  if (unit === 'hour') return time + HOUR_MS;
  if (unit === 'day') return time + DAY_MS;
  if (unit === 'week') return time + 7 * DAY_MS;
  return Date.UTC(date.getUTCFullYear() + (unit === 'year' ? 1 : 0), date.getUTCMonth() + (unit === 'month' ? 1 : 0));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function writePlain(date: Date, unit: TimeUnit): string {
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  if (unit === 'year') return year;
  const month = `${year}-${two(date.getUTCMonth() + 1)}`;
  if (unit === 'month') return month;
  const day = `${month}-${two(date.getUTCDate())}`;
  return unit === 'hour' ? `${day} ${two(date.getUTCHours())}:00` : day;
}

interface Span {
  readonly isOneYear: boolean;
  readonly isOneDay: boolean;
}

/** What all labels have in common is left out of them. */
function writeLocal(date: Date, unit: TimeUnit, language: Language, { isOneYear, isOneDay }: Span): string {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const day = date.getUTCDate();
  const isZh = language === 'zh';
  if (unit === 'year') return isZh ? `${year}年` : String(year);
  if (unit === 'month') {
    if (isOneYear) return isZh ? `${month + 1}月` : (MONTHS[month] ?? '');
    return isZh ? `${year}年${month + 1}月` : `${MONTHS[month]} ${year}`;
  }
  const hour = `${two(date.getUTCHours())}:00`;
  if (unit === 'hour' && isOneDay) return hour;
  const plain = isZh ? `${month + 1}月${day}日` : `${MONTHS[month]} ${day}`;
  const full = isOneYear ? plain : isZh ? `${year}年${plain}` : `${plain}, ${year}`;
  return unit === 'hour' ? `${full} ${hour}` : full;
}

/** One place on the filled axis: the point of the data that stands there, -1 = none. */
interface Place {
  readonly time: number;
  readonly source: number;
}

/** Beginnings of the units in which the axis starts and ends by wish. */
function toEnds({ ends, unit }: TimeFilling): Place[] {
  const times = (ends ?? []).map(parseMoment).filter((time) => time !== undefined);
  return times.length < 2 ? [] : times.map((time) => ({ time: floorTime(time, unit), source: -1 }));
}

/** Places in order of time; undefined where a category is no date or the range is too long. */
function toPlaces(categories: readonly string[], filling: TimeFilling): Place[] | undefined {
  const { unit } = filling;
  const known: Place[] = [];
  for (const [source, text] of categories.entries()) {
    if (isBlankName(text)) continue;
    const time = parseMoment(text);
    if (time === undefined) return undefined;
    known.push({ time: floorTime(time, unit), source });
  }
  const dated = new Set(known.map(({ time }) => time));
  const [start, end] = toEnds(filling).toSorted((a, b) => a.time - b.time);
  if (start && !dated.has(start.time)) known.push(start);
  if (end && end.time !== start?.time && !dated.has(end.time)) known.push(end);
  known.sort((a, b) => a.time - b.time || a.source - b.source);
  const places: Place[] = [];
  for (const place of known) {
    const before = places.at(-1);
    for (let time = before && nextTime(before.time, unit); time !== undefined && time < place.time;) {
      places.push({ time, source: -1 });
      if (places.length > MAX_POINTS) return undefined;
      time = nextTime(time, unit);
    }
    places.push(place);
  }
  return places;
}

function fillSeries(one: Series, places: readonly Place[], fill: TimeFill): Series {
  let last: number | null = null;
  const rows: (number | null)[] = [];
  const data = places.map(({ source }) => {
    const row = source < 0 ? null : rowOf(one, source);
    rows.push(row);
    if (row === null) return fill === 'zero' ? 0 : fill === 'previous' ? last : null;
    const value = one.data[source] ?? null;
    if (value !== null) last = value;
    return value;
  });
  return { ...one, data, rows };
}

/**
 * The series over every hour, day, week (from Monday), month or year between the first and the last one of the data,
 * or of the ends that are wished, in order. A time that occurs twice stays two points; a value that is null in the data stays null. Rows without a
 * date are left out; data in which a category is no date, or that reach over more than 10,000 points, stay as they are.
 * @source domain-facts §2.4
 */
export function fillTime(data: CategorySeries, filling: TimeFilling, language: Language): CategorySeries {
  const places = toPlaces(data.categories, filling);
  const [first] = places ?? [];
  if (!places || !first) return data;
  const last = places.at(-1) ?? first;
  const span = {
    isOneYear: floorTime(first.time, 'year') === floorTime(last.time, 'year'),
    isOneDay: floorTime(first.time, 'day') === floorTime(last.time, 'day'),
  };
  const write = (time: number) =>
    filling.label === 'plain'
      ? writePlain(new Date(time), filling.unit)
      : writeLocal(new Date(time), filling.unit, language, span);
  return {
    categories: places.map(({ time }) => write(time)),
    series: data.series.map((one) => fillSeries(one, places, filling.fill)),
  };
}
