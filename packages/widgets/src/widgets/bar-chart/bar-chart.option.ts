import type { BarSeriesOption, EChartsOption } from 'echarts';
import { toCategoryAxes, toValueAxis, valueAxisRoom, type Plot } from '../../fields/axis.option.ts';
import { CATEGORY_GAP, toBarLook, toCorners } from '../../fields/bars.option.ts';
import { colourAt, toGradient, toPalette, type Gradient } from '../../fields/colour.option.ts';
import { toFrame } from '../../fields/frame.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toTooltip } from '../../fields/tooltip.option.ts';
import { mirrored, toValueLabel, unitOf, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { inkOn } from '../../kit/colour.ts';
import { reachOf, type CategorySeries, type Series } from '../../shapes/category-series.ts';
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

function toFill(colour: string, drawing: Drawing, isTurned: boolean): string | Gradient {
  if (drawing.isStacked) return colour;
  const strong = drawing.plot.isHorizontal ? (isTurned ? 'left' : 'right') : isTurned ? 'bottom' : 'top';
  return toGradient(colour, strong, 1, FOOT);
}

/** Whether a series is the outermost one of its stack at each category, on its side of zero. */
function outermost(all: readonly Series[], at: number, i: number): boolean {
  const value = all[at]?.data[i] ?? 0;
  return all.slice(at + 1).every((later) => (later.data[i] ?? 0) * value <= 0);
}

/** So many bars are drawn as one path: no corners, gradients or colours of their own would be seen. */
function isMany(one: Series): boolean {
  return one.data.length > 400;
}

type Item = NonNullable<BarSeriesOption['data']>[number];

/** A value alone where the look of the series will do, an item of its own where it is coloured or turned otherwise. */
function toItem(value: number | null, i: number, at: number, all: readonly Series[], drawing: Drawing): Item {
  const { props, palette, plot, isStacked, label } = drawing;
  if (value === null) return '-';
  // A bar points away from zero; a reversed axis turns that round.
  const isTurned = value < 0 !== props.reversalY;
  const isOwnColour = props.colorStyle === 'unsame' && all.length === 1;
  const isInner = isStacked && !outermost(all, at, i);
  if (value >= 0 && !isOwnColour && !isInner) return value;
  return {
    value,
    itemStyle: {
      borderRadius: isInner ? 0 : toCorners(props.radius, plot.isHorizontal, isTurned),
      color: toFill(colourAt(palette, isOwnColour ? i : at), drawing, isTurned),
    },
    ...(value < 0 ? { label: { position: props.reversalY ? label.position : mirrored(label.position) } } : {}),
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
  const position = props.reversalY ? mirrored(label.position) : label.position;
  return {
    id: `s${at}`,
    name: one.name,
    type: 'bar',
    ...toBarLook(props, context.theme, plot.isHorizontal),
    barGap: `${props.barGap}%`,
    ...(isStacked ? { stack: 'all' } : {}),
    large: isMany(one),
    largeThreshold: 1,
    // Of bars thinner than a pixel the longest one of each pixel is drawn.
    sampling: 'minmax',
    data: isMany(one)
      ? one.data.map((value) => value ?? '-')
      : one.data.map((value, i) => toItem(value, i, at, all, drawing)),
    itemStyle: {
      color: isMany(one) ? colourAt(palette, at) : toFill(colourAt(palette, at), drawing, props.reversalY),
      borderRadius: toCorners(props.radius, plot.isHorizontal, props.reversalY),
    },
    label: {
      ...label,
      position,
      ...(isStacked && props.fontColor === '' ? { color: inkOn(colourAt(palette, at)) } : {}),
    },
    ...(label.show ? { labelLayout: { hideOverlap: true } } : {}),
    emphasis: { focus: all.length > 1 ? 'series' : 'none' },
    blur: { itemStyle: { opacity: 0.35 } },
    cursor: 'default',
  };
}

/** px along the category axis from one bar to the next, which is what a value label has. */
function pitchOf(props: BarChartProps, plot: Plot, categories: number, columns: number): number {
  const band = (plot.isHorizontal ? plot.height : plot.width) / Math.max(categories, 1);
  if (columns === 1) return band;
  const gap = props.barGap / 100;
  const bar = (band * (1 - CATEGORY_GAP)) / (columns + (columns - 1) * gap);
  return Math.min(bar, props.maxWidth) * (1 + gap);
}

/** The ECharts option of a bar chart: pure, a plain object for every input, empty data included. */
export function toBarChartOption(props: BarChartProps, data: CategorySeries, context: ChartContext): EChartsOption {
  const all = renameSeries(data.series, props.legendName);
  const names = all.map((one) => one.name);
  const frame = toFrame(props, names, context);
  const isStacked = props.stackStyle === 'upDown' && all.length > 1;
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
  const columns = isStacked ? 1 : Math.max(all.length, 1);
  const label = toValueLabel(props, '', context, {
    isHorizontal: plot.isHorizontal,
    isInside: isStacked,
    slot: pitchOf(props, plot, data.categories.length, columns),
    tolerance: columns === 1 ? 1.1 : 1,
    values,
  });
  const drawing: Drawing = { props, palette: toPalette(props, context.theme), plot, isStacked, label };
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
    series: all.map((one, at) => toSeries(one, at, all, drawing, context)),
  };
}
