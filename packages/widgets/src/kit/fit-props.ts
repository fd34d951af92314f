import type { BoxSize } from './box-share.ts';

/** px: letters do not become smaller than these, those of titles stay larger. */
const LEAST_FONT = 10;
const LEAST_TITLE = 12;
const TITLE = 15;
const LEAST_GAP = 4;
/** px of height below which there is no room for a second line above the plot, nor for names of axes */
const LOW = 150;
/** Share of a larger box that letters and gaps follow: a plot gains more from it than they do. */
const FOLLOWS = 0.6;

const FONT = /fontsize/i;
const GAP = /^margin|ItemGap$|^fontDistance/;
const ICON = /^legend(?:Width|Height)$/;
/** Marks of the plot, in px: they become larger and smaller with it. */
const MARK = /^(?:maxWidth|pointSize|lineWidth|curveWidth|minSize|maxSize|bubbleSize|symbolSize|nodeWidth|nodeGap)$/;
const MARK_ON_MAP = /^(?:linkWidth|routeWidth|columnWidth|columnHeight|ringWidth)$/;
/** Texts that are left out of a low box: they explain what stands there anyhow. */
const SPARED = ['subtext', 'nameX', 'textNameX', 'textNameY', 'textNameYLeft', 'textNameYRight'];

function shrink(name: string, size: number, share: number): number {
  if (FONT.test(name))
    return Math.min(size, Math.max(Math.round(size * share), size > TITLE ? LEAST_TITLE : LEAST_FONT));
  if (GAP.test(name)) return Math.min(size, Math.max(Math.round(size * share * share), LEAST_GAP));
  return ICON.test(name) || MARK.test(name) ? Math.round(size * Math.sqrt(share) * 2) / 2 : size;
}

function grow(name: string, size: number, share: number): number {
  if (MARK.test(name) || MARK_ON_MAP.test(name)) return Math.round(size * share * 2) / 2;
  if (FONT.test(name) || GAP.test(name) || ICON.test(name)) return Math.round(size * (1 + (share - 1) * FOLLOWS));
  return size;
}

/**
 * Properties of a chart as they suit its box. In a small one letters and margins are smaller, and what would leave no
 * room for the plot is left out; in a large one letters and marks are larger. What differs from its default stays.
 */
export function fitProps<P extends object>(
  props: P,
  defaults: Readonly<Record<string, unknown>>,
  { height }: BoxSize,
  share: number,
): P {
  const fitted = Object.entries(props).map(([name, value]) => {
    if (height < LOW && SPARED.includes(name)) return [name, ''];
    if (typeof value !== 'number' || value !== defaults[name]) return [name, value];
    return [name, share < 1 ? shrink(name, value, share) : grow(name, value, share)];
  });
  return Object.fromEntries(fitted) as P;
}
