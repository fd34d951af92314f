import { LIMITS, type Cell, type Row } from '@aj-report/contract';

/** Characters that rows may have. */
export interface RowSizes {
  readonly cell: number;
  readonly row: number;
  readonly all: number;
}

export const PREVIEW_SIZES: RowSizes = {
  cell: LIMITS.previewCellMax,
  row: LIMITS.previewRowMax,
  all: LIMITS.previewMax,
};

export interface ShortRows {
  readonly rows: Row[];
  /** Texts of which the beginning alone is there; they end with `…`. */
  readonly shortened: number;
}

/** Rows that a person looks at, with long texts truncated: every row is there, whatever it holds. */
export function shortenRows(rows: readonly Row[], sizes: RowSizes): ShortRows {
  let [left, shortened] = [sizes.all, 0];
  const short = rows.map((row) => {
    const next = shortenRow(row, sizes.cell, Math.min(sizes.row, left));
    left = Math.max(0, left - next.size);
    shortened += next.shortened;
    return next.row;
  });
  return { rows: short, shortened };
}

function shortenRow(row: Row, cellMax: number, rowMax: number) {
  let [size, shortened] = [0, 0];
  const cells = Object.entries(row).map(([name, cell]): [string, Cell] => {
    const limit = Math.max(0, Math.min(cellMax, rowMax - size));
    const isLong = typeof cell === 'string' && cell.length > limit;
    const short = isLong ? `${cell.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…` : cell;
    if (isLong) shortened++;
    size += name.length + String(short).length;
    return [name, short];
  });
  // Not filled one by one: a column may be called __proto__.
  return { row: Object.fromEntries(cells), size, shortened };
}
