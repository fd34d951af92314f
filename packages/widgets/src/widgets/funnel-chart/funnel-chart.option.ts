import type { EChartsOption, FunnelSeriesOption } from 'echarts';
import { toPalette } from '../../fields/colour.option.ts';
import { toFrame, type Frame } from '../../fields/frame.option.ts';
import { itemColour, toDrawnItems, writePercent, type DrawnItem } from '../../fields/items.option.ts';
import { centreLegend } from '../../fields/legend.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { fade, inkOn } from '../../kit/colour.ts';
import { formatNumber } from '../../kit/format.ts';
import { elide, textWidth } from '../../kit/text-width.ts';
import type { NameValues } from '../../shapes/name-value.ts';
import type { FunnelChartProps } from './funnel-chart.widget.ts';

/** Share of the box's width that the labels beside the funnel may take. */
const SIDE_SHARE = 0.42;
/** px below which an elided label says nothing */
const NARROWEST = 44;
/** px of a leader along an upright edge */
const LEADER = 10;

/** Figures of a stage, each with the gap before it. */
function writeFigures(props: FunnelChartProps, item: DrawnItem, greatest: number, context: ChartContext): string[] {
  const number = props.numberValue ? formatNumber(item.value, context.language, { short: true }) : '';
  const percent = props.percentage ? writePercent(item.value, greatest, props.percentPrecision) : '';
  return [number, percent].flatMap((text) => (text === '' ? [] : [`  ${text}`]));
}

/** Letters of a name that must stay; figures give it their room, the last one first. */
const LEAST_NAME = 4;

/** Names with as many figures as leave room for the names, of which each has its own. */
function writeStages(
  items: readonly DrawnItem[],
  figures: readonly string[][],
  size: number,
  widths: readonly number[],
): string[] {
  for (let count = figures[0]?.length ?? 0; ; count--) {
    const kept = figures.map((one) => one.slice(0, count).join(''));
    const rooms = kept.map((figure, i) => (widths[i] ?? 0) - textWidth(figure, size));
    const isNamed = items.every(({ name }, i) => (rooms[i] ?? 0) >= Math.min(textWidth(name, size), size * LEAST_NAME));
    if (isNamed || count === 0)
      return items.map(({ name }, i) => `${elide(name, size, rooms[i] ?? 0)}${kept[i] ?? ''}`);
  }
}

interface Labels {
  readonly show: boolean;
  readonly texts: readonly string[];
  /** px that labels and leaders take beside the funnel */
  readonly side: number;
  /** px */
  readonly leader: number;
}

/** px of the leaders: so long that a label keeps off the slope which its stage has above it. */
function leaderOf(props: FunnelChartProps, items: readonly DrawnItem[], width: number, row: number): number {
  const values = items.map((item) => item.value).toSorted((a, b) => b - a);
  const steepest = values.reduce((most, value, i) => Math.max(most, value - (values[i + 1] ?? 0)), 0);
  const share = props.funnelAlign === 'center' ? 0.5 : 1;
  const slope = ((steepest / Math.max(values[0] ?? 0, 1)) * width * share) / Math.max(row, 1);
  return Math.min(slope * props.fontSize * 0.6 + LEADER, width * 0.25);
}

/** What fits into the middle of each stage: name and figures, the name alone, or nothing. */
function writeInside(
  props: FunnelChartProps,
  items: readonly DrawnItem[],
  figures: readonly string[][],
  frame: Frame,
): string[] {
  const greatest = Math.max(1, ...items.map((item) => item.value));
  const sorted = items.map(({ value }) => value).toSorted((a, b) => b - a);
  return items.map(({ name, value }, i) => {
    const below = sorted[sorted.indexOf(value) + 1] ?? 0;
    const least = props.minSize / 100;
    const room = frame.width * (least + ((1 - least) * (value + below)) / 2 / greatest);
    const whole = [name, ...(figures[i] ?? [])].join('');
    return [whole, name].find((text) => textWidth(text, props.fontSize) <= room) ?? '';
  });
}

