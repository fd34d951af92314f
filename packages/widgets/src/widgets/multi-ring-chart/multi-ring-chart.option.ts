import { arcPath } from '../../kit/arc-path.ts';
import { elide, figureWidth, textWidth } from '../../kit/text-width.ts';
import type { MultiRingChartProps } from './multi-ring-chart.widget.ts';

/** More rings than these nobody tells apart. */
export const MOST_RINGS = 8;

/** px of the letters of the list */
const SMALLEST = 9;
/** em of a dot and of the gaps beside it, and of a name that is worth its room */
const DOT = 1.8;
const LEAST_NAME = 2;
/** em of a row in which a name stands above its figure, and of such a row at least */
const TWO_LINES = { row: 3, least: 2.6 };

/** Between rings and list: px in a common box, and shares of a small and of a large radius. */
const GAP = { common: 24, small: 0.3, large: 0.11 };
/** px of a box in which names need more of the width */
const NARROW = 260;
/** px between rings or list and the edges of the box */
const EDGE = 4;
/** em between the widest name and the widest figure */
const APART = 5;
/** Rings of more than half the width bear letters so much larger. */
const LARGER = 1.15;
/** Share of the radius that one ring may take at most. */
const THICKEST = 0.24;

/** Share of their size that the letters of long names may have, and of the width that rings keep beside them. */
const SMALLER = 0.8;
const LEAST_RINGS = 0.21;

export interface RingLabel {
  readonly name: string;
  readonly text: string;
}

export interface MultiRingDrawing {
  /** From the outside inwards. */
  readonly paths: readonly string[];
  readonly stroke: number;
  /** px; null where there is no room for names */
  readonly list: { readonly x: number; readonly y: number; readonly row: number; readonly end: number } | null;
  readonly font: number;
  /** Names stand above their figures, beside which they have no room. */
  readonly isStacked: boolean;
  /** Names as they fit. */
  readonly names: readonly string[];
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** em that the widest name and the widest figure take. */
interface Widest {
  readonly name: number;
  readonly figure: number;
}

function widestOf(labels: readonly RingLabel[]): Widest {
  return {
    name: Math.max(0, ...labels.map(({ name }) => textWidth(name, 1))),
    figure: Math.max(0, ...labels.map(({ text }) => figureWidth(text, 1))),
  };
}

/** px of the letters beside rings of a radius, and of their rows. */
function toRows(outer: number, count: number, box: Box): { readonly row: number; readonly wanted: number } {
  const row = Math.min((box.height - 4) / count, Math.max(outer * 0.34, 20));
  return { row, wanted: Math.max(Math.min(row * 0.52, outer * 0.16, Math.max(20, outer * 0.09)), SMALLEST) };
}

/** px from the left end of the list to its figures, if they stand near their names. */
function lengthOf(font: number, { name, figure }: Widest): number {
  return font * (DOT + name + figure + APART);
}

/** Radius of the rings: half of the width, or what a list of names leaves: more of short ones, less of long ones. */
function toOuter(props: MultiRingChartProps, count: number, widest: Widest, isListed: boolean, box: Box): number {
  const most = Math.max(box.height / 2 - EDGE, 2);
  if (!isListed) return Math.max(Math.min(most, box.width / 2 - EDGE), 2);
  const share = box.width < NARROW ? 0.24 : 0.26;
  const half = Math.max(Math.min(most, box.width * share - EDGE), 2);
  const letters = (props.fontSize ?? toRows(half, count, box).wanted) * LARGER;
  const left = (box.width - lengthOf(letters, widest) - 3 * EDGE) / (2 + GAP.large);
  if (left >= half) return Math.min(most, left);
  const long = (letters / LARGER) * (props.fontSize === null ? SMALLER : 1) * (DOT + widest.figure + widest.name);
  const beside = (box.width - long - 2 * EDGE - GAP.common) / 2;
  return Math.max(Math.min(half, beside), Math.min(half, box.width * LEAST_RINGS));
}

/** px of the letters of the list: long names are a little smaller before they are cut. */
function toFont(props: MultiRingChartProps, wanted: number, length: number, { name, figure }: Widest): number {
  const figured = Math.min(wanted, length / (figure + DOT));
  const named = props.isShowName ? (length / (figure + DOT + name)) * 0.99 : figured;
  return props.fontSize ?? Math.max(Math.min(figured, Math.max(named, figured * SMALLER)), SMALLEST);
}

/** The largest rings that fit, and beside them the list of their names where there is room. */
export function toMultiRingDrawing(
  props: MultiRingChartProps,
  labels: readonly RingLabel[],
  box: Box,
): MultiRingDrawing {
  const count = Math.max(labels.length, 1);
  const isListed = (props.isShowName || props.reading !== 'none') && box.width >= box.height * 1.3 && box.width >= 150;
  const widest = widestOf(labels);
  const outer = toOuter(props, count, widest, isListed, box);
  const room = (outer * props.ringWidth) / 100 / (count + (count - 1) * (props.ringGap / 100));
  const stroke = Math.max(Math.min(room, outer * THICKEST), 1);
  const step = stroke * (1 + props.ringGap / 100);
  const { row: single, wanted } = toRows(outer, count, box);
  const start = outer * 2 + Math.max(Math.min(GAP.common, outer * GAP.small), outer * GAP.large);
  const length = box.width - 2 * EDGE - start;
  const font = toFont(props, wanted, length, widest);
  const used = Math.min(length, lengthOf(font, widest));
  // Figures stay near their names; what is left over stands at both sides.
  const left = (length - used) / 2;
  const x = isListed ? left + outer + EDGE : box.width / 2;
  const side = used - font * (widest.figure + DOT);
  // Beside long figures two letters of a name say nothing.
  const isBeside = side >= font * LEAST_NAME;
  const high = Math.min((box.height - EDGE) / count, font * TWO_LINES.row);
  const isStacked = !isBeside && props.isShowName && high >= font * TWO_LINES.least;
  const nameRoom = isBeside ? side : isStacked ? used - font * DOT : 0;
  const row = isStacked ? high : single;
  const list = { x: left + start, y: box.height / 2 - (row * count) / 2 + row / 2, row, end: left + start + used };
  return {
    paths: labels.map((_, i) => {
      const radius = Math.max(outer - stroke / 2 - i * step, 0.5);
      return arcPath({ x, y: box.height / 2, radius, start: props.startAngle, sweep: props.sweepAngle });
    }),
    stroke,
    list: isListed ? list : null,
    font,
    isStacked,
    names: labels.map(({ name }) => (props.isShowName && nameRoom > 0 ? elide(name, font, nameRoom) : '')),
  };
}
