import type { EChartsOption, FunnelSeriesOption } from 'echarts';
import { toPalette } from '../../fields/colour.option.ts';
import { toFrame, type Frame } from '../../fields/frame.option.ts';
import { countBelowZero, itemColour, toDrawnItems, writePercent, type DrawnItem } from '../../fields/items.option.ts';
import { withLeftOut } from '../../fields/left-out.option.ts';
import { centreLegend } from '../../fields/legend.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade, inkOn } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { shortenNamed } from '../../kit/labels/shorten-named.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { withinShape } from '../../kit/labels/within-shape.ts';
import type { NameValues } from '../../shapes/name-value.ts';
import type { FunnelChartProps } from './funnel-chart.widget.ts';

/** Share of the box's width that labels and leaders beside the funnel may take. */
const MAX_SIDE = 0.5;
/** px of a leader, and between it and its label */
const LEADER = { length: 14, gap: 5 };
/** Faces may be wider than the width table says. */
const WIDER = 1.08;

/** Figures of a stage. */
function writeFigures(props: FunnelChartProps, item: DrawnItem, greatest: number, context: ChartContext): string[] {
  const number = props.numberValue ? formatNumber(item.value, context.language, { short: true }) : '';
  const percent = props.percentage ? writePercent(item.value, greatest, props.percentPrecision) : '';
  return [number, percent].filter((text) => text !== '');
}

/** px that labels and leaders take beside the funnel */
function sideOf(
  props: FunnelChartProps,
  frame: Frame,
  items: readonly DrawnItem[],
  figures: readonly string[][],
): number {
  if (props.position === 'inside') return 0;
  const texts = items.map(({ name }, i) => [name, ...(figures[i] ?? [])].join('  '));
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, props.fontSize) * WIDER));
  return Math.min(widest + LEADER.length + LEADER.gap, frame.width * MAX_SIDE);
}

/** Labels stand on the right, on the left when the funnel is aligned to the right. */
function toBox(props: FunnelChartProps, frame: Frame, side: number) {
  const isLeft = props.funnelAlign === 'right';
  return {
    left: Number(frame.grid.left) + (isLeft ? side : 0),
    top: Number(frame.grid.top),
    width: Math.max(frame.width - side, 1),
    height: frame.height,
  };
}

function toSeries(
  props: FunnelChartProps,
  frame: Frame,
  items: readonly DrawnItem[],
  name: string,
  context: ChartContext,
): FunnelSeriesOption {
  const palette = toPalette(props, context.theme);
  const greatest = Math.max(0, ...items.map((item) => item.value));
  const figures = items.map((item) => writeFigures(props, item, greatest, context));
  const isShow = props.isShow && hasRoomFor('labels', context);
  const side = isShow ? sideOf(props, frame, items, figures) : 0;
  const room = side === 0 ? frame.width : (side - LEADER.length - LEADER.gap) / WIDER;
  const isInside = props.position === 'inside';
  const ink = (colour: string) => props.fontColor || (isInside ? inkOn(colour) : context.theme.text);
  return {
    id: 'funnel',
    name,
    type: 'funnel',
    ...toBox(props, frame, side),
    min: 0,
    max: Math.max(greatest, 1),
    minSize: `${props.minSize}%`,
    maxSize: '100%',
    sort: props.sort,
    gap: props.gap,
    funnelAlign: props.funnelAlign,
    data: items.map((item, i) => {
      const colour = item.row === null ? fade(context.theme.textMuted, 0.5) : itemColour(palette, i, item.name);
      return { ...item, itemStyle: { color: colour }, label: { color: ink(colour) } };
    }),
    itemStyle: { borderWidth: 0, borderColor: 'transparent' },
    label: {
      show: isShow,
      position: isInside ? 'inside' : props.funnelAlign === 'right' ? 'left' : 'right',
      formatter: ({ name: stage, dataIndex }) =>
        shortenNamed(stage, figures[dataIndex] ?? [], props.fontSize, room + 1),
      fontSize: props.fontSize,
      fontWeight: props.fontWeight,
      fontStyle: props.fontStyle,
      fontFamily: props.fontFamily || context.theme.fontFamily,
    },
    labelLine: { show: isShow && !isInside, length: LEADER.length, lineStyle: { width: 1 } },
    ...(isShow ? { labelLayout: isInside ? withinShape : { hideOverlap: true } } : {}),
    emphasis: { itemStyle: { opacity: 0.85 } },
    cursor: 'default',
  };
}

/** The ECharts option of a funnel: pure, a plain object for every input, empty data included. */
export function toFunnelChartOption(given: FunnelChartProps, data: NameValues, context: ChartContext): EChartsOption {
  const props = withLeftOut(given, countBelowZero(data.items), context.language);
  const items = toDrawnItems(data.items, props.maxItems, context.language);
  const greatest = Math.max(0, ...items.map((item) => item.value));
  const names = items.map((item) => item.name);
  const frame = toFrame({ ...props, legendName: '' }, names, context);
  return {
    animation: false,
    color: [...toPalette(props, context.theme)],
    title: frame.title,
    legend: centreLegend(frame.legend),
    tooltip: toItemTooltip(props, context, (value) => {
      const number = typeof value === 'number' ? value : 0;
      return `${formatNumber(number, context.language)}   ${writePercent(number, greatest, props.percentPrecision)}`;
    }),
    series: [toSeries(props, frame, items, data.label, context)],
  };
}
