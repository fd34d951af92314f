import type { ChartContext } from '../kit/chart/chart-context.ts';
import { formatNumber } from '../kit/text/format.ts';
import { textWidth } from '../kit/labels/measure.ts';
import type { AxisValues, CategoryAxisProps, ValueAxisValues } from './axis.fields.ts';
import { toCategoryLabels } from './category-labels.option.ts';
import { toFace } from './face.option.ts';
import { toHeadroom, type Headroom } from './headroom.option.ts';
import { readKeyed } from './keyed.ts';

/** Box and direction of a plot. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  /** The categories run downwards and the numbers to the right. */
  readonly isHorizontal: boolean;
}

/** px between an axis and its labels */
const LABEL_GAP = 10;

const WHEN_HORIZONTAL = { bottom: 'left', top: 'right', left: 'bottom', right: 'top' } as const;

/** Line, name, ticks and split lines of the axis whose keys end with `suffix`. */
export function toAxisLook(props: object, suffix: string, name: string, context: ChartContext, plot: Plot) {
  const read = readKeyed<AxisValues>(props, '', suffix);
  const { theme } = context;
  const position = plot.isHorizontal ? WHEN_HORIZONTAL[read('position')] : read('position');
  const isUpright = position === 'left' || position === 'right';
  const isAtEnd = isUpright && read('nameLocation') !== 'center';
  return {
    show: read('isShow'),
    position,
    offset: read('offset'),
    name: name.trim(),
    nameLocation: read('nameLocation') === 'center' ? ('middle' as const) : read('nameLocation'),
    nameGap: read('nameLocation') === 'center' ? 8 : 12,
    nameTextStyle: {
      ...toFace(props, 'name', suffix, theme, theme.textMuted),
      ...(isAtEnd ? { align: position } : {}),
    },
    axisLine: {
      show: read('isShowAxisLine'),
      onZero: false,
      lineStyle: { color: read('lineColor') || theme.axisLine, width: read('lineWidth') },
    },
    axisTick: { show: false },
    splitLine: {
      show: read('isShowSplitLine'),
      lineStyle: { color: read('splitLineColor') || theme.splitLine, width: read('splitLineWidth') },
    },
  };
}

export interface CategoryAxisOptions {
  readonly categories: readonly string[];
  /** Whether the data stand in the middle of a band (bars) or on its edge (lines). */
  readonly boundaryGap: boolean;
  readonly plot: Plot;
}

/** The axis of the categories. Its labels never meet: they are wrapped, elided, turned or thinned out. */
function toCategoryAxis(props: CategoryAxisProps, context: ChartContext, options: CategoryAxisOptions) {
  const { categories, boundaryGap, plot } = options;
  const face = toFace(props, 'text', 'X', context.theme, context.theme.textMuted);
  return {
    ...toAxisLook(props, 'X', props.nameX, context, plot),
    id: 'categories',
    type: 'category' as const,
    data: [...categories],
    boundaryGap,
    // A vertical category axis counts upwards in ECharts; people read lists downwards.
    inverse: props.reversalX !== plot.isHorizontal,
    // An empty limit is none, also where a category has an empty name.
    ...(props.minX !== '' && categories.includes(props.minX) ? { min: props.minX } : {}),
    ...(props.maxX !== '' && categories.includes(props.maxX) ? { max: props.maxX } : {}),
    axisLabel: {
      show: props.isShowAxisLabelX,
      ...face,
      margin: LABEL_GAP,
      hideOverlap: true,
      ...toCategoryLabels(props, categories, plot),
    },
  };
}

/** px that one step of the value axis should take at least */
const STEP = { vertical: 44, horizontal: 90 };

function toLimits(min: number | null, max: number | null): { min?: number; max?: number } {
  const isUpsideDown = min !== null && max !== null && max <= min;
  return { ...(min === null ? {} : { min }), ...(max === null || isUpsideDown ? {} : { max }) };
}

export interface ValueAxisOptions {
  readonly suffix: 'X' | 'Y' | 'YLeft' | 'YRight';
  readonly plot: Plot;
  readonly unit: string;
  readonly scale: boolean;
  readonly inverse: boolean;
  /** Largest distance of the data from zero. */
  readonly reach: number;
  readonly headroom?: Headroom;
}

/** From this reach on every step of an axis is long enough to be written short: units are not mixed. */
const SHORT_REACH = 50_000;

function writeTick(value: number, language: ChartContext['language'], reach: number, unit: string): string {
  return formatNumber(value, language, { short: reach >= SHORT_REACH, unit });
}

/** px that the labels of an axis of numbers take beside the plot, as far as they are known before it is drawn. */
export function valueAxisRoom(props: object, context: ChartContext, options: ValueAxisOptions): number {
  const read = readKeyed<ValueAxisValues>(props, '', options.suffix);
  if (!read('isShow') || !read('isShowAxisLabel') || options.plot.isHorizontal) return 0;
  const text = writeTick(read('max') ?? options.reach * 1.1, context.language, options.reach, options.unit);
  return textWidth(text.replace(/\.\d+/, ''), read('textFontSize')) + LABEL_GAP;
}

/** An axis of numbers, written short (万, K). It includes zero unless `scale` is on. */
export function toValueAxis(props: object, context: ChartContext, options: ValueAxisOptions) {
  const { suffix, plot, unit } = options;
  const read = readKeyed<ValueAxisValues>(props, '', suffix);
  const runsAcross = plot.isHorizontal || suffix === 'X';
  const room = runsAcross ? plot.width / STEP.horizontal : plot.height / STEP.vertical;
  const automatic = Math.min(Math.max(Math.floor(room), 2), suffix === 'X' ? 8 : 5);
  return {
    ...toAxisLook(props, suffix, read('textName'), context, plot),
    id: `values${suffix}`,
    type: 'value' as const,
    inverse: options.inverse,
    scale: options.scale,
    ...toLimits(read('min'), read('max')),
    boundaryGap: toHeadroom(options),
    splitNumber: read('splitNumber') ?? automatic,
    axisLabel: {
      show: read('isShowAxisLabel'),
      ...toFace(props, 'text', suffix, context.theme, context.theme.textMuted),
      margin: LABEL_GAP,
      hideOverlap: true,
      rotate: read('textAngle'),
      formatter: (value: number) => writeTick(value, context.language, options.reach, unit),
    },
  };
}

/** The category axis; its line moves to zero when some values are below, while its labels stay at the edge. */
export function toCategoryAxes(
  props: CategoryAxisProps,
  context: ChartContext,
  options: CategoryAxisOptions,
  hasNegative: boolean,
) {
  if (!hasNegative) return [toCategoryAxis(props, context, options)];
  return [toCategoryAxis({ ...props, isShowAxisLineX: false }, context, options), toZeroLine(props, context)];
}

/** A bare line where the values are zero. */
function toZeroLine(props: CategoryAxisProps, context: ChartContext) {
  return {
    id: 'zero',
    type: 'category' as const,
    data: [''],
    show: props.isShowX && props.isShowAxisLineX,
    axisLine: {
      show: true,
      onZero: true,
      lineStyle: { color: props.lineColorX || context.theme.axisLine, width: props.lineWidthX },
    },
    axisTick: { show: false },
    axisLabel: { show: false },
    splitLine: { show: false },
    axisPointer: { show: false },
  };
}
