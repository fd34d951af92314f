const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+%?))?\s*\)$/i;

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

function parse(colour: string): Rgba | undefined {
  const hex = HEX.exec(colour.trim())?.[1];
  if (hex !== undefined) {
    const long = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
    return [part(0), part(2), part(4), long.length === 8 ? part(6) / 255 : 1];
  }
  const match = RGB.exec(colour.trim());
  if (!match) return undefined;
  const alpha = match[4] === undefined ? 1 : Number.parseFloat(match[4]) / (match[4].endsWith('%') ? 100 : 1);
  return [Number(match[1]), Number(match[2]), Number(match[3]), alpha];
}

/** Charts ask for the same few colours with every drawing; a picture of many colours makes room for the next. */
const known = new Map<string, Rgba | undefined>();
const MAX_KNOWN = 500;

/** Red, green and blue 0…255, alpha 0…1; undefined for a colour that is written otherwise. */
export function toRgba(colour: string): Rgba | undefined {
  const before = known.get(colour);
  if (before || known.has(colour)) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const parsed = parse(colour);
  known.set(colour, parsed);
  return parsed;
}

/**
 * Luminance from which ink on a fill is dark. Both inks read equally well at 0.2: small words keep to it; in drawings of few
 * colours white is kept a little longer on saturated fills.
 */
const DARK_FROM = { drawing: 0.34, small: 0.2 };

/** Relative luminance, 0 … 1. @source WCAG 2.2 */
function luminanceOf(rgba: Rgba): number {
  const [red, green, blue] = rgba.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ink for text on a fill of this colour: white, or near black where white would be hard to read. */
export function inkOn(colour: string, where: keyof typeof DARK_FROM = 'drawing'): string {
  const rgba = toRgba(colour);
  if (!rgba) return '#ffffff';
  return luminanceOf(rgba) > DARK_FROM[where] ? '#0d1526' : '#ffffff';
}

/** How well one colour is distinguished from the other, 1 … 21; 1 for one that is written otherwise. */
export function contrastOf(ink: string, ground: string): number {
  const [a, b] = [toRgba(ink), toRgba(ground)];
  if (!a || !b) return 1;
  const [low = 0, high = 0] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** The colour with its alpha multiplied by `share` (0 … 1). A colour written otherwise (names, hsl) is returned as it is. */
export function fade(colour: string, share: number): string {
  const rgba = toRgba(colour);
  if (!rgba) return colour;
  return `rgba(${rgba[0]}, ${rgba[1]}, ${rgba[2]}, ${Number((rgba[3] * share).toFixed(3))})`;
}

function toHex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour at `share` (0 … 1) of an even ramp of colours; between colours written otherwise than rgb the nearer one. */
export function rampColour(colours: readonly string[], share: number): string {
  const place = Math.min(Math.max(share, 0), 1) * (colours.length - 1);
  const low = Math.floor(place);
  const [from = '#888888', to = from] = [colours[low], colours[low + 1]];
  const [a, b] = [toRgba(from), toRgba(to)];
  if (!a || !b) return place - low < 0.5 ? from : to;
  return toHex([0, 1, 2].map((part) => (a[part] ?? 0) + ((b[part] ?? 0) - (a[part] ?? 0)) * (place - low)));
}
