import type { MergedRange } from '../cell/cell-sink.ts';
import { isTextCell, toSampleText, type SampleRow } from '../cell/sample-row.ts';

/** Rows of the header, both ends included; rows up to `bottom` hold no data. `top` 0 = there is no header. */
export interface HeaderRows {
  readonly top: number;
  readonly bottom: number;
}

/** A header of more rows than this is no header. */
const MAX_HEADER_ROWS = 5;
const MAX_NAME_LENGTH = 200;

/**
 * Finds the header among the first filled rows: the first row that fills at least half of the columns, so that
 * titles above the table are passed over. A row without any text is data: then there is no header.
 */
export function findHeader(rows: readonly SampleRow[], merges: readonly MergedRange[]): HeaderRows {
  const width = Math.max(0, ...rows.map((row) => row.cells.size));
  const index = rows.findIndex((row) => row.cells.size * 2 >= width && (width < 2 || row.cells.size > 1));
  const found = rows[Math.max(index, 0)];
  if (!found) return { top: 0, bottom: 0 };
  const above = rows[index - 1];
  if (above && !isTextRow(found) && isTextRow(above) && above.cells.size > 1 && above.row === found.row - 1) {
    return { top: above.row, bottom: above.row };
  }
  if (![...found.cells.values()].some(isTextCell)) return { top: 0, bottom: found.row - 1 };
  return { top: found.row, bottom: bottomOf(found, rows[Math.max(index, 0) + 1], merges) };
}

function isTextRow(row: SampleRow): boolean {
  return [...row.cells.values()].every(isTextCell);
}

/** Merges that reach down, or groups merged across with names below them, make a header of several rows. */
function bottomOf(header: SampleRow, next: SampleRow | undefined, merges: readonly MergedRange[]): number {
  const own = merges.filter((merge) => merge.top === header.row && merge.bottom < header.row + MAX_HEADER_ROWS);
  const bottom = Math.max(header.row, ...own.map((merge) => merge.bottom));
  if (bottom > header.row) return bottom;
  const groups = own.filter((merge) => merge.right > merge.left);
  if (groups.length === 0 || !next || next.row !== header.row + 1 || !isTextRow(next)) return bottom;
  const covered = (column: number) => groups.some((merge) => merge.left <= column && column <= merge.right);
  const fillsGap = [...next.cells.keys()].some((column) => !covered(column) && !header.cells.has(column));
  return fillsGap ? next.row : bottom;
}

/** Texts of the header by column, counted from 1. A merged cell names every column it covers. */
export class HeaderTexts {
  private readonly rows: ReadonlyMap<number, SampleRow>;
  private readonly merges: readonly MergedRange[];
  private readonly header: HeaderRows;
  private readonly date1904: boolean;

  constructor(rows: readonly SampleRow[], merges: readonly MergedRange[], header: HeaderRows, date1904: boolean) {
    this.rows = new Map(rows.map((row) => [row.row, row]));
    this.header = header;
    this.merges = merges.filter((merge) => merge.top <= header.bottom && merge.bottom >= header.top);
    this.date1904 = date1904;
  }

  /** Columns that have a header cell of their own. */
  get columns(): number[] {
    const columns = new Set<number>();
    for (let row = this.header.top; row > 0 && row <= this.header.bottom; row++) {
      for (const column of this.rows.get(row)?.cells.keys() ?? []) columns.add(column);
    }
    return [...columns];
  }

  /**
   * Names for a run of columns: the lowest text of each, with its group before it where the text alone occurs
   * twice; `column_n` where there is none; a number behind names that differ from an earlier one by case at most.
   */
  names(first: number, last: number): string[] {
    const columns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const lowest = columns.map((column) => this.textAt(column, this.header.bottom));
    const names = columns.map((column, index) => {
      const name = lowest[index]!;
      const group = this.groupOf(column, name);
      const isRepeated = group !== '' && lowest.filter((other) => isSameName(other, name)).length > 1;
      return isRepeated ? `${group}_${name}` : name;
    });
    return toUniqueNames(names.map((name, index) => name || `column_${index + 1}`));
  }

  private groupOf(column: number, name: string): string {
    if (this.header.top === this.header.bottom) return '';
    const group = this.textAt(column, this.header.top);
    return group === name ? '' : group;
  }

  /** The header names the column. */
  hasName(column: number): boolean {
    return this.textAt(column, this.header.bottom) !== '';
  }

  /** The text of a header cell; of the one above it where it is empty. */
  private textAt(column: number, row: number): string {
    if (this.header.top === 0) return '';
    for (let at = row; at >= this.header.top; at--) {
      const text = this.ownTextAt(column, at);
      if (text !== '') return text;
    }
    return '';
  }

  private ownTextAt(column: number, row: number): string {
    const merge = this.merges.find(
      ({ top, bottom, left, right }) => top <= row && row <= bottom && left <= column && column <= right,
    );
    const cell = this.rows.get(merge?.top ?? row)?.cells.get(merge?.left ?? column);
    return cell ? toName(toSampleText(cell, this.date1904)) : '';
  }
}

function toName(text: string): string {
  return text
    .replace(/[\r\n\t]+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * Names without repetition, compared without case: the second `a` becomes `a_2`.
 * @example toUniqueNames(['a', 'A', 'b']) // ['a', 'A_2', 'b']
 */
export function toUniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLowerCase();
    let unique = name;
    let count = counts.get(key) ?? 1;
    while (taken.has(unique.toLowerCase())) unique = `${name}_${++count}`;
    counts.set(key, count);
    taken.add(unique.toLowerCase());
    return unique;
  });
}
