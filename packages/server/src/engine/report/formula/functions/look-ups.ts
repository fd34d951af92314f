import { compareValues } from '../coerce.ts';
import { declare } from '../declare.ts';
import { likeTest } from '../criteria.ts';
import { FAULT, Fault, Matrix, type Rows, type Scalar } from '../scalar.ts';
import { narrowed } from './narrowed.ts';

type Line = readonly (Scalar | undefined)[];

function isOfKind(value: Scalar | undefined, wanted: Scalar): value is Scalar {
  return typeof value === typeof wanted && value !== null && !(value instanceof Fault);
}

/** Place of the last value of a rising line that is not greater, or of a falling one that is not less; -1 for none. */
function lastBefore(wanted: Scalar, line: Line, sign: number): number {
  let found = -1;
  for (const [i, value] of line.entries()) {
    if (!isOfKind(value, wanted)) continue;
    if (compareValues(value, wanted) * sign > 0) break;
    found = i;
  }
  return found;
}

/** Place of a value in a line, -1 for none. @param sorted 0: the value itself; 1: in a rising line; -1: in a falling one */
function placeIn(wanted: Scalar, line: Line, sorted: number): number {
  const asked = wanted ?? 0;
  return sorted === 0 ? line.findIndex(likeTest(asked)) : lastBefore(asked, line, Math.sign(sorted));
}

function turned(rows: Rows): Rows {
  return (rows[0] ?? []).map((_, x) => rows.map((row) => row[x]));
}

function firstColumn(rows: Rows): Line {
  return rows.map(([first]) => first);
}

/** A row or column as a line. @throws Fault for an area of several of both */
function lineOf(rows: Rows): Line {
  if (rows.length === 1) return rows[0] ?? [];
  if ((rows[0]?.length ?? 0) > 1) throw FAULT.missing;
  return firstColumn(rows);
}

/** The value of another column in the row whose first value is the wanted one. */
function lookUp(rows: Rows, wanted: Scalar, column: number, isSorted: boolean): Scalar {
  if (column < 1) throw FAULT.value;
  if (column > (rows[0]?.length ?? 0)) throw FAULT.reference;
  const row = placeIn(wanted, firstColumn(rows), isSorted ? 1 : 0);
  if (row < 0) throw FAULT.missing;
  return rows[row]?.[column - 1] ?? null;
}

function valueAt(rows: Rows, first: number, second: number | undefined): Scalar | Matrix {
  const columns = rows[0]?.length ?? 0;
  const isLine = rows.length === 1 && second === undefined;
  const [row, column] = isLine ? [1, first] : [first, second ?? (columns === 1 ? 1 : 0)];
  if (row < 0 || column < 0) throw FAULT.value;
  if (row > rows.length || column > columns) throw FAULT.reference;
  if (row > 0 && column > 0) return rows[row - 1]?.[column - 1] ?? null;
  const lines = row === 0 ? rows : rows.slice(row - 1, row);
  return new Matrix(column === 0 ? lines : lines.map((line) => line.slice(column - 1, column)), true);
}

/** Place of the nearest value that is less (-1) or greater (1); -1 for none. */
function nearest(wanted: Scalar, line: Line, side: number): number {
  let found = -1;
  for (const [i, value] of line.entries()) {
    if (!isOfKind(value, wanted)) continue;
    const order = compareValues(value, wanted);
    if (order === 0) return i;
    if (order * side < 0) continue;
    if (found < 0 || compareValues(value, line[found] as Scalar) * side < 0) found = i;
  }
  return found;
}

/** Place of a value, as XLOOKUP and XMATCH look for it. @param mode 0: itself; -1, 1: or the nearest; 2: by wildcards */
function placeByMode(wanted: Scalar, all: Line, mode: number, fromEnd: boolean): number {
  const line = fromEnd ? [...all].reverse() : all;
  const asked = wanted ?? 0;
  const isSame = (value: Scalar | undefined) => isOfKind(value, asked) && compareValues(value, asked) === 0;
  const found =
    mode === 0 ? line.findIndex(isSame) : mode === 2 ? line.findIndex(likeTest(asked)) : nearest(asked, line, mode);
  return found < 0 || !fromEnd ? found : all.length - 1 - found;
}

