const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+%?))?\s*\)$/i;

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

function toRgba(colour: string): Rgba | undefined {
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

/** The colour with its alpha multiplied by `share` (0 … 1). A colour written otherwise (names, hsl) is returned as it is. */
export function fade(colour: string, share: number): string {
  const rgba = toRgba(colour);
  if (!rgba) return colour;
  return `rgba(${rgba[0]}, ${rgba[1]}, ${rgba[2]}, ${Number((rgba[3] * share).toFixed(3))})`;
}
