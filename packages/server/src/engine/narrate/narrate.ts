import {
  isNumericType,
  isTimeName,
  toNumber,
  valueColumnsOf,
  type AiLength,
  type Language,
  type Table,
} from '@aj-report/contract';
import { WORDS, type NarratorWords } from './narrator-words.ts';

export interface NarrateOptions {
  readonly language: Language;
  readonly length: AiLength;
}

const SENTENCES: Readonly<Record<AiLength, number>> = { short: 2, medium: 4, long: 9 };
/** Columns whose values are neither added up nor divided among rows. */
const NOT_ADDED =
  /率|占比|比例|百分|均|温|单价|指数|评分|得分|rate|ratio|percent|pct|%|avg|average|mean|temp|price|index|score/i;
const TIME_TEXT = /^\d{4}(?:[-/.年]\d{1,2}|$)|^\d{1,2}月|^Q[1-4]|^\d{1,2}:\d{2}/;
const HOUR = /^(?:hour(?:[ _]?of[ _]?\w+)?|时|时段|小时)$/i;
/** Standard deviations from the mean from which a value stands out. */
const OUTLIER_FROM = 2;
const ROWS_FOR_OUTLIER = 6;
const MAX_VALUE_COLUMNS = 3;

interface Point {
  readonly label: string;
  readonly value: number;
}

/** One column of values with the names of its rows. */
interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  readonly isTime: boolean;
  readonly isAdded: boolean;
}

function labelColumnOf({ columns }: Table): number {
  const byTime = columns.findIndex(({ type }) => type === 'date' || type === 'datetime');
  if (byTime >= 0) return byTime;
  const byYear = columns.findIndex(({ name, type }) => isNumericType(type) && isTimeName(name));
  const byText = columns.findIndex(({ type }) => type === 'string');
  return byText >= 0 ? byText : byYear;
}

/** Numbers of a time in the order of their weight: year, month, day, or hour, minute. */
const partsOf = (label: string): number[] => (label.match(/\d+/g) ?? []).map(Number);

function compareTimes(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  const at = a.findIndex((part, place) => part !== b[place]);
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
}

/** 1 = from the earliest on, −1 = from the latest on, 0 = to and fro, which is no course. */
function directionOf(labels: readonly string[]): 1 | -1 | 0 {
  const steps = labels.slice(1).map((label, at) => compareTimes(labels[at]!, label));
  if (steps.every((step) => step < 0)) return 1;
  return steps.every((step) => step > 0) ? -1 : 0;
}

/** The name of a row; hours are said as such. */
function toLabel(cell: unknown, isHour: boolean, words: NarratorWords): string {
  const text = String(cell ?? '');
  return isHour && /^\d{1,2}$/.test(text) ? words.hour(text) : text;
}

function seriesOf(table: Table, words: NarratorWords): Series[] {
  const labelAt = labelColumnOf(table);
  const isHour = HOUR.test(table.columns[labelAt]?.name ?? '');
  const labels = (table.data[labelAt] ?? []).map((cell) => toLabel(cell, isHour, words));
  const named = labels.filter((label) => label !== '');
  const direction = named.length > 1 && named.every((label) => TIME_TEXT.test(label)) ? directionOf(named) : 0;
  return valueColumnsOf(table).map((c): Series => {
    const { name, label } = table.columns[c]!;
    const points = (table.data[c] ?? []).flatMap((cell, row): Point[] => {
      const value = toNumber(cell);
      return value === undefined ? [] : [{ label: labels[row] ?? '', value }];
    });
    const isAdded = !NOT_ADDED.test(name) && points.every(({ value }) => value >= 0);
    const inOrder = direction < 0 ? points.toReversed() : points;
    return { name: label ?? name, points: inOrder, isTime: direction !== 0, isAdded };
  });
}

function shown(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

function percent(value: number): string {
  return `${Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}

function sumOf(points: readonly Point[]): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}

function largestOf(points: readonly Point[]): Point {
  return points.reduce((best, point) => (point.value > best.value ? point : best));
}

function smallestOf(points: readonly Point[]): Point {
  return points.reduce((best, point) => (point.value < best.value ? point : best));
}

/** The value farthest from the others, when it lies far enough out. */
function outlierOf(points: readonly Point[]): Point | undefined {
  if (points.length < ROWS_FOR_OUTLIER) return undefined;
  const mean = sumOf(points) / points.length;
  const spread = Math.sqrt(points.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / points.length);
  const farthest = points.reduce((far, point) =>
    Math.abs(point.value - mean) > Math.abs(far.value - mean) ? point : far,
  );
  return spread > 0 && Math.abs(farthest.value - mean) > OUTLIER_FROM * spread ? farthest : undefined;
}

/** Where a row of times went: only up, only down, mostly one of them, or to and fro. */
function trendOf(points: readonly Point[], words: NarratorWords, name: string): string[] {
  if (points.length < 3) return [];
  const steps = points.slice(1).map(({ value }, at) => value - points[at]!.value);
  const ups = steps.filter((step) => step > 0).length;
  const downs = steps.filter((step) => step < 0).length;
  if (ups === steps.length) return [words.alwaysUp(name)];
  if (downs === steps.length) return [words.alwaysDown(name)];
  if (ups >= steps.length * 0.7) return [words.mostlyUp(name)];
  if (downs >= steps.length * 0.7) return [words.mostlyDown(name)];
  return [words.toAndFro(name)];
}

function changeOf(points: readonly Point[], words: NarratorWords, name: string): string[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (points.length < 2) return [];
  const from = { label: first.label, value: shown(first.value) };
  const to = { label: last.label, value: shown(last.value) };
  if (first.value === last.value) return [words.unchanged(name, from, to)];
  const rate = first.value === 0 ? undefined : percent(((last.value - first.value) / Math.abs(first.value)) * 100);
  return [(last.value > first.value ? words.rose : words.fell)(name, from, to, rate)];
}

function aboutSeries({ name, points, isTime, isAdded }: Series, words: NarratorWords): string[] {
  if (points.length === 1) return [words.single(name, points[0]!.label, shown(points[0]!.value))];
  const largest = largestOf(points);
  const smallest = smallestOf(points);
  if (largest.value === smallest.value) return [words.allEqual(name, shown(largest.value))];
  const sum = sumOf(points);
  const extremes = [words.largest(name, largest.label, shown(largest.value))];
  const low = [words.smallest(name, smallest.label, shown(smallest.value))];
  const change = isTime ? changeOf(points, words, name) : [];
  const share =
    isAdded && sum > 0 && !isTime ? [words.share(name, largest.label, percent((largest.value / sum) * 100))] : [];
  const whole = isAdded ? [words.sum(name, shown(sum))] : [words.mean(name, shown(sum / points.length))];
  const outlier = outlierOf(points);
  return [
    ...change,
    ...extremes,
    ...share,
    ...low,
    ...(isTime ? trendOf(points, words, name) : []),
    ...(outlier ? [words.outlier(name, outlier.label, shown(outlier.value), shown(sum / points.length))] : []),
    ...whole,
  ];
}

/** Takes turns among lists, so that each has its first sentence before any has its second. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/**
 * True sentences about a table: change, largest, smallest, share, trend, what stands out, sum or mean. Every number in
 * them is a cell or follows from cells (see `traceNumbers`). No sentence = the table has no values.
 */
export function narrate(table: Table, { language, length }: NarrateOptions): string[] {
  const words = WORDS[language];
  const series = seriesOf(table, words).slice(0, MAX_VALUE_COLUMNS);
  return inTurn(series.map((one) => aboutSeries(one, words))).slice(0, SENTENCES[length]);
}