function xLookUp(wanted: Scalar, asked: Rows, of: Rows, mode: number, search: number): Scalar | Matrix | undefined {
  const isRow = asked.length === 1 && (asked[0]?.length ?? 0) > 1;
  const line = lineOf(asked);
  const given = isRow ? turned(of) : of;
  if (line.length !== given.length) throw FAULT.value;
  const found = placeByMode(wanted, line, mode, search < 0);
  const row = given[found];
  if (!row) return undefined;
  if (row.length === 1) return row[0] ?? null;
  return new Matrix(isRow ? row.map((value) => [value]) : [row], true);
}

const single = (value: Scalar | Matrix) => (value instanceof Matrix ? (value.rows[0]?.[0] ?? null) : value);

/** Functions that look for a value in an area, and those that say where it stands. */
export const LOOK_UPS = [
  declare(
    'VLOOKUP',
    ['value: any', 'table: area', 'column: whole', 'sorted?: truth'],
    'like',
    (value, table, column, sorted = true) => lookUp(table, value, column, sorted),
    { like: ([, table, column]) => narrowed(table, undefined, column) },
  ),
  declare(
    'HLOOKUP',
    ['value: any', 'table: area', 'row: whole', 'sorted?: truth'],
    'like',
    (value, table, row, sorted = true) => lookUp(turned(table), value, row, sorted),
    { like: ([, table, row]) => narrowed(table, row, undefined) },
  ),
  declare(
    'LOOKUP',
    ['value: any', 'line: array', 'results?: array'],
    'like',
    (value, rows, results) => {
      const isWide = (rows[0]?.length ?? 0) > rows.length;
      const line = isWide ? (rows[0] ?? []) : firstColumn(rows);
      const given = results ? lineOf(results) : isWide ? (rows.at(-1) ?? []) : rows.map((row) => row.at(-1));
      const found = lastBefore(value ?? 0, line, 1);
      if (found < 0) throw FAULT.missing;
      return given[found] ?? null;
    },
    { like: ([, line, results]) => results ?? line },
  ),
  declare('MATCH', ['value: any', 'line: area', 'sorted?: number'], 'number', (value, line, sorted = 1) => {
    const found = placeIn(value, lineOf(line), sorted);
    if (found < 0) throw FAULT.missing;
    return found + 1;
  }),
  declare(
    'XMATCH',
    ['value: any', 'line: area', 'mode?: whole', 'search?: whole'],
    'number',
    (value, line, mode = 0, search = 1) => {
      const found = placeByMode(value, lineOf(line), mode, search < 0);
      if (found < 0) throw FAULT.missing;
      return found + 1;
    },
    { isNew: true },
  ),
  declare(
    'XLOOKUP',
    ['value: any', 'line: area', 'results: area', 'otherwise?: branch', 'mode?: whole', 'search?: whole'],
    'like',
    (value, line, results, otherwise, mode = 0, search = 1) => {
      const found = xLookUp(value, line, results, mode, search);
      if (found !== undefined) return found;
      if (!otherwise) throw FAULT.missing;
      return single(otherwise());
    },
    { isNew: true, like: ([, , results]) => results },
  ),
  declare(
    'INDEX',
    ['area: area', 'row?: whole', 'column?: whole'],
    'like',
    (area, row = 0, column) => valueAt(area, row, column),
    { like: ([area, row, column]) => narrowed(area, row, column) },
  ),
  declare('ROW', ['of?: place'], 'number', function (of) {
    return (of?.row ?? this.row) + 1;
  }),
  declare('COLUMN', ['of?: place'], 'number', function (of) {
    return (of?.column ?? this.column) + 1;
  }),
  declare('ROWS', ['area: place'], 'number', (area) => area?.rows ?? 1),
  declare('COLUMNS', ['area: place'], 'number', (area) => area?.columns ?? 1),
];
