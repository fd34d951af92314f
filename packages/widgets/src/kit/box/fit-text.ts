import { shareOf, type BoxSize } from './box-share.ts';

/** How a text takes the size of its box. */
export type TextFit = 'none' | 'shrink' | 'fill';

const SMALLEST_PX = 6;
const LARGEST_PX = 1000;
/** Halvings of the search: the result is within 1 px of the best for any size in use. */
const STEPS = 9;

/**
 * Largest font size in px at which a text fits, at most `wanted` when it may only shrink.
 * What does not fit at the smallest size has that. `fits` tries a size; it is asked once when the text fits as wanted,
 * else about ten times.
 */
export function fitFontSize(
  fit: TextFit,
  wanted: number,
  fits: (sizePx: number) => boolean,
  smallest = SMALLEST_PX,
): number {
  if (fit === 'none' || (fit === 'shrink' && fits(wanted))) return wanted;
  let low = Math.min(smallest, wanted);
  let high = fit === 'shrink' ? wanted : LARGEST_PX;
  for (let step = 0; step < STEPS && high - low > 0.5; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low * 2) / 2;
}

/** px that a text which stands alone would like to have: as set, or more in a vast box where it equals its default. */
export function wantedSize(set: number, byDefault: unknown, box: BoxSize): number {
  return set === byDefault ? set * Math.max(1, shareOf(box)) : set;
}
