import type { EChartsOption } from 'echarts';
import { toCartesian, toCartesianOption } from '../../fields/cartesian.option.ts';
import { toPalette } from '../../fields/colour.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toLineSeries } from '../../fields/line.option.ts';
import { toStack, withValues } from '../../fields/stack.option.ts';
import { toValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { reachOf, type CategorySeries } from '../../shapes/category-series.ts';
import type { LineChartProps } from './line-chart.widget.ts';

/** The ECharts option of a line chart: pure, a plain object for every input, empty data included. */
export function toLineChartOption(given: LineChartProps, data: CategorySeries, context: ChartContext): EChartsOption {
  const named = renameSeries(data.series, given.legendName);
  const { series: all, isStacked, isPercent } = toStack(given.stackStyle, named);
  const props = isPercent ? { ...given, percentSign: true, maxY: given.maxY ?? 100 } : given;
  const values = all.flatMap((one) => one.data);
  const cartesian = toCartesian(props, context, {
    categories: data.categories,
    names: all.map((one) => one.name),
    reach: reachOf(all, isStacked),
    isHorizontal: false,
    hasNegative: values.some((value) => value !== null && value < 0),
  });
  const palette = toPalette(props, context.theme);
  const count = data.categories.length;
  const step = cartesian.plot.width / Math.max(count - 1, 1);
  const label = toValueLabel(props, '', context, { isHorizontal: false, isInside: false, slot: step, values });
  const drawing = { props, palette, step, count, label, lines: all.length, isStacked };
  const headroom = { below: false, above: label.show && !isPercent };
  return {
    ...toCartesianOption(props, context, cartesian, headroom, count < 2 || label.show),
    color: [...palette],
    series: all.map((one, at) => {
      const drawn = toLineSeries(one, at, drawing);
      return isPercent ? withValues(drawn, named[at] ?? one, context) : drawn;
    }),
  };
}
