import { boundsOf, centreOf, isInside, isTouching, rotatePoint, type Frame, type Point, type Rect } from './rect.ts';

interface Hittable extends Frame {
  readonly id: string;
  readonly hidden: boolean;
}

/** Id of the topmost visible frame under a point; frames are given in drawing order, later = on top. */
export function hitTest(frames: readonly Hittable[], point: Point): string | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (!frame || frame.hidden) continue;
    if (isInside(rotatePoint(point, centreOf(frame), -frame.rotate), frame)) return frame.id;
  }
  return undefined;
}

/** Ids of the visible, unlocked frames whose bounds a brush touches: topmost-leftmost first. */
export function brushTest(frames: readonly (Hittable & { readonly locked: boolean })[], brush: Rect): string[] {
  return frames
    .filter((frame) => !frame.hidden && !frame.locked && isTouching(boundsOf(frame), brush))
    .sort((a, b) => a.top - b.top || a.left - b.left)
    .map((frame) => frame.id);
}
