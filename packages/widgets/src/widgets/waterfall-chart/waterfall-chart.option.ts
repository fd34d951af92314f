import type { CustomSeriesOption, EChartsOption, TooltipComponentOption } from 'echarts';
import { beyondBars, toCartesian, toCartesianOption, type Cartesian } from '../../fields/cartesian.option.ts';
import { colourAt } from '../../fields/colour.option.ts';
import { mirrored, toValueLabel, unitOf, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { inkOn, toRgba } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import type { Theme } from '../../kit/theme/theme.ts';
import type { RolesData } from '../../shapes/roles.ts';
import { toWaterfall, type WaterfallStep } from '../../shapes/waterfall.ts';
import type { WaterfallChartProps } from './waterfall-chart.widget.ts';

/** px of a band below which lines between its steps would only hide them */
const MIN_JOINED = 4;
/** Share of a step's band that stays free. */
const GAP = 0.35;
/** Distance in red, green and blue from which two colours of neighbouring bars are distinguished at a glance. */
const APART = 120;

interface Drawing {
  readonly props: WaterfallChartProps;
  readonly steps: readonly WaterfallStep[];
  readonly label: ValueLabel;
  readonly isHorizontal: boolean;
}

/** Name of the total at the end; empty while there is none. */
export function totalNameOf(props: WaterfallChartProps, language: ChartContext['language']): string {
  if (!props.isShowTotal) return '';
  return props.totalName.trim() || (language === 'zh' ? '合计' : 'Total');
}

/** The first colour of the palette after the totals' that nobody takes for that of a fall: orange beside red is. */
export function toRiseColour({ danger, palette }: Theme): string {
  const red = toRgba(danger) ?? [];
  const isApart = (colour: string) =>
    Math.hypot(...(toRgba(colour) ?? []).slice(0, 3).map((part, i) => part - (red[i] ?? 0))) >= APART;
  return palette.slice(1).find(isApart) ?? colourAt(palette, 1);
}

function colourOf(props: WaterfallChartProps, step: WaterfallStep, { theme }: ChartContext): string {
  const { palette } = theme;
  if (step.kind === 'total') return props.totalColor || colourAt(palette, 0);
  if (step.kind === 'fall') return props.fallColor || theme.danger;
  return props.riseColor || toRiseColour(theme);
}

type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;
type Api = Parameters<RenderItem>[1];

/** Pixels of a step: its box, and the line that leads from its end to the next one. */
function toPlace(api: Api, i: number, step: WaterfallStep, { props, isHorizontal }: Drawing) {
  const along = isHorizontal ? 1 : 0;
  const pixel = (value: number) => api.coord(isHorizontal ? [value, i] : [i, value]);
  const band = Math.abs(((api.size?.(isHorizontal ? [0, 1] : [1, 0]) ?? []) as number[])[along] ?? 0);
  const width = Math.min(Math.max(band * (1 - GAP), Math.min(band, 1)), props.maxWidth);
  const centre = pixel(step.to)[along] ?? 0;
  const [from = 0, to = 0] = [step.from, step.to].map((value) => pixel(value)[1 - along]);
  const [low, length] = [Math.min(from, to), Math.max(Math.abs(to - from), 1)];
  const box = isHorizontal
    ? { x: low, y: centre - width / 2, width: length, height: width }
    : { x: centre - width / 2, y: low, width, height: length };
  const [start, end] = [centre + width / 2, centre + band - width / 2];
  const joint = isHorizontal ? { x1: to, y1: start, x2: to, y2: end } : { x1: start, y1: to, x2: end, y2: to };
  return { box, joint: band >= MIN_JOINED ? joint : undefined };
}

function toSeries(drawing: Drawing, name: string, context: ChartContext): CustomSeriesOption {
  const { props, steps, label, isHorizontal } = drawing;
  const font = `${label.fontStyle} ${label.fontWeight} ${label.fontSize}px ${label.fontFamily}`;
  return {
    id: 'steps',
    name,
    type: 'custom',
    encode: isHorizontal ? { x: [1, 2], y: 0 } : { x: 0, y: [1, 2] },
    data: steps.map((step, i) => ({
      value: [i, step.from, step.to],
      name: step.name,
      row: step.row,
      pickedName: step.name,
      pickedValue: step.value,
    })),
    clip: false,
    renderItem: ({ dataIndex }, api) => {
      const step = steps[dataIndex];
      if (!step) return null;
      const { box, joint } = toPlace(api, dataIndex, step, drawing);
      const fill = colourOf(props, step, context);
      const position =
        step.to < step.from || (step.to < 0 && step.from === 0) ? mirrored(label.position) : label.position;
      const isInside = position.startsWith('inside');
      const isJoined = props.isShowJoint && joint !== undefined && dataIndex < steps.length - 1;
      const ink = props.fontColor || (isInside ? inkOn(fill) : context.theme.text);
      const text = label.show && step.value !== null ? label.formatter({ value: step.value }) : '';
      const bar = {
        type: 'rect' as const,
        shape: { ...box, r: Math.min(props.radius, box.width / 2, box.height / 2) },
        style: { fill },
        emphasis: { style: { opacity: 0.8 } },
        textContent: { type: 'text' as const, style: { text, fill: ink, font }, silent: true },
        textConfig: { position, distance: label.distance },
      };
      if (!isJoined) return bar;
      const line = { stroke: context.theme.textMuted, lineWidth: 1, lineDash: [3, 3], opacity: 0.7 };
      return { type: 'group', children: [bar, { type: 'line', shape: joint, style: line, silent: true }] };
    },
    cursor: 'default',
  };
}

function toStepTooltip(drawing: Drawing, plain: TooltipComponentOption, context: ChartContext): TooltipComponentOption {
  const { props, steps } = drawing;
  const write = (value: number | null) => formatNumber(value, context.language, { unit: unitOf(props) });
  const level = context.language === 'zh' ? '累计' : 'So far';
  return {
    ...plain,
    formatter: (params) => {
      const step = steps[(Array.isArray(params) ? params[0] : params)?.dataIndex ?? -1];
      if (!step) return '';
      const sign = step.kind === 'rise' && (step.value ?? 0) > 0 ? '+' : '';
      const own = `${step.name}  ${sign}${write(step.value)}`;
      return step.kind === 'total' ? own : `${own}\n${level}  ${write(step.to)}`;
    },
  };
}

function labelOf(
  props: WaterfallChartProps,
  cartesian: Cartesian,
  steps: readonly WaterfallStep[],
  context: ChartContext,
) {
  const { plot } = cartesian;
  return toValueLabel(props, '', context, {
    isHorizontal: plot.isHorizontal,
    isInside: false,
    slot: (plot.isHorizontal ? plot.height : plot.width) / Math.max(steps.length, 1),
    values: steps.map((step) => step.value),
  });
}

/** The ECharts option of a waterfall: pure, a plain object for every input, empty data included. */
export function toWaterfallChartOption(
  props: WaterfallChartProps,
  data: RolesData,
  context: ChartContext,
): EChartsOption {
  const steps = toWaterfall(data, totalNameOf(props, context.language));
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const cartesian = toCartesian(props, context, {
    categories: steps.map(({ name }) => name),
    names: [],
    reach: Math.max(0, ...ends.map(Math.abs)),
    isHorizontal: props.verticalShow,
    hasNegative: ends.some((end) => end < 0),
  });
  const label = labelOf(props, cartesian, steps, context);
  const drawing: Drawing = { props, steps, label, isHorizontal: props.verticalShow };
  const option = toCartesianOption(props, context, cartesian, beyondBars(props, cartesian, label, ends));
  const name = data.roles['bar']?.[0]?.label ?? '';
  return {
    ...option,
    tooltip: toStepTooltip(drawing, option.tooltip, context),
    series: [toSeries(drawing, name, context)],
  };
}
