import type { EChartsOption, SeriesOption } from 'echarts';
import {
  toCategoryAxes,
  toValueAxis,
  valueAxisRoom,
  type Plot,
  type ValueAxisOptions,
} from '../../fields/axis.option.ts';
import { pitchOf, toBarSeries, type BarDrawing } from '../../fields/bars.option.ts';
import { toPalette } from '../../fields/colour.option.ts';
import { toEvenZeros } from '../../fields/even-zero.option.ts';
import { toFrame } from '../../fields/frame.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toLineSeries, type LineDrawing } from '../../fields/line.option.ts';
import { toStack, withValues } from '../../fields/stack.option.ts';
import { toTooltip } from '../../fields/tooltip.option.ts';
import { toValueLabel, unitOf } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { reachOf, type CategorySeries, type Series } from '../../shapes/category-series.ts';
import { toPanels } from './two-panels.option.ts';
import type { BarLineChartProps } from './bar-line-chart.widget.ts';

/** The series that are bars and those that are lines, and on which axis the lines stand. */
interface Parts {
  readonly all: readonly Series[];
  /** As they are drawn: values, or shares. */
  readonly bars: readonly Series[];
  readonly lines: readonly Series[];
  readonly isStacked: boolean;
  readonly isPercent: boolean;
  /** Those that count on the left axis, and on the right one; as they are drawn. */
  readonly left: readonly Series[];
  readonly right: readonly Series[];
  /** Something counts on either axis. */
  readonly isDouble: boolean;
}

function isLine(one: Series): boolean {
  return one.role === 'line';
}

function toParts(props: BarLineChartProps, data: CategorySeries): Parts {
  const all = renameSeries(data.series, props.legendName);
  const lines = all.filter(isLine);
  const plain = all.filter((one) => !isLine(one));
  const { series: bars, ...stack } = toStack(props.stackStyle, plain);
  const { rightFrom } = props;
  const hasRight = props.oneAxis ? () => false : rightFrom > 0 ? (at: number) => at >= rightFrom - 1 : undefined;
  const drawn = all.map((one) => (isLine(one) ? one : (bars[plain.indexOf(one)] ?? one)));
  const isRight = (one: Series, at: number) => hasRight?.(at) ?? isLine(one);
  const right = drawn.filter(isRight);
  const isDouble = right.length > 0 && right.length < all.length;
  const left = isDouble ? drawn.filter((one, at) => !isRight(one, at)) : drawn;
  return { all, bars, lines, ...stack, left, right: isDouble ? right : [], isDouble };
}

function hasNegative(series: readonly Series[]): boolean {
  return series.some((one) => one.data.some((value) => value !== null && value < 0));
}

/** Whose unit an axis has: of bars where some stand on it. */
function kindOf(series: readonly Series[]): 'Bar' | 'Line' {
  return series.every(isLine) ? 'Line' : 'Bar';
}

function reachOn({ isStacked }: Parts, series: readonly Series[]): number {
  const bars = series.filter((one) => !isLine(one));
  return Math.max(reachOf(bars, isStacked), reachOf(series.filter(isLine), false));
}

/** What the two axes of numbers need; the right one is left out while nothing counts on it. */
function toNumbers(props: BarLineChartProps, parts: Parts, plot: Plot): readonly ValueAxisOptions[] {
  const { isDouble } = parts;
  const left: ValueAxisOptions = {
    suffix: 'YLeft',
    plot,
    unit: unitOf(props, kindOf(parts.left)),
    scale: props.scaleYLeft,
    inverse: false,
    reach: reachOn(parts, parts.left),
  };
  if (!isDouble) return [left];
  const unit = unitOf(props, kindOf(parts.right));
  return [left, { ...left, suffix: 'YRight', unit, scale: props.scaleYRight, reach: reachOn(parts, parts.right) }];
}

/** Labels of one kind of series; neighbours of both kinds share the room. */
function toLabels(props: BarLineChartProps, context: ChartContext, parts: Parts, plot: Plot, categories: number) {
  const columns = parts.isStacked ? 1 : Math.max(parts.bars.length, 1);
  const bar = toValueLabel(props, 'Bar', context, {
    isHorizontal: false,
    isInside: parts.isStacked,
    slot: pitchOf(props, plot, categories, columns),
    values: parts.bars.flatMap((one) => one.data),
  });
  const line = toValueLabel(props, 'Line', context, {
    isHorizontal: false,
    isInside: false,
    slot: plot.width / Math.max(categories, 1),
    values: parts.lines.flatMap((one) => one.data),
  });
  return { bar, line };
}

