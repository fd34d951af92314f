import { isNumericType } from '@aj-report/contract';
import { regionScopeOf, type RegionScope } from '@aj-report/widgets/regions';
import {
  ADDED_TIME_NAME,
  COORDINATE_NAME,
  FLAG_NAME,
  ID_NAME,
  MEAN_NAME,
  PERIOD_NAMES,
  PERSONAL_NAME,
  RATE_NAME,
  splitUnit,
  spoken,
  SUM_NAME,
  YEAR_NAME,
} from './column-names.ts';
import { toFigure, type ColumnProfile, type TableProfile } from './profile.ts';

/**
 * What a column is good for. `period`: parts of a calendar that are no dates, such as years or `2024-05`; `name`: nearly
 * every row has its own; `none`: codes, long texts, places, what is empty or always the same.
 */
export type ColumnRole = 'time' | 'period' | 'measure' | 'category' | 'name' | 'id' | 'none';

export interface ReadColumn extends ColumnProfile {
  readonly role: ColumnRole;
  /** What people read: the name without its unit. */
  readonly label: string;
  readonly unit: string;
  /** How a measure is summed up. */
  readonly func: 'SUM' | 'AVG';
  /** A share of 1 that is shown as a percentage. */
  readonly isFraction: boolean;
  readonly region: RegionScope | undefined;
}

/** More groups than this are no categories any more. */
const CATEGORIES_MAX = 60;
/** Characters of a text that is read and not compared. */
const LONG_TEXT = 40;
/** Rows below which every row may be a category of its own. */
const SMALL_TABLE = 40;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const PERIOD_TEXT =
  /^(?:\d{4}[-/.年]\d{1,2}月?|\d{4}年?|(?:\d{4}年?[-\s]?)?(?:Q[1-4]|第?[一二三四1-4]季度)|\d{1,2}月(?:份)?|[一二三四五六七八九十]{1,2}月|(?:周|星期)[一二三四五六日天]|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d{1,2}:00)$/iu;
const CODE_TEXT =
  /^(?:[\w.+-]+@[\w-]+\.[\w.]+|https?:\/\/\S+|\+?[\d\s()-]{7,}|[A-Za-z]{0,6}[-_]?\d{3,}[\w-]*|[0-9a-f]{8}-[0-9a-f-]{20,})$/u;

export function readColumns({ rows, columns }: TableProfile): ReadColumn[] {
  return columns.map((column) => {
    const { plain, unit } = splitUnit(column.name);
    const role = roleOf(column, spoken(plain), rows);
    const region = role === 'category' || role === 'name' ? regionScopeOf(column.samples.map(String)) : undefined;
    const func = role === 'measure' && isMean(column, spoken(plain)) ? 'AVG' : 'SUM';
    const isFraction = func === 'AVG' && unit === '' && RATE_NAME.test(spoken(plain)) && isWithin(column, 0, 1);
    // The name of a region may be repeated in no two rows and still be one.
    const shown = region && role === 'name' && column.distinct <= CATEGORIES_MAX ? 'category' : role;
    return { ...column, role: shown, label: spoken(plain), unit: isFraction ? '%' : unit, func, isFraction, region };
  });
}

function roleOf(column: ColumnProfile, name: string, rows: number): ColumnRole {
  const { type, filled, distinct } = column;
  if (filled === 0 || (distinct <= 1 && rows > 1)) return 'none';
  if (type === 'date' || type === 'datetime') return 'time';
  if (type === 'boolean') return 'category';
  return isNumericType(type) ? roleOfNumber(column, name, rows) : roleOfText(column, name, rows);
}

function roleOfNumber(column: ColumnProfile, name: string, rows: number): ColumnRole {
  if (COORDINATE_NAME.test(name)) return 'none';
  const isWhole = column.type === 'integer';
  if (isWhole && isYear(column, name)) return 'period';
  if (isWhole && PERIOD_NAMES.some(([one, max]) => one.test(name) && isWithin(column, 0, max))) return 'period';
  if (ID_NAME.test(name) && !SUM_NAME.test(name.replace(ID_NAME, ' '))) return 'id';
  if (isWhole && isNumbering(column, rows)) return 'id';
  const { min, max } = column;
  if (isWhole && FLAG_NAME.test(name) && toFigure(min) === 0 && toFigure(max) === 1) return 'category';
  return 'measure';
}

function isWithin({ min, max }: ColumnProfile, least: number, most: number): boolean {
  const [from, to] = [toFigure(min), toFigure(max)];
  return from !== null && to !== null && from >= least && to <= most;
}

function isYear(column: ColumnProfile, name: string): boolean {
  if (!isWithin(column, FIRST_YEAR, LAST_YEAR) || SUM_NAME.test(name)) return false;
  return YEAR_NAME.test(name) || (!MEAN_NAME.test(name) && toFigure(column.min)! >= 1950 && column.distinct <= 40);
}

/** Whole numbers that are all different and leave out hardly one, or that look like phone numbers, name rows. */
function isNumbering(column: ColumnProfile, rows: number): boolean {
  if (isWithin(column, 10_000_000_000, 19_999_999_999)) return true;
  const [min, max] = [toFigure(column.min), toFigure(column.max)];
  const isUnique = column.distinct === column.filled && rows >= 5;
  return isUnique && min !== null && max !== null && max - min + 1 <= column.distinct * 1.02;
}

function roleOfText(column: ColumnProfile, name: string, rows: number): ColumnRole {
  const { filled, distinct, samples } = column;
  const texts = samples.map(String);
  const isPart = (test: (text: string) => boolean) =>
    texts.length > 0 && texts.filter(test).length >= texts.length * 0.9;
  if (isPart((text) => PERIOD_TEXT.test(text.trim())) && distinct <= CATEGORIES_MAX) return 'period';
  if (meanLength(texts) > LONG_TEXT) return 'none';
  if (PERSONAL_NAME.test(name)) return 'id';
  const isRepeated = distinct <= Math.max(2, filled * 0.6);
  const isCode = ID_NAME.test(name) || isPart((text) => CODE_TEXT.test(text.trim()));
  if (isCode) return isRepeated && distinct <= 12 && !ID_NAME.test(name) ? 'category' : 'id';
  if (isRepeated && distinct <= CATEGORIES_MAX) return 'category';
  if (rows <= SMALL_TABLE && distinct > 1) return 'name';
  return isRepeated || distinct <= filled ? 'name' : 'none';
}

function meanLength(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
}

function isMean(column: ColumnProfile, name: string): boolean {
  if (ADDED_TIME_NAME.test(name)) return false;
  if (MEAN_NAME.test(name)) return !/总|合计|total/iu.test(name);
  if (SUM_NAME.test(name)) return false;
  // Answers of a survey, readings below zero, parts of one.
  const isAnswer = column.type === 'integer' && isWithin(column, 1, 10) && column.distinct <= 10;
  return isAnswer || isWithin(column, 0, 1) || (toFigure(column.min) ?? 0) < 0;
}
