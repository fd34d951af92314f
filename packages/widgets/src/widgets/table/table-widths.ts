import type { TableColumn } from './table-columns.ts';

/** Beside the content of a cell, as the sheet has it: `clamp(least, share of the column - less, most)` px a side. */
const PADDING = { least: 2, share: 0.12, less: 3, most: 14 };
/** What words keep at least of what they need. */
const LEAST_OF_WORDS = 0.7;
/** em that a word keeps: two letters of Chinese, of which one alone says nothing. */
const LEAST_WORD_EM = 2.1;
/** px that the outer sides of the first and the last column have at least, as the sheet has it */
const OUTER_PX = 5;
/** px for a line beside the cell, and for rounding */
const EDGE_PX = 2;
/** px of the box that are left to a thin scroll bar */
const SLACK_PX = 12;
/** What is left at least of a width in px that was set. */
const LEAST_OF_SET = 0.35;

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

/** px of a column in which that many px of a text are not cut. */
function widthOf(px: number): number {
  const { least, share, less, most } = PADDING;
  return Math.ceil(Math.max(px + 2 * least, Math.min((px - 2 * less) / (1 - 2 * share), px + 2 * most))) + EDGE_PX;
}

/** px beside the content of a column of that width, a side. */
function sideOf(px: number): number {
  const { least, share, less, most } = PADDING;
  return Math.min(Math.max(least, share * px - less), most);
}

/** px that each column needs in letters of that size, for no more than so many em of its content. */
function needsOf(columns: readonly TableColumn[], fontSize: number, mostEm = Infinity): readonly number[] {
  const last = columns.length - 1;
  return columns.map(({ needEm }, i) => {
    const px = widthOf(Math.min(needEm, mostEm) * fontSize);
    const sides = (i === 0 ? 1 : 0) + (i === last ? 1 : 0);
    return px + Math.ceil(sides * Math.max(0, OUTER_PX - sideOf(px)));
  });
}

/** px in which nothing of each automatic column is cut. */
function wholesOf(columns: readonly TableColumn[], fontSize: number): readonly number[] {
  return needsOf(
    columns.map((column) => ({ ...column, needEm: Math.max(column.needEm, column.wholeEm) })),
    fontSize,
  );
}

/** Whether nothing is cut in letters of that size. */
export function areWholesMet(columns: readonly TableColumn[], width: number, fontSize: number): boolean {
  const wholes = wholesOf(columns, fontSize);
  return sumOf(columns.map((column, i) => (isSet(column) ? column.leastPx : (wholes[i] ?? 0)))) <= width - SLACK_PX;
}

/** px that the automatic columns need together. */
function automaticNeeds(columns: readonly TableColumn[], fontSize: number): number {
  return sumOf(
    needsOf(
      columns.filter((column) => !isSet(column)),
      fontSize,
    ),
  );
}

/** Widths set for all columns, or a column that stays while the others scroll, mean a table that is meant to be wide. */
function isMeantWide(columns: readonly TableColumn[]): boolean {
  return columns.every(isSet) || columns.some(({ isFixed }) => isFixed);
}

/** Least factor of the widths that were set, at which each of them still shows what it has to. */
function leastOfSet(columns: readonly TableColumn[], fontSize: number): number {
  const needs = needsOf(columns, fontSize);
  const shares = columns.map((column, i) => (isSet(column) ? (needs[i] ?? 0) / column.leastPx : 0));
  return Math.min(1, Math.max(LEAST_OF_SET, ...shares));
}

/** Whether every column has what it needs in letters of that size. */
export function areNeedsMet(columns: readonly TableColumn[], width: number, fontSize: number): boolean {
  const least = isMeantWide(columns) ? LEAST_OF_SET : leastOfSet(columns, fontSize);
  return automaticNeeds(columns, fontSize) + setPx(columns) * least <= width || columns.every(isSet);
}

/**
 * Factor of widths that were set in px: they grow with the text as long as there is room (`grown` = size of the text in
 * terms of the declared one), and give way where numbers would be cut and nothing of the texts could be read.
 */
