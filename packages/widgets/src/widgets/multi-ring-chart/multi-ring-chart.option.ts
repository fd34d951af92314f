import { arcPath } from '../../kit/figure/arc-path.ts';
import { figureWidth } from '../../kit/labels/measure.ts';
import { elide } from '../../kit/labels/shorten.ts';
import type { MultiRingChartProps } from './multi-ring-chart.widget.ts';

/** More rings than these nobody tells apart. */
export const MAX_RINGS = 8;

/** px of the letters of the list, by the height of its rows */
const FONT = { share: 0.5, least: 9, most: 28 };
/** px of a row by the radius of the rings */
const ROW = 0.36;
/** em of the dot before a name and of the gaps beside it */
const DOT = 1.8;
/** Of a box with a list: the share of its width that the rings take, how much wider than high it is, and px of it. */
const LISTED = { rings: 0.5, ratio: 1.3, width: 150 };
/** px between rings or list and the edges of the box, and between rings and list by their radius */
const EDGE = 4;
const GAP = 0.2;
/** Share of the radius that one ring may take at most. */
const MAX_STROKE = 0.24;

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
  /** Names as they fit. */
  readonly names: readonly string[];
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The largest rings that fit, and beside them the list of their names where there is room. */
export function toMultiRingDrawing(
  props: MultiRingChartProps,
  labels: readonly RingLabel[],
  box: Box,
): MultiRingDrawing {
  const count = Math.max(labels.length, 1);
  const { width, height } = box;
  const isListed =
    (props.isShowName || props.reading !== 'none') && width >= height * LISTED.ratio && width >= LISTED.width;
  const across = isListed ? width * LISTED.rings : width;
  const outer = Math.max(Math.min(height, across) / 2 - EDGE, 2);
  const room = (outer * props.ringWidth) / 100 / (count + (count - 1) * (props.ringGap / 100));
  const stroke = Math.max(Math.min(room, outer * MAX_STROKE), 1);
  const step = stroke * (1 + props.ringGap / 100);
  const row = Math.min((height - EDGE) / count, Math.max(outer * ROW, 20));
  const font = props.fontSize ?? Math.min(Math.max(row * FONT.share, FONT.least), FONT.most);
  const x = isListed ? across / 2 : width / 2;
  const start = x + outer * (1 + GAP);
  const end = width - EDGE;
  const figure = Math.max(0, ...labels.map(({ text }) => figureWidth(text, font)));
  const nameRoom = end - start - figure - font * DOT;
  return {
    paths: labels.map((_, i) => {
      const radius = Math.max(outer - stroke / 2 - i * step, 0.5);
      return arcPath({ x, y: height / 2, radius, start: props.startAngle, sweep: props.sweepAngle });
    }),
    stroke,
    list: isListed ? { x: start, y: (height - row * (count - 1)) / 2, row, end } : null,
    font,
    names: labels.map(({ name }) => (props.isShowName && nameRoom > font ? elide(name, font, nameRoom) : '')),
  };
}
