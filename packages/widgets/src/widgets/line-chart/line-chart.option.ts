import type { EChartsOption, LineSeriesOption } from 'echarts';
import { toCategoryAxis, toValueAxis, toZeroLine, type Plot } from '../../fields/axis.option.ts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { toFrame } from '../../fields/frame.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toLineLook } from '../../fields/line.option.ts';
import { toTooltip } from '../../fields/tooltip.option.ts';
import { toValueLabel, unitOf } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import type { CategorySeries } from '../../shapes/category-series.ts';
import type { LineChartProps } from './line-chart.widget.ts';

/** The ECharts option of a line chart: pure, a plain object for every input, empty data included. */
export function toLineChartOption(props: LineChartProps, data: CategorySeries, context: ChartContext): EChartsOption {
  const all = renameSeries(data.series, props.legendName);
  const frame = toFrame(
    props,
    all.map((one) => one.name),
    context,
  );
  const plot: Plot = { width: frame.width, height: frame.height, isHorizontal: false };
  const palette = toPalette(props, context.theme);
  const values = all.flatMap((one) => one.data);
  const unit = unitOf(props);
  const count = data.categories.length;
  const step = count > 1 ? (plot.width * 0.92) / (count - 1) : plot.width;
  const label = toValueLabel(props, '', context, { isHorizontal: false, isInside: false, slot: step, values });
  const hasNegative = values.some((value) => value !== null && value < 0);
  const line = hasNegative ? { ...props, isShowAxisLineX: false } : props;
  return {
    animation: false,
    color: [...palette],
    title: frame.title,
    legend: frame.legend,
    grid: frame.grid,
    tooltip: toTooltip(props, context, unit),
    xAxis: [
      toCategoryAxis(line, context, { categories: data.categories, boundaryGap: count < 2, plot }),
      ...(hasNegative ? [toZeroLine(props, context)] : []),
    ],
    yAxis: [toValueAxis(props, context, { suffix: 'Y', plot, unit, scale: props.scale, inverse: props.reversalY })],
    series: all.map((one, at): LineSeriesOption => ({
      id: `s${at}`,
      name: one.name,
      type: 'line',
      ...toLineLook(props, colourAt(palette, at), step, all.length),
      // A single point has no line: it would be invisible without its symbol.
      ...(count < 2 ? { showSymbol: true } : {}),
      data: one.data.map((value) => value ?? '-'),
      label,
      labelLayout: { hideOverlap: true },
      blur: { lineStyle: { opacity: 0.25 }, areaStyle: { opacity: 0.15 } },
      cursor: 'default',
      triggerLineEvent: false,
    })),
  };
}