function withUnit(series: SeriesOption, unit: string, context: ChartContext): SeriesOption {
  const write = (value: unknown) => formatNumber(typeof value === 'number' ? value : null, context.language, { unit });
  return { ...series, tooltip: { valueFormatter: write } };
}

/** Values that an axis must hold: of stacked bars their sums on both sides of zero. */
function valuesOn(parts: Parts, series: readonly Series[]): (number | null)[] {
  if (!parts.isStacked || series.some(isLine)) return series.flatMap((one) => one.data);
  const count = series[0]?.data.length ?? 0;
  return Array.from({ length: count }, (_, i) => series.map((one) => one.data[i] ?? 0)).flatMap((values) => [
    values.reduce((sum, value) => sum + Math.max(value, 0), 0),
    values.reduce((sum, value) => sum + Math.min(value, 0), 0),
  ]);
}

/** The axes of numbers; with values below zero both have their zero at the same height. */
function toNumberAxes(
  props: BarLineChartProps,
  context: ChartContext,
  parts: Parts,
  numbers: readonly ValueAxisOptions[],
  above: readonly boolean[],
) {
  const isBelow = hasNegative(parts.all);
  const isFree = [props.minYLeft, props.maxYLeft, props.minYRight, props.maxYRight].every((limit) => limit === null);
  const axes = numbers.map((one, i) =>
    toValueAxis(props, context, {
      ...one,
      headroom: {
        below: isBelow && above[0] === true,
        above: parts.isDouble ? above[i] === true : above.includes(true),
      },
    }),
  );
  if (!parts.isDouble || props.isSplit || !isBelow || !isFree)
    return axes.map((axis, i) => ({
      ...axis,
      alignTicks: i > 0 && !props.isSplit && props.splitNumberYRight === null,
    }));
  const steps = toEvenZeros([valuesOn(parts, parts.left), valuesOn(parts, parts.right)], axes[0]?.splitNumber ?? 4);
  return axes.map((axis, i) => ({ ...axis, ...steps[i] }));
}

/** The ECharts option of a bar-line chart: pure, a plain object for every input, empty data included. */
export function toBarLineChartOption(
  given: BarLineChartProps,
  data: CategorySeries,
  context: ChartContext,
): EChartsOption {
  const parts = toParts(given, data);
  const { all, bars, lines, isStacked, isPercent } = parts;
  const props = isPercent ? { ...given, percentSignBar: true, maxYLeft: given.maxYLeft ?? 100 } : given;
  const names = all.map((one) => one.name);
  const frame = toFrame(props, names, context);
  const box: Plot = { width: frame.width, height: frame.height, isHorizontal: false };
  const numbers = toNumbers(props, parts, box);
  const sides = numbers.reduce((sum, one) => sum + valueAxisRoom(props, context, one), 0);
  const plot = { ...box, width: Math.max(box.width - sides, 1) };
  const count = data.categories.length;
  const label = toLabels(props, context, parts, plot, count);
  const palette = toPalette(props, context.theme);
  const isOwnInk = props.fontColorBar !== '';
  const shared = { props, palette, plot, boxWidth: context.width };
  const bar: BarDrawing = { ...shared, isStacked, isOwnInk, isTurned: false, label: label.bar };
  const step = plot.width / Math.max(count, 1);
  const line: LineDrawing = { props, palette, step, count, lines: lines.length, isStacked: false, label: label.line };
  const isBelow = hasNegative(all);
  const above = [label.bar.show && !label.bar.position.startsWith('inside'), label.line.show];
  const plain = all.filter((one) => !isLine(one));
  const series = all.map((one, at) => {
    const shown = isLine(one) ? one : (bars[plain.indexOf(one)] ?? one);
    const yAxisIndex = parts.right.includes(shown) ? 1 : 0;
    if (!isLine(one)) {
      const drawn = { ...toBarSeries(shown, at, bars, bar, context.theme), yAxisIndex };
      return isPercent ? withValues(drawn, one, context) : withUnit(drawn, unitOf(props, 'Bar'), context);
    }
    const drawn = { ...toLineSeries(one, at, line), yAxisIndex, z: 3 };
    return withUnit(drawn, unitOf(props, 'Line'), context);
  });
  const isSplit = props.isSplit && parts.isDouble;
  const option: EChartsOption = {
    animation: false,
    color: [...palette],
    title: frame.title,
    legend: frame.legend,
    grid: frame.grid,
    tooltip: toTooltip(props, context),
    xAxis: toCategoryAxes(
      props,
      context,
      { categories: data.categories, boundaryGap: true, plot },
      isBelow && !isSplit,
    ),
    yAxis: toNumberAxes(props, context, parts, numbers, above),
    series,
  };
  return isSplit ? toPanels(option, frame) : option;
}
