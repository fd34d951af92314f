import { centreOf, rotatePoint, toFrame, type Frame, type Point } from './rect.ts';

/** A frame turned about a place. */
export function turn(frame: Frame, about: Point, degrees: number): Frame {
  const { x, y } = rotatePoint(centreOf(frame), about, degrees);
  return {
    ...toFrame(frame),
    left: x - frame.width / 2,
    top: y - frame.height / 2,
    rotate: toTurn(frame.rotate + degrees),
  };
}

/** 0–359 */
export function toTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
