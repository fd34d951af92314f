import { bottomOf, rightOf, type Point, type Rect } from './rect.ts';

export const ALIGN_EDGES = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type AlignEdge = (typeof ALIGN_EDGES)[number];

/** Place of a rectangle (left, top) after its edge was put on the same edge of the reference. */
export function alignTo(rect: Rect, reference: Rect, edge: AlignEdge): Point {
  const { left, top } = rect;
  switch (edge) {
    case 'left':
      return { x: reference.left, y: top };
    case 'centre':
      return { x: reference.left + (reference.width - rect.width) / 2, y: top };
    case 'right':
      return { x: rightOf(reference) - rect.width, y: top };
    case 'top':
      return { x: left, y: reference.top };
    case 'middle':
      return { x: left, y: reference.top + (reference.height - rect.height) / 2 };
    case 'bottom':
      return { x: left, y: bottomOf(reference) - rect.height };
  }
}
