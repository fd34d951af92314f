import { FAULT, Matrix, type Result, type Scalar } from './scalar.ts';

/** The value of one place; a line alone, or one value, stands for all lines. */
function pick(result: Result, row: number, column: number): Scalar {
  if (!(result instanceof Matrix)) return result;
  const { rows, columns } = result;
  const line = rows.length === 1 ? rows[0] : rows[row];
  const value = columns === 1 ? line?.[0] : line?.[column];
  return line && column < Math.max(columns, columns === 1 ? Infinity : 0) ? (value ?? null) : FAULT.missing;
}

/** Computes one value of several, or each value of matrices of them. */
export function lift(values: readonly Result[], compute: (values: readonly Scalar[]) => Scalar): Result {
  let [height, width] = [0, 0];
  for (const value of values) {
    if (!(value instanceof Matrix)) continue;
    height = Math.max(height, value.rows.length);
    width = Math.max(width, value.columns);
  }
  if (height === 0) return compute(values as readonly Scalar[]);
  return liftPlaces(height, width, (row, column) => compute(values.map((value) => pick(value, row, column))));
}

export function liftPlaces(height: number, width: number, compute: (row: number, column: number) => Scalar): Matrix {
  return new Matrix(
    Array.from({ length: height }, (_, row) => Array.from({ length: width }, (__, column) => compute(row, column))),
  );
}

export { pick };
