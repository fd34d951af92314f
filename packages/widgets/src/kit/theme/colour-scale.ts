import { toRgba } from './colour.ts';

/** The colour at `share` (0 … 1) of a scale of colours; ends hold beyond them. Colours that are not hex or rgb do not mix. */
export function colourOnScale(colours: readonly string[], share: number): string {
  const place = Math.min(Math.max(share, 0), 1) * (colours.length - 1);
  const at = Math.min(Math.floor(place), Math.max(colours.length - 2, 0));
  const first = colours[at] ?? 'transparent';
  return mixColours(first, colours[at + 1] ?? first, place - at);
}

/** `share` (0 … 1) of the way from the first colour to the second. */
export function mixColours(first: string, second: string, share: number): string {
  const from = toRgba(first);
  const to = toRgba(second);
  if (!from || !to) return share < 0.5 ? first : second;
  const [red, green, blue] = from.map((part, i) => Math.round(part + ((to[i] ?? part) - part) * share));
  return `rgba(${red}, ${green}, ${blue}, ${Number((from[3] + (to[3] - from[3]) * share).toFixed(3))})`;
}
