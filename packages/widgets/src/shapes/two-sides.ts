import { toNumber } from './numbers.ts';
import { columnOf, nameAt, type RolesData } from './roles.ts';

export interface TwoSidedRow {
  readonly name: string;
  readonly left: number | null;
  readonly right: number | null;
  /** Row of the table. */
  readonly row: number;
}

export interface TwoSides {
  readonly labels: { readonly left: string; readonly right: string };
  readonly rows: readonly TwoSidedRow[];
}

export type SideOrder = 'none' | 'sum' | 'left' | 'right';

const WEIGHTS: Readonly<Record<Exclude<SideOrder, 'none'>, (row: TwoSidedRow) => number>> = {
  sum: ({ left, right }) => (left ?? 0) + (right ?? 0),
  left: ({ left }) => left ?? Number.NEGATIVE_INFINITY,
  right: ({ right }) => right ?? Number.NEGATIVE_INFINITY,
};

/** Rows that say on which side their number stands: the first two sides that occur, a line for each name. */
function toSidesOfSeries(data: RolesData): TwoSides {
  const [names, numbers, sides] = ['xAxis', 'left', 'series'].map((role) => columnOf(data, role));
  const rows = new Map<string, TwoSidedRow>();
  const found: string[] = [];
  for (let row = 0; row < data.rowCount; row++) {
    const [name, side] = [nameAt(names, row, data.blank), nameAt(sides, row, data.blank)];
    if (!found.includes(side)) found.push(side);
    const key = (['left', 'right'] as const)[found.indexOf(side)];
    if (!key) continue;
    const known = rows.get(name) ?? { name, left: null, right: null, row };
    // The first number of a side stays.
    rows.set(name, { ...known, [key]: known[key] ?? toNumber(numbers?.cells[row]) });
  }
  return { labels: { left: found[0] ?? '', right: found[1] ?? '' }, rows: [...rows.values()] };
}

function toSidesOfFields(data: RolesData): TwoSides {
  const [names, left, right] = ['xAxis', 'left', 'right'].map((role) => columnOf(data, role));
  const rows = Array.from({ length: data.rowCount }, (_, row) => ({
    name: nameAt(names, row, data.blank),
    left: toNumber(left?.cells[row]),
    right: toNumber(right?.cells[row]),
    row,
  }));
  return { labels: { left: left?.label ?? '', right: right?.label ?? '' }, rows };
}

/** Two numbers a name, in the order of the data or with the largest first. */
export function toTwoSides(data: RolesData, order: SideOrder): TwoSides {
  const isOfSeries = columnOf(data, 'series') && !columnOf(data, 'right');
  const { labels, rows } = isOfSeries ? toSidesOfSeries(data) : toSidesOfFields(data);
  if (order === 'none') return { labels, rows };
  const weight = WEIGHTS[order];
  return { labels, rows: rows.toSorted((a, b) => weight(b) - weight(a) || a.row - b.row) };
}
