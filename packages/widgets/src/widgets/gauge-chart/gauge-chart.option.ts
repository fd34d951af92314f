import type { EChartsOption, GaugeSeriesOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { niceEnd } from '../../fields/even-zero.option.ts';
import { toTitle } from '../../fields/title.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { conditionColor } from '../../kit/data/condition.ts';
import { grownSize } from '../../kit/widget/fit-props.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { figureWidth } from '../../kit/labels/measure.ts';
import { hasRoomFor, sizeStepOf } from '../../kit/labels/size-step.ts';
import { toNumber } from '../../shapes/numbers.ts';
import type { SingleValue } from '../../shapes/single-value.ts';
import { fitDial, type Dial } from './dial.ts';
import type { GaugeChartProps } from './gauge-chart.widget.ts';

const TITLE_GAP = 12;
/** Shares of the radius within the ring: letters of the value, with a pointer above it and without, and of its name. */
const SIZE = { pointed: 0.32, value: 0.44, valueWidth: 1.5, name: 0.17, nameWidth: 1.6 };
/** px that the ticks take within the ring, and their numbers */
const TICKS = 12;
const NUMBERS = 24;

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

/** A small dial has no ticks, and one in a box that is not large no numbers at them. */
function toSizes(props: GaugeChartProps, { radius }: Dial, text: string, context: ChartContext): Sizes {
  const ring = (radius * props.ringWidth) / 100;
  const hasTicks = props.isShowTick && hasRoomFor('labels', context);
  const hasLabels = props.isShowAxisLabel && sizeStepOf(context) === 'large';
  const inner = Math.max(radius - ring - (hasTicks ? TICKS : 0) - (hasLabels ? NUMBERS : 0), radius * 0.3);
  // A number cannot be shortened.
  const fitting = (inner * SIZE.valueWidth) / Math.max(figureWidth(text, 1), 1);
  return {
    ring,
    inner,
    hasTicks,
    hasLabels,
    label: grownSize(11, context),
    value:
      props.valueFontSize ?? Math.max(Math.min(inner * (props.isShowPointer ? SIZE.pointed : SIZE.value), fitting), 8),
    name: Math.max(inner * SIZE.name, 10),
  };
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
      width: sizes.inner * SIZE.nameWidth,
      overflow: 'truncate' as const,
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
  const sizes = toSizes(props, dial, text, context);
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
        name: props.gaugeName || data.label,
      },
    ],
    cursor: 'default',
  };
  return { animation: false, title: title.option, tooltip: { show: false, renderMode: 'richText' }, series: [series] };
}
