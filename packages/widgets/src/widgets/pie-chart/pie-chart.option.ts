import type { EChartsOption, PieSeriesOption, TitleComponentOption } from 'echarts';
import { toPalette } from '../../fields/colour.option.ts';
import { toFace } from '../../fields/face.option.ts';
import { toFrame } from '../../fields/frame.option.ts';
import { countBelowZero, itemColour, toDrawnItems, writePercent, type DrawnItem } from '../../fields/items.option.ts';
import { withLeftOut } from '../../fields/left-out.option.ts';
import { centreLegend } from '../../fields/legend.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import type { Palette } from '../../kit/theme/theme.ts';
import { fade, inkOn } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { withinShape } from '../../kit/labels/within-shape.ts';
import type { NameValues } from '../../shapes/name-value.ts';
import { toPieLayout, type PieLayout } from './pie-layout.ts';
import type { PieChartProps } from './pie-chart.widget.ts';

/** Of a font's size: the distance from line to line. */
const LINE_HEIGHT = 1.35;
/** Degrees: labels of smaller sectors would only stretch leader lines. */
const MIN_LABEL_ANGLE = 3;
/** The number in the hole: share of its radius, and px from which on it is read. */
const TOTAL = { share: 0.4, least: 10, most: 64 };
/** A small pie has a column of names beside it instead of labels. */
const NAMES_BESIDE = { isShow: false, isShowLegend: true, layoutFront: 'vertical', lateralPosition: 'right' } as const;

interface Drawing {
  readonly props: PieChartProps;
  readonly items: readonly DrawnItem[];
  readonly total: number;
  readonly layout: PieLayout;
  readonly palette: Palette;
}

/** Name and figures of a sector, one above the other. */
function writeLabel({ props, total }: Drawing, item: DrawnItem, context: ChartContext): string {
  const number = props.numberValue ? formatNumber(item.value, context.language, { short: true }) : '';
  const percent = props.percentage ? writePercent(item.value, total, props.percentPrecision) : '';
  const figures = number !== '' && percent !== '' ? `${number}  ${percent}` : number + percent;
  return figures === '' ? item.name : `${item.name}\n${figures}`;
}

/** Label of one sector: left out where sectors or widget are too small, or another one stands in the middle. */
function toLabel(drawing: Drawing, i: number, context: ChartContext) {
  const { props, items, layout, palette } = drawing;
  const isInside = props.position === 'inside';
  const plain = isInside ? inkOn(itemColour(palette, i, items[i]?.name ?? '')) : context.theme.text;
  return { show: layout.labelled.has(i), color: props.fontColor || plain };
}

function toItems(drawing: Drawing, context: ChartContext): NonNullable<PieSeriesOption['data']> {
  const { props, items, palette } = drawing;
  return items.map((item, i) => {
    const colour = item.row === null ? fade(context.theme.textMuted, 0.5) : itemColour(palette, i, item.name);
    const label = toLabel(drawing, i, context);
    const isJoined = label.show && props.isShowLabelLine && props.position === 'outside';
    return { ...item, itemStyle: { color: colour }, label, labelLine: { show: isJoined } };
  });
}

function toLabelLook(props: PieChartProps, layout: PieLayout, context: ChartContext) {
  return {
    show: layout.labelled.size > 0,
    position: props.position,
    distanceToLabelLine: props.fontDistance,
    // The box keeps its own margin: ECharts would cut numbers for another one.
    bleedMargin: 0,
    padding: props.padding,
    rotate: props.rotate,
    fontSize: props.fontSize,
    lineHeight: Math.round(props.fontSize * LINE_HEIGHT),
    fontWeight: props.fontWeight,
    fontStyle: props.fontStyle,
    fontFamily: props.fontFamily || context.theme.fontFamily,
  };
}

/** How the sector under the pointer stands out. */
function toEmphasis(
  props: PieChartProps,
  layout: PieLayout,
  context: ChartContext,
): NonNullable<PieSeriesOption['emphasis']> {
  const { color: _, ...face } = toFace(props, 'emphasisLabel', '', context.theme, '');
  const ink = props.emphasisLabelFontColor === '' ? {} : { color: props.emphasisLabelFontColor };
  return {
    scaleSize: Math.min(6, layout.outer * 0.06),
    itemStyle: { shadowBlur: props.shadowBlur, shadowColor: props.shadowColor || 'transparent' },
    ...(props.isShowEmphasisLabel && props.position !== 'center' ? { label: { ...face, ...ink } } : {}),
  };
}

