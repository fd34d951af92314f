import { elide, textWidth } from '../kit/text-width.ts';
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
  /** px; absent = as set */
  readonly fontSize?: number;
  readonly formatter?: (text: string) => string;
}

/** Dates, times and plain numbers keep their order in mind: leaving some out is better than cutting them. */
const ORDERED = /^(?:[A-Z][a-z]{2} )?[\d\s:.,/年月日时分周季度Q-]+$|^[A-Z][a-z]{2}$/;

/** What tells numbered names apart is the number at their end, which would be cut off first. */
const NUMBERED = /^\D{0,12}\d+\D{0,4}$/;

/** Share of the widget that the labels of lying bars may take. */
const SIDE_SHARE = 0.3;
/** Share of the axis that one of the labels which are thinned out may take: a date that is cut says nothing. */
const ORDERED_SHARE = 0.5;
/** px below which an elided label says nothing */
const NARROWEST = 36;
/** Share of the font size that a row of lying bars needs so that its name does not touch the next one. */
const ROW = 1.15;
/** px between two labels */
const GAP = 6;
/** px between two of which others are left out: of longer names fewer */
const APART = 16;
/** Letters may be so much smaller before names that hardly exceed their bands are cut. */
const HARDLY = 0.82;
/** em between two lines of a name */
const LINE = 1.25;
const TRUNCATED = { overflow: 'truncate' } as const;
/** px of the plot below which a second line of names would take too much of it */
const LOW = 120;

/** The text with a line break after every `count` characters. */
export function breakEvery(text: string, count: number): string {
  const characters = [...text];
  const lines: string[] = [];
  for (let at = 0; at < characters.length; at += count) lines.push(characters.slice(at, at + count).join(''));
  return lines.join('\n');
}

function isOrdered(categories: readonly string[]): boolean {
  if (categories.every((category) => category === '' || ORDERED.test(category))) return true;
  // A total at the end has no number.
  return categories.length > 2 && categories.slice(0, -1).every((category) => NUMBERED.test(category));
}

/** Width of the widest label; a sample is enough for thousands of categories. */
function widestOf(categories: readonly string[], fontSize: number): number {
  const step = Math.max(Math.floor(categories.length / 200), 1);
  let widest = 0;
  for (let i = 0; i < categories.length; i += step) widest = Math.max(widest, textWidth(categories[i] ?? '', fontSize));
  return widest;
}

/** The text in at most two lines of so many px: broken between words or Chinese characters, and cut at its end. */
export function breakOnce(text: string, fontSize: number, width: number): string {
  const fits = (part: string) => textWidth(part, fontSize) <= width;
  const cut = (part: string) => elide(part, fontSize, width);
  if (fits(text)) return text;
  const characters = [...text];
  const whole = characters.findIndex((_, i) => !fits(characters.slice(0, i + 1).join('')));
  const half = Math.ceil(characters.length / 2);
  const space = characters.lastIndexOf(' ', whole);
  const inner = Math.max(Math.min(half, whole), 1);
  // A bracket opens before what is in it.
  const at = space > 0 ? space : inner - Number(/[(（]/.test(characters[inner - 1] ?? '') && inner > 1);
  if (/\w{2}/.test(characters.slice(at - 1, at + 1).join(''))) return cut(text);
  const rest = characters.slice(at).join('').trimStart();
  return `${characters.slice(0, at).join('')}\n${cut(rest)}`;
}

/**
 * How category labels share their axis without meeting. What is set by hand (angle, interval, wrapping) is obeyed;
 * otherwise labels that are too wide are elided to their band, or thinned out when bands are narrow or in order.
 */
export function toCategoryLabels(props: CategoryAxisProps, categories: readonly string[], room: Room): CategoryLabels {
  const fontSize = props.textFontSizeX;
  const interval = props.textIntervalX ?? 'auto';
  const rotate = props.textAngleX;
  const count = Math.max(categories.length, 1);
  if (room.isHorizontal) {
    const isRoomy = room.height / count >= fontSize * ROW;
    const each = props.textIntervalX ?? (isRoomy ? 0 : 'auto');
    return { interval: each, rotate, width: room.width * SIDE_SHARE, ...wrapping(props, 'truncate') };
  }
  // Labels of points on the edges hang over by a half each: the room is shared by all alike.
  const band = room.width / count;
  const shown = band * (typeof interval === 'number' ? interval + 1 : 1);
  if (props.textRowsBreakAuto) {
    return {
      interval: props.textIntervalX ?? 0,
      rotate,
      width: Math.max(shown - GAP, fontSize),
      ...wrapping(props, 'break'),
    };
  }
  if (rotate !== 0) return { interval, rotate, width: room.height * 0.4, overflow: 'truncate' };
  const widest = widestOf(categories, fontSize);
  // What fits by this measure is not left to ECharts, which wants more room.
  if (widest + GAP <= shown) return { interval: props.textIntervalX ?? 0, rotate };
  if (shown - GAP >= NARROWEST && !isOrdered(categories)) {
    const fitting = Math.floor((fontSize * shown) / (widest + GAP));
    if (fitting >= fontSize * HARDLY) return { interval: props.textIntervalX ?? 0, rotate, fontSize: fitting };
    const width = shown - GAP;
    const whole = { interval: props.textIntervalX ?? 0, rotate };
    if (room.height < LOW) return { ...whole, width, ...TRUNCATED };
    const formatter = (text: string) => breakOnce(text, fontSize, width);
    return { ...whole, lineHeight: Math.round(fontSize * LINE), formatter };
  }
  const most = room.width * (isOrdered(categories) ? ORDERED_SHARE : 0.25);
  const width = Math.min(widest, Math.max(most, NARROWEST));
  const step = Math.ceil((width + APART) / band) - 1;
  const thinned = { interval: props.textIntervalX ?? step, rotate };
  // A name that is left has all of the room up to the next one.
  const free = ((props.textIntervalX ?? step) + 1) * band - GAP;
  if (widest <= free) return thinned;
  const fitting = Math.floor((fontSize * free) / widest);
  if (fitting >= fontSize * HARDLY) return { ...thinned, fontSize: fitting };
  // The plot becomes narrower for the last one where that hangs over.
  const isOver = (count - 1) % (thinned.interval + 1) === 0;
  return { ...thinned, width: Math.max(width, free * (isOver ? 0.9 : 0.95)), ...TRUNCATED };
}

function wrapping(props: CategoryAxisProps, overflow: 'truncate' | 'break') {
  if (!props.textRowsBreakAuto) return { overflow };
  const count = props.textRowsNum;
  const lines = { overflow: 'break' as const, lineHeight: Math.round(props.textFontSizeX * 1.35) };
  return count === null ? lines : { ...lines, formatter: (text: string) => breakEvery(text, count) };
}
