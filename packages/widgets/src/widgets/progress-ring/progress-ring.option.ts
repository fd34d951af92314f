import { arcPath, type ArcPlace } from '../../kit/figure/arc-path.ts';
import { toLines } from '../../kit/labels/shorten.ts';
import { figureWidth } from '../../kit/labels/measure.ts';
import type { ProgressRingProps } from './progress-ring.widget.ts';

/** Where the parts of the ring stand, in px of the widget. */
export interface RingDrawing {
  readonly path: string;
  readonly stroke: number;
  /** Path of the segments; null for a solid ring. */
  readonly pieces: string | null;
  readonly centre: { readonly x: number; readonly y: number };
  readonly font: number;
  readonly nameFont: number;
  /** Lines of the name. */
  readonly name: readonly string[];
}

/** Share of a segment that is drawn. */
const SEGMENT = 0.62;

function toPieces(place: ArcPlace, count: number): string {
  const step = place.sweep / count;
  const pieces = Array.from({ length: count }, (_, i) => place.start + i * step + (step * (1 - SEGMENT)) / 2);
  return pieces.map((start) => arcPath({ ...place, start, sweep: step * SEGMENT })).join('');
}

/** The largest ring that fits into the box, and the sizes of what is written in it. */
export function toRingDrawing(
  props: ProgressRingProps,
  text: string,
  name: string,
  box: { readonly width: number; readonly height: number },
): RingDrawing {
  const outer = Math.max(Math.min(box.width, box.height) / 2 - 4, 2);
  const stroke = Math.max((outer * props.ringWidth) / 100, 1);
  const radius = Math.max(outer - stroke / 2, 0.5);
  const inner = Math.max(outer - stroke, 1);
  const centre = { x: box.width / 2, y: box.height / 2 };
  const fitting = ((inner * 1.5) / Math.max(figureWidth(text, 100), 1)) * 100;
  const font = props.fontSize ?? Math.max(Math.min(fitting, inner * 0.56), 8);
  const nameFont = Math.max(Math.min(inner * 0.2, font * 0.5), 9);
  const place = { ...centre, radius, start: props.startAngle, sweep: props.sweepAngle };
  return {
    path: arcPath(place),
    stroke,
    pieces: props.ringStyle === 'segments' ? toPieces(place, props.segments) : null,
    centre,
    font,
    nameFont,
    name: props.isShowName && inner >= 28 ? toLines(name, nameFont, inner * 1.5) : [],
  };
}
