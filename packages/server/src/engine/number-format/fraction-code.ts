import type { FormatPart } from '@aj-report/contract';

/** Where the digits of a fraction stand in a section, as ranges of its parts. */
interface FractionPlaces {
  /** Of the whole number; undefined in `?/?`. */
  readonly whole: readonly [number, number] | undefined;
  readonly numerator: readonly [number, number];
  readonly denominator: readonly [number, number];
}

const isDigit = (part: FormatPart | undefined) => part?.kind === 'digit';
const isFigure = (part: FormatPart | undefined) =>
  isDigit(part) || (part?.kind === 'literal' && /^\d$/.test(part.source));

function runEndingAt(section: readonly FormatPart[], end: number): [number, number] | undefined {
  let start = end;
  while (start > 0 && isDigit(section[start - 1])) start--;
  return start < end ? [start, end] : undefined;
}

function placesOf(section: readonly FormatPart[]): FractionPlaces | undefined {
  const slash = section.findIndex(({ kind, text }) => kind === 'number' && text === '/');
  const numerator = slash < 0 ? undefined : runEndingAt(section, slash);
  let end = slash + 1;
  while (isFigure(section[end])) end++;
  if (!numerator || end === slash + 1) return undefined;
  let before = numerator[0];
  while (before > 0 && !isDigit(section[before - 1])) before--;
  return { whole: runEndingAt(section, before), numerator, denominator: [slash + 1, end] };
}

/**
 * The nearest fraction by its continued fraction.
 * @returns numerator and denominator
 */
function nearestFraction(value: number, denominatorMax: number): [number, number] {
  let [before, last] = [[0, 1] as const, [1, 0] as const] as [readonly [number, number], readonly [number, number]];
  for (let rest = value; ;) {
    const whole = Math.floor(rest);
    const next: [number, number] = [whole * last[0] + before[0], whole * last[1] + before[1]];
    if (next[1] > denominatorMax) break;
    [before, last] = [last, next];
    const isExact = Math.abs(value - last[0] / last[1]) < 1e-13;
    if (isExact || rest === whole) break;
    rest = 1 / (rest - whole);
  }
  return [last[0], last[1]];
}

function fractionOf(value: number, pattern: string): [number, number] {
  const fixed = /[1-9]/.test(pattern) ? Number(pattern.replace(/\D/g, '')) : undefined;
  return fixed === undefined ? nearestFraction(value, 10 ** pattern.length - 1) : [Math.round(value * fixed), fixed];
}

/** Figures in the places of a pattern: `?` leaves room, `0` shows a zero. */
function padded(figures: string, pattern: string, side: 'start' | 'end'): string {
  const missing = pattern.slice(0, Math.max(0, pattern.length - figures.length));
  const room = [...missing].map((sign) => (sign === '0' && side === 'start' ? '0' : sign === '#' ? '' : ' ')).join('');
  return side === 'start' ? room + figures : figures + room;
}

const sourceOf = (parts: readonly FormatPart[]) => parts.map(({ source }) => source).join('');
const textOf = (parts: readonly FormatPart[]) => parts.map(({ text }) => text).join('');
const quoted = (text: string) => (text === '' ? '' : `"${text}"`);

/**
 * A section whose fraction is filled with that of a value; undefined of a section without fraction. The library bumps
 * the whole number where the fraction is above 0.95 (0.96 becomes 1 24/25), which is why fractions are made here.
 */
export function fractionCode(section: readonly FormatPart[], value: number): string | undefined {
  const places = placesOf(section);
  if (!places) return undefined;
  const { whole, numerator, denominator } = places;
  const slice = ([from, to]: readonly [number, number]) => section.slice(from, to);
  const [above, below] = [sourceOf(slice(numerator)), sourceOf(slice(denominator))];
  const size = Math.abs(value);
  let full = whole ? Math.floor(size) : 0;
  let [top, bottom] = fractionOf(size - full, below);
  if (whole && top === bottom && top > 0) [full, top] = [full + 1, 0];
  const isHidden = whole !== undefined && top === 0 && !above.includes('0') && !below.startsWith('0');
  if (isHidden) bottom = 0;
  const between = whole ? textOf(section.slice(whole[1], numerator[0])) : '';
  const fraction = isHidden
    ? ' '.repeat(between.length + above.length + 1 + below.length)
    : `${between}${padded(String(top), above, 'start')}/${padded(String(bottom), below, 'end')}`;
  const figures = full === 0 && top > 0 ? '' : String(full);
  const shown = whole ? `${padded(figures, sourceOf(slice(whole)), 'start')}${fraction}` : fraction;
  const start = whole?.[0] ?? numerator[0];
  return `${sourceOf(section.slice(0, start))}${quoted(shown)}${sourceOf(section.slice(denominator[1]))}`;
}

/** Whether a section shows a fraction. */
export function hasFraction(section: readonly FormatPart[]): boolean {
  return placesOf(section) !== undefined;
}
