import { cutAlike } from '../../fields/cut-names.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { shortenOrHide } from '../../kit/labels/shorten.ts';

/** Room of a node's name. */
export interface NameRoom {
  /** px from the node to what stands behind its name */
  readonly width: number;
  /** px of the node and of the gap below it */
  readonly height: number;
}

/** Shares of their size that letters may take before names are cut, and px below which they are not read. */
const SIZES = { roomy: [1, 0.9], small: [1, 0.9, 0.8] };
const SMALLEST = 9;
/** em of a line */
export const LINE = 1.15;

/** The name on two lines, broken between words. */
function onTwoLines(name: string, size: number, { width, height }: NameRoom): string | undefined {
  if (size * LINE * 2 > height) return undefined;
  const words = name.split(' ');
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return ways.find((lines) => lines.every((line) => textWidth(line, size) <= width))?.join('\n');
}

/** The whole name, on a second line where it must; undefined = it has no room. */
function wholeName(name: string, size: number, room: NameRoom): string | undefined {
  return textWidth(name, size) <= room.width ? name : onTwoLines(name, size, room);
}

/** Name and sum of a node; the sum is left out where both do not fit, and the name where little of it would be left. */
function writeName(name: string, sum: string, size: number, room: NameRoom): string {
  const both = sum === '' ? name : `${name}  ${sum}`;
  if (textWidth(both, size) <= room.width) return both;
  return wholeName(name, size, room) ?? shortenOrHide(name, size, room.width);
}

/** What is written at each node. */
export function writeNames(
  rooms: ReadonlyMap<string, NameRoom>,
  sumOf: (name: string) => string,
  size: number,
): ReadonlyMap<string, string> {
  const texts = [...rooms].map(([name, room]) => [name, writeName(name, sumOf(name), size, room)] as const);
  const alike = cutAlike(texts);
  return new Map(texts.map(([name, text]) => [name, alike.has(text) ? '' : text]));
}

/** px of the letters: as set, or smaller where fewer names are cut then. */
export function toNameSize(names: ReadonlyMap<string, NameRoom>, set: number, isSmall: boolean): number {
  const cutAt = (size: number) => [...names].filter(([name, room]) => wholeName(name, size, room) === undefined).length;
  const sizes = (isSmall ? SIZES.small : SIZES.roomy).map((share) => Math.max(set * share, Math.min(set, SMALLEST)));
  return sizes.reduce((best, size) => (cutAt(size) < cutAt(best) ? size : best), set);
}
