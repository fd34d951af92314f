import type { BarSeriesOption, EChartsOption } from 'echarts';
import { colourAt, toGradient, toPalette } from '../../fields/colour.option.ts';
import { niceEnd } from '../../fields/even-zero.option.ts';
import { toFrame, type Frame } from '../../fields/frame.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import { toValueLabel, unitOf, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { grownSize } from '../../kit/widget/fit-props.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import type { RolesData } from '../../shapes/roles.ts';
import { toTwoSides, type TwoSidedRow } from '../../shapes/two-sides.ts';
import type { TornadoChartProps } from './tornado-chart.widget.ts';

/** Share of the plot that the names in the middle may take. */
const MIDDLE_SHARE = 0.36;
const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];

interface Drawing {
  readonly props: TornadoChartProps;
  readonly rows: readonly TwoSidedRow[];
  readonly frame: Frame;
  /** px of the names in the middle, their gaps included */
  readonly middle: number;
  /** Ends of the two scales. */
  readonly reach: Readonly<Record<Side, number>>;
  /** Numbers of a side that are all below zero only say to which side they point. */
  readonly mirrored: Readonly<Record<Side, boolean>>;
}

/** em between a name and the bars on either side */
const NAME_GAP = 0.7;
/** px of the numbers of the scales, and of the room below the bars for them */
const SCALE = { text: 11, room: 22 };
/** px of a row below which tracks run into one area, and bars are reported by themselves */
const MIN_TRACK_ROW = 4;

function toDrawing(props: TornadoChartProps, rows: readonly TwoSidedRow[], frame: Frame): Drawing {
  const widest = rows.slice(0, 500).reduce((most, { name }) => Math.max(most, textWidth(name, props.textFontSizeX)), 0);
  const needed = widest + 2 * NAME_GAP * props.textFontSizeX;
  const middle = props.isShowAxisLabelX ? Math.min(needed, frame.width * MIDDLE_SHARE) : 2;
  const most = (side: Side) => rows.reduce((high, row) => Math.max(high, Math.abs(row[side] ?? 0)), 0) || 1;
  const own = { left: most('left'), right: most('right') };
  const both = Math.max(own.left, own.right);
  const isBelow = (side: Side) => rows.every((row) => (row[side] ?? 0) <= 0);
  const mirrored = { left: isBelow('left'), right: isBelow('right') };
  return { props, rows, frame, middle, mirrored, reach: props.isSameScale ? { left: both, right: both } : own };
}

/** px of one side. */
function widthOf({ frame, middle }: Drawing): number {
  return Math.max((frame.width - middle) / 2, 1);
}

function toGrids(drawing: Drawing, context: ChartContext) {
  const { frame, props } = drawing;
  const { left, right, top } = frame.grid as Readonly<Record<'left' | 'right' | 'top', number>>;
  const scale = props.isShowScale ? grownSize(SCALE.room, context) : 0;
  const size = { top, width: widthOf(drawing), height: Math.max(frame.height - scale, 1) };
  return [
    { left, ...size },
    { right, ...size },
  ];
}

const BARE = { axisLine: { show: false }, axisTick: { show: false } };

/** The categories twice; those on the right carry the names, which stand in the middle of the gap. */
function toNameAxes({ props, rows, middle }: Drawing, { theme }: ChartContext) {
  const names = {
    show: props.isShowAxisLabelX,
    align: 'center' as const,
    margin: middle / 2,
    color: props.textColorX || theme.text,
    fontSize: props.textFontSizeX,
    fontFamily: theme.fontFamily,
    width: middle - NAME_GAP * props.textFontSizeX,
    overflow: 'truncate' as const,
  };
  return SIDES.map((side, gridIndex) => ({
    id: `names-${side}`,
    type: 'category' as const,
    gridIndex,
    data: rows.map(({ name }) => name),
    inverse: true,
    position: side === 'left' ? ('right' as const) : ('left' as const),
    ...BARE,
    splitLine: { show: false },
    axisLabel: side === 'right' ? names : { show: false },
  }));
}

/** px of the longest label of a side */
function widestValue(drawing: Drawing, label: ValueLabel, side: Side): number {
  return drawing.rows.reduce(
    (most, row) => Math.max(most, textWidth(writeValue(drawing, label, row, side), label.fontSize)),
    0,
  );
}

