import type { EChartsOption } from 'echarts';
import { toCategoryAxes, toValueAxis, valueAxisRoom, type Plot } from '../../fields/axis.option.ts';
import { breadthOf, numbersWidth, pitchOf, toBarSeries, type BarDrawing } from '../../fields/bars.option.ts';
import { toPalette } from '../../fields/colour.option.ts';
import { toFrame } from '../../fields/frame.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toStack, withValues } from '../../fields/stack.option.ts';
import { toTooltip } from '../../fields/tooltip.option.ts';
import { toValueLabel, unitOf } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { reachOf, type CategorySeries } from '../../shapes/category-series.ts';
import type { BarChartProps } from './bar-chart.widget.ts';

/** The ECharts option of a bar chart: pure, a plain object for every input, empty data included. */
export function toBarChartOption(given: BarChartProps, data: CategorySeries, context: ChartContext): EChartsOption {
  const named = renameSeries(data.series, given.legendName);
  const { series: all, isStacked, isPercent } = toStack(given.stackStyle, named);
  const props = isPercent ? { ...given, percentSign: true, maxY: given.maxY ?? 100 } : given;
  const names = all.map((one) => one.name);
  const frame = toFrame(props, names, context);
  const box: Plot = { width: frame.width, height: frame.height, isHorizontal: props.verticalShow };
  const number = {
    suffix: 'Y' as const,
    plot: box,
    unit: unitOf(props),
    scale: props.scale,
    inverse: props.reversalY,
    reach: reachOf(all, isStacked),
  };
  const plot = { ...box, width: Math.max(box.width - valueAxisRoom(props, context, number), 1) };
  const values = all.flatMap((one) => one.data);
  const count = data.categories.length;
  const columns = isStacked ? 1 : Math.max(all.length, 1);
  const label = toValueLabel(props, '', context, {
    isHorizontal: plot.isHorizontal,
    isInside: isStacked,
    slot: isStacked ? breadthOf(props, plot, count) : pitchOf(props, plot, count, columns),
    tolerance: isStacked ? 0.85 : columns === 1 ? 1.1 : 1,
    values,
  });
  const drawing: BarDrawing = {
    props,
    palette: toPalette(props, context.theme),
    plot,
    isStacked,
    isTurned: props.reversalY,
    label,
    reach: number.reach,
    numbers: isStacked ? numbersWidth(label, all, plot) : 0,
    isOwnInk: props.fontColor !== '',
  };
  const hasNegative = values.some((value) => value !== null && value < 0);
  const isBeyond = label.show && !label.position.startsWith('inside');
  const headroom = { below: isBeyond && hasNegative, above: isBeyond };
  const numbers = toValueAxis(props, context, { ...number, headroom });
  const along = toCategoryAxes(props, context, { categories: data.categories, boundaryGap: true, plot }, hasNegative);
  return {
    animation: false,
    color: [...drawing.palette],
    title: frame.title,
    legend: frame.legend,
    grid: frame.grid,
    tooltip: toTooltip(props, context, number.unit),
    xAxis: plot.isHorizontal ? [numbers] : along,
    yAxis: plot.isHorizontal ? along : [numbers],
    series: all.map((one, at) => {
      const drawn = toBarSeries(one, at, all, drawing, context.theme);
      return isPercent ? withValues(drawn, named[at] ?? one, context) : drawn;
    }),
  };
}
