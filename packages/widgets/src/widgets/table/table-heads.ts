import type { TableColumn } from './table-columns.ts';

/** One heading in the grid of the header; lines and tracks of the grid count from 1. */
export interface HeadCell {
  readonly text: string;
  /** The column below; undefined for a heading over several. */
  readonly column: TableColumn | undefined;
  readonly line: number;
  readonly lines: number;
  readonly track: number;
  readonly tracks: number;
}

export interface TableHead {
  /** Headings by line. */
  readonly lines: readonly (readonly HeadCell[])[];
}

/** Headings of the columns; neighbours with the same heading above share it in a line of its own. */
export function toTableHead(columns: readonly TableColumn[]): TableHead {
  const isGrouped = columns.some(({ group }) => group !== '');
  const plain = (column: TableColumn, i: number, line: number, lines: number): HeadCell => ({
    text: column.heading,
    column,
    line,
    lines,
    track: i + 1,
    tracks: 1,
  });
  if (!isGrouped) return { lines: [columns.map((column, i) => plain(column, i, 1, 1))] };
  const above: HeadCell[] = [];
  const below: HeadCell[] = [];
  for (const [i, column] of columns.entries()) {
    if (column.group === '') {
      above.push(plain(column, i, 1, 2));
      continue;
    }
    below.push(plain(column, i, 2, 1));
    const before = above.at(-1);
    const goesOn = before && !before.column && before.text === column.group && columns[i - 1]?.group === column.group;
    if (goesOn) above[above.length - 1] = { ...before, tracks: before.tracks + 1 };
    else above.push({ text: column.group, column: undefined, line: 1, lines: 1, track: i + 1, tracks: 1 });
  }
  return { lines: [above, below] };
}