function toSeries(drawing: Drawing, name: string, context: ChartContext): PieSeriesOption {
  const { props, items, total, layout } = drawing;
  const hasOutline = props.borderColor !== '' && props.borderWidth > 0;
  // A gap must not be wider than a sector.
  const isFine = items.some((item) => item.value < total / 120);
  return {
    id: 'pie',
    name,
    type: 'pie',
    ...layout.box,
    radius: [layout.inner, layout.outer],
    ...(props.roseType === 'none' ? {} : { roseType: props.roseType }),
    clockwise: props.clockwise,
    startAngle: props.startAngle,
    minAngle: props.minAngle,
    minShowLabelAngle: Math.max(props.minShowLabelAngle, MIN_LABEL_ANGLE),
    padAngle: hasOutline || isFine || items.length < 2 ? 0 : 1,
    percentPrecision: props.percentPrecision,
    stillShowZeroSum: false,
    emptyCircleStyle: { color: fade(context.theme.textMuted, 0.15) },
    data: toItems(drawing, context),
    itemStyle: {
      borderRadius: ((layout.outer - layout.inner) * props.borderRadius) / 100,
      borderColor: hasOutline ? props.borderColor : 'transparent',
      borderWidth: hasOutline ? props.borderWidth : 0,
      borderType: props.borderType,
    },
    label: {
      ...toLabelLook(props, layout, context),
      formatter: ({ dataIndex }) => (items[dataIndex] ? writeLabel(drawing, items[dataIndex], context) : ''),
    },
    labelLine: {
      // A label of two lines keeps off the pie.
      length: Math.max(props.labelLineLength, props.fontSize * LINE_HEIGHT),
      length2: props.labelLineLength2,
      smooth: props.labelLineSmooth,
      lineStyle: {
        ...(props.lineStyleColor === '' ? {} : { color: props.lineStyleColor }),
        width: props.lineStyleWidth,
        type: props.lineStyleType,
      },
    },
    ...(props.position === 'center'
      ? {}
      : { labelLayout: props.position === 'inside' ? withinShape : { hideOverlap: true } }),
    emphasis: toEmphasis(props, layout, context),
    cursor: 'default',
  };
}

/** The sum in the hole of a ring; left out where the hole is too small to read it. */
function toTotal(drawing: Drawing, label: string, context: ChartContext): TitleComponentOption[] {
  const { props, total, layout } = drawing;
  if (!props.isShowTotal || props.roseType !== 'none' || props.position === 'center') return [];
  const text = formatNumber(total, context.language, { short: true });
  const size = Math.min(layout.inner * TOTAL.share, TOTAL.most);
  if (size < TOTAL.least) return [];
  const subSize = Math.max(Math.min(size * 0.45, 18), 9);
  return [
    {
      id: 'total',
      text,
      subtext: label,
      left: layout.box.left + layout.box.width / 2,
      top: layout.box.top + layout.box.height / 2 - (size * 1.2 + subSize * 1.4) / 2,
      textAlign: 'center',
      padding: 0,
      itemGap: 0,
      textStyle: {
        color: context.theme.title,
        fontSize: size,
        lineHeight: size * 1.2,
        fontFamily: context.theme.figureFamily,
      },
      subtextStyle: {
        color: context.theme.textMuted,
        fontSize: subSize,
        lineHeight: subSize * 1.4,
        fontFamily: context.theme.fontFamily,
        width: layout.inner * 1.5,
        overflow: 'truncate',
      },
    },
  ];
}

/** The ECharts option of a pie chart: pure, a plain object for every input, empty data included. */
export function toPieChartOption(given: PieChartProps, data: NameValues, context: ChartContext): EChartsOption {
  const isNamed = given.isShow && given.position === 'outside' && !hasRoomFor('labels', context);
  const named = isNamed ? { ...given, ...NAMES_BESIDE } : given;
  const props = withLeftOut(named, countBelowZero(data.items), context.language);
  const items = toDrawnItems(data.items, props.maxItems, context.language);
  const total = items.reduce((sum, item) => sum + item.value, 0);
  const names = items.map((item) => item.name);
  const frame = toFrame({ ...props, legendName: '' }, names, context);
  const palette = toPalette(props, context.theme);
  const drawing: Drawing = { props, items, total, layout: toPieLayout(props, frame, items), palette };
  return {
    animation: false,
    color: [...palette],
    title: [{ id: 'title', ...frame.title }, ...toTotal(drawing, data.label, context)],
    legend: centreLegend(frame.legend),
    tooltip: toItemTooltip(props, context, (value) => {
      const number = typeof value === 'number' ? value : 0;
      return `${formatNumber(number, context.language)}   ${writePercent(number, total, props.percentPrecision)}`;
    }),
    series: [toSeries(drawing, data.label, context)],
  };
}
