import type { LegendComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import { grownSize } from '../kit/widget/fit-props.ts';
import { textWidth } from '../kit/labels/measure.ts';
import { hasRoomFor } from '../kit/labels/size-step.ts';
import { toFace } from './face.option.ts';
import type { LegendProps } from './legend.fields.ts';
import type { MarginProps } from './margin.fields.ts';
import type { TitleProps } from './title.fields.ts';
import type { TitlePart } from './title.option.ts';

export interface LegendPart {
  readonly option: LegendComponentOption;
  /** px that the plot must leave free on each side, counted from the widget's edge; 0 = none */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const NO_ROOM = { top: 0, bottom: 0, left: 0, right: 0 };

/** px between names on a row and in a column, between an icon and its name, and between the legend and the plot */
const GAP = { row: 16, column: 8, icon: 6, plot: 10 };
/** Faces may be wider than the width table says. */
const WIDER = 1.05;
/** px of a name's width that the library keeps for itself: without them a name of one letter is cut to points. */
const KEPT_BACK = 1.2;
/** Share of the widget's width that a column of names may take, and of its height before the column pages. */
const MAX_COLUMN = { width: 0.38, height: 0.7 };

/** Names of the series after those typed into the legend's field (`a|b`), by position. */
export function renameSeries<T extends { readonly name: string }>(series: readonly T[], legendName: string): T[] {
  const names = legendName.split('|').map((name) => name.trim());
  return series.map((one, i) => (names[i] ? { ...one, name: names[i] } : one));
}

function isNeeded(props: LegendProps, names: readonly string[], context: ChartContext): boolean {
  // A column beside the plot leaves a low one its height.
  const hasRoom = props.layoutFront === 'vertical' || hasRoomFor('legend', context);
  if (!props.isShowLegend || !hasRoom) return false;
  return names.length > 1 || (names.length === 1 && props.legendName.trim() !== '');
}

type Props = LegendProps & MarginProps & Pick<TitleProps, 'titleLeft'>;

/** px of a legend beside the title on one row, or undefined when they would meet. */
function roomBesideTitle(props: Props, title: TitlePart, width: number, needed: number): number | undefined {
  if (title.bottom === 0 || props.longitudinalPosition !== 'top' || props.layoutFront === 'vertical') return undefined;
  if (props.titleLeft === 'center' || props.lateralPosition === 'center' || props.titleLeft === props.lateralPosition)
    return undefined;
  const room = width - props.marginLeft - props.marginRight - title.width - GAP.row;
  return room >= needed ? room : undefined;
}

/**
 * Legend of the series `names`. It pages when its entries do not fit, shares the title's row when both fit,
 * and says how much room it takes.
 */
export function toLegend(props: Props, names: readonly string[], title: TitlePart, context: ChartContext): LegendPart {
  if (!isNeeded(props, names, context)) return { option: { show: false, data: [] }, ...NO_ROOM };
  const { theme, width, height } = context;
  const { legendFontSize: fontSize } = props;
  const isVertical = props.layoutFront === 'vertical';
  const row = Math.max(props.legendHeight, fontSize * 1.4);
  const icon = props.legendWidth + GAP.icon;
  const itemGap = grownSize(isVertical ? GAP.column : GAP.row, context);
  const widths = names.map((name) => textWidth(name, fontSize)).map((text) => Math.max(text * WIDER, text + KEPT_BACK));
  const needed = widths.reduce((sum, one) => sum + icon + itemGap + one, 0);
  const beside = roomBesideTitle(props, title, width, needed);
  const room = beside ?? width - props.marginLeft - props.marginRight;
  const textRoom = Math.min(
    Math.max(...widths),
    isVertical ? width * MAX_COLUMN.width - icon : Math.max(room * 0.6, 40),
  );
  const isPaged = isVertical
    ? columnHeight(names.length, props.legendHeight, fontSize, itemGap) > height * MAX_COLUMN.height
    : needed > room;
  const face = toFace(props, 'legend', '', theme, theme.textMuted);
  const top = topOf(props, title, row, beside !== undefined);
  const option: LegendComponentOption = {
    show: true,
    type: isPaged ? 'scroll' : 'plain',
    data: [...names],
    orient: isVertical ? 'vertical' : 'horizontal',
    align: 'left',
    padding: 0,
    itemGap,
    itemWidth: props.legendWidth,
    itemHeight: props.legendHeight,
    icon: 'roundRect',
    left: { left: props.marginLeft, center: 'center', right: 'auto' }[props.lateralPosition],
    right: props.lateralPosition === 'right' ? props.marginRight : 'auto',
    ...(props.longitudinalPosition === 'top' ? { top, bottom: 'auto' } : { top: 'auto', bottom: props.marginBottom }),
    ...(isVertical ? { height: Math.max(height - top - props.marginBottom, row) } : { width: Math.max(room, 20) }),
    textStyle: isPaged || isVertical ? { ...face, width: textRoom, overflow: 'truncate' } : face,
    inactiveColor: theme.splitLine,
    pageIconColor: theme.textMuted,
    pageIconInactiveColor: theme.splitLine,
    pageIconSize: fontSize - 2,
    pageTextStyle: face,
  };
  return { option, ...reserve(props, { top, row, column: icon + textRoom, isVertical }) };
}

function topOf(props: Props, title: TitlePart, row: number, isBeside: boolean): number {
  if (title.bottom === 0) return props.marginTop;
  return isBeside ? title.top + Math.max((title.line - row) / 2, 0) : title.bottom + 6;
}

function reserve(props: Props, box: { top: number; row: number; column: number; isVertical: boolean }) {
  const side = props.lateralPosition;
  if (box.isVertical && side !== 'center') {
    const margin = side === 'left' ? props.marginLeft : props.marginRight;
    return { ...NO_ROOM, [side]: margin + box.column + GAP.plot };
  }
  if (props.longitudinalPosition === 'top') return { ...NO_ROOM, top: box.top + box.row + GAP.plot };
  return { ...NO_ROOM, bottom: props.marginBottom + box.row + GAP.plot };
}

/** px of a column of names as ECharts sets them: its lines are as high as their letters. */
export function columnHeight(count: number, icon: number, fontSize: number, gap: number): number {
  return count * (Math.max(icon, fontSize) + gap) - gap;
}

/** A column of names in the middle of the height, as suits a round chart. */
export function centreLegend(legend: LegendComponentOption): LegendComponentOption {
  const isColumn = legend.show === true && legend.orient === 'vertical' && legend.type === 'plain';
  return isColumn ? { ...legend, top: 'middle', bottom: 'auto', height: 'auto' } : legend;
}
