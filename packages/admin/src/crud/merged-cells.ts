import type { RowFlags } from './define-resource.ts';

/**
 * How many rows each cell of a merged column covers: 0 = it is covered by the one above.
 * @example spansOf(['a', 'a', 'b']) // [2, 0, 1]
 */
export function spansOf(values: readonly unknown[]): readonly number[] {
  const spans: number[] = [];
  let first = 0;
  values.forEach((value, place) => {
    if (place > 0 && value === values[first]) {
      spans[first] = (spans[first] ?? 0) + 1;
      spans.push(0);
    } else {
      first = place;
      spans.push(1);
    }
  });
  return spans;
}

/** The same for the cells of a field. Only rows of one look share a cell: it has the colour of every row it covers. */
export function spansOfCells<R>(
  rows: readonly R[],
  field: keyof R,
  lookOf: (row: R) => RowFlags = () => ({}),
): readonly number[] {
  return spansOf(
    rows.map((row) => {
      const { dblClickFlag: _notSeen, ...look } = lookOf(row);
      return JSON.stringify([row[field], look]);
    }),
  );
}
