import { centreOf, type Rect } from './rect.ts';

/**
 * Offsets that make the gaps between rectangles equal along an axis, in the order given; where there is no room for
 * gaps, the middles get equal distances. The outermost two stay; fewer than three have nothing to distribute.
 */
export function distribute(rects: readonly Rect[], axis: 'x' | 'y'): number[] {
  const start = axis === 'x' ? 'left' : 'top';
  const size = axis === 'x' ? 'width' : 'height';
  const offsets = rects.map(() => 0);
  if (rects.length < 3) return offsets;
  const order = rects.map((rect, index) => ({ rect, index })).sort((a, b) => a.rect[start] - b.rect[start]);
  const first = order[0]!.rect;
  const last = order[order.length - 1]!.rect;
  const used = order.reduce((sum, { rect }) => sum + rect[size], 0);
  const gap = (last[start] + last[size] - first[start] - used) / (rects.length - 1);
  // With gaps below nothing one would pass the next.
  if (gap < 0) return distributeMiddles(rects, axis);
  let at = first[start];
  for (const { rect, index } of order) {
    offsets[index] = at - rect[start];
    at += rect[size] + gap;
  }
  return offsets;
}

function distributeMiddles(rects: readonly Rect[], axis: 'x' | 'y'): number[] {
  const order = rects.map((rect, index) => ({ at: centreOf(rect)[axis], index })).sort((a, b) => a.at - b.at);
  const first = order[0]!.at;
  const step = (order[order.length - 1]!.at - first) / (rects.length - 1);
  const offsets = rects.map(() => 0);
  order.forEach(({ at, index }, place) => (offsets[index] = first + step * place - at));
  return offsets;
}
