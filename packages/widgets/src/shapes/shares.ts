import type { Series } from './category-series.ts';

/**
 * Every value as its share in percent of its category: of the sum of all distances from zero, sign kept.
 * Shares are rounded to tenths on the running sum, so that those of a category make exactly 100.
 */
export function toShares(series: readonly Series[]): Series[] {
  const count = series[0]?.data.length ?? 0;
  const totals = Array.from({ length: count }, (_, i) =>
    series.reduce((sum, one) => sum + Math.abs(one.data[i] ?? 0), 0),
  );
  const passed = totals.map(() => 0);
  return series.map((one) => ({
    ...one,
    data: one.data.map((value, i) => {
      const total = totals[i] ?? 0;
      if (value === null || total === 0) return value;
      const before = passed[i] ?? 0;
      const after = before + Math.abs(value);
      passed[i] = after;
      const tenths = Math.round((after / total) * 1000) - Math.round((before / total) * 1000);
      return (Math.sign(value) * tenths) / 10;
    }),
  }));
}
