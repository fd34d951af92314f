import { cellWidth, showsNumber, type ExcelStyle } from '@aj-report/contract';
import { LONGEST_BLANK } from '../format/blank-groups.ts';
import { textOfCell } from '../format/format-cell.ts';
import type { GridCell } from '../grid.types.ts';

/** px to which a column grows by itself */
const WIDTH_MAX = 240;
/** px to which one grows that is asked to fit all that stands in it */
const FIT_MAX = 480;
/** Of the longest text of a look: shorter ones cannot be wider, whatever their letters are. */
const SURELY_SHORTER = 0.5;
/** px, as fonts of other machines are a little wider */
const SLACK = 4;

/** Characters from here on are about twice as wide as Latin ones. */
const FULL_WIDTH = 0x2e80;

type Value = GridCell['value'];

/** Values of one look whose texts are measured together. */
const KEPT_MAX = 64;

/** How long a text is, full-width characters twice. */
function lengthOf(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FULL_WIDTH) length++;
  return length;
}

/** Of the values under one look in one column, those whose texts can be the longest. */
class Extremes {
  private min = Infinity;
  private max = -Infinity;
  private readonly longest = new Set<Value>();
  private length = 0;

  constructor(private readonly cell: GridCell) {}

  add(value: Value): void {
    if (typeof value === 'number') {
      this.min = Math.min(this.min, value);
      this.max = Math.max(this.max, value);
      // Only a number without a format has as many decimals as it needs.
      if (this.cell.style?.numberFormat !== undefined) return;
    }
    const length = lengthOf(String(value));
    if (length < this.length * SURELY_SHORTER) return;
    this.length = Math.max(this.length, length);
    this.longest.add(value);
    if (this.longest.size > KEPT_MAX) this.keepWidest();
  }

  private widthOf(value: Value): number {
    return cellWidth(textOfCell({ ...this.cell, value }), this.cell.style);
  }

  private keepWidest(): void {
    const widest = [...this.longest].reduce((most, one) => (this.widthOf(one) > this.widthOf(most) ? one : most));
    this.longest.clear();
    this.longest.add(widest);
  }

  /** px */
  get width(): number {
    const values = [...(this.max >= this.min ? [this.min, this.max] : []), ...this.longest];
    return Math.ceil(Math.max(0, ...values.map((value) => this.widthOf(value)))) + SLACK;
  }
}

/** What a template says of the width of a column: so wide, as wide as its numbers need, or as everything in it needs. */
export type WidthKind = 'fixed' | 'numbers' | 'fit';

/**
 * Widths of columns, px: those that say nothing of it are as wide as their numbers and days need, up to a limit. Texts
 * reach over blank cells beside them, or wrap, unless the column is to fit them.
 */
export function grownWidths(
  rows: readonly (readonly GridCell[])[],
  widths: readonly number[],
  kindOf: (column: number) => WidthKind,
): number[] {
  const kinds = widths.map((_, column) => kindOf(column));
  const byColumn = widths.map(() => new Map<ExcelStyle | undefined, Extremes>());
  for (const row of rows) {
    for (const cell of row) {
      const { column, columnSpan, value, style, code } = cell;
      if (value === null || columnSpan > 1 || code !== undefined || kinds[column] === 'fixed') continue;
      if (!showsNumber(value, style) && (kinds[column] !== 'fit' || style?.wrap === true)) continue;
      const looks = byColumn[column] ?? new Map<ExcelStyle | undefined, Extremes>();
      const extremes = looks.get(style) ?? new Extremes(cell);
      looks.set(style, extremes);
      extremes.add(cell.blankGroup === undefined ? value : LONGEST_BLANK);
    }
  }
  return widths.map((width, column) => {
    const needed = Math.max(0, ...[...(byColumn[column]?.values() ?? [])].map((one) => one.width));
    return Math.max(width, Math.min(kinds[column] === 'fit' ? FIT_MAX : WIDTH_MAX, needed));
  });
}
