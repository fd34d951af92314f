/** Paths of a small line without axes, in px of a box whose origin is its upper left corner. */
export interface Sparkline {
  /** `d` of the line; empty with fewer than two values. */
  readonly line: string;
  /** `d` of the surface between the line and the bottom. */
  readonly area: string;
  /** Where the last value stands. */
  readonly end: { readonly x: number; readonly y: number } | undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const NOTHING: Sparkline = { line: '', area: '', end: undefined };

function round(px: number): number {
  return Math.round(px * 10) / 10;
}

/** Slope at every point such that the curve between two points never leaves their range (Fritsch–Carlson). */
function slopesOf(points: readonly Point[]): number[] {
  const secants = points.slice(1).map((point, i) => {
    const before = points[i] ?? point;
    return (point.y - before.y) / (point.x - before.x);
  });
  return points.map((_, i) => {
    const left = secants[i - 1];
    const right = secants[i];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
}

function toCurve(points: readonly Point[]): string {
  const slopes = slopesOf(points);
  return points
    .map((point, i) => {
      const before = points[i - 1];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      const third = (point.x - before.x) / 3;
      const from = `${round(before.x + third)} ${round(before.y + third * (slopes[i - 1] ?? 0))}`;
      const to = `${round(point.x - third)} ${round(point.y - third * (slopes[i] ?? 0))}`;
      return `C${from} ${to} ${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

/**
 * A line through the values, from the left edge to the right; missing values are passed over. Equal values lie at half
 * height. `inset` px stay free on all sides, so that the stroke is not cut.
 */
export function toSparkline(
  values: readonly (number | null)[],
  { width, height, inset }: { readonly width: number; readonly height: number; readonly inset: number },
): Sparkline {
  const present = values.flatMap((value, i) => (value === null ? [] : [{ value, i }]));
  if (present.length < 2 || width <= 2 * inset || height <= 2 * inset) return NOTHING;
  const numbers = present.map(({ value }) => value);
  const lowest = numbers.reduce((a, b) => Math.min(a, b));
  const range = numbers.reduce((a, b) => Math.max(a, b)) - lowest;
  const points = present.map(({ value, i }) => ({
    x: inset + (i / (values.length - 1)) * (width - 2 * inset),
    y: inset + (range === 0 ? 0.5 : 1 - (value - lowest) / range) * (height - 2 * inset),
  }));
  const first = points[0];
  const end = points.at(-1);
  const line = toCurve(points);
  return { line, area: `${line}L${round(end?.x ?? 0)} ${height}L${round(first?.x ?? 0)} ${height}Z`, end };
}
