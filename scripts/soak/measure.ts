/** One thing that must be where it was. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  /** What it may have grown by, in its unit. */
  readonly limit: number;
}

/** What a measure may grow by: a part of what it was, and so much more. */
export interface Tolerance {
  readonly part: number;
  readonly more: number;
}

export function toMeasure(name: string, unit: string, start: number, end: number, { part, more }: Tolerance): Measure {
  return { name, unit, start, end, limit: start * part + more };
}

export function hasGrown({ start, end, limit }: Measure): boolean {
  return end - start > limit;
}

/** Lines of a table with all measures; those that grew beyond their limit are marked. */
export function toLines(measures: readonly Measure[]): readonly string[] {
  const rows = measures.map((one) => [
    one.name,
    round(one.start),
    round(one.end),
    (one.end < one.start ? '' : '+') + round(one.end - one.start),
    round(one.limit),
    one.unit,
    hasGrown(one) ? 'GREW' : 'ok',
  ]);
  const all = [['', 'start', 'end', 'growth', 'limit', 'unit', ''], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const isText = (column: number): boolean => column === 0 || column > 4;
  return all.map((row) =>
    row
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value >= 100 ? 0 : 2);
}
