import type { TableColumn } from './table-columns.ts';

/** Share of a table that numbers may claim before texts get any. */
const FIGURES_SHARE = 0.72;
/** Beside the content of a cell, as the sheet has it: `clamp(least, share of the column - less, most)` px a side. */
const PADDING = { least: 2, share: 0.12, less: 3, most: 14 };
/** em of a text of which something can be read, and what is left of a width in px that was set. */
const LEAST = { textEm: 3.4, ofSet: 0.35 };

/** Sizes of text and columns in their box, px. */
export interface WidthsBox {
  readonly width: number;
  readonly fontSize: number;
  /** Columns keep what they need and scroll sideways. */
  readonly isScrollX: boolean;
  /** Factor of all widths in px. */
  readonly scale: number;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function isSet({ track }: TableColumn): boolean {
  return /^[\d.]+px$/.test(track);
}

/** px of the columns that were set. */
function setPx(columns: readonly TableColumn[]): number {
  return sumOf(columns.filter(isSet).map(({ leastPx }) => leastPx));
}

/** px of a column in which that many px of a number are not cut. */
function widthOfFigure(px: number): number {
  const { least, share, less, most } = PADDING;
  return Math.ceil(Math.max(px + 2 * least, Math.min((px - 2 * less) / (1 - 2 * share), px + 2 * most))) + 1;
}

/** px that the numbers of each automatic column need; 0 for texts and for widths that were set. */
function figuresOf(columns: readonly TableColumn[], fontSize: number): readonly number[] {
  return columns.map(({ figureEm }) => (figureEm === 0 ? 0 : widthOfFigure(figureEm * fontSize)));
}

/** Whether no number of an automatic column is cut in letters of that size, and texts keep some room. */
export function areFiguresWhole(columns: readonly TableColumn[], width: number, fontSize: number): boolean {
  const room = width - setPx(columns) * LEAST.ofSet;
  return sumOf(figuresOf(columns, fontSize)) <= Math.min(width * FIGURES_SHARE, room);
}

/**
 * Factor of widths that were set in px: they grow with the text as long as there is room (`grown` = size of the text in
 * terms of the declared one), and give way where numbers would be cut and nothing of the texts could be read.
 */
export function scaleOfWidths(columns: readonly TableColumn[], width: number, fontSize: number, grown: number): number {
  const set = setPx(columns);
  if (grown > 1) return Math.min(grown, Math.max(1, width / Math.max(sumOf(columns.map(({ leastPx }) => leastPx)), 1)));
  // Widths set for all columns, or a column that stays while the others scroll, mean a table that is meant to be wide.
  if (set === 0 || columns.every(isSet) || columns.some(({ isFixed }) => isFixed)) return 1;
  const figures = figuresOf(columns, fontSize);
  const needs = columns.map((column, i) => (isSet(column) ? 0 : figures[i] || LEAST.textEm * fontSize));
  return Math.min(1, Math.max(LEAST.ofSet, (width - sumOf(needs)) / set));
}

/** Tracks of the columns: where they are narrow, texts give way first, because a cut number is another number. */
export function toTracks(columns: readonly TableColumn[], { width, fontSize, isScrollX, scale }: WidthsBox): string {
  const figures = areFiguresWhole(columns, width, fontSize) ? figuresOf(columns, fontSize) : [];
  const tracks = columns.map((column, i) => {
    if (isSet(column)) return `${Math.round(column.leastPx * scale)}px`;
    const least = isScrollX ? Math.ceil(column.leastPx * scale) : (figures[i] ?? 0);
    return column.track.replace(/^minmax\([^,]*,/, `minmax(${least}px,`);
  });
  return tracks.join(' ');
}

/** px that the rows keep: those of all columns where the table scrolls sideways, else of the columns set in px. */
export function leastRowWidth(
  columns: readonly TableColumn[],
  { isScrollX, scale }: Pick<WidthsBox, 'isScrollX' | 'scale'>,
): number {
  const kept = columns.filter((column) => isScrollX || isSet(column));
  return sumOf(kept.map(({ leastPx }) => Math.round(leastPx * scale)));
}
