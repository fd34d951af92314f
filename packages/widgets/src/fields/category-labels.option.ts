import { textWidth } from '../kit/labels/measure.ts';
import { toLines } from '../kit/labels/shorten.ts';
import type { CategoryAxisProps } from './axis.fields.ts';

interface Room {
  readonly width: number;
  readonly height: number;
  readonly isHorizontal: boolean;
}

export interface CategoryLabels {
  readonly interval: number | 'auto';
  readonly rotate: number;
  readonly width?: number;
  readonly overflow?: 'truncate' | 'break';
  readonly lineHeight?: number;
  readonly formatter?: (text: string) => string;
}

/** Share of the widget that the labels of horizontal bars may take, and that one of few labels may take. */
const MAX_SHARE = 0.3;
/** px below which a truncated label says nothing */
const MIN_WIDTH = 36;
/** px between two labels */
const GAP = 6;
/** Labels that are left of names in order, so that the others can be counted between them. */
const FEWEST = 4;
/** Categories looked at to find the widest. */
const SAMPLED = 200;
/** em from one line of a name to the next */
const LINE_HEIGHT = 1.25;

/** The text with a line break after every `count` characters. */
export function breakEvery(text: string, count: number): string {
  const characters = [...text];
  const lines: string[] = [];
  for (let at = 0; at < characters.length; at += count) lines.push(characters.slice(at, at + count).join(''));
  return lines.join('\n');
}

/** Dates and numbered names keep their order in mind: leaving some out is better than shortening them. */
function isOrdered(categories: readonly string[]): boolean {
  // A total at the end has no number.
  return categories.length > 2 && categories.slice(0, -1).every((category) => category === '' || /\d/.test(category));
}

/**
 * How category labels share their axis. What is set by hand (angle, interval, wrapping) is obeyed; otherwise names that
 * are too wide stand on two lines within their band, and where bands are narrow at an angle. Some are left out, evenly,
 * where even so they would meet, and where they are in order.
 */
export function toCategoryLabels(props: CategoryAxisProps, categories: readonly string[], room: Room): CategoryLabels {
  const { textFontSizeX: fontSize, textIntervalX: interval, textAngleX: rotate } = props;
  if (room.isHorizontal)
    return { interval: interval ?? 'auto', rotate, ...truncated(room.width * MAX_SHARE), ...wrapping(props) };
  const pitch = room.width / Math.max(categories.length, 1);
  const band = pitch * ((interval ?? 0) + 1) - GAP;
  const all = { interval: interval ?? 0, rotate };
  if (props.textRowsBreakAuto) return { ...all, width: Math.max(band, fontSize), ...wrapping(props) };
  if (rotate !== 0) return { interval: interval ?? 'auto', rotate, ...truncated(room.height * MAX_SHARE) };
  const widest = Math.max(0, ...categories.slice(0, SAMPLED).map((name) => textWidth(name, fontSize)));
  if (widest <= band) return all;
  const thinned = interval ?? toInterval(widest, pitch);
  if (isOrdered(categories) && categories.length > FEWEST * thinned) return { interval: thinned, rotate };
  if (band >= MIN_WIDTH) {
    const formatter = (text: string) => toLines(text, fontSize, band).join('\n');
    return { ...all, lineHeight: Math.round(fontSize * LINE_HEIGHT), formatter };
  }
  return slanted(widest, fontSize, pitch, room.height, interval);
}

/** Degrees by which names stand that have no room side by side, which take this share of their length across. */
const SLANT = 45;
const SLANT_SHARE = Math.SQRT1_2;

/** Names one above the other at an angle: many more of them have room than side by side, and all are thinned evenly. */
function slanted(widest: number, fontSize: number, pitch: number, height: number, interval: number | null) {
  const width = Math.min(widest, Math.max((height * MAX_SHARE) / SLANT_SHARE, MIN_WIDTH));
  const least = (fontSize * LINE_HEIGHT) / SLANT_SHARE;
  return { ...truncated(width), interval: interval ?? Math.ceil(least / pitch) - 1, rotate: SLANT };
}

function truncated(width: number) {
  return { width, overflow: 'truncate' as const };
}

/** How many labels are left out between two. ECharts would not keep its own interval within the plot. */
function toInterval(width: number, pitch: number): number {
  return Math.ceil((width + GAP * 2) / pitch) - 1;
}

function wrapping(props: CategoryAxisProps): Partial<CategoryLabels> {
  const { textRowsBreakAuto, textRowsNum: count, textFontSizeX } = props;
  if (!textRowsBreakAuto) return {};
  const lines = { overflow: 'break' as const, lineHeight: Math.round(textFontSizeX * LINE_HEIGHT) };
  return count === null ? lines : { ...lines, formatter: (text: string) => breakEvery(text, count) };
}
