import type { EChartsOption } from 'echarts';
import { pitchOf, toBarSeries, type BarDrawing } from '../../fields/bars.option.ts';
import { beyondBars, toCartesian, toCartesianOption } from '../../fields/cartesian.option.ts';
import { toPalette } from '../../fields/colour.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toStack, withValues } from '../../fields/stack.option.ts';
import { toValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { reachOf, type CategorySeries } from '../../shapes/category-series.ts';
import type { BarChartProps } from './bar-chart.widget.ts';

/** The ECharts option of a bar chart: pure, a plain object for every input, empty data included. */
export function toBarChartOption(given: BarChartProps, data: CategorySeries, context: ChartContext): EChartsOption {
  const named = renameSeries(data.series, given.legendName);
  const { series: all, isStacked, isPercent } = toStack(given.stackStyle, named);
  const props = isPercent ? { ...given, percentSign: true, maxY: given.maxY ?? 100 } : given;
  const values = all.flatMap((one) => one.data);
  const hasNegative = values.some((value) => value !== null && value < 0);
  const cartesian = toCartesian(props, context, {
    categories: data.categories,
    names: all.map((one) => one.name),
    reach: reachOf(all, isStacked),
    isHorizontal: props.verticalShow,
    hasNegative,
  });
  const { plot } = cartesian;
  const columns = isStacked ? 1 : Math.max(all.length, 1);
  const label = toValueLabel(props, '', context, {
    isHorizontal: plot.isHorizontal,
    isInside: isStacked,
    slot: pitchOf(props, plot, data.categories.length, columns),
    values,
  });
  const drawing: BarDrawing = {
    props,
    palette: toPalette(props, context.theme),
    categories: data.categories,
    plot,
    boxWidth: context.width,
    isStacked,
    isTurned: props.reversalY,
    label,
    isOwnInk: props.fontColor !== '',
  };
  return {
    ...toCartesianOption(props, context, cartesian, beyondBars(props, cartesian, label, values)),
    color: [...drawing.palette],
    series: all.map((one, at) => {
      const drawn = toBarSeries(one, at, all, drawing, context.theme);
      return isPercent ? withValues(drawn, named[at] ?? one, context) : drawn;
    }),
  };
}
