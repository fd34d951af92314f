import type { BarSeriesOption } from 'echarts';
import type { Plot } from '../../fields/axis.option.ts';
import type { ValueLabel } from '../../fields/value-label.option.ts';
import { textWidth } from '../../kit/text-width.ts';
import { reachOf, type Series } from '../../shapes/category-series.ts';

/** Values of one axis. */
export interface OnAxis {
  readonly series: readonly Series[];
  /** End of the axis where it was set. */
  readonly max: number | null;
}

export interface CrossedRoom {
  readonly plot: Plot;
  /** px of the names of categories below the plot */
  readonly names: number;
  readonly label: ValueLabel;
  readonly maxWidth: number;
  /** Colour of numbers that stand within their bars. */
  readonly ink: string;
}

/** An axis that was given no end goes that much further than its values, as a rule. */
export const HEADROOM = 1.1;
/** Share of the plot's height by which lines and bars may stand elsewhere than estimated. */
const TOLERANCE = 0.03;
/** Share of a category's band that its bar takes. */
const BAND = 0.7;
/** em that a bar is high at least with a number in it */
const INNER = 1.8;

/** Least and greatest value of a line within so many steps of its point. */
function spanAround(data: Series['data'], i: number, steps: number): readonly number[] {
  const here = data[i] ?? null;
  if (here === null) return [];
  const sides = [data[i - 1], data[i + 1]].map((side) => here + ((side ?? here) - here) * Math.min(steps, 1));
  return [Math.min(here, ...sides), Math.max(here, ...sides)];
}

/** Numbers above bars that a line passes through stand within their bars, or are left out where those are too small. */
export function clearNumbers(bars: BarSeriesOption, left: OnAxis, right: OnAxis, room: CrossedRoom): BarSeriesOption {
  const { plot, label, ink } = room;
  const values = left.series[0]?.data ?? [];
  if (left.series.length !== 1 || !label.show || label.position !== 'top' || bars.data?.length !== values.length)
    return bars;
  const height = Math.max(plot.height - room.names, 1);
  const step = plot.width / Math.max(values.length, 1);
  const scaleOf = ({ max, series }: OnAxis) => height / (max ?? Math.max(reachOf(series, false) * HEADROOM, 1e-9));
  const [barScale, lineScale] = [scaleOf(left), scaleOf(right)];
  const slack = height * TOLERANCE;
  const isCrossed = (value: number, i: number, width: number) => {
    const low = value * barScale + label.distance - slack;
    const high = low + label.fontSize + 2 * slack;
    return right.series.some(({ data }) => {
      const [least, most] = spanAround(data, i, width / 2 / step);
      return least !== undefined && most !== undefined && most * lineScale >= low && least * lineScale <= high;
    });
  };
  const data = bars.data.map((item, i) => {
    const value = values[i] ?? null;
    const width = textWidth(label.formatter({ value }), label.fontSize);
    if (value === null || value < 0 || !isCrossed(value, i, width)) return item;
    const isWide = Math.min(step * BAND, room.maxWidth) >= width;
    const hasRoom = isWide && value * barScale >= label.fontSize * INNER;
    const own = typeof item === 'object' && !Array.isArray(item) ? item : { value };
    return { ...own, label: hasRoom ? { position: 'insideTop' as const, color: ink } : { show: false } };
  });
  return { ...bars, data: data as NonNullable<BarSeriesOption['data']> };
}
