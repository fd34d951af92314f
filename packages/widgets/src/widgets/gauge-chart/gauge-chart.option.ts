import type { EChartsOption, GaugeSeriesOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { niceEnd } from '../../fields/even-zero.option.ts';
import { toTitle } from '../../fields/title.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { fade } from '../../kit/colour.ts';
import { conditionColor } from '../../kit/condition.ts';
import { formatNumber } from '../../kit/format.ts';
import { elide, figureWidth, textWidth } from '../../kit/text-width.ts';
import { toNumber } from '../../shapes/numbers.ts';
import type { SingleValue } from '../../shapes/single-value.ts';
import { fitDial, type Dial } from './dial.ts';
import type { GaugeChartProps } from './gauge-chart.widget.ts';

const TITLE_GAP = 12;
/**
 * px of the radius from which ticks and their numbers can be read, and from which numbers have room beside a name below
 * a pointer; px of the height in which a value has room beside them
 */
const READABLE = { ticks: 48, labels: 72, height: 115, pointed: 90 };

/** End of the scale: as set by hand, else 100, else a round number above the value. */
function maxOf(props: GaugeChartProps, value: number | null): number {
  const max = props.max ?? (value !== null && value > 100 ? niceEnd(value) : 100);
  return max > props.min ? max : props.min + 1;
}

/** Colour of a value: that of the first rule which it meets, else of the first stage which it does not exceed, else the last one's, else the palette's. */
function colourOf(props: GaugeChartProps, value: number | null, context: ChartContext): string {
  const stages = props.stages.filter(({ color }) => color !== '').toSorted((a, b) => a.limit - b.limit);
  const stage = stages.find(({ limit }) => value !== null && value <= limit) ?? stages.at(-1);
  return conditionColor(props.conditions, value) || (stage?.color ?? colourAt(toPalette(props, context.theme), 0));
}

/** Share of the radius within the ring that its name may take. */
const NAME_SHARE = 1.8;
/** px; a name that would need smaller letters keeps its size and ends in an ellipsis */
const LEAST_NAME = 9;

/** Share of the radius within the ring that lies between the ends of a scale. */
const BETWEEN_ENDS = 1.2;
/** px that ticks take within the ring */
const TICKS = 12;

/** What stands in the dial. */
interface Writing {
  readonly text: string;
  readonly name: string;
  readonly ends: readonly string[];
}

interface Sizes {
  readonly ring: number;
  /** px from the centre to what stands inside of the ring */
  readonly inner: number;
  readonly hasTicks: boolean;
  readonly hasLabels: boolean;
  readonly label: number;
  readonly value: number;
  readonly name: number;
}

function toSizes(props: GaugeChartProps, dial: Dial, { text, name, ends }: Writing): Sizes {
  const ring = (dial.radius * props.ringWidth) / 100;
  const isHigh = dial.radius + dial.foot >= READABLE.height;
  const widest = Math.max(...ends.map((end) => textWidth(end, labelSize(dial))));
  const wanted = Math.min(Math.max(dial.radius * 0.13, 10), Math.max(20, dial.radius * 0.09));
  // Below a pointer the name stands between the ends of the scale, where a small dial has room for one of them.
  const isBetween = props.isShowPointer && props.isShowName && dial.radius < READABLE.pointed;
  const isTight = isBetween && textWidth(name, wanted) + 2 * widest > (dial.radius - ring) * BETWEEN_ENDS;
  const hasLabels = props.isShowAxisLabel && isHigh && dial.radius >= READABLE.labels && !isTight;
  const label = hasLabels ? widest : 0;
  const least = Math.max(wanted * 0.7, LEAST_NAME);
  const innerWith = (ticks: number) => Math.max(dial.radius - ring - ticks - label, dial.radius * 0.3);
  const fittingIn = (inner: number) => Math.floor(((inner * NAME_SHARE) / Math.max(textWidth(name, 100), 1)) * 100);
  // A small dial gives up its ticks for a name that would be cut.
  const isLong = dial.radius < READABLE.labels && fittingIn(innerWith(TICKS)) < least;
  const hasTicks = props.isShowTick && dial.radius >= READABLE.ticks && !isLong;
  const inner = innerWith(hasTicks ? TICKS : 0);
  const fitting = fittingIn(inner);
  const fit = ((inner * (hasLabels ? 1.25 : 1.5)) / Math.max(figureWidth(text, 100), 1)) * 100;
  return {
    ring,
    inner,
    hasTicks,
    hasLabels,
    label: labelSize(dial),
    value:
      props.valueFontSize ??
      Math.max(Math.min(fit, inner * (props.isShowPointer ? 0.34 : 0.52), Math.max(96, dial.radius * 0.3)), 8),
    name: fitting >= least ? Math.min(wanted, fitting) : wanted,
  };
}

/** px of the numbers of the scale */
function labelSize({ radius }: Dial): number {
  return Math.max(11, Math.min(radius * 0.05, 22));
}

/** Ticks and numbers of the scale, inside of the ring. */
function toScale(props: GaugeChartProps, sizes: Sizes, context: ChartContext, reach: number) {
  const { theme, language } = context;
  const tick = { color: theme.axisLine, width: 1 };
  return {
    splitNumber: props.splitNumber,
    axisTick: { show: sizes.hasTicks, splitNumber: 4, distance: 4, length: 3, lineStyle: tick },
    splitLine: { show: sizes.hasTicks, distance: 4, length: 6, lineStyle: { ...tick, color: theme.textMuted } },
    axisLabel: {
      show: sizes.hasLabels,
      // Counted from the outer edge of the ring.
      distance: sizes.ring + (sizes.hasTicks ? 6 : 2),
      color: theme.textMuted,
      fontSize: sizes.label,
      fontFamily: theme.fontFamily,
      formatter: (value: number) => formatNumber(value, language, { short: reach >= 10_000 }),
    },
  };
}

/** The number in the middle and its name below. */
function toReading(
  props: GaugeChartProps,
  dial: Dial,
  sizes: Sizes,
  text: string,
  colour: string,
  context: ChartContext,
) {
  const { theme } = context;
  const block = (props.isShow ? sizes.value * 1.1 : 0) + (props.isShowName ? sizes.name * 1.4 : 0);
  const middle = Math.min(props.isShowPointer ? sizes.inner * 0.6 : 0, dial.foot - block / 2);
  return {
    detail: {
      show: props.isShow,
      formatter: () => text,
      offsetCenter: [0, middle - block / 2 + sizes.value * 0.55],
      color: props.valueColor || (props.stages.length > 0 ? colour : theme.title),
      fontSize: sizes.value,
      fontWeight: props.valueFontWeight,
      fontStyle: props.valueFontStyle,
      fontFamily: props.valueFontFamily || theme.figureFamily,
    },
    title: {
      show: props.isShowName,
      offsetCenter: [0, middle + block / 2 - sizes.name * 0.7],
      color: theme.textMuted,
      fontSize: sizes.name,
      fontFamily: theme.fontFamily,
    },
  };
}

/** The ECharts option of a gauge: pure, a plain object for every input, empty data included. */
export function toGaugeChartOption(props: GaugeChartProps, data: SingleValue, context: ChartContext): EChartsOption {
  const { theme, language, width, height } = context;
  const value = toNumber(data.value);
  const max = maxOf(props, value);
  const title = toTitle(props, context);
  const top = Math.max(props.marginTop, title.bottom === 0 ? 0 : title.bottom + TITLE_GAP);
  const box = {
    left: props.marginLeft,
    top,
    width: Math.max(width - props.marginLeft - props.marginRight, 1),
    height: Math.max(height - top - props.marginBottom, 1),
  };
  const sweep = { start: props.startAngle, end: props.endAngle };
  // Round ends stand out by half of the ring's width.
  const cap = props.roundCap ? (fitDial(box, sweep).radius * props.ringWidth) / 200 : 0;
  const dial = fitDial({ ...box, height: Math.max(box.height - cap, 1) }, sweep);
  const colour = colourOf(props, value, context);
  const text = formatNumber(value, language, {
    short: true,
    decimals: props.decimals,
    unit: value === null ? '' : props.unit,
  });
  const reach = Math.max(Math.abs(max), Math.abs(props.min));
  const write = (end: number) => formatNumber(end, language, { short: reach >= 10_000 });
  const name = props.gaugeName || data.label;
  const sizes = toSizes(props, dial, { text, name, ends: [write(props.min), write(max)] });
  const series: GaugeSeriesOption = {
    id: 'gauge',
    name: data.label,
    type: 'gauge',
    center: dial.centre,
    radius: dial.radius,
    startAngle: props.startAngle,
    endAngle: props.endAngle,
    min: props.min,
    max,
    progress: { show: value !== null, width: sizes.ring, roundCap: props.roundCap, itemStyle: { color: colour } },
    axisLine: {
      roundCap: props.roundCap,
      lineStyle: { width: sizes.ring, color: [[1, props.trackColor || fade(theme.textMuted, 0.16)]] },
    },
    pointer: {
      show: props.isShowPointer && value !== null,
      length: '62%',
      width: Math.max(dial.radius * 0.04, 2),
      itemStyle: { color: colour },
    },
    anchor: { show: props.isShowPointer, size: Math.max(dial.radius * 0.09, 4), itemStyle: { color: colour } },
    ...toScale(props, sizes, context, reach),
    ...toReading(props, dial, sizes, text, colour, context),
    data: [
      {
        // A dial ends where its scale does.
        value: Math.min(Math.max(value ?? props.min, props.min), max),
        name: elide(name, sizes.name, sizes.inner * NAME_SHARE),
      },
    ],
    cursor: 'default',
  };
  return { animation: false, title: title.option, tooltip: { show: false, renderMode: 'richText' }, series: [series] };
}
