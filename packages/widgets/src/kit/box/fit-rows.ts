/** Rows may become so much higher than they need to be before a list leaves room below. */
const LARGEST_STRETCH = 1.5;

/** px of a row such that few rows share the height of their box evenly; never less than `leastPx`. */
export function fitRowHeight(leastPx: number, rowCount: number, boxPx: number): number {
  if (rowCount === 0) return leastPx;
  return Math.max(leastPx, Math.min(leastPx * LARGEST_STRETCH, boxPx / rowCount));
}
