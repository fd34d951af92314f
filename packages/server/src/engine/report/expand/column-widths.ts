import { cellWidth, showsNumber, type ExcelStyle } from '@aj-report/contract';
import { textOfCell } from '../format/format-cell.ts';
import type { GridCell } from '../grid.types.ts';

/** px to which a column grows by itself */
const WIDTH_MAX = 240;
/** px, as fonts of other machines are a little wider */
const SLACK = 4;

type Value = GridCell['value'];

/** Of the values under one look in one column, those whose texts can be the longest. */
class Extremes {
  private min = Infinity;
  private max = -Infinity;
  private longest: Value = null;
  private length = 0;

  constructor(private readonly cell: GridCell) {}

  add(value: Value): void {
    if (typeof value === 'number') {
      this.min = Math.min(this.min, value);
      this.max = Math.max(this.max, value);
      // Only a number without a format has as many decimals as it needs.
      if (this.cell.style?.numberFormat !== undefined) return;
    }
    const { length } = String(value);
    if (length > this.length) [this.longest, this.length] = [value, length];
  }

  /** px */
  get width(): number {
    const values = [
      ...(this.max >= this.min ? [this.min, this.max] : []),
      ...(this.longest === null ? [] : [this.longest]),
    ];
    const widths = values.map((value) => cellWidth(textOfCell({ ...this.cell, value }), this.cell.style));
    return Math.ceil(Math.max(0, ...widths)) + SLACK;
  }
}

/**
 * Widths of columns, px: those that say nothing of it are as wide as their numbers and days need, up to a limit. Texts
 * reach over blank cells beside them, or wrap.
 * @param isFixed of a column whose width the template says
 */
export function grownWidths(
  rows: readonly (readonly GridCell[])[],
  widths: readonly number[],
  isFixed: (column: number) => boolean,
): number[] {
  const fixed = widths.map((_, column) => isFixed(column));
  const byColumn = widths.map(() => new Map<ExcelStyle | undefined, Extremes>());
  for (const row of rows) {
    for (const cell of row) {
      const { column, columnSpan, value, style, code } = cell;
      if (value === null || columnSpan > 1 || code !== undefined || fixed[column] === true) continue;
      if (!showsNumber(value, style)) continue;
      const looks = byColumn[column] ?? new Map<ExcelStyle | undefined, Extremes>();
      const extremes = looks.get(style) ?? new Extremes(cell);
      looks.set(style, extremes);
      extremes.add(value);
    }
  }
  return widths.map((width, column) => {
    const needed = Math.max(0, ...[...(byColumn[column]?.values() ?? [])].map((one) => one.width));
    return Math.max(width, Math.min(WIDTH_MAX, needed));
  });
}