/** Labels of the stages, names elided to their room; none where a stage is lower than a line of text. */
function toLabels(props: FunnelChartProps, frame: Frame, items: readonly DrawnItem[], context: ChartContext): Labels {
  const size = props.fontSize;
  const greatest = Math.max(0, ...items.map((item) => item.value));
  const figures = items.map((item) => writeFigures(props, item, greatest, context));
  const row = frame.height / Math.max(items.length, 1) - props.gap;
  const none = { show: false, texts: [], side: 0, leader: 0 };
  if (!props.isShow || row < size * 1.1) return none;
  if (props.position === 'inside')
    return { show: true, texts: writeInside(props, items, figures, frame), side: 0, leader: 0 };
  const whole = items.map(({ name }, i) => [name, ...(figures[i] ?? [])].join(''));
  const widest = Math.max(0, ...whole.map((text) => textWidth(text, size))) * 1.05;
  const side = Math.min(widest, frame.width * SIDE_SHARE);
  if (side < Math.min(NARROWEST, widest)) return none;
  const leader = leaderOf(props, items, frame.width - side, row);
  // Beside a narrow stage a label begins further in.
  const width = Math.max(frame.width - side - leader, 0);
  const least = props.minSize / 100;
  const rooms = items.map(({ value }) => {
    const free = width * (1 - least) * (1 - value / Math.max(greatest, 1));
    return side + (props.funnelAlign === 'center' ? free / 2 : free);
  });
  return { show: true, texts: writeStages(items, figures, size, rooms), side: side + leader, leader };
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
  const labels = toLabels(props, frame, items, context);
  const isInside = props.position === 'inside';
  const ink = (colour: string) => props.fontColor || (isInside ? inkOn(colour) : context.theme.text);
  return {
    id: 'funnel',
    name,
    type: 'funnel',
    ...toBox(props, frame, labels.side),
    min: 0,
    max: Math.max(greatest, 1),
    minSize: `${props.minSize}%`,
    maxSize: '100%',
    sort: props.sort,
    gap: props.gap,
    funnelAlign: props.funnelAlign,
    data: items.map((item, i) => {
      const colour = item.row === null ? fade(context.theme.textMuted, 0.5) : itemColour(palette, i);
      return { ...item, itemStyle: { color: colour }, label: { color: ink(colour) } };
    }),
    itemStyle: { borderWidth: 0, borderColor: 'transparent' },
    label: {
      show: labels.show,
      position: isInside ? 'inside' : props.funnelAlign === 'right' ? 'left' : 'right',
      formatter: ({ dataIndex }) => labels.texts[dataIndex] ?? '',
      fontSize: props.fontSize,
      fontWeight: props.fontWeight,
      fontStyle: props.fontStyle,
      fontFamily: props.fontFamily || context.theme.fontFamily,
    },
    labelLine: { show: labels.show && !isInside, length: Math.max(labels.leader - 4, 0), lineStyle: { width: 1 } },
    ...(labels.show ? { labelLayout: { hideOverlap: true } } : {}),
    emphasis: { itemStyle: { opacity: 0.85 } },
    cursor: 'default',
  };
}

/** The ECharts option of a funnel: pure, a plain object for every input, empty data included. */
export function toFunnelChartOption(props: FunnelChartProps, data: NameValues, context: ChartContext): EChartsOption {
  const items = toDrawnItems(data.items, props.maxItems, context.language);
  const greatest = Math.max(0, ...items.map((item) => item.value));
  const names = items.map((item) => item.name);
  const frame = toFrame({ ...props, legendName: '' }, names, context);
  return {
    animation: false,
    color: [...toPalette(props, context.theme)],
    title: frame.title,
    legend: centreLegend(props, frame, names.length),
    tooltip: toItemTooltip(props, context, (value) => {
      const number = typeof value === 'number' ? value : 0;
      return `${formatNumber(number, context.language)}   ${writePercent(number, greatest, props.percentPrecision)}`;
    }),
    series: [toSeries(props, frame, items, data.label, context)],
  };
}