/** The two scales, outwards; each ends where the label of its longest bar still fits. */
function toScales(drawing: Drawing, label: ValueLabel, context: ChartContext) {
  const { theme, language } = context;
  const { props, reach } = drawing;
  return SIDES.map((side, gridIndex) => {
    const isOutside = label.show && !label.position.startsWith('inside');
    const widest = isOutside ? widestValue(drawing, label, side) : 0;
    const room = isOutside ? widest + label.distance * 1.5 : 0;
    const end = reach[side] / Math.max(1 - room / widthOf(drawing), 0.4);
    return {
      id: `scale-${side}`,
      type: 'value' as const,
      gridIndex,
      inverse: side === 'left',
      min: 0,
      max: props.isShowScale ? niceEnd(end) : end,
      splitNumber: Math.max(Math.floor(widthOf(drawing) / 60), 1),
      ...BARE,
      splitLine: { show: props.isShowScale, lineStyle: { color: theme.splitLine } },
      axisLabel: {
        show: props.isShowScale,
        color: theme.textMuted,
        fontSize: grownSize(SCALE.text, context),
        fontFamily: theme.fontFamily,
        hideOverlap: true,
        formatter: (value: number) => formatNumber(value, language, { short: true, unit: unitOf(props) }),
      },
    };
  });
}

function writeValue({ mirrored }: Drawing, label: ValueLabel, row: TwoSidedRow, side: Side): string {
  const value = row[side];
  if (value === null) return '';
  return label.formatter({ value: mirrored[side] ? Math.abs(value) : value });
}

function toSeries(
  drawing: Drawing,
  name: string,
  side: Side,
  label: ValueLabel,
  context: ChartContext,
): BarSeriesOption {
  const { props, rows, frame } = drawing;
  const at = SIDES.indexOf(side);
  const colour = colourAt(toPalette(props, context.theme), at, name);
  const { radius } = props;
  const corners = side === 'left' ? [radius, 0, 0, radius] : [0, radius, radius, 0];
  const isInside = label.position.startsWith('inside');
  return {
    id: side,
    name,
    type: 'bar',
    xAxisIndex: at,
    yAxisIndex: at,
    barMaxWidth: props.maxWidth,
    barCategoryGap: '30%',
    showBackground: props.isShowBackground && frame.height >= rows.length * MIN_TRACK_ROW,
    backgroundStyle: { color: fade(context.theme.textMuted, 0.1), borderRadius: corners },
    data: rows.map((row) => ({
      value: row[side] === null ? '-' : Math.abs(row[side]),
      row: row.row,
      pickedName: row.name,
      pickedValue: row[side],
    })),
    itemStyle: { color: toGradient(colour, side, 1, 0.55), borderRadius: corners },
    label: {
      ...label,
      position: isInside ? label.position : side,
      formatter: ({ dataIndex }) => {
        const row = rows[dataIndex];
        return row ? writeValue(drawing, label, row, side) : '';
      },
    },
    ...(label.show ? { labelLayout: { hideOverlap: true } } : {}),
    emphasis: { focus: 'series' },
    blur: { itemStyle: { opacity: 0.35 } },
    cursor: 'default',
  };
}

/** The ECharts option of a tornado chart: pure, a plain object for every input, empty data included. */
export function toTornadoChartOption(props: TornadoChartProps, data: RolesData, context: ChartContext): EChartsOption {
  const { labels, rows } = toTwoSides(data, props.order);
  const series = renameSeries(
    SIDES.map((side) => ({ side, name: labels[side] })),
    props.legendName,
  );
  const frame = toFrame(props, rows.length > 0 ? series.map(({ name }) => name) : [], context);
  const drawing = toDrawing(props, rows, frame);
  const label = toValueLabel(props, '', context, {
    isHorizontal: true,
    isInside: false,
    slot: frame.height / Math.max(rows.length, 1),
    values: [],
  });
  const unit = unitOf(props);
  return {
    animation: false,
    color: [...toPalette(props, context.theme)],
    title: frame.title,
    legend: frame.legend,
    grid: toGrids(drawing, context),
    tooltip: toItemTooltip(props, context, (value) =>
      formatNumber(typeof value === 'number' ? value : null, context.language, { unit }),
    ),
    xAxis: toScales(drawing, label, context),
    yAxis: toNameAxes(drawing, context),
    series: series.map(({ side, name }) => toSeries(drawing, name, side, label, context)),
  };
}
