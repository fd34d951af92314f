import { isNumericType, settingOf, type FieldSetting } from '@aj-report/contract';
import { regionScopeOf, type RegionScope } from '@aj-report/widgets/regions';
import { aggregationsOf, type Aggregation } from './aggregation.ts';
import { MEAN_NAME, RATE_NAME, SUM_NAME } from './amount-names.ts';
import {
  CLASS_NAME,
  CLOCK_NAME,
  COORDINATE_NAME,
  DATE_PARTS,
  FLAG_NAME,
  ID_NAME,
  PERIOD_NAMES,
  PERSONAL_NAME,
  RANK_NAME,
  splitUnit,
  spoken,
  THING_NUMBER,
  YEAR_NAME,
} from './column-names.ts';
import { toFigure, type ColumnProfile, type TableProfile } from './profile.ts';
import { findTotals } from './totals.ts';
import { readSigns } from './value-signs.ts';

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
  /** How a measure is put together over rows. */
  readonly func: Aggregation;
  /** A share of 1 that is shown as a percentage. */
  readonly isFraction: boolean;
  /** Yes or no: as a category it says which, as a measure (of 0 and 1) its mean is the share of yes. */
  readonly isFlag: boolean;
  /** Names of the columns that it is the sum of. */
  readonly parts: readonly string[];
  readonly region: RegionScope | undefined;
}

/** More groups than this are no categories any more. */
const CATEGORIES_MAX = 60;
/** Characters of a text that is read and not compared. */
const LONG_TEXT = 40;
/** Rows below which every row may be a category of its own. */
const SMALL_TABLE = 40;
/** Classes that are written as numbers. */
const CLASSES_MAX = 20;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const PERIOD_TEXT =
  /^(?:\d{4}[-/.年]\d{1,2}月?|\d{4}年?|(?:\d{4}年?[-\s]?)?(?:Q[1-4]|第?[一二三四1-4]季度)|\d{1,2}月(?:份)?|[一二三四五六七八九十]{1,2}月|(?:周|星期)[一二三四五六日天]|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d{1,2}:00)$/iu;
const CODE_TEXT =
  /^(?:[\w.+-]+@[\w-]+\.[\w.]+|https?:\/\/\S+|\+?[\d\s()-]{7,}|[A-Za-z]{0,6}[-_]?\d{3,}[\w-]*|[0-9a-f]{8}-[0-9a-f-]{20,})$/u;

/** Names of questions in a survey: what they ask is in the description. */
const QUESTION_CODE = /^(?:q|v|var|item|wt|题目?|问题)[\s_-]?\d+(?:[\s_.-]?[a-z\d]+)*$/iu;

/** What somebody has said of columns, by name; it counts before anything that the table tells. */
export type ChosenReadings = Readonly<Record<string, Aggregation | 'category' | 'none'>>;

/** What every column is: as it was said here, else as its data set remembers it, else as names, units and values tell. */
export function readColumns(
  { rows, columns, sample, settings = [] }: TableProfile,
  chosen: ChosenReadings = {},
): ReadColumn[] {
  const named = columns.map((column) => {
    const { plain, unit } = splitUnit(column.name);
    const kept = settingOf(settings, column.name);
    const said = QUESTION_CODE.test(plain) ? kept.description?.trim() : undefined;
    return { ...column, label: kept.label || said || spoken(plain), unit: kept.unit || unit, kept };
  });
  const roles = named.map(
    (column) => chosenRole(chosen[column.name]) ?? keptRole(column) ?? roleOf(column, column.label, rows),
  );
  const measures = named.filter((_, at) => roles[at] === 'measure');
  const hasCourse = roles.some((role) => role === 'time' || role === 'period');
  const totals = findTotals(
    measures.map(({ name }) => name),
    sample,
  );
  const signs = readSigns(
    named.map((column, at) => ({ ...column, role: roles[at]! })),
    sample,
  );
  const aggregations = aggregationsOf(measures, totals, hasCourse, signs);
  return named.map((column, at) => {
    const role = roles[at]!;
    const region = role === 'category' || role === 'name' ? regionScopeOf(column.samples.map(String)) : undefined;
    const said = chosen[column.name];
    const func = said === 'SUM' || said === 'AVG' ? said : (keptFunc(column) ?? aggregations.get(column.name) ?? 'SUM');
    const isFlag = saysYesOrNo(column);
    const isRate = column.unit === '' && RATE_NAME.test(column.label) && isWithin(column, -1, 1);
    const isFraction = role === 'measure' && func === 'AVG' && (isRate || isFlag);
    // The name of a region may be repeated in no two rows and still be one.
    const shown = region && role === 'name' && column.distinct <= CATEGORIES_MAX ? 'category' : role;
    const parts = totals.get(column.name) ?? [];
    const { kept: _kept, ...profile } = column;
    return { ...profile, role: shown, unit: isFraction ? '%' : column.unit, func, isFraction, isFlag, parts, region };
  });
}

