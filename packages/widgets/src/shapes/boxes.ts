import { toNumber } from './numbers.ts';
import { columnOf, nameAt, type RolesData } from './roles.ts';

/** How quartiles are read between two values. */
export type QuartileRule = 'inclusive' | 'exclusive' | 'halves';

export interface Box {
  /** least, lower quartile, median, upper quartile, greatest: where whiskers and box end */
  readonly five: readonly [number, number, number, number, number];
  /** Values beyond the whiskers. */
  readonly outliers: readonly number[];
  /** Row of the table; null where the box was made of several. */
  readonly row: number | null;
}

export interface Boxes {
  readonly categories: readonly string[];
  /** Boxes aligned to the categories; null where a series has none. */
  readonly series: readonly { readonly name: string; readonly boxes: readonly (Box | null)[] }[];
}

export interface BoxRules {
  readonly quartiles: QuartileRule;
  /** Whiskers reach to the last value within that many heights of the box; 0 = to the least and greatest value. */
  readonly whisker: number;
}

function medianOf(sorted: readonly number[]): number {
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** The value at a place counted from 0, between two values by their distance. */
function at(sorted: readonly number[], place: number): number {
  const kept = Math.min(Math.max(place, 0), sorted.length - 1);
  const low = sorted[Math.floor(kept)] ?? 0;
  return low + ((sorted[Math.ceil(kept)] ?? low) - low) * (kept - Math.floor(kept));
}

/**
 * Lower quartile, median and upper quartile of sorted values: as QUARTILE.INC of spreadsheets, as QUARTILE.EXC, or as the
 * medians of both halves (the median itself in both).
 * @source Hyndman & Fan 1996, definitions 7 and 6; Tukey 1977, hinges
 */
export function toQuartiles(sorted: readonly number[], rule: QuartileRule): [number, number, number] {
  const n = sorted.length;
  if (rule === 'halves') {
    const half = Math.ceil(n / 2);
    return [medianOf(sorted.slice(0, half)), medianOf(sorted), medianOf(sorted.slice(n - half))];
  }
  const place = (share: number) => (rule === 'inclusive' ? (n - 1) * share : (n + 1) * share - 1);
  return [at(sorted, place(0.25)), medianOf(sorted), at(sorted, place(0.75))];
}

/** The box of some values; null for none. */
export function toBox(values: readonly number[], { quartiles, whisker }: BoxRules): Box | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (least === undefined || greatest === undefined) return null;
  const [q1, median, q3] = toQuartiles(sorted, quartiles);
  const reach = whisker > 0 ? (q3 - q1) * whisker : Number.POSITIVE_INFINITY;
  const within = sorted.filter((value) => value >= q1 - reach && value <= q3 + reach);
  const [low = q1, high = q3] = [within[0], within.at(-1)];
  const outliers = sorted.filter((value) => value < low || value > high);
  return { five: [Math.min(low, q1), q1, median, q3, Math.max(high, q3)], outliers, row: null };
}

const FIVE = ['min', 'q1', 'median', 'q3', 'max'] as const;

/** Box of a row that has the five numbers itself; null where one is missing. */
function toGivenBox(data: RolesData, row: number): Box | null {
  const five = FIVE.map((role) => toNumber(columnOf(data, role)?.cells[row]));
  if (five.includes(null)) return null;
  const [a, b, c, d, e] = (five as number[]).toSorted((x, y) => x - y) as [number, number, number, number, number];
  return { five: [a, b, c, d, e], outliers: [], row };
}

/**
 * One box per category (and per value of the column `series`): made of all values of its rows, or of the five numbers of
 * its row when these took their roles.
 */
export function toBoxes(data: RolesData, rules: BoxRules): Boxes {
  const [names, split, values] = ['xAxis', 'series', 'value'].map((role) => columnOf(data, role));
  const isGiven = !values && FIVE.every((role) => columnOf(data, role));
  const places = new Map<string, number>();
  const found = new Map<string, Map<number, { values: number[]; given: Box | null }>>();
  for (let row = 0; row < data.rowCount; row++) {
    const name = names ? nameAt(names, row, data.blank) : (values?.label ?? '');
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    const key = split ? nameAt(split, row, data.blank) : (values?.label ?? '');
    const series = found.get(key) ?? new Map<number, { values: number[]; given: Box | null }>();
    found.set(key, series);
    const group = series.get(place) ?? { values: [], given: null };
    series.set(place, group);
    if (isGiven) group.given = toGivenBox(data, row);
    const value = toNumber(values?.cells[row]);
    if (value !== null) group.values.push(value);
  }
  const categories = [...places.keys()];
  const series = [...found].map(([name, groups]) => ({
    name,
    boxes: categories.map((_, place) => {
      const group = groups.get(place);
      return group ? (group.given ?? toBox(group.values, rules)) : null;
    }),
  }));
  return { categories, series };
}
