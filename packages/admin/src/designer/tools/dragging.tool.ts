import type { Text } from '@aj-report/contract';
import { addCopy } from '../document/add-copy.ts';
import { clipOf } from '../document/clip.ts';
import { contentsOf, holderOf, partAt } from '../document/groups.ts';
import { dropInto } from '../document/move-layers.ts';
import { setFrames } from '../document/operations.ts';
import type { Selection } from '../document/selection.ts';
import { boundsOf, toFrame, unionOf, type Frame, type Point, type Rect } from '../geometry/rect.ts';
import { findEqualGaps } from '../geometry/equal-gaps.ts';
import { snapToGrid } from '../geometry/grid.ts';
import { snap, SNAP_DISTANCE, type SnapLine, type SnapResult, type SnapTargets } from '../geometry/snap.ts';
import { snapTargetsOf } from './snap-targets.ts';
import { isDrag, type Tool, type ToolContext, type ToolPointer } from './tool.ts';

export const MOVE_LABEL: Text = { zh: '移动', en: 'Move' };
export const DUPLICATE_LABEL: Text = { zh: '复制一份', en: 'Duplicate' };

/**
 * Moves the unlocked part of the selection. Shift keeps an axis, Alt leaves a copy, Ctrl turns snapping off.
 * A press without a drag selects `onClick`.
 */
export function dragging(context: ToolContext, from: ToolPointer, onClick: Selection): Tool {
  const { document, live, view } = context;
  const chosen = document.selected.filter((widget) => !widget.locked);
  const held = contentsOf(
    document.screen,
    chosen.map((widget) => widget.id),
  );
  const moving = [...chosen, ...document.screen.widgets.filter((widget) => held.has(widget.id))];
  const frames = new Map(moving.map((widget) => [widget.id, toFrame(widget)]));
  const box = unionOf(moving.map(boundsOf));
  const targets = snapTargetsOf(document.shown, new Set([...frames.keys(), ...view.hiddenBySolo]));
  // What is copied stays where it is: the copy can be put in line with it.
  const targetsOfCopy = snapTargetsOf(document.shown, view.hiddenBySolo);
  let offset: Point | undefined;

  function show(pointer: ToolPointer, bounds: Rect): void {
    const wanted = toOffset(from, pointer);
    const moved = { ...bounds, left: bounds.left + wanted.x, top: bounds.top + wanted.y };
    const result = pointer.mod
      ? { offset: { x: 0, y: 0 }, lines: [] }
      : snapMoved(moved, pointer.alt ? targetsOfCopy : targets, view);
    const kept = keepAxis(wanted, result.offset, pointer.shift);
    offset = { x: Math.round(wanted.x + kept.x), y: Math.round(wanted.y + kept.y) };
    live.show({
      frames: shifted(frames, offset),
      shift: offset,
      ghosts: pointer.alt ? [...frames.values()] : [],
      lines: linesKept(result.lines, wanted, pointer.shift),
    });
  }

  return {
    name: 'dragging',
    pointerMove(pointer) {
      if (box && (offset || isDrag(from, pointer))) show(pointer, box);
    },
    pointerUp(pointer) {
      context.done();
      if (!offset) document.select(onClick);
      else if (pointer.alt) {
        const ids = chosen.map((widget) => widget.id);
        addCopy(document, DUPLICATE_LABEL, clipOf(document.screen, ids), offset);
      } else
        drop(
          context,
          shifted(frames, offset),
          chosen.map((widget) => widget.id).filter((id) => !held.has(id)),
          pointer.point,
        );
    },
  };
}

/** To the grid when it is on; else to edges or to gaps that others have, along each axis to what is nearer. */
function snapMoved(box: Rect, targets: SnapTargets, { camera, snapsToGrid }: ToolContext['view']): SnapResult {
  if (snapsToGrid) return snapToGrid(box);
  const distance = SNAP_DISTANCE / camera.zoom;
  const edges = snap(box, targets, distance);
  const onAxis = (axis: 'x' | 'y') => {
    const lines = edges.lines.filter((line) => line.axis === axis);
    const gaps = findEqualGaps(box, targets.boxes, axis, distance);
    const isNearer = gaps && (lines.length === 0 || Math.abs(gaps.offset) < Math.abs(edges.offset[axis]));
    return isNearer ? { ...gaps, isEqual: true } : { offset: edges.offset[axis], lines, isEqual: false };
  };
  const [x, y] = [onAxis('x'), onAxis('y')];
  return {
    offset: { x: x.offset, y: y.offset },
    lines: [...unmeasured(x.lines, y.isEqual && !x.isEqual), ...unmeasured(y.lines, x.isEqual && !y.isEqual)],
  };
}

/** Lines of edges without their distances where equal gaps are measured along them already. */
function unmeasured(lines: readonly SnapLine[], isSo: boolean): readonly SnapLine[] {
  return isSo ? lines.map(({ gap: _gap, ...line }) => line) : lines;
}

/** What is dropped on a container comes into the part that it shows; what is taken off it leaves it. */
function drop(
  { document, view }: ToolContext,
  moved: ReadonlyMap<string, Frame>,
  ids: readonly string[],
  at: Point,
): void {
  const part = partAt(document.shown, at, new Set(moved.keys()), view.shownParts);
  const regrouped = ids.filter((id) => {
    const before = holderOf(document.screen, id)?.partId;
    return before !== part && (part !== undefined || before !== undefined);
  });
  document.change(MOVE_LABEL, (screen) => {
    setFrames(moved)(screen);
    dropInto(regrouped, part)(screen);
  });
}

function toOffset(from: ToolPointer, to: ToolPointer): Point {
  const x = to.point.x - from.point.x;
  const y = to.point.y - from.point.y;
  if (!to.shift) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

function keepAxis(wanted: Point, snapped: Point, isKept: boolean): Point {
  if (!isKept) return snapped;
  return { x: wanted.x === 0 ? 0 : snapped.x, y: wanted.y === 0 ? 0 : snapped.y };
}

function linesKept(lines: readonly SnapLine[], wanted: Point, isKept: boolean): readonly SnapLine[] {
  return isKept ? lines.filter((line) => wanted[line.axis] !== 0) : lines;
}

function shifted(frames: ReadonlyMap<string, Frame>, offset: Point): Map<string, Frame> {
  const moved = new Map<string, Frame>();
  for (const [id, frame] of frames) {
    moved.set(id, { ...frame, left: frame.left + offset.x, top: frame.top + offset.y });
  }
  return moved;
}
