import { bottomOf, centreOf, isTouching, rightOf, type Point, type Rect } from '../geometry/rect.ts';

/** px between what stands on the screen and what comes beside it */
export const GAP = 16;
/** Candidates on each axis; more would take long on screens with hundreds of widgets. */
const CANDIDATES_MAX = 48;

export function inset({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}

/** The first place from the top left where a rectangle touches nothing; else the middle. */
export function firstFreePlace(size: Rect, room: Rect, taken: readonly Rect[]): Rect {
  for (let top = room.top; top + size.height <= bottomOf(room); top += GAP) {
    for (let left = room.left; left + size.width <= rightOf(room); left += GAP) {
      const place = { ...size, left, top };
      if (!taken.some((rect) => isTouching(place, rect))) return place;
    }
  }
  const { x, y } = centreOf(room);
  return { ...size, left: x - size.width / 2, top: y - size.height / 2 };
}

/** The free place nearest to where a rectangle was wanted: right there, or beside what is taken. Undefined when there is none. */
export function nearestFreePlace(wanted: Rect, room: Rect, taken: readonly Rect[]): Point | undefined {
  const lefts = candidates(
    wanted.left,
    room.left,
    rightOf(room) - wanted.width,
    taken.flatMap((one) => [one.left, rightOf(one) + GAP, one.left - GAP - wanted.width]),
  );
  const tops = candidates(
    wanted.top,
    room.top,
    bottomOf(room) - wanted.height,
    taken.flatMap((one) => [one.top, bottomOf(one) + GAP, one.top - GAP - wanted.height]),
  );
  const distance = ({ x, y }: Point) => Math.hypot(x - wanted.left, y - wanted.top);
  return lefts
    .flatMap((x) => tops.map((y) => ({ x, y })))
    .sort((a, b) => distance(a) - distance(b))
    .find(({ x, y }) => !taken.some((one) => isTouching({ ...wanted, left: x, top: y }, inset(one, 1 - GAP))));
}

/** Positions along an axis, the wanted one first, that lie between two limits. */
function candidates(wanted: number, min: number, max: number, beside: readonly number[]): readonly number[] {
  return [...new Set([wanted, ...beside])]
    .filter((position) => position >= min && position <= max)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, CANDIDATES_MAX);
}
