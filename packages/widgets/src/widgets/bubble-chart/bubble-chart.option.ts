import type { EChartsOption, EffectScatterSeriesOption, ScatterSeriesOption, TooltipComponentOption } from 'echarts';
import { toCategoryAxes, toValueAxis, valueAxisRoom, type Plot } from '../../fields/axis.option.ts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { joinPoints } from '../../fields/few-series.option.ts';
import { toFrame } from '../../fields/frame.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toNumberX } from '../../fields/point-axis.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import type { Palette } from '../../kit/theme/theme.ts';
import { mixColours } from '../../kit/theme/colour-scale.ts';
import { inkOn } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { withinBox } from '../../kit/labels/within-box.ts';
import type { Point, Points, PointSeries } from '../../shapes/points.ts';
import type { BubbleChartProps } from './bubble-chart.widget.ts';

/** More bubbles bear no names. */
const MAX_NAMES = 80;
/** em that a name beside its bubble may take */
const NAME_WIDTH = 9;
/** em of a bubble that stay free beside the name in it */
const INSIDE_GAP = 0.7;

interface Drawing {
  readonly props: BubbleChartProps;
  readonly context: ChartContext;
  readonly series: readonly PointSeries[];
  readonly palette: Palette;
  /** Greatest of the sizes. */
  readonly high: number;
  /** px of the largest bubble */
  readonly largest: number;
  readonly hasNames: boolean;
  /** Points that ripple. */
  readonly rippling: ReadonlySet<Point>;
}

/** Diameter in px; areas are in proportion, nothing is smaller than the smallest bubble. */
function sizeOf({ size }: Point, { props, high, largest }: Drawing): number {
  if (size === null || high <= 0) return Math.min(props.minSize, largest);
  return Math.max(Math.sqrt(Math.max(size, 0) / high) * largest, Math.min(props.minSize, largest));
}

/** Share of white in the light on a glossy bubble. */
const GLOSS = 0.28;

/** Ink on a bubble: its fill is paler than its colour where light falls on it and where the ground shines through. */
function inkIn(colour: string, { props, context }: Drawing): string {
  const lit = props.isGlossy ? mixColours(colour, '#ffffff', GLOSS / 2) : colour;
  const ground = context.theme.dark ? '#000000' : '#ffffff';
  return inkOn(mixColours(lit, ground, 1 - props.bubbleOpacity / 100), 'small');
}

function toFill(colour: string, { props }: Drawing) {
  if (!props.isGlossy) return colour;
  const pale = mixColours(colour, '#ffffff', GLOSS);
  const colorStops = [
    { offset: 0, color: pale },
    { offset: 1, color: colour },
  ];
  return { type: 'radial' as const, x: 0.4, y: 0.35, r: 0.7, colorStops };
}

type Item = NonNullable<ScatterSeriesOption['data']>[number];

function toItem(point: Point, rank: number, colour: string, drawing: Drawing): Item {
  const { props, context, hasNames } = drawing;
  const size = sizeOf(point, drawing);
  const isInside = textWidth(point.name, props.fontSize) + props.fontSize * INSIDE_GAP <= size;
  return {
    // Kept by its rank, not by its name: ECharts leaves a bubble that it keeps above or below the same others.
    id: String(rank),
    name: point.name,
    value: [point.x, point.y, point.size],
    row: point.row,
    pickedValue: point.y,
    symbolSize: size,
    label: {
      show: hasNames && point.name !== '',
      position: isInside ? 'inside' : 'top',
      color: props.fontColor || (isInside ? inkIn(colour, drawing) : context.theme.text),
      // A name beside its bubble may stand on another one.
      ...(isInside ? {} : { textBorderColor: context.theme.tooltipBackground, textBorderWidth: 2 }),
    },
  } as Item;
}

function toLook(one: PointSeries, at: number, drawing: Drawing) {
  const { props, context, palette, series } = drawing;
  return {
    name: one.name,
    symbol: 'circle',
    itemStyle: { color: toFill(colourAt(palette, at, one.name), drawing), opacity: props.bubbleOpacity / 100 },
    label: {
      show: true,
      distance: 3,
      // Else letters are as pale as their bubbles.
      opacity: 1,
      formatter: '{b}',
      width: NAME_WIDTH * props.fontSize,
      overflow: 'truncate' as const,
      ...toItemFace(props, context.theme),
    },
    ...(drawing.hasNames ? { labelLayout: withinBox(context.width) } : {}),
    emphasis: { scale: 1.08, focus: series.length > 1 ? ('series' as const) : ('none' as const) },
    blur: { itemStyle: { opacity: 0.15 } },
    cursor: 'default',
  };
}

