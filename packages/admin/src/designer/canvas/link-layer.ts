import { SCREEN_TARGET } from '@aj-report/contract';
import type { Designer } from '../designer.ts';
import { linkGraph, type LinkEdge } from '../document/link-graph.ts';
import { toViewport } from '../geometry/camera.ts';
import { boundsOf, centreOf, type Point, type Rect } from '../geometry/rect.ts';
import { createSvg } from './svg.ts';

/** px of the viewport */
const HEAD_PX = 9;
const BEND_PX = 28;
/** px of the screen that stand for the whole screen: a strip at its upper edge */
const SCREEN_STRIP = 12;

/** The linkage of what is shown, as arrows with the names of what they hand over. */
export class LinkLayer {
  readonly element = createSvg('g', 'links');
  private readonly designer: Designer;

  constructor(designer: Designer) {
    this.designer = designer;
  }

  draw(): void {
    const { view, document, live } = this.designer;
    const edges = view.showsLinks ? linkGraph(document.shown) : [];
    const drawn = edges.flatMap((edge) => this.drawEdge(edge));
    if (live.state.link) drawn.push(arrow(live.state.link.from, live.state.link.to, 'links__arrow links__arrow--new'));
    this.element.replaceChildren(...drawn);
  }

  private drawEdge({ originId, targetId, pairs, isInCircle }: LinkEdge): SVGElement[] {
    const [from, to] = [this.boxOf(originId), this.boxOf(targetId)];
    if (!from || !to) return [];
    const [start, end] = [edgeTowards(from, centreOf(to)), edgeTowards(to, centreOf(from))];
    const { selection } = this.designer.document;
    const isQuiet = selection.length > 0 && !selection.includes(originId) && !selection.includes(targetId);
    const look = `links__arrow${isInCircle ? ' links__arrow--circle' : ''}${isQuiet ? ' links__arrow--quiet' : ''}`;
    const line = arrow(start, end, look);
    line.dataset['link'] = `${originId} ${targetId}`;
    if (isQuiet) return [line];
    const label = createSvg('text', 'links__label');
    // Nearer to the target: arrows of one origin part on the way.
    const { x, y } = bend(start, end, 0.7);
    label.setAttribute('x', String(Math.round(x)));
    label.setAttribute('y', String(Math.round(y)));
    label.textContent = pairs.join(', ');
    return [line, label];
  }

  /** px of the viewport */
  private boxOf(id: string): Rect | undefined {
    const { view, document, live } = this.designer;
    const widget = document.widget(id);
    const { width } = document.screen.dashboard;
    const box = widget
      ? boundsOf(live.state.frames.get(id) ?? widget)
      : id === SCREEN_TARGET
        ? { left: width / 4, top: -SCREEN_STRIP, width: width / 2, height: SCREEN_STRIP }
        : undefined;
    if (!box) return undefined;
    const { x: left, y: top } = toViewport(view.camera, { x: box.left, y: box.top });
    return { left, top, width: box.width * view.camera.zoom, height: box.height * view.camera.zoom };
  }
}

/** Where the way from the middle of a box to a place leaves the box. */
function edgeTowards(box: Rect, to: Point): Point {
  const { x, y } = centreOf(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  return { x: x + dx * share, y: y + dy * share };
}

/** A place on the curve between two points, which bends aside so that arrows there and back do not cover each other. */
function bend(from: Point, to: Point, at: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [(to.y - from.y) / length, (from.x - to.x) / length];
  const out = 2 * at * (1 - at) * BEND_PX;
  return { x: from.x + (to.x - from.x) * at + nx * out, y: from.y + (to.y - from.y) * at + ny * out };
}

function arrow(from: Point, to: Point, look: string): SVGPathElement {
  const path = createSvg('path', look);
  const middle = bend(from, to, 0.5);
  // The control point of a curve lies twice as far aside as its middle.
  const control = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
  const angle = Math.atan2(to.y - control.y, to.x - control.x);
  const wing = (turn: number) =>
    `${(to.x - HEAD_PX * Math.cos(angle + turn)).toFixed(1)} ${(to.y - HEAD_PX * Math.sin(angle + turn)).toFixed(1)}`;
  path.setAttribute(
    'd',
    `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${control.x.toFixed(1)} ${control.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}` +
      `M${wing(0.45)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}L${wing(-0.45)}`,
  );
  return path;
}
