import type { Rect } from './rect.ts';

/**
 * Offsets that make the gaps between rectangles equal along an axis, in the order given.
 * The outermost two stay; fewer than three have nothing to distribute.
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
  let at = first[start];
  for (const { rect, index } of order) {
    offsets[index] = at - rect[start];
    at += rect[size] + gap;
  }
  return offsets;
}