/** The bubbles of a series, large ones below small ones; those that ripple are a series of their own on top. */
function toSeries(one: PointSeries, at: number, drawing: Drawing): (ScatterSeriesOption | EffectScatterSeriesOption)[] {
  const { props, palette, rippling } = drawing;
  const colour = colourAt(palette, at, one.name);
  const points = one.points.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0));
  const look = toLook(one, at, drawing);
  const itemsOf = (wanted: boolean) => {
    const own = points.filter((point) => rippling.has(point) === wanted);
    return own.map((point, rank) => toItem(point, rank, colour, drawing));
  };
  const still: ScatterSeriesOption = { ...look, id: `s${at}`, type: 'scatter', data: itemsOf(false) };
  if (rippling.size === 0) return [still];
  const moving: EffectScatterSeriesOption = {
    ...look,
    id: `e${at}`,
    type: 'effectScatter',
    showEffectOn: 'render',
    rippleEffect: {
      color: colour,
      brushType: 'stroke',
      number: 2,
      period: props.effectPeriod,
      scale: props.effectScale,
    },
    data: itemsOf(true) as NonNullable<EffectScatterSeriesOption['data']>,
  };
  return [still, moving];
}

/** Points that ripple: none where motion is not wanted. */
function toRippling(props: BubbleChartProps, points: readonly Point[], isCalm: boolean): Set<Point> {
  if (props.effect === 'none' || isCalm) return new Set();
  const order = points.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0));
  return new Set(props.effect === 'all' ? order : order.slice(0, props.effectCount));
}

function toBubbleTooltip(drawing: Drawing, data: Points): TooltipComponentOption {
  const { props, context, series } = drawing;
  const points = new Map(series.flatMap((one) => one.points.map((point) => [point.row, { one, point }] as const)));
  const write = (value: number) => formatNumber(value, context.language);
  return {
    ...toItemTooltip(props, context, () => ''),
    formatter: (params) => {
      const item = (Array.isArray(params) ? undefined : params.data) as { readonly row?: number } | undefined;
      const found = points.get(item?.row ?? -1);
      if (!found) return '';
      const { one, point } = found;
      const along = data.categories?.[point.x] ?? `${props.nameX || data.xLabel}  ${write(point.x)}`;
      const lines = [point.name, series.length > 1 ? one.name : '', along, `${data.yLabel}  ${write(point.y)}`];
      if (point.size !== null) lines.push(`${data.sizeLabel}  ${write(point.size)}`);
      return lines.filter((line) => line !== '').join('\n');
    },
  };
}

function toDrawing(
  props: BubbleChartProps,
  series: readonly PointSeries[],
  context: ChartContext,
  plot: Plot,
  isCalm: boolean,
): Drawing {
  const points = series.flatMap((one) => one.points);
  const sizes = points.map(({ size }) => size ?? 0);
  return {
    props,
    context,
    series,
    palette: toPalette(props, context.theme),
    high: sizes.reduce((most, size) => Math.max(most, size), 0),
    // Where all ripple, ripples have the room.
    largest: Math.min(
      props.maxSize,
      Math.min(plot.width, plot.height) / 4 / (props.effect === 'all' ? props.effectScale : 1),
    ),
    hasNames: props.isShow && points.length <= MAX_NAMES && hasRoomFor('names', context),
    rippling: toRippling(props, points, isCalm),
  };
}

/**
 * The ECharts option of a bubble chart: pure, a plain object for every input, empty data included.
 * `isCalm` = the reader asked for less motion.
 */
export function toBubbleChartOption(
  props: BubbleChartProps,
  data: Points,
  context: ChartContext,
  isCalm = false,
): EChartsOption {
  const series = renameSeries(joinPoints(data.series, context.language), props.legendName);
  const frame = toFrame(
    props,
    series.map((one) => one.name),
    context,
  );
  const box: Plot = { width: frame.width, height: frame.height, isHorizontal: false };
  const points = series.flatMap((one) => one.points);
  const reach = points.reduce((most, { y }) => Math.max(most, Math.abs(y)), 0);
  const number = { suffix: 'Y' as const, plot: box, unit: '', scale: props.scale, inverse: props.reversalY, reach };
  const plot = { ...box, width: Math.max(box.width - valueAxisRoom(props, context, number), 1) };
  const hasNegative = points.some(({ y }) => y < 0);
  const xAxis = data.categories
    ? toCategoryAxes(props, context, { categories: data.categories, boundaryGap: true, plot }, hasNegative)
    : toNumberX(props, series, context, plot, true);
  const yAxis = [toValueAxis(props, context, { ...number, headroom: { below: true, above: true } })];
  const drawing = toDrawing(props, series, context, box, isCalm);
  return {
    animation: false,
    color: [...drawing.palette],
    title: frame.title,
    legend: frame.legend,
    grid: frame.grid,
    tooltip: toBubbleTooltip(drawing, data),
    xAxis,
    yAxis,
    series: series.flatMap((one, at) => toSeries(one, at, drawing)),
  };
}
