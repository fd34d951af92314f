import type { TableColumn } from './table-columns.ts';

/** Beside the content of a cell, as the sheet has it: `clamp(least, share of the column - less, most)` px a side. */
const PADDING = { least: 2, share: 0.12, less: 3, most: 14 };
/** px for a line beside the cell, the outer side of the first and the last column, and rounding */
const EDGE_PX = 5;

/** Sizes of text and columns. */
export interface WidthsLook {
  /** px */
  readonly fontSize: number;
  /** Columns keep their whole texts and scroll sideways. */
  readonly isScrollX: boolean;
  /** Factor of all widths in px. */
  readonly scale: number;
}

function isSet({ track }: TableColumn): boolean {
  return /^[\d.]+px$/.test(track);
}

/** px of a column in which that many px of a text are whole. */
function widthOf(px: number): number {
  const { least, share, less, most } = PADDING;
  return Math.ceil(Math.max(px + 2 * least, Math.min((px - 2 * less) / (1 - 2 * share), px + 2 * most))) + EDGE_PX;
}

/** px below which no column goes: as set, or what has to be read of it. */
function leastWidths(columns: readonly TableColumn[], { fontSize, isScrollX, scale }: WidthsLook): readonly number[] {
  return columns.map((column) =>
    isSet(column) || isScrollX ? Math.ceil(column.leastPx * scale) : widthOf(column.needEm * fontSize),
  );
}

/** Tracks of the columns, which share what the box has beyond their least widths. */
export function toTracks(columns: readonly TableColumn[], look: WidthsLook): string {
  const least = leastWidths(columns, look);
  const tracks = columns.map((column, i) =>
    isSet(column) ? `${least[i]}px` : column.track.replace(/^minmax\([^,]*,/, `minmax(${least[i]}px,`),
  );
  return tracks.join(' ');
}

/** px that the rows keep; where the box has less the table scrolls sideways. */
export function leastRowWidth(columns: readonly TableColumn[], look: WidthsLook): number {
  return leastWidths(columns, look).reduce((sum, px) => sum + px, 0);
}
