import { arcPath } from '../../kit/arc-path.ts';
import { elide, textWidth } from '../../kit/text-width.ts';
import type { MultiRingChartProps } from './multi-ring-chart.widget.ts';

/** More rings than these nobody tells apart. */
export const MOST_RINGS = 8;

/** px of the letters of the list */
const SMALLEST = 8;
/** em of a dot and of the gaps beside it, and of a name that is worth its room */
const DOT = 1.8;
const LEAST_NAME = 2;
/** Figures are wider or narrower than estimated. */
const SLACK = 1.12;

/** px between rings and list at most */
const GAP = 24;
/** Share of the radius that one ring may take at most. */
const THICKEST = 0.24;

/** Share of their size that the letters of long names may have. */
const SMALLER = 0.8;

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

/** The largest rings that fit, and beside them the list of their names where there is room. */
export function toMultiRingDrawing(
  props: MultiRingChartProps,
  labels: readonly RingLabel[],
  box: { readonly width: number; readonly height: number },
): MultiRingDrawing {
  const count = Math.max(labels.length, 1);
  const isListed = (props.isShowName || props.reading !== 'none') && box.width >= box.height * 1.3 && box.width >= 150;
  const across = Math.min(box.height, isListed ? box.width * 0.52 : box.width) - 8;
  const outer = Math.max(across / 2, 2);
  const room = (outer * props.ringWidth) / 100 / (count + (count - 1) * (props.ringGap / 100));
  const stroke = Math.max(Math.min(room, outer * THICKEST), 1);
  const step = stroke * (1 + props.ringGap / 100);
  const x = isListed ? outer + 4 : box.width / 2;
  const paths = labels.map((_, i) => {
    const radius = Math.max(outer - stroke / 2 - i * step, 0.5);
    return arcPath({ x, y: box.height / 2, radius, start: props.startAngle, sweep: props.sweepAngle });
  });
  const row = Math.min((box.height - 4) / count, Math.max(outer * 0.34, 20));
  const wanted = Math.max(Math.min(row * 0.52, outer * 0.16, Math.max(20, outer * 0.09)), SMALLEST);
  const list = {
    x: outer * 2 + Math.min(GAP, outer * 0.3),
    y: box.height / 2 - (row * count) / 2 + row / 2,
    row,
    end: box.width - 8,
  };
  const em = Math.max(0, ...labels.map(({ text }) => textWidth(text, 1))) * SLACK;
  const listWidth = list.end - list.x;
  const figured = Math.min(wanted, listWidth / (em + DOT));
  const nameEm = Math.max(0, ...labels.map(({ name }) => textWidth(name, 1)));
  // Long names are a little smaller before they are cut.
  const named = props.isShowName ? (listWidth / (em + DOT + nameEm)) * 0.99 : figured;
  const font = props.fontSize ?? Math.max(Math.min(figured, Math.max(named, figured * SMALLER)), SMALLEST);
  const side = listWidth - font * (em + DOT);
  return {
    paths,
    stroke,
    list: isListed ? list : null,
    font,
    // Beside long figures two letters of a name say nothing.
    names: labels.map(({ name }) => (props.isShowName && side >= font * LEAST_NAME ? elide(name, font, side) : '')),
  };
}
