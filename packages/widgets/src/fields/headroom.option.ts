import { textWidth } from '../kit/labels/measure.ts';
import type { ValueLabel } from './value-label.option.ts';

/** Ends of an axis of numbers at which labels stand outside of the data and need room. */
export interface Headroom {
  readonly below: boolean;
  readonly above: boolean;
  /** The numbers on the axis; without them the share is one of their spread. */
  readonly values?: readonly (number | null)[];
  /** Share of the axis that a label takes; default: what a line of text takes. */
  readonly share?: number;
}

/** Share of the axis that labels beyond the longest bar get. */
const SHARE = 0.06;
/** Share of the axis that they get at most: the bars are what is looked at. */
const SHARE_MAX = 0.4;
/** Share of a plot that names of horizontal bars take at most. */
const NAMES_MAX = 0.3;
/** px between names and their axis */
const NAMES_GAP = 10;
/** Names looked at to find the widest. */
const SAMPLED = 200;

function widest(texts: readonly string[], fontSize: number): number {
  return texts.slice(0, SAMPLED).reduce((most, text) => Math.max(most, textWidth(text, fontSize)), 0);
}

/** Share of the axis that numbers behind horizontal bars take. */
export function labelShare(
  label: ValueLabel,
  values: readonly (number | null)[],
  plotWidth: number,
  names: readonly string[],
  fontSize: number,
): number {
  const taken = Math.min(widest(names, fontSize), plotWidth * NAMES_MAX) + NAMES_GAP;
  const texts = values.map((value) => label.formatter({ value }));
  const room = widest(texts, label.fontSize) + label.distance;
  return Math.min(Math.max(room / Math.max(plotWidth - taken, 1), SHARE), SHARE_MAX);
}

/**
 * ECharts' `boundaryGap`, which is a share of the spread of the data. The share that labels take is one of the axis, which
 * reaches down to zero: of values that are close to each other the spread is next to nothing.
 */
export function toHeadroom(axis: { readonly headroom?: Headroom; readonly scale: boolean }): [number, number] {
  const { below = false, above = false, values = [], share = SHARE } = axis.headroom ?? {};
  const gap = share * axisPerSpread(values, axis.scale, 1 - share * (Number(below) + Number(above)));
  return [below ? gap : 0, above ? gap : 0];
}

/** How often the spread of the data goes into an axis of which they leave a part free; 1 = the data say nothing. */
function axisPerSpread(values: readonly (number | null)[], scale: boolean, filled: number): number {
  const numbers = values.filter((value) => value !== null);
  const least = numbers.reduce((low, value) => Math.min(low, value), Infinity);
  const most = numbers.reduce((high, value) => Math.max(high, value), -Infinity);
  const spread = most - least || Math.abs(least);
  if (numbers.length === 0 || spread === 0) return 1;
  const whole = scale ? spread : Math.max(most, 0) - Math.min(least, 0);
  return whole / spread / filled;
}
