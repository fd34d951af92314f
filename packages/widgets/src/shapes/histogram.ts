/** How wide the bins are. */
export interface BinRule {
  /** `auto` follows Freedman and Diaconis; `count` and `width` are set by hand. */
  readonly by: 'auto' | 'count' | 'width';
  readonly count: number;
  readonly width: number | null;
}

export interface Bin {
  readonly from: number;
  /** The value itself belongs to the next bin, but for the last one. */
  readonly to: number;
  readonly count: number;
}

/** More bins than that are a carpet. */
const MAX_BINS = 200;
const NICE = [1, 2, 2.5, 5, 10];

function niceWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const factor = NICE.find((one) => one * power >= width * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(12));
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place - Math.floor(place));
}

/**
 * Width that suits the spread of the values, rounded to what people count in: 2 · IQR / ∛n, or Sturges' rule where the
 * middle half of the values is all the same.
 * @source Freedman & Diaconis 1981; Sturges 1926
 */
function autoWidth(sorted: readonly number[], range: number): number {
  const spread = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const plain = spread > 0 ? (2 * spread) / Math.cbrt(sorted.length) : range / Math.ceil(Math.log2(sorted.length) + 1);
  return niceWidth(Math.max(plain, range / MAX_BINS));
}

function widthOf(sorted: readonly number[], range: number, rule: BinRule): number {
  if (rule.by === 'width' && rule.width !== null && rule.width > 0) return Math.max(rule.width, range / MAX_BINS);
  if (rule.by === 'count') return range / Math.min(Math.max(Math.round(rule.count), 1), MAX_BINS);
  return autoWidth(sorted, range);
}

/** The values counted in bins of the same width; none for no values. Bins that are not counted by hand begin at multiples of their width. */
export function toBins(values: readonly number[], rule: BinRule): Bin[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length === 0) return [];
  const width = most > least ? widthOf(sorted, most - least, rule) : 1;
  const start = rule.by === 'count' && most > least ? least : Math.floor(least / width + 1e-9) * width;
  const length = Math.max(Math.ceil((most - start) / width - 1e-9), 1);
  const counts = Array.from({ length }, () => 0);
  for (const value of sorted) {
    const at = Math.min(Math.floor((value - start) / width + 1e-9), length - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const edge = (i: number) => Number((start + i * width).toPrecision(12));
  return counts.map((count, i) => ({ from: edge(i), to: edge(i + 1), count }));
}

export interface Spread {
  readonly mean: number;
  /** Standard deviation of a sample (n − 1). */
  readonly deviation: number;
}

/** Mean and standard deviation; null for fewer than two values. */
export function toSpread(values: readonly number[]): Spread | null {
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

/** How many of `total` values a normal distribution would put into the bin: its density in the middle times its width. */
export function normalCount(
  { from, to }: Pick<Bin, 'from' | 'to'>,
  { mean, deviation }: Spread,
  total: number,
): number {
  if (deviation === 0) return 0;
  const z = ((from + to) / 2 - mean) / deviation;
  return (Math.exp((-z * z) / 2) / (deviation * Math.sqrt(2 * Math.PI))) * (to - from) * total;
}
