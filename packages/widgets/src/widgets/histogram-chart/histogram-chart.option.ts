import type { BarSeriesOption, EChartsOption, LineSeriesOption, TooltipComponentOption } from 'echarts';
import { toCartesian, toCartesianOption } from '../../fields/cartesian.option.ts';
import { colourAt, toGradient, toPalette } from '../../fields/colour.option.ts';
import { toValueLabel, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { normalCount, toBins, toSpread, type Bin } from '../../shapes/histogram.ts';
import { toNumber } from '../../shapes/numbers.ts';
import { columnOf, type RolesData } from '../../shapes/roles.ts';
import type { HistogramChartProps } from './histogram-chart.widget.ts';

export interface Bars {
  readonly label: string;
  readonly values: readonly number[];
  readonly bins: readonly Bin[];
  /** `10–20` */
  readonly names: readonly string[];
}

const CURVE_POINTS = 60;

/** The bins of the column of values, and what they are called. */
export function toBars(props: HistogramChartProps, data: RolesData, language: ChartContext['language']): Bars {
  const column = columnOf(data, 'value');
  const values = (column?.cells ?? []).map((cell) => toNumber(cell)).filter((value) => value !== null);
  const bins = toBins(values, { by: props.binRule, count: props.binCount, width: props.binWidth });
  const write = (edge: number) => formatNumber(edge, language, { short: true });
  // Beside a minus a dash needs room to be one.
  const dash = bins.some(({ from }) => from < 0) ? ' – ' : '–';
  const names = bins.map(({ from, to }) => `${write(from)}${dash}${write(to)}`);
  return { label: column?.label ?? '', values, bins, names };
}

/** Heights of the bars: counts, or shares in percent of all values. */
function toHeights({ bins, values }: Bars, measure: HistogramChartProps['measure']): number[] {
  if (measure === 'count') return bins.map(({ count }) => count);
  const share = (count: number) => Math.round((count / Math.max(values.length, 1)) * 1000) / 10;
  let passed = 0;
  return bins.map(({ count }) => {
    passed += count;
    return share(measure === 'percent' ? count : passed);
  });
}

function toBarSeries(
  props: HistogramChartProps,
  bars: Bars,
  heights: readonly number[],
  label: ValueLabel,
  colour: string,
): BarSeriesOption {
  return {
    id: 'bins',
    name: bars.label,
    type: 'bar',
    barCategoryGap: `${props.barGap}%`,
    data: heights.map((value, i) => ({
      value,
      row: null,
      pickedName: bars.names[i] ?? '',
      pickedValue: bars.bins[i]?.count ?? 0,
    })),
    itemStyle: { color: toGradient(colour, 'top', 1, 0.6), borderRadius: [props.radius, props.radius, 0, 0] },
    label,
    ...(label.show ? { labelLayout: { hideOverlap: true } } : {}),
    emphasis: { itemStyle: { opacity: 0.8 } },
    cursor: 'default',
  };
}

/** The counts that values of the same mean and deviation would have if they were spread normally. */
function toCurve(props: HistogramChartProps, bars: Bars, colour: string): LineSeriesOption[] {
  const spread = toSpread(bars.values);
  if (!props.isShowCurve || props.measure === 'cumulative' || !spread || spread.deviation === 0) return [];
  const total = props.measure === 'count' ? bars.values.length : 100;
  const { from, to } = { from: bars.bins[0]?.from ?? 0, to: bars.bins.at(-1)?.to ?? 1 };
  const width = (to - from) / Math.max(bars.bins.length, 1);
  const places = Array.from({ length: CURVE_POINTS + 1 }, (_, i) => from + ((to - from) * i) / CURVE_POINTS);
  return [
    {
      id: 'curve',
      type: 'line',
      xAxisIndex: 1,
      data: places.map((x) => [x, normalCount({ from: x - width / 2, to: x + width / 2 }, spread, total)]),
      tooltip: { show: false },
      showSymbol: false,
      silent: true,
      z: 3,
      lineStyle: { color: colour, width: props.curveWidth },
      itemStyle: { color: colour },
    },
  ];
}

/** The numbers under the bins, along which the curve is drawn. */
function toCurveAxis({ bins }: Bars) {
  const ends = { min: bins[0]?.from ?? 0, max: bins.at(-1)?.to ?? 1 };
  return { id: 'curve', type: 'value' as const, show: false, ...ends, axisPointer: { show: false } };
}

function toBinTooltip(bars: Bars, plain: TooltipComponentOption, { language }: ChartContext): TooltipComponentOption {
  const total = Math.max(bars.values.length, 1);
  return {
    ...plain,
    formatter: (params) => {
      const at = (Array.isArray(params) ? params[0] : params)?.dataIndex ?? -1;
      const bin = bars.bins[at];
      if (!bin) return '';
      const share = formatNumber((bin.count / total) * 100, language, { decimals: 1, unit: '%' });
      return `${bars.label}  ${bars.names[at] ?? ''}\n${formatNumber(bin.count, language)}   ${share}`;
    },
  };
}

/** The ECharts option of a histogram: pure, a plain object for every input, empty data included. */
export function toHistogramChartOption(
  given: HistogramChartProps,
  data: RolesData,
  context: ChartContext,
): EChartsOption {
  const isShare = given.measure !== 'count';
  const maxY = given.maxY ?? (given.measure === 'cumulative' ? 100 : null);
  const props = isShare ? { ...given, percentSign: true, maxY } : given;
  const bars = toBars(props, data, context.language);
  const heights = toHeights(bars, props.measure);
  const palette = toPalette(props, context.theme);
  const curve = toCurve(props, bars, props.curveColor || colourAt(palette, 2));
  const cartesian = toCartesian(props, context, {
    categories: bars.names,
    names: [],
    reach: Math.max(0, ...heights),
    isHorizontal: false,
    hasNegative: false,
  });
  const label = toValueLabel(props, '', context, {
    isHorizontal: false,
    isInside: false,
    slot: cartesian.plot.width / Math.max(bars.bins.length, 1),
    values: heights,
  });
  const option = toCartesianOption(props, context, cartesian, {
    below: false,
    above: label.show && props.measure !== 'cumulative',
  });
  return {
    ...option,
    color: [...palette],
    xAxis: [...option.xAxis, toCurveAxis(bars)],
    // Nothing is counted in halves.
    yAxis: isShare ? option.yAxis : option.yAxis.map((axis) => ({ ...axis, minInterval: 1 })),
    tooltip: toBinTooltip(bars, option.tooltip, context),
    series: [toBarSeries(props, bars, heights, label, colourAt(palette, 0)), ...curve],
  };
}
