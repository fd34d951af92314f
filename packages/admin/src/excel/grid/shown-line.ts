interface Axis {
  readonly count: number;
  offsetOf(line: number): number;
}

/** The first line that is not hidden, from one on in the direction of a step; the line itself where none is. */
export function shownLine(axis: Axis, from: number, step: number): number {
  let line = from;
  while (step !== 0 && line >= 0 && line < axis.count && axis.offsetOf(line + 1) === axis.offsetOf(line)) line += step;
  return line >= 0 && line < axis.count ? line : from;
}
