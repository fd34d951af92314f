import { centreOf, rotatePoint, unionOf, type Frame, type Point, type Rect } from './rect.ts';

/** Compass names: north is the top edge. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** px; nothing can be made smaller by hand */
export const MIN_SIZE = { width: 10, height: 4 } as const;

export interface ResizeOptions {
  /** Width and height keep their proportion. */
  readonly keepRatio?: boolean;
  /** The centre stays instead of the opposite edge. */
  readonly fromCentre?: boolean;
}

/** −1 = the handle moves the left or top edge, 1 = right or bottom, 0 = neither. */
export function directionOf(handle: Handle): Point {
  return {
    x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
    y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
  };
}

/**
 * Frame after a handle was pulled by `delta`. The opposite edge or corner stays where it is on the screen,
 * also when the frame is turned. Never smaller than `MIN_SIZE`; never turned inside out.
 */
export function resizeFrame(frame: Frame, handle: Handle, delta: Point, options: ResizeOptions = {}): Frame {
  const direction = directionOf(handle);
  const local = rotatePoint(delta, { x: 0, y: 0 }, -frame.rotate);
  const factor = options.fromCentre ? 2 : 1;
  let width = Math.max(MIN_SIZE.width, frame.width + local.x * direction.x * factor);
  let height = Math.max(MIN_SIZE.height, frame.height + local.y * direction.y * factor);
  if (options.keepRatio && frame.width > 0 && frame.height > 0) {
    ({ width, height } = withRatio(frame, width, height, direction));
  }
  const anchor = options.fromCentre ? { x: 0, y: 0 } : direction;
  const shift = rotatePoint(
    { x: ((width - frame.width) / 2) * anchor.x, y: ((height - frame.height) / 2) * anchor.y },
    { x: 0, y: 0 },
    frame.rotate,
  );
  const centre = centreOf(frame);
  return {
    left: centre.x + shift.x - width / 2,
    top: centre.y + shift.y - height / 2,
    width,
    height,
    rotate: frame.rotate,
  };
}

function withRatio(frame: Rect, width: number, height: number, direction: Point): { width: number; height: number } {
  const scaleX = width / frame.width;
  const scaleY = height / frame.height;
  const wanted = direction.x === 0 ? scaleY : direction.y === 0 ? scaleX : Math.max(scaleX, scaleY);
  const least = Math.max(MIN_SIZE.width / frame.width, MIN_SIZE.height / frame.height);
  const scale = Math.max(wanted, least);
  return { width: frame.width * scale, height: frame.height * scale };
}

/** Frames scaled with the box around them, each kept at `MIN_SIZE` or more. */
export function resizeGroup(
  frames: readonly Frame[],
  handle: Handle,
  delta: Point,
  options: ResizeOptions = {},
): Frame[] {
  const single = frames[0];
  if (frames.length === 1 && single) return [resizeFrame(single, handle, delta, options)];
  const from = unionOf(frames);
  if (!from || from.width === 0 || from.height === 0) return [...frames];
  const to = resizeFrame({ ...from, rotate: 0 }, handle, delta, options);
  const scaleX = to.width / from.width;
  const scaleY = to.height / from.height;
  return frames.map((frame) => ({
    left: to.left + (frame.left - from.left) * scaleX,
    top: to.top + (frame.top - from.top) * scaleY,
    width: Math.max(MIN_SIZE.width, frame.width * scaleX),
    height: Math.max(MIN_SIZE.height, frame.height * scaleY),
    rotate: frame.rotate,
  }));
}
