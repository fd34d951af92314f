/** All geometry is in px of the screen document unless a name says `viewport`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle turned about its centre by `rotate` degrees, clockwise. */
export interface Frame extends Rect {
  readonly rotate: number;
}

export function rightOf(rect: Rect): number {
  return rect.left + rect.width;
}

export function bottomOf(rect: Rect): number {
  return rect.top + rect.height;
}

export function centreOf(rect: Rect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

export function toFrame(frame: Frame): Frame {
  return { left: frame.left, top: frame.top, width: frame.width, height: frame.height, rotate: frame.rotate };
}

/** Rectangle between two corners given in any order. */
export function rectBetween(a: Point, b: Point): Rect {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** The point turned about a centre by degrees, clockwise (y points down). */
export function rotatePoint(point: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const x = point.x - centre.x;
  const y = point.y - centre.y;
  return {
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** Smallest upright rectangle around a turned one. */
export function boundsOf(frame: Frame): Rect {
  if (frame.rotate % 180 === 0) {
    return { left: frame.left, top: frame.top, width: frame.width, height: frame.height };
  }
  const angle = (frame.rotate * Math.PI) / 180;
  const width = Math.abs(frame.width * Math.cos(angle)) + Math.abs(frame.height * Math.sin(angle));
  const height = Math.abs(frame.width * Math.sin(angle)) + Math.abs(frame.height * Math.cos(angle));
  const centre = centreOf(frame);
  return { left: centre.x - width / 2, top: centre.y - height / 2, width, height };
}

/** Smallest upright rectangle around all; undefined for none. */
export function unionOf(rects: readonly Rect[]): Rect | undefined {
  const first = rects[0];
  if (!first) return undefined;
  let { left, top } = first;
  let right = rightOf(first);
  let bottom = bottomOf(first);
  for (const rect of rects) {
    left = Math.min(left, rect.left);
    top = Math.min(top, rect.top);
    right = Math.max(right, rightOf(rect));
    bottom = Math.max(bottom, bottomOf(rect));
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether two rectangles share some area or touch. */
export function isTouching(a: Rect, b: Rect): boolean {
  return a.left <= rightOf(b) && rightOf(a) >= b.left && a.top <= bottomOf(b) && bottomOf(a) >= b.top;
}

export function isInside(point: Point, rect: Rect): boolean {
  return point.x >= rect.left && point.x <= rightOf(rect) && point.y >= rect.top && point.y <= bottomOf(rect);
}