export function scaleOfWidths(columns: readonly TableColumn[], width: number, fontSize: number, grown: number): number {
  const set = setPx(columns);
  if (grown > 1) return Math.min(grown, Math.max(1, width / Math.max(sumOf(columns.map(({ leastPx }) => leastPx)), 1)));
  if (set === 0 || isMeantWide(columns)) return 1;
  const room = width - automaticNeeds(columns, fontSize);
  return Math.min(1, Math.max(leastOfSet(columns, fontSize), room / set));
}

/**
 * Columns that need more than the box, as pages of whole columns: those of every page but the last one fill the box, so
 * that nothing is cut at its edge before somebody scrolls.
 */
function toPages(least: readonly number[], width: number): readonly number[] {
  const pages: number[][] = [[]];
  for (const px of least) {
    const page = pages.at(-1) ?? [];
    if (page.length > 0 && sumOf(page) + px > width) pages.push([px]);
    else page.push(px);
  }
  return pages.flatMap((page, i) => (i < pages.length - 1 ? stretched(page, width) : page));
}

/** Widths that fill the box together; one that is wider alone stays. */
function stretched(page: readonly number[], width: number): readonly number[] {
  const share = Math.max(1, width / sumOf(page));
  const wide = page.map((px) => Math.floor(px * share));
  const rest = Math.max(0, Math.floor(width) - sumOf(wide));
  return wide.map((px, i) => (i === 0 ? px + rest : px));
}

/** px below which no column goes. Words give a little more way before the table scrolls for the sake of them. */
function leastWidths(columns: readonly TableColumn[], box: WidthsBox): readonly number[] {
  const { width, fontSize, isScrollX, scale } = box;
  const needs = needsOf(columns, fontSize);
  const least = columns.map((column, i) => {
    if (isSet(column)) return Math.round(column.leastPx * scale);
    return isScrollX ? Math.ceil(column.leastPx * scale) : (needs[i] ?? 0);
  });
  const missing = sumOf(least) - width;
  if (isScrollX || isMeantWide(columns) || missing <= 0) return least;
  const words = sumOf(least.filter((_, i) => columns[i]?.isCuttable));
  const shortest = needsOf(columns, fontSize, LEAST_WORD_EM);
  const spare = least.map((px, i) => (columns[i]?.isCuttable ? Math.max(0, px - (shortest[i] ?? 0)) : 0));
  const share = missing / sumOf(spare);
  if (share > 1 || missing > words * (1 - LEAST_OF_WORDS)) return toPages(least, width);
  return least.map((px, i) => Math.floor(px - (spare[i] ?? 0) * share));
}

/**
 * What the box has beyond the least widths, shared by what each column lacks of its whole texts. Columns whose shares
 * were set keep to those.
 */
function sharedOut(columns: readonly TableColumn[], box: WidthsBox): readonly number[] {
  const least = leastWidths(columns, box);
  const spare = box.width - SLACK_PX - sumOf(least);
  if (box.isScrollX || spare <= 0 || isMeantWide(columns) || columns.some(({ isShare }) => isShare)) return least;
  const wholes = wholesOf(columns, box.fontSize);
  const lacking = columns.map((column, i) => (isSet(column) ? 0 : Math.max(0, (wholes[i] ?? 0) - (least[i] ?? 0))));
  const share = Math.min(1, spare / Math.max(sumOf(lacking), 1));
  return least.map((px, i) => Math.floor(px + (lacking[i] ?? 0) * share));
}

/** Tracks of the columns: where they are narrow, what can be cut gives way first. */
export function toTracks(columns: readonly TableColumn[], box: WidthsBox): string {
  const least = sharedOut(columns, box);
  const tracks = columns.map((column, i) =>
    isSet(column) ? `${least[i]}px` : column.track.replace(/^minmax\([^,]*,/, `minmax(${least[i]}px,`),
  );
  return tracks.join(' ');
}

/** px that the rows keep; where the box has less the table scrolls sideways. */
export function leastRowWidth(columns: readonly TableColumn[], box: WidthsBox): number {
  return sumOf(leastWidths(columns, box));
}
