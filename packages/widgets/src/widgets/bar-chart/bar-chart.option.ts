import type { BarSeriesOption, EChartsOption } from 'echarts';
import { toCategoryAxis, toValueAxis, toZeroLine, type Plot } from '../../fields/axis.option.ts';
import { toBarLook, toCorners } from '../../fields/bars.option.ts';
import { colourAt, toGradient, toPalette, type Gradient } from '../../fields/colour.option.ts';
import { toFrame } from '../../fields/frame.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toTooltip } from '../../fields/tooltip.option.ts';
import { mirrored, toValueLabel, unitOf, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import type { CategorySeries, Series } from '../../shapes/category-series.ts';
import type { BarChartProps } from './bar-chart.widget.ts';

interface Drawing {
  readonly props: BarChartProps;
  readonly palette: readonly string[];
  readonly plot: Plot;
  readonly isStacked: boolean;
  readonly label: ValueLabel;
}

/** How far a bar's colour fades towards its foot; stacked bars are flat, so that their borders stay clear. */
const FOOT = 0.55;

function toFill(colour: string, drawing: Drawing, isNegative: boolean): string | Gradient {
  if (drawing.isStacked) return colour;
  const strong = drawing.plot.isHorizontal ? (isNegative ? 'left' : 'right') : isNegative ? 'bottom' : 'top';
  return toGradient(colour, strong, 1, FOOT);
}

/** Whether a series is the outermost one of its stack at each category, on its side of zero. */
function outermost(all: readonly Series[], at: number, i: number): boolean {
  const value = all[at]?.data[i] ?? 0;
  return all.slice(at + 1).every((later) => (later.data[i] ?? 0) * value <= 0);
}

type Item = NonNullable<BarSeriesOption['data']>[number];

/** A value alone where the look of the series will do, an item of its own where it is coloured or turned otherwise. */
function toItem(value: number | null, i: number, at: number, all: readonly Series[], drawing: Drawing): Item {
  const { props, palette, plot, isStacked, label } = drawing;
  if (value === null) return '-';
  const isNegative = value < 0;
  const isOwnColour = props.colorStyle === 'unsame' && all.length === 1;
  const isInner = isStacked && !outermost(all, at, i);
  if (!isNegative && !isOwnColour && !isInner) return value;
  return {
    value,
    itemStyle: {
      borderRadius: isInner ? 0 : toCorners(props.radius, plot.isHorizontal, isNegative),
      color: toFill(colourAt(palette, isOwnColour ? i : at), drawing, isNegative),
    },
    ...(isNegative ? { label: { position: mirrored(label.position) } } : {}),
  };
}

function toSeries(
  one: Series,
  at: number,
  all: readonly Series[],
  drawing: Drawing,
  context: ChartContext,
): BarSeriesOption {
  const { props, palette, plot, isStacked, label } = drawing;
  return {
    id: `s${at}`,
    name: one.name,
    type: 'bar',
    ...toBarLook(props, context.theme, plot.isHorizontal),
    barGap: `${props.barGap}%`,
    ...(isStacked ? { stack: 'all' } : {}),
    // Of bars thinner than a pixel the longest one of each pixel is drawn.
    sampling: 'minmax',
    data: one.data.map((value, i) => toItem(value, i, at, all, drawing)),
    itemStyle: {
      color: toFill(colourAt(palette, at), drawing, false),
      borderRadius: toCorners(props.radius, plot.isHorizontal, false),
    },
    label,
    labelLayout: { hideOverlap: true },
    emphasis: { focus: all.length > 1 ? 'series' : 'none' },
    blur: { itemStyle: { opacity: 0.35 } },
    cursor: 'default',
  };
}

/** px along the category axis that one value label has. */
function slotOf(plot: Plot, categories: number, columns: number): number {
  return (plot.isHorizontal ? plot.height : plot.width * 0.92) / Math.max(categories, 1) / columns;
}

/** The ECharts option of a bar chart: pure, a plain object for every input, empty data included. */
export function toBarChartOption(props: BarChartProps, data: CategorySeries, context: ChartContext): EChartsOption {
  const all = renameSeries(data.series, props.legendName);
  const frame = toFrame(
    props,
    all.map((one) => one.name),
    context,
  );
  const plot: Plot = { width: frame.width, height: frame.height, isHorizontal: props.verticalShow };
  const isStacked = props.stackStyle === 'upDown' && all.length > 1;
  const values = all.flatMap((one) => one.data);
  const unit = unitOf(props);
  const label = toValueLabel(props, '', context, {
    isHorizontal: plot.isHorizontal,
    isInside: isStacked,
    slot: slotOf(plot, data.categories.length, isStacked ? 1 : Math.max(all.length, 1)),
    values,
  });
  const drawing: Drawing = { props, palette: toPalette(props, context.theme), plot, isStacked, label };
  const hasNegative = values.some((value) => value !== null && value < 0);
  const categories = toCategoryAxis(hasNegative ? { ...props, isShowAxisLineX: false } : props, context, {
    categories: data.categories,
    boundaryGap: true,
    plot,
  });
  const numbers = toValueAxis(props, context, {
    suffix: 'Y',
    plot,
    unit,
    scale: props.scale,
    inverse: props.reversalY,
  });
  const along = hasNegative ? [categories, toZeroLine(props, context)] : [categories];
  return {
    animation: false,
    color: [...drawing.palette],
    title: frame.title,
    legend: frame.legend,
    grid: frame.grid,
    tooltip: toTooltip(props, context, unit),
    xAxis: plot.isHorizontal ? [numbers] : along,
    yAxis: plot.isHorizontal ? along : [numbers],
    series: all.map((one, at) => toSeries(one, at, all, drawing, context)),
  };
}
