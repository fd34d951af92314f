import type { Mapping, Table } from '@aj-report/contract';
import { nameOf } from './blank-name.ts';
import { isMeasure, toNumber } from './numbers.ts';

export interface Point {
  /** A number, or an index into the categories. */
  readonly x: number;
  readonly y: number;
  /** What a bubble's area stands for; null where no field took the role. */
  readonly size: number | null;
  readonly name: string;
  /** Row of the table that it came from. */
  readonly row: number;
}

export interface PointSeries {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Points {
  /** Name of the field of the X axis. */
  readonly xLabel: string;
  /** Name of the first field that gives heights. */
  readonly yLabel: string;
  /** Distinct texts of the X axis in order of appearance; null while it counts numbers. */
  readonly categories: readonly string[] | null;
  readonly sizeLabel: string;
  readonly series: readonly PointSeries[];
  /** Where the categories stand on an axis of time, in ms since 1970; absent on an axis of names or numbers. */
  readonly times?: readonly number[];
}

/** Roles that give the height of a point; every chart of points takes all of them. */
const HEIGHT_ROLES = new Set(['scatter', 'bar', 'line', 'text', 'data', 'yAxis']);

interface Plan {
  readonly x: number;
  readonly heights: readonly { readonly column: number; readonly label: string }[];
  /** Columns, -1 = none. */
  readonly split: number;
  readonly size: number;
  readonly name: number;
}

function toPlan(table: Table, mapping: readonly Mapping[]): Plan {
  const indexOf = (entry: Mapping | undefined) => table.columns.findIndex(({ name }) => name === entry?.field);
  const labelOf = (entry: Mapping, c: number) => entry.label || table.columns[c]?.label || entry.field;
  const first = (test: (role: string) => boolean) => indexOf(mapping.find(({ role }) => test(role)));
  const chosen = mapping.filter(({ role }) => HEIGHT_ROLES.has(role));
  const series = mapping.find(({ role }) => role === 'series');
  const isSplit = series !== undefined && !isMeasure(table, indexOf(series));
  const value = mapping.find(({ role }) => role === 'value');
  if (series && !isSplit) chosen.push(series);
  if (chosen.length === 0 && value) chosen.push(value);
  const measures = table.columns.flatMap((_, c) => (isMeasure(table, c) ? [c] : []));
  const taken = chosen.map(indexOf);
  const hasX = mapping.some(({ role }) => role.startsWith('xAxis'));
  const x = hasX ? first((role) => role.startsWith('xAxis')) : freeColumn(table, taken);
  const heights =
    chosen.length > 0
      ? chosen.map((entry) => ({ column: indexOf(entry), label: labelOf(entry, indexOf(entry)) }))
      : measures
          .filter((c) => c !== x)
          .map((column) => ({ column, label: table.columns[column]?.label || table.columns[column]?.name || '' }));
  return {
    x,
    heights,
    split: isSplit ? indexOf(series) : -1,
    size: value && !chosen.includes(value) ? indexOf(value) : -1,
    name: first((role) => role === 'name'),
  };
}

/** The column of the X axis when none was mapped: the first that is not a height. */
function freeColumn(table: Table, taken: readonly number[]): number {
  return table.columns.findIndex((_, c) => !taken.includes(c));
}

/** Places along the X axis by row: numbers as they are, texts as indexes of their categories. */
function toPlaces(table: Table, x: number, blank: string): { categories: string[] | null; places: (number | null)[] } {
  const cells = table.data[x];
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  if (!cells) return { categories: null, places: rows.map((row) => row + 1) };
  if (isMeasure(table, x)) return { categories: null, places: rows.map((row) => toNumber(cells[row])) };
  const indexes = new Map<string, number>();
  const places = rows.map((row) => {
    const text = nameOf(cells[row], blank);
    const place = indexes.get(text) ?? indexes.size;
    indexes.set(text, place);
    return place;
  });
  return { categories: [...indexes.keys()], places };
}

/**
 * Points of one series per field with a height role, or per value of a text field with the role `series`.
 * A text on the X axis makes categories; `value` beside a height is the size of bubbles, `name` names the points.
 * A row without both numbers has no point; an empty text is called `blank`.
 * @source domain-facts §2.3, row of the scatter chart
 */
export function toPoints(table: Table, mapping: readonly Mapping[], blank = ''): Points {
  const plan = toPlan(table, mapping);
  const { categories, places } = toPlaces(table, plan.x, blank);
  const found = new Map<string, Point[]>();
  for (const { column, label } of plan.heights) {
    for (let row = 0; row < table.rowCount; row++) {
      const split = nameOf(table.data[plan.split]?.[row], blank);
      const key = plan.split < 0 ? label : plan.heights.length > 1 ? `${split} · ${label}` : split;
      const points = found.get(key) ?? [];
      found.set(key, points);
      const x = places[row] ?? null;
      const y = toNumber(table.data[column]?.[row]);
      if (x === null || y === null) continue;
      points.push({
        x,
        y,
        size: toNumber(table.data[plan.size]?.[row]),
        name: plan.name < 0 ? '' : nameOf(table.data[plan.name]?.[row], blank),
        row,
      });
    }
    if (table.rowCount === 0 && plan.split < 0) found.set(label, []);
  }
  return {
    xLabel: table.columns[plan.x]?.label || table.columns[plan.x]?.name || '',
    yLabel: plan.heights[0]?.label ?? '',
    categories,
    sizeLabel: table.columns[plan.size]?.label || table.columns[plan.size]?.name || '',
    series: [...found].map(([name, points]) => ({ name, points })),
  };
}