function chosenRole(said: ChosenReadings[string] | undefined): ColumnRole | undefined {
  return said === 'SUM' || said === 'AVG' ? 'measure' : said;
}

interface Kept extends ColumnProfile {
  readonly kept: FieldSetting;
}

/** The role that the data set remembers, in the words of the planner. */
function keptRole({ kept: { role, aggregation }, type }: Kept): ColumnRole | undefined {
  if (role === 'time') return type === 'date' || type === 'datetime' ? 'time' : 'period';
  if (role === 'dimension' || role === 'place') return 'category';
  if (role === 'identifier') return 'id';
  if (role === 'none') return 'none';
  const isNumber = isNumericType(type);
  if (role === 'measure') return isNumber ? 'measure' : 'id';
  // Who says how numbers are put together says that they are amounts.
  return isNumber && aggregation !== undefined && !aggregation.startsWith('count') ? 'measure' : undefined;
}

/** Screens are made of sums and means; of any other figure of a column its mean says least that is wrong. */
function keptFunc({ kept: { aggregation } }: Kept): Aggregation | undefined {
  return aggregation === undefined ? undefined : aggregation === 'sum' ? 'SUM' : 'AVG';
}

const YES_NO_TEXT = /^(?:yes|no|true|false|y|n|t|f|是|否|有|无|对|错)$/iu;

/** Truths, 0 and 1, and two texts such as yes and no. */
function saysYesOrNo(column: ColumnProfile): boolean {
  if (column.type === 'boolean') return true;
  if (column.distinct !== 2) return false;
  if (isNumericType(column.type)) return toFigure(column.min) === 0 && toFigure(column.max) === 1;
  return column.samples.length > 0 && column.samples.every((text) => YES_NO_TEXT.test(String(text).trim()));
}

function roleOf(column: ColumnProfile, name: string, rows: number): ColumnRole {
  const { type, filled, distinct } = column;
  // Of a table without rows names and types are known, and nothing is empty.
  if (rows > 0 && (filled === 0 || (distinct <= 1 && rows > 1))) return 'none';
  if (type === 'date' || type === 'datetime') return 'time';
  if (type === 'boolean') return 'category';
  return isNumericType(type) ? roleOfNumber(column, name, rows) : roleOfText(column, name, rows);
}

function roleOfNumber(column: ColumnProfile, name: string, rows: number): ColumnRole {
  if (COORDINATE_NAME.test(name)) return 'none';
  const isWhole = column.type === 'integer';
  if (isWhole && isYear(column, name)) return 'period';
  if (isWhole && PERIOD_NAMES.some(([one, max]) => one.test(name) && isWithin(column, 0, max))) return 'period';
  if (isWhole && DATE_PARTS.some(([one, max]) => one.test(name) && isWithin(column, 0, max))) return 'none';
  if (isWhole && isClock(column, name)) return 'none';
  if (isWhole && THING_NUMBER.test(name)) return column.distinct <= CLASSES_MAX ? 'category' : 'id';
  if (ID_NAME.test(name) && !SUM_NAME.test(name.replace(ID_NAME, ' '))) return 'id';
  if (isWhole && isNumbering(column, rows)) return 'id';
  const { min, max } = column;
  if (isWhole && FLAG_NAME.test(name) && toFigure(min) === 0 && toFigure(max) === 1) return 'category';
  if (RANK_NAME.test(name)) return 'none';
  if (isWhole && CLASS_NAME.test(name) && column.distinct <= CLASSES_MAX && !saysYesOrNo(column)) return 'category';
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

/** Hours and minutes in one number, such as 905 and 1435: the last two digits are never more than 59. */
function isClock(column: ColumnProfile, name: string): boolean {
  const hasMinutes = column.samples.every((cell) => (toFigure(cell) ?? 0) % 100 < 60);
  const isDay = isWithin(column, 0, 2400) && (toFigure(column.max) ?? 0) >= 1000;
  return CLOCK_NAME.test(name) && isDay && hasMinutes && column.distinct > CLASSES_MAX;
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
