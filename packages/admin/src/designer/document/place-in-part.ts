import type { NormalScreen } from '@aj-report/contract';
import { bottomOf, boundsOf, centreOf, rightOf, toFrame, unionOf, type Rect } from '../geometry/rect.ts';
import type { Recipe } from './change.ts';
import { firstFreePlace, GAP, inset } from './free-place.ts';
import { contentsOf } from './groups.ts';
import { inPart, setFrames } from './operations.ts';
import { roomOf } from './room.ts';

function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    rightOf(inner) <= rightOf(outer) &&
    bottomOf(inner) <= bottomOf(outer)
  );
}

/**
 * Brings widgets that came into a part to where it is seen: at the first free place, smaller if they are larger than
 * the room. Those that stand there already stay.
 */
export function placeInPart(ids: readonly string[], partId: string): Recipe {
  return (screen) => {
    const container = screen.groups.find(({ id }) => id === partId)?.container;
    const holder = screen.widgets.find(({ id }) => id === container);
    const block = new Set([...ids, ...contentsOf(screen, ids)]);
    const bounds = boundsAround(screen, block);
    if (!holder || !bounds || isWithin(bounds, roomOf(holder))) return;
    const room = inset(roomOf(holder), GAP);
    if (room.width <= 0 || room.height <= 0) return;
    const scale = Math.min(1, room.width / bounds.width, room.height / bounds.height);
    const size = { ...bounds, width: bounds.width * scale, height: bounds.height * scale };
    const others = inPart(screen, partId).filter((id) => !block.has(id));
    const taken = screen.widgets.filter(({ id }) => others.includes(id)).map((one) => inset(boundsOf(one), -GAP + 1));
    moveInto(block, bounds, firstFreePlace(size, room, taken), scale)(screen);
  };
}

/** Gives a widget all the room of the part that it was put into, unless something else stands there. */
export function fillPart(id: string, partId: string): Recipe {
  return (screen) => {
    const container = screen.groups.find((group) => group.id === partId)?.container;
    const holder = screen.widgets.find((widget) => widget.id === container);
    if (!holder || inPart(screen, partId).some((one) => one !== id)) return placeInPart([id], partId)(screen);
    const room = inset(roomOf(holder), GAP);
    if (room.width > 0 && room.height > 0) setFrames(new Map([[id, room]]))(screen);
  };
}

function boundsAround(screen: NormalScreen, ids: ReadonlySet<string>): Rect | undefined {
  return unionOf(screen.widgets.filter(({ id }) => ids.has(id)).map(boundsOf));
}

/** Moves and shrinks widgets together; turned ones keep their angle about their middle. */
function moveInto(ids: ReadonlySet<string>, from: Rect, to: Rect, scale: number): Recipe {
  return (screen) => {
    const moved = screen.widgets.filter(({ id }) => ids.has(id));
    const frames = moved.map((widget) => {
      const { x, y } = centreOf(widget);
      const [width, height] = [widget.width * scale, widget.height * scale];
      const left = to.left + (x - from.left) * scale - width / 2;
      const top = to.top + (y - from.top) * scale - height / 2;
      return [widget.id, { ...toFrame(widget), left, top, width, height }] as const;
    });
    setFrames(new Map(frames))(screen);
  };
}
