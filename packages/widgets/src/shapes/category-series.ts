import type { Mapping, Table } from '@aj-report/contract';
import { nameOf } from './blank-name.ts';
import { isMeasure, toNumber } from './numbers.ts';

/** One row of numbers over the categories. */
export interface Series {
  readonly name: string;
  /** Role that the field was given: `bar`, `line`, … */
  readonly role: string;
  /** Aligned to the categories; null where there is no number. */
  readonly data: readonly (number | null)[];
  /** Row of the table that each value came from; absent while value i came from row i. */
  readonly rows?: readonly (number | null)[];
}

export interface CategorySeries {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  /** Where the categories stand on an axis of time, in ms since 1970 and in order; absent on an axis of names. */
  readonly times?: readonly number[];
  /** Series that are left out because there are too many to see; absent = none. */
  readonly undrawn?: number;
}

/** Series of one chart: those that reach furthest in all; more can neither be drawn in time nor be kept apart by eye. */
const SERIES_MAX = 200;

/** Roles that make a series; every chart of this shape takes all of them. */
export const SERIES_ROLES: ReadonlySet<string> = new Set([
  'bar',
  'line',
  'scatter',
  'series',
  'text',
  'value',
  'data',
  'yAxis',
]);

interface Measure {
  readonly column: number;
  readonly name: string;
  readonly role: string;
}

interface Plan {
  /** Column of the categories, -1 = rows are counted. */
  readonly x: number;
  /** Column whose values become series, -1 = none. */
  readonly split: number;
  readonly measures: readonly Measure[];
}

function toPlan(table: Table, mapping: readonly Mapping[]): Plan {
  const indexOf = (name: string) => table.columns.findIndex((column) => column.name === name);
  const nameOf = (entry: Mapping, c: number) => entry.label || table.columns[c]?.label || entry.field;
  const axis = mapping.find((entry) => entry.role.startsWith('xAxis'));
  const chosen = mapping
    .filter((entry) => SERIES_ROLES.has(entry.role))
    .map((entry) => {
      const column = indexOf(entry.field);
      return { column, name: nameOf(entry, column), role: entry.role };
    });
  const x = axis ? indexOf(axis.field) : freeColumn(table, new Set(chosen.map((measure) => measure.column)));
  if (chosen.length === 0) return { x, split: -1, measures: numericMeasures(table, x) };
  const split = chosen.findIndex(
    (one) => (one.role === 'series' || one.role === 'yAxis') && one.column >= 0 && !isMeasure(table, one.column),
  );
  const isSplit = split >= 0 && chosen.length > 1 && table.rowCount > 0;
  return {
    x,
    split: isSplit ? (chosen[split]?.column ?? -1) : -1,
    measures: isSplit ? chosen.filter((_, i) => i !== split) : chosen,
  };
}

/** The column that names the rows when none was mapped: the first that holds no numbers, else the first. */
function freeColumn(table: Table, taken: ReadonlySet<number>): number {
  const free = table.columns.map((_, c) => c).filter((c) => !taken.has(c));
  const dimension = free.find((c) => !isMeasure(table, c));
  if (dimension !== undefined) return dimension;
  return taken.size === 0 && free.length > 1 ? (free[0] ?? -1) : -1;
}

function numericMeasures(table: Table, x: number): Measure[] {
  return table.columns.flatMap((column, c) =>
    c !== x && isMeasure(table, c) ? [{ column: c, name: column.label || column.name, role: 'series' }] : [],
  );
}

/** Numbers of the table's categories, in row order; a repeated category stays a point of its own. */
function toPlain(table: Table, plan: Plan, blank: string): CategorySeries {
  const cells = table.data[plan.x];
  const categories = Array.from({ length: table.rowCount }, (_, r) =>
    cells ? nameOf(cells[r], blank) : String(r + 1),
  );
  const series = plan.measures.map(({ column, name, role }) => {
    const values = table.data[column];
    return { name, role, data: Array.from({ length: table.rowCount }, (_, r) => toNumber(values?.[r])) };
  });
  return { categories, series };
}

/** One series per value of the split column and measure, over the distinct categories. The last row of a pair wins. */
function toPivot(table: Table, plan: Plan, blank: string): CategorySeries {
  const places = new Map<string, number>();
  const rowsOf = new Map<string, Map<number, number>>();
  for (let r = 0; r < table.rowCount; r++) {
    const category = plan.x < 0 ? String(r + 1) : nameOf(table.data[plan.x]?.[r], blank);
    const place = places.get(category) ?? places.size;
    places.set(category, place);
    const key = nameOf(table.data[plan.split]?.[r], blank);
    const rows = rowsOf.get(key) ?? new Map<number, number>();
    rows.set(place, r);
    rowsOf.set(key, rows);
  }
  const categories = [...places.keys()];
  const keys = largest(rowsOf, (r) => plan.measures.reduce((sum, one) => sum + sizeAt(table, one, r), 0));
  const series = keys.flatMap(([key, rows]) =>
    plan.measures.map(({ column, name, role }) => {
      const sources = categories.map((_, place) => rows.get(place) ?? null);
      const data = sources.map((r) => (r === null ? null : toNumber(table.data[column]?.[r])));
      return { name: plan.measures.length > 1 ? `${key} · ${name}` : key, role, data, rows: sources };
    }),
  );
  const undrawn = rowsOf.size - keys.length;
  return { categories, series, ...(undrawn > 0 ? { undrawn } : {}) };
}

function sizeAt(table: Table, { column }: Measure, row: number): number {
  return Math.abs(toNumber(table.data[column]?.[row]) ?? 0);
}

/** As many series as there may be, those with the largest values in all, in the order of the rows. */
function largest<Rows extends ReadonlyMap<number, number>>(
  rowsOf: ReadonlyMap<string, Rows>,
  sizeOf: (row: number) => number,
): [string, Rows][] {
  const all = [...rowsOf];
  if (all.length <= SERIES_MAX) return all;
  const sizes = new Map(all.map(([key, rows]) => [key, [...rows.values()].reduce((sum, r) => sum + sizeOf(r), 0)]));
  const kept = new Set(
    [...sizes]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, SERIES_MAX)
      .map(([key]) => key),
  );
  return all.filter(([key]) => kept.has(key));
}

/**
 * Categories and their series, in the order of the mapping.
 * The first field whose role begins with `xAxis` gives the categories; a field of text with the role `series`
 * (or `yAxis`) beside a measure makes one series per value. With no series mapped every other column of numbers is one.
 * What is missing is null, never 0 and never an exception; an empty category is called `blank`.
 * @source domain-facts §2.3, row of the bar chart
 */
export function toCategorySeries(table: Table, mapping: readonly Mapping[], blank = ''): CategorySeries {
  const plan = toPlan(table, mapping);
  return plan.split < 0 ? toPlain(table, plan, blank) : toPivot(table, plan, blank);
}

/** Row of the table behind a point, or null where the series has none. */
export function rowOf(series: Series | undefined, index: number): number | null {
  if (!series) return null;
  return series.rows ? (series.rows[index] ?? null) : index;
}

/** Largest distance of the values from zero; of their sums while the series are stacked. */
export function reachOf(series: readonly Series[], isStacked: boolean): number {
  let reach = 0;
  const count = series[0]?.data.length ?? 0;
  for (let i = 0; i < count; i++) {
    let above = 0;
    let below = 0;
    for (const one of series) {
      const value = one.data[i] ?? 0;
      if (value > 0) above = isStacked ? above + value : Math.max(above, value);
      else below = isStacked ? below - value : Math.max(below, -value);
    }
    reach = Math.max(reach, above, below);
  }
  return reach;
}
