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
