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

/** Two numbers a row, in the order of the data or with the largest first. */
export function toTwoSides(data: RolesData, order: SideOrder): TwoSides {
  const [names, left, right] = ['xAxis', 'left', 'right'].map((role) => columnOf(data, role));
  const rows = Array.from({ length: data.rowCount }, (_, row) => ({
    name: nameAt(names, row),
    left: toNumber(left?.cells[row]),
    right: toNumber(right?.cells[row]),
    row,
  }));
  const labels = { left: left?.label ?? '', right: right?.label ?? '' };
  if (order === 'none') return { labels, rows };
  const weight = WEIGHTS[order];
  return { labels, rows: rows.toSorted((a, b) => weight(b) - weight(a) || a.row - b.row) };
}
