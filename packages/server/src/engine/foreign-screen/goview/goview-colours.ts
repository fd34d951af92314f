import { isObject, toList, toObject, toText, type Loose } from '../foreign-screen.types.ts';

/** The colours of a gradient from its first end to its last; empty for a colour that is none. */
export function stopsOf(value: unknown): string[] {
  return isObject(value) ? toList(value['colorStops']).map((stop) => toText(toObject(stop)['color'])) : [];
}

/** A colour of their library as one of ours: of a gradient, the first that can be seen. */
export function toColour(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (Array.isArray(value)) return toColour(value[0]);
  if (!isObject(value)) return undefined;
  const stops = stopsOf(value);
  return stops.find((colour) => colour !== '' && !isTransparent(colour)) ?? stops.find(Boolean);
}

function isTransparent(colour: string): boolean {
  return (
    colour === 'transparent' ||
    /^rgba\((?:[^,]*,){3}\s*0(?:\.0*)?\s*\)$/.test(colour) ||
    /^#[\da-f]{6}00$/i.test(colour)
  );
}

/** The first and the last colour of a gradient. */
export function toEnds(value: unknown): readonly [string | undefined, string | undefined] {
  const first = Array.isArray(value) ? (value[0] as unknown) : value;
  const stops = stopsOf(first);
  return stops.length > 0 ? [stops[0], stops.at(-1)] : [toColour(first), undefined];
}

/** The colour that a series has of its own; that of the ground below a line is a paler one. */
export function colourOfSeries(series: Loose): string | undefined {
  const [item, line] = [series['itemStyle'], series['lineStyle']].map(toObject);
  return toColour(item!['color']) ?? toColour(line!['color']) ?? toColour(series['color']);
}

/** Colours of series one after the other: their own, else those of the theme. */
export function coloursOf(series: readonly Loose[], palette: readonly string[]): string[] {
  const own = series.map(colourOfSeries);
  const length = Math.max(palette.length, own.length);
  return Array.from({ length }, (_, at) => own[at] ?? palette[at % palette.length] ?? '').filter(Boolean);
}
