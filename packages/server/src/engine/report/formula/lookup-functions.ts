import { rowsOf, type Rows } from './conditional-functions.ts';
import { likeTest, type Value } from './criteria.ts';

const NOT_FOUND = new Error('#N/A');
const OUTSIDE = new Error('#REF!');
const WRONG = new Error('#VALUE!');

/** Order of two values of one kind; undefined for two kinds. */
function orderOf(a: Value, b: Value): number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== 'string' || typeof b !== 'string') return undefined;
  const [s, t] = [a.toLowerCase(), b.toLowerCase()];
  return s === t ? 0 : s < t ? -1 : 1;
}

/**
 * Index of a value in a line, -1 for none.
 * @param sorted 0: the value itself; 1: the last that is not greater in a rising line; -1: the last that is not less in
 *   a falling one
 */
function placeOf(wanted: Value, line: readonly Value[], sorted: number): number {
  if (sorted === 0) return line.findIndex(likeTest(wanted));
  let found = -1;
  for (const [i, value] of line.entries()) {
    const order = orderOf(value, wanted ?? 0);
    if (order === undefined) continue;
    if (order * Math.sign(sorted) > 0) break;
    found = i;
  }
  return found;
}

function turn(rows: Rows): Rows {
  return (rows[0] ?? []).map((_, x) => rows.map((row) => row[x]));
}

/** The value of another column in the row whose first value is the wanted one. */
function lookUp(rows: Rows, wanted: Value, place: unknown, sorted: number): Value {
  const column = Math.trunc(Number(place));
  if (!(column >= 1)) return WRONG;
  if (column > (rows[0]?.length ?? 0)) return OUTSIDE;
  const row = placeOf(
    wanted,
    rows.map(([first]) => first),
    sorted,
  );
  return row < 0 ? NOT_FOUND : rows[row]?.[column - 1];
}

/** What a workbook takes for TRUE when it is left out, and for FALSE when it is empty. */
function sortedOf(args: readonly unknown[], at: number): number {
  return args.length > at ? Math.sign(Number(args[at] ?? 0)) : 1;
}

function valueAt(rows: Rows, ...places: readonly unknown[]): Value {
  const [first, second] = places.map((place) => Math.trunc(Number(place ?? 0)));
  const isLine = rows.length === 1 && second === undefined;
  const [row = 0, column = 0] = isLine ? [1, first] : [first, second ?? (rows[0]?.length === 1 ? 1 : 0)];
  if (row < 1 || column < 1) return WRONG;
  return row > rows.length || column > (rows[0]?.length ?? 0) ? OUTSIDE : rows[row - 1]?.[column - 1];
}

/** Functions of a workbook that look for a value in an area. */
export const LOOKUPS = {
  VLOOKUP: (...args: readonly unknown[]) => lookUp(rowsOf(args[1]), args[0] as Value, args[2], sortedOf(args, 3)),
  HLOOKUP: (...args: readonly unknown[]) => lookUp(turn(rowsOf(args[1])), args[0] as Value, args[2], sortedOf(args, 3)),
  MATCH: (...args: readonly unknown[]) => {
    const rows = rowsOf(args[1]);
    const line = rows.length === 1 ? (rows[0] ?? []) : rows.length > 0 && rows[0]?.length === 1 ? rows.flat() : [];
    const found = placeOf(args[0] as Value, line, sortedOf(args, 2));
    return found < 0 ? NOT_FOUND : found + 1;
  },
  INDEX: (area: unknown, ...places: readonly unknown[]) => valueAt(rowsOf(area), ...places),
};
