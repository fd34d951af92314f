import { boundsOf, centreOf, rotatePoint, type Frame, type Rect } from '../geometry/rect.ts';
import { toViewport, type Camera } from '../geometry/camera.ts';

const SVG = 'http://www.w3.org/2000/svg';

export function createSvg<K extends keyof SVGElementTagNameMap>(name: K, className: string): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', className);
  return element;
}

/** Gives a path its data. The same data is not set anew: the browser would lay out and paint the whole drawing again. */
export function setPath(path: SVGPathElement, data: string): void {
  if (path.getAttribute('d') !== data) path.setAttribute('d', data);
}

/** Half a px puts a one px line on one row of pixels. */
function crisp(value: number): number {
  return Math.round(value) + 0.5;
}

/** Outlines of frames as the data of one path, in px of the viewport. */
export function toOutlines(frames: Iterable<Frame>, camera: Camera): string {
  let data = '';
  for (const frame of frames) {
    data += frame.rotate % 360 === 0 ? uprightOutline(frame, camera) : turnedOutline(frame, camera);
  }
  return data;
}

function uprightOutline(rect: Rect, camera: Camera): string {
  const start = toViewport(camera, { x: rect.left, y: rect.top });
  const end = toViewport(camera, { x: rect.left + rect.width, y: rect.top + rect.height });
  return `M${crisp(start.x)} ${crisp(start.y)}H${crisp(end.x)}V${crisp(end.y)}H${crisp(start.x)}Z`;
}

function turnedOutline(frame: Frame, camera: Camera): string {
  const centre = centreOf(frame);
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const corners = [
    { x: frame.left, y: frame.top },
    { x: right, y: frame.top },
    { x: right, y: bottom },
    { x: frame.left, y: bottom },
  ].map((corner) => toViewport(camera, rotatePoint(corner, centre, frame.rotate)));
  return `M${corners.map((corner) => `${corner.x.toFixed(2)} ${corner.y.toFixed(2)}`).join('L')}Z`;
}

/** A straight line across the viewport as path data. */
export function toLinePath(axis: 'x' | 'y', at: number, from: number, to: number): string {
  const position = crisp(at);
  return axis === 'x' ? `M${position} ${from}V${to}` : `M${from} ${position}H${to}`;
}

/** The frame that handles are put on: the widget's own when there is one, else the bounds of all. */
export function selectionFrame(frames: readonly Frame[]): Frame | undefined {
  const single = frames[0];
  if (frames.length === 1 && single) return single;
  if (!single) return undefined;
  const bounds = frames.map(boundsOf);
  const left = Math.min(...bounds.map((one) => one.left));
  const top = Math.min(...bounds.map((one) => one.top));
  const right = Math.max(...bounds.map((one) => one.left + one.width));
  const bottom = Math.max(...bounds.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top, rotate: 0 };
}
