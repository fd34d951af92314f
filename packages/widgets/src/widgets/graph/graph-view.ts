import type { Place } from './force-layout.ts';

/** ECharts takes nodes on one line for nodes within 1 px on both sides of it, and cannot draw into no room. */
function toExtent(values: readonly number[]): { readonly from: number; readonly length: number } {
  const from = Math.min(...values);
  const length = Math.max(...values) - from;
  return length === 0 ? { from: from - 1, length: 2 } : { from, length };
}

/** The view that holds the places: their own bounding box. */
export function toView(places: readonly Place[]) {
  const x = toExtent(places.map((place) => place.x));
  const y = toExtent(places.map((place) => place.y));
  return { left: x.from, top: y.from, width: x.length, height: y.length };
}
