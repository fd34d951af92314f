import { bottomOf, rightOf, type Rect } from './rect.ts';
import { MOVE_SIDES, type SnapResult, type SnapSides } from './snap.ts';

/** px of the document between two lines of the grid */
export const GRID_PX = 10;

function toLine(value: number): number {
  return Math.round(value / GRID_PX) * GRID_PX - value;
}

/** Puts the top left corner of a moved box, or the edges that are pulled, on lines of the grid. */
export function snapToGrid(box: Rect, sides: SnapSides = MOVE_SIDES): SnapResult {
  const x = sides.x.length === 0 ? 0 : toLine(sides.x.includes(-1) ? box.left : rightOf(box));
  const y = sides.y.length === 0 ? 0 : toLine(sides.y.includes(-1) ? box.top : bottomOf(box));
  return { offset: { x, y }, lines: [] };
}
