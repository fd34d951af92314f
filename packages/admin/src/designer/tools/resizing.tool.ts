import type { Text } from '@aj-report/contract';
import { setFrames } from '../document/operations.ts';
import { toFrame, unionOf, type Frame, type Point } from '../geometry/rect.ts';
import { directionOf, resizeGroup, type Handle } from '../geometry/resize.ts';
import { snapToGrid } from '../geometry/grid.ts';
import { snap, SNAP_DISTANCE, type SnapLine, type SnapResult, type SnapSides } from '../geometry/snap.ts';
import { snapTargetsOf } from './snap-targets.ts';
import type { Tool, ToolContext, ToolPointer } from './tool.ts';

export const RESIZE_LABEL: Text = { zh: '调整大小', en: 'Resize' };

/** Pulls a handle of the selection. Shift keeps the proportion, Alt the centre, Ctrl turns snapping off. */
export function resizing(context: ToolContext, from: ToolPointer, handle: Handle): Tool {
  const { document, live, view } = context;
  const widgets = document.selected.filter((widget) => !widget.locked);
  const ids = widgets.map((widget) => widget.id);
  const frames = widgets.map(toFrame);
  const targets = snapTargetsOf(document.shown, new Set([...ids, ...view.hiddenBySolo]));
  const canSnap = frames.length > 1 || frames[0]?.rotate === 0;
  let resized: Map<string, Frame> | undefined;

  function snapped(delta: Point, pointer: ToolPointer): SnapResult {
    const free = { offset: { x: 0, y: 0 }, lines: [] as SnapLine[] };
    const box = unionOf(resizeGroup(frames, handle, delta, { fromCentre: pointer.alt }));
    if (!canSnap || !box || pointer.mod || pointer.shift) return free;
    const direction = directionOf(handle);
    const sides: SnapSides = {
      x: direction.x === 0 ? [] : [direction.x as -1 | 1],
      y: direction.y === 0 ? [] : [direction.y as -1 | 1],
    };
    return view.snapsToGrid ? snapToGrid(box, sides) : snap(box, targets, SNAP_DISTANCE / view.camera.zoom, sides);
  }

  return {
    name: 'resizing',
    pointerMove(pointer) {
      const delta = { x: pointer.point.x - from.point.x, y: pointer.point.y - from.point.y };
      const { offset, lines } = snapped(delta, pointer);
      const pulled = { x: delta.x + offset.x, y: delta.y + offset.y };
      const next = resizeGroup(frames, handle, pulled, { keepRatio: pointer.shift, fromCentre: pointer.alt }).map(
        toWhole,
      );
      resized = new Map(ids.map((id, index) => [id, next[index]!]));
      live.show({ frames: resized, lines, label: sizeLabel(next) });
    },
    pointerUp() {
      context.done();
      if (resized) document.change(RESIZE_LABEL, setFrames(resized));
    },
  };
}

function toWhole(frame: Frame): Frame {
  return {
    left: Math.round(frame.left),
    top: Math.round(frame.top),
    width: Math.round(frame.width),
    height: Math.round(frame.height),
    rotate: frame.rotate,
  };
}

function sizeLabel(frames: readonly Frame[]): string {
  const box = frames.length === 1 ? frames[0] : unionOf(frames);
  return box ? `${box.width} × ${box.height}` : '';
}
