import type { EChartsOption, ScatterSeriesOption, TooltipComponentOption } from 'echarts';
import type { Plot } from '../../fields/axis.option.ts';
import { toCartesian, toCartesianOption } from '../../fields/cartesian.option.ts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { joinPoints } from '../../fields/few-series.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toNumberX } from '../../fields/point-axis.option.ts';
import { toTooltip } from '../../fields/tooltip.option.ts';
import { toValueLabel, unitOf, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import type { Palette } from '../../kit/theme/theme.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { withinBox } from '../../kit/labels/within-box.ts';
import type { Point, Points, PointSeries } from '../../shapes/points.ts';
import type { ScatterChartProps } from './scatter-chart.widget.ts';

/** More points than these are drawn as one path and have no labels. */
const MANY = 2000;
/** More names than these are a carpet; of so many numbers the axes tell more. */
const LABELS_MAX = { names: 60, numbers: 20 };
/** Share of the plot's width that a name may take. */
const NAME_SHARE = 0.2;

interface Drawing {
  readonly props: ScatterChartProps;
  readonly data: Points;
  readonly series: readonly PointSeries[];
  readonly palette: Palette;
  readonly label: ValueLabel;
  /** px that the name of a point may take */
  readonly nameWidth: number;
  /** px of the whole box */
  readonly width: number;
  /** Greatest size of a bubble; 0 while points have no sizes. */
  readonly largest: number;
}

/** Diameter in px; areas are in proportion to what bubbles stand for. */
function sizeOf(point: Point, { props, largest }: Drawing): number {
  if (largest <= 0 || point.size === null || props.bubbleSize <= 0) return props.pointSize;
  return Math.max(Math.sqrt(Math.max(point.size, 0) / largest) * props.bubbleSize, 3);
}

type Item = NonNullable<ScatterSeriesOption['data']>[number];

/** A pair of numbers where the look of the series will do, an item of its own where size or colour differ. */
function toItem(point: Point, drawing: Drawing): Item {
  const { props, palette, series, largest } = drawing;
  const place = [point.x, point.y];
  const isOwnColour = props.colorStyle === 'unsame' && series.length === 1;
  if (largest <= 0 && !isOwnColour) return place;
  return {
    value: place,
    symbolSize: sizeOf(point, drawing),
    ...(isOwnColour ? { itemStyle: toInk(props, colourAt(palette, point.row)) } : {}),
  };
}

/** Fill or outline of a point. */
function toInk({ symbol, pointOpacity }: ScatterChartProps, colour: string) {
  const opacity = pointOpacity / 100;
  if (symbol === 'circle') return { color: colour, opacity };
  return { color: 'transparent', borderColor: colour, borderWidth: 2, opacity };
}

function toSeries(one: PointSeries, at: number, drawing: Drawing): ScatterSeriesOption {
  const { props, palette, label } = drawing;
  const isMany = one.points.length > MANY;
  return {
    id: `s${at}`,
    name: one.name,
    type: 'scatter',
    symbol: 'circle',
    symbolSize: props.pointSize,
    large: isMany,
    largeThreshold: 1,
    data: isMany ? one.points.map(({ x, y }) => [x, y]) : one.points.map((point) => toItem(point, drawing)),
    itemStyle: isMany
      ? { color: colourAt(palette, at, one.name), opacity: props.pointOpacity / 100 }
      : toInk(props, colourAt(palette, at, one.name)),
    label: {
      ...label,
      show: label.show && !isMany,
      // Else letters are as pale as their points.
      opacity: 1,
      formatter: ({ dataIndex }) => {
        const point = one.points[dataIndex];
        return point ? point.name || label.formatter({ value: point.y }) : '';
      },
      width: drawing.nameWidth,
      overflow: 'truncate',
    },
    ...(label.show ? { labelLayout: withinBox(drawing.width) } : {}),
    emphasis: { scale: 1.3, focus: drawing.series.length > 1 ? 'series' : 'none' },
    blur: { itemStyle: { opacity: 0.15 } },
    cursor: 'default',
  };
}

/** The tooltip of a point: its name and all its numbers by the names of their fields. */
function toPointTooltip(drawing: Drawing, context: ChartContext): TooltipComponentOption {
  const { props, data, series } = drawing;
  const plain = toTooltip(props, context, unitOf(props));
  if (props.tooltipTrigger === 'axis') return plain;
  const write = (value: number) => formatNumber(value, context.language);
  return {
    ...plain,
    formatter: (params) => {
      const { seriesIndex = 0, dataIndex } = (Array.isArray(params) ? params[0] : params) ?? { dataIndex: -1 };
      const one = series[seriesIndex];
      const point = one?.points[dataIndex];
      if (!one || !point) return '';
      const along = data.categories
        ? (data.categories[point.x] ?? '')
        : `${props.nameX || data.xLabel}  ${write(point.x)}`;
      const lines = [point.name, along, `${one.name}  ${write(point.y)}${unitOf(props)}`];
      if (point.size !== null) lines.push(`${data.sizeLabel}  ${write(point.size)}`);
      return lines.filter((line) => line !== '').join('\n');
    },
  };
}

/** Labels of the points: none where few of them would fit, and names need more room than numbers. */
function toPointLabel(
  props: ScatterChartProps,
  points: readonly Point[],
  context: ChartContext,
  plot: Plot,
): ValueLabel {
  const label = toValueLabel(props, '', context, {
    isHorizontal: false,
    isInside: false,
    slot: plot.width,
    values: [],
  });
  const hasNames = points.some(({ name }) => name !== '');
  const isRoomy = hasNames
    ? points.length <= LABELS_MAX.names && hasRoomFor('names', context)
    : points.length <= LABELS_MAX.numbers;
  return { ...label, show: label.show && isRoomy };
}

/** The ECharts option of a scatter chart: pure, a plain object for every input, empty data included. */
export function toScatterChartOption(props: ScatterChartProps, data: Points, context: ChartContext): EChartsOption {
  const series = renameSeries(joinPoints(data.series, context.language), props.legendName);
  const points = series.flatMap((one) => one.points);
  const cartesian = toCartesian(props, context, {
    categories: data.categories ?? [],
    names: series.map((one) => one.name),
    reach: points.reduce((most, { y }) => Math.max(most, Math.abs(y)), 0),
    isHorizontal: false,
    hasNegative: data.categories !== null && points.some(({ y }) => y < 0),
  });
  const { plot } = cartesian;
  const palette = toPalette(props, context.theme);
  const label = toPointLabel(props, points, context, plot);
  const largest = points.reduce((most, { size }) => Math.max(most, size ?? 0), 0);
  const nameWidth = Math.max(plot.width * NAME_SHARE, 40);
  const drawing: Drawing = { props, data, series, palette, label, nameWidth, width: context.width, largest };
  const isBeyond = label.show || largest > 0;
  const option = toCartesianOption(props, context, cartesian, { below: largest > 0, above: isBeyond });
  return {
    ...option,
    color: [...palette],
    tooltip: toPointTooltip(drawing, context),
    xAxis: data.categories ? option.xAxis : toNumberX(props, data.series, context, plot, isBeyond),
    series: series.map((one, at) => toSeries(one, at, drawing)),
  };
}
