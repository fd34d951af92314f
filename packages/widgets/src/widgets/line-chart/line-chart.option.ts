import type { EChartsOption } from 'echarts';
import { toCategoryAxes, toValueAxis, valueAxisRoom, type Plot } from '../../fields/axis.option.ts';
import { toPalette } from '../../fields/colour.option.ts';
import { toFrame } from '../../fields/frame.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toLineSeries } from '../../fields/line.option.ts';
import { toStack, withValues } from '../../fields/stack.option.ts';
import { toTooltip } from '../../fields/tooltip.option.ts';
import { toValueLabel, unitOf } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { reachOf, type CategorySeries } from '../../shapes/category-series.ts';
import type { LineChartProps } from './line-chart.widget.ts';

/** The ECharts option of a line chart: pure, a plain object for every input, empty data included. */
export function toLineChartOption(given: LineChartProps, data: CategorySeries, context: ChartContext): EChartsOption {
  const named = renameSeries(data.series, given.legendName);
  const { series: all, isStacked, isPercent } = toStack(given.stackStyle, named);
  const props = isPercent ? { ...given, percentSign: true, maxY: given.maxY ?? 100 } : given;
  const names = all.map((one) => one.name);
  const frame = toFrame(props, names, context);
  const box: Plot = { width: frame.width, height: frame.height, isHorizontal: false };
  const number = {
    suffix: 'Y' as const,
    plot: box,
    unit: unitOf(props),
    scale: props.scale,
    inverse: props.reversalY,
    reach: reachOf(all, isStacked),
  };
  const plot = { ...box, width: Math.max(box.width - valueAxisRoom(props, context, number), 1) };
  const palette = toPalette(props, context.theme);
  const values = all.flatMap((one) => one.data);
  const count = data.categories.length;
  const step = count > 1 ? plot.width / (count - 1) : plot.width;
  const label = toValueLabel(props, '', context, {
    isHorizontal: false,
    isInside: false,
    slot: step,
    tolerance: 1.1,
    values,
  });
  const hasNegative = values.some((value) => value !== null && value < 0);
  const along = { categories: data.categories, boundaryGap: count < 2 || label.show, plot };
  const drawing = { props, palette, step, count, label, lines: all.length, isStacked };
  return {
    animation: false,
    color: [...palette],
    title: frame.title,
    legend: frame.legend,
    grid: frame.grid,
    tooltip: toTooltip(props, context, number.unit),
    xAxis: toCategoryAxes(props, context, along, hasNegative),
    yAxis: [toValueAxis(props, context, { ...number, headroom: { below: false, above: label.show && !isPercent } })],
    series: all.map((one, at) => {
      const drawn = toLineSeries(one, at, drawing);
      return isPercent ? withValues(drawn, named[at] ?? one, context) : drawn;
    }),
  };
}
