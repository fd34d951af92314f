import { svg, type TemplateResult } from 'lit';
import { path, round } from '../../kit/figure/figure.ts';
import { fadeOut } from '../../kit/figure/gradient.ts';

/** Circle in which a ring is drawn, in px. */
export interface RingBox {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface RingDrawing {
  /** Nodes of an SVG; groups of the class `turn` turn around the middle of the box. */
  readonly drawing: TemplateResult;
  /** Share of the radius that is free for words. */
  readonly core: number;
}

export type DrawRing = (box: RingBox) => RingDrawing;

/** A point of a circle; `turn` 0 … 1 begins at the top and runs clockwise. */
export function pointAt({ x, y, r }: RingBox, share: number, turn: number): readonly [x: number, y: number] {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + r * share * Math.cos(angle), y + r * share * Math.sin(angle)];
}

/** A circle drawn in dashes, whose lengths are parts of its turn; none = a whole circle. */
export function dashed(
  box: RingBox,
  share: number,
  width: number,
  kind: string,
  dashes: readonly number[] = [],
): TemplateResult {
  const long = 2 * Math.PI * box.r * share;
  return svg`<circle
    class=${kind}
    cx=${box.x}
    cy=${box.y}
    r=${round(box.r * share)}
    stroke-width=${round(Math.max(box.r * width, 0.75))}
    stroke-dasharray=${dashes.length === 0 ? 'none' : dashes.map((part) => round(part * long)).join(' ')}
  />`;
}

/** A piece of a ring between two shares of the radius and two parts of the turn. */
export function piece(box: RingBox, inner: number, outer: number, from: number, to: number): string {
  const [ax, ay] = pointAt(box, outer, from);
  const [bx, by] = pointAt(box, outer, to);
  const [cx, cy] = pointAt(box, inner, to);
  const [dx, dy] = pointAt(box, inner, from);
  const [big, small] = [box.r * outer, box.r * inner];
  return path`M${ax} ${ay} A${big} ${big} 0 0 1 ${bx} ${by} L${cx} ${cy} A${small} ${small} 0 0 0 ${dx} ${dy}Z`;
}

/** Strokes across a ring, `count` a turn. */
export function ticks(box: RingBox, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [ax, ay] = pointAt(box, inner, i / count);
    const [bx, by] = pointAt(box, outer, i / count);
    return path`M${ax} ${ay} L${bx} ${by}`;
  }).join('');
}

/** Light in the middle that fades outwards. */
export function glowOf({ x, y, r }: RingBox, share: number): TemplateResult {
  return svg`
    <defs>
      ${fadeOut('core', [0, 0.34], [0.65, 0.1], [1, 0])}
    </defs>
    <circle fill="url(#core)" cx=${x} cy=${y} r=${round(r * share)} />
  `;
}
