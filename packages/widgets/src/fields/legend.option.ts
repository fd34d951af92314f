import type { LegendComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart-context.ts';
import { grownSize } from '../kit/fit-props.ts';
import { textWidth } from '../kit/text-width.ts';
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

/** px between names on a row, and in a low box */
const ITEM_GAP = 16;
const LOW_GAP = 8;
const ICON_GAP = 6;
const ROW_GAP = 8;
const PLOT_GAP = 10;
/** px of height below which a legend that has to page would only take the plot's room */
const LOW = 150;
/** px: a legend that would page through single names goes below the title */
const LEAST_BESIDE = 100;
/** Share of their size that letters may have, and px of the smallest, before names are cut. */
const SMALLER = 0.85;
const LEAST_FONT = 9;

/** Names of the series after those typed into the legend's field (`a|b`), by position. */
export function renameSeries<T extends { readonly name: string }>(series: readonly T[], legendName: string): T[] {
  const names = legendName.split('|').map((name) => name.trim());
  return series.map((one, i) => (names[i] ? { ...one, name: names[i] } : one));
}

function isNeeded(props: LegendProps, names: readonly string[]): boolean {
  return props.isShowLegend && (names.length > 1 || (names.length === 1 && props.legendName.trim() !== ''));
}

type Props = LegendProps & MarginProps & Pick<TitleProps, 'titleLeft'>;

/**
 * A legend beside the title on one row, or undefined when they would meet. Gives the legend's room in px, of which it
 * takes `needed` at most.
 */
function roomBesideTitle(props: Props, title: TitlePart, width: number, needed: number): number | undefined {
  if (title.bottom === 0 || props.titleLeft === 'center' || props.lateralPosition === 'center') return undefined;
  if (props.titleLeft === props.lateralPosition) return undefined;
  const room = width - props.marginLeft - props.marginRight - title.width - ITEM_GAP;
  return room >= Math.min(needed, Math.max(width * 0.35, LEAST_BESIDE)) ? room : undefined;
}

/** px that a column of names may take: more in a wide box, of which a round plot leaves the sides free. */
function columnOf({ width, height }: ChartContext): number {
  return Math.max(width * 0.35, Math.min(width - height, width * 0.38));
}

/**
 * Legend of the series `names`. It pages when its entries do not fit, shares the title's row when both fit,
 * and says how much room it takes.
 */
export function toLegend(props: Props, names: readonly string[], title: TitlePart, context: ChartContext): LegendPart {
  const none = { top: 0, bottom: 0, left: 0, right: 0 };
  if (!isNeeded(props, names)) return { option: { show: false, data: [] }, ...none };
  const { theme, width, height } = context;
  const isVertical = props.layoutFront === 'vertical';
  const row = Math.max(props.legendHeight, props.legendFontSize * 1.4);
  const icon = props.legendWidth + ICON_GAP;
  const itemGap = grownSize(isVertical ? ROW_GAP : height < LOW ? LOW_GAP : ITEM_GAP, context);
  const ems = names.map((name) => textWidth(name, 1));
  const widest = Math.max(...ems);
  const all = ems.reduce((sum, em) => sum + em * 1.05, 0);
  const needed = names.length * (icon + itemGap) + all * props.legendFontSize;
  const isOnTop = props.longitudinalPosition === 'top' && !isVertical;
  const beside = isOnTop ? roomBesideTitle(props, title, width, needed) : undefined;
  const room = beside ?? width - props.marginLeft - props.marginRight;
  // Faces may be wider than estimated; names in a column have 4 px more for it.
  const space = isVertical ? columnOf(context) - icon - 4 : room - names.length * (icon + itemGap);
  const fitting = space / (isVertical ? widest : all);
  const wanted = props.legendFontSize;
  const least = Math.min(wanted, Math.max(wanted * SMALLER, LEAST_FONT));
  // Names that page anyhow gain nothing from smaller letters.
  const legendFontSize = fitting < least && !isVertical ? wanted : Math.min(wanted, Math.max(least, fitting));
  const isCut = fitting < legendFontSize;
  const textRoom = isVertical
    ? Math.min(widest * legendFontSize, space) + 4
    : Math.min(widest * legendFontSize + 2, Math.max(room * 0.6, 40));
  // A column of names that are cut needs no pages while all of them stand in it.
  const isPaged = isVertical
    ? columnHeight(names.length, props.legendHeight, legendFontSize, itemGap) > height * 0.7
    : isCut;
  if (isPaged && !isVertical && height < LOW) return { option: { show: false, data: [...names] }, ...none };
  const face = toFace({ ...props, legendFontSize }, 'legend', '', theme, theme.textMuted);
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
    left: props.lateralPosition === 'left' ? props.marginLeft : props.lateralPosition === 'center' ? 'center' : 'auto',
    right: props.lateralPosition === 'right' ? props.marginRight : 'auto',
    top: props.longitudinalPosition === 'top' ? top : 'auto',
    bottom: props.longitudinalPosition === 'bottom' ? props.marginBottom : 'auto',
    ...(isVertical ? { height: Math.max(height - top - props.marginBottom, row) } : { width: Math.max(room, 20) }),
    textStyle: isPaged || isCut ? { ...face, width: textRoom, overflow: 'truncate' } : face,
    inactiveColor: theme.splitLine,
    pageIconColor: theme.textMuted,
    pageIconInactiveColor: theme.splitLine,
    pageIconSize: props.legendFontSize - 2,
    pageTextStyle: { color: theme.textMuted, fontSize: props.legendFontSize - 1, fontFamily: theme.fontFamily },
  };
  return { option, ...reserve(props, { top, row, column: icon + textRoom, isVertical }) };
}

function topOf(props: Props, title: TitlePart, row: number, isBeside: boolean): number {
  if (title.bottom === 0) return props.marginTop;
  return isBeside ? title.top + Math.max((title.line - row) / 2, 0) : title.bottom + 6;
}

function reserve(props: Props, box: { top: number; row: number; column: number; isVertical: boolean }) {
  const none = { top: 0, bottom: 0, left: 0, right: 0 };
  if (box.isVertical && props.lateralPosition === 'left')
    return { ...none, left: props.marginLeft + box.column + PLOT_GAP };
  if (box.isVertical && props.lateralPosition === 'right')
    return { ...none, right: props.marginRight + box.column + PLOT_GAP };
  if (props.longitudinalPosition === 'top') return { ...none, top: box.top + box.row + PLOT_GAP };
  return { ...none, bottom: props.marginBottom + box.row + PLOT_GAP };
}

/** px of a column of names as ECharts sets them: its lines are as high as their letters. */
export function columnHeight(count: number, icon: number, fontSize: number, gap: number): number {
  return count * (Math.max(icon, fontSize) + gap) - gap;
}

/** A column of `count` entries in the middle of the height that it has, as suits a round chart. */
export function centreLegend(
  props: Pick<LegendProps, 'layoutFront' | 'legendHeight'>,
  frame: { readonly legend: LegendComponentOption; readonly grid: { readonly top?: unknown }; readonly height: number },
  count: number,
): LegendComponentOption {
  const { legend, height } = frame;
  if (props.layoutFront !== 'vertical' || legend.show !== true || legend.type === 'scroll') return legend;
  const fontSize = Number(legend.textStyle?.fontSize ?? 0);
  const column = columnHeight(count, props.legendHeight, fontSize, legend.itemGap ?? 0);
  const top = Number(frame.grid.top) + Math.max((height - column) / 2, 0);
  return { ...legend, top, bottom: 'auto', height: 'auto' };
}
