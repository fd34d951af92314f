import type { BarSeriesOption } from 'echarts';
import { fade, inkOn } from '../kit/colour.ts';
import { textWidth } from '../kit/text-width.ts';
import type { Theme } from '../kit/theme/theme.ts';
import type { Series } from '../shapes/category-series.ts';
import type { Plot } from './axis.option.ts';
import type { BarLayoutProps, BarProps } from './bars.fields.ts';
import type { ColourProps } from './colour.fields.ts';
import { colourAt, toGradient, type Gradient } from './colour.option.ts';
import { mirrored, type ValueLabel } from './value-label.option.ts';

/** Corners in ECharts' order: top left, top right, bottom right, bottom left. */
type Corners = [number, number, number, number];

/** Share of a category's band that stays free of bars. */
const CATEGORY_GAP = 0.3;

/** Rounds the end of a bar that is away from zero; the foot stays square, so that it stands on the axis. */
function toCorners(radius: number, isHorizontal: boolean, isTurned: boolean): Corners {
  if (isHorizontal) return isTurned ? [radius, 0, 0, radius] : [0, radius, radius, 0];
  return isTurned ? [0, 0, radius, radius] : [radius, radius, 0, 0];
}

/** Width, least height and background of bars. */
function toBarLook({ props, plot: { isHorizontal }, numbers = 0 }: BarDrawing, theme: Theme) {
  return {
    barMaxWidth: Math.max(props.maxWidth, numbers),
    barCategoryGap: `${CATEGORY_GAP * 100}%`,
    barMinHeight: props.minHeight,
    showBackground: props.isShowBackground,
    backgroundStyle: {
      color: props.backgroundStyleColor || fade(theme.textMuted, 0.12),
      borderColor: props.backgroundStyleBorderColor || theme.border,
      borderWidth: props.backgroundStyleBorderWidth,
      borderType: props.backgroundStyleBorderType,
      borderRadius: toCorners(props.radius, isHorizontal, false),
      shadowBlur: props.backgroundStyleShadowBlur,
      shadowColor: props.backgroundStyleShadowColor || 'transparent',
      opacity: props.backgroundStyleOpacity / 100,
    },
  };
}

/** What the bars of all series share. */
export interface BarDrawing {
  readonly props: BarProps & BarLayoutProps & { readonly colorStyle?: ColourProps['colorStyle'] };
  readonly palette: readonly string[];
  readonly plot: Plot;
  readonly isStacked: boolean;
  /** The axis of numbers counts the other way. */
  readonly isTurned: boolean;
  readonly label: ValueLabel;
  /** px that the numbers within the bars need */
  readonly numbers?: number;
  /** Largest sum of a stack. */
  readonly reach?: number;
  /** The colour of the labels was set by hand. */
  readonly isOwnInk: boolean;
}

/** What is left of a bar's colour at its foot; stacked bars are flat, so that their borders stay clear. */
const FOOT = { soft: 0.55, flat: 1, clear: 0.06 };

function toFill(colour: string, drawing: BarDrawing, isTurned: boolean): string | Gradient {
  const { fillStyle, footColor } = drawing.props;
  if (drawing.isStacked || (fillStyle === 'flat' && footColor === '')) return colour;
  const strong = drawing.plot.isHorizontal ? (isTurned ? 'left' : 'right') : isTurned ? 'bottom' : 'top';
  return toGradient(
    colour,
    strong,
    1,
    footColor === '' || fillStyle === 'clear' ? FOOT[fillStyle] : 1,
    footColor || colour,
  );
}

/** Whether a series is the outermost one of its stack at each category, on its side of zero. */
function outermost(all: readonly Series[], one: Series, i: number): boolean {
  const value = one.data[i] ?? 0;
  return all.slice(all.indexOf(one) + 1).every((later) => (later.data[i] ?? 0) * value <= 0);
}

/** So many bars are drawn as one path: no corners, gradients or colours of their own would be seen. */
function isMany(one: Series): boolean {
  return one.data.length > 400;
}

/** Share of the plot that the longest stack takes at least: axis and headroom have the rest. */
const LEAST_LENGTH = 0.7;
/** em that a line of numbers needs within a bar */
const LINE = 1.5;

/** Whether the number of a stacked bar stays within it. */
function hasRoom(value: number, { label, plot, reach = 0 }: BarDrawing): boolean {
  const length = (Math.abs(value) / reach) * (plot.isHorizontal ? plot.width : plot.height) * LEAST_LENGTH;
  const breadth = () => textWidth(label.formatter({ value }), label.fontSize) + label.fontSize * SIDES;
  return length >= (plot.isHorizontal ? breadth() : label.fontSize * LINE);
}

type Item = NonNullable<BarSeriesOption['data']>[number];

/** A value alone where the look of the series will do, an item of its own where it is coloured or turned otherwise. */
function toItem(one: Series, i: number, at: number, all: readonly Series[], drawing: BarDrawing): Item {
  const value = one.data[i] ?? null;
  const { props, palette, plot, isStacked, label } = drawing;
  if (value === null) return '-';
  // A bar points away from zero; a reversed axis turns that round.
  const isTurned = value < 0 !== drawing.isTurned;
  const isOwnColour = props.colorStyle === 'unsame' && all.length === 1;
  const isInner = isStacked && !outermost(all, one, i);
  const isBare = isStacked && label.show && !hasRoom(value, drawing);
  if (value >= 0 && !isOwnColour && !isInner && !isBare) return value;
  return {
    value,
    itemStyle: {
      borderRadius: isInner ? 0 : toCorners(props.radius, plot.isHorizontal, isTurned),
      color: toFill(colourAt(palette, isOwnColour ? i : at), drawing, isTurned),
    },
    ...(isBare ? { label: { show: false } } : {}),
    ...(value < 0 && !isBare
      ? { label: { position: drawing.isTurned ? label.position : mirrored(label.position) } }
      : {}),
  };
}

/** The bars of one series, beside or upon those of the others. */
export function toBarSeries(
  one: Series,
  at: number,
  all: readonly Series[],
  drawing: BarDrawing,
  theme: Theme,
): BarSeriesOption {
  const { props, palette, plot, isStacked, label } = drawing;
  const position = drawing.isTurned ? mirrored(label.position) : label.position;
  return {
    id: `s${at}`,
    name: one.name,
    type: 'bar',
    ...toBarLook(drawing, theme),
    barGap: `${props.barGap}%`,
    ...(isStacked ? { stack: 'all' } : {}),
    large: isMany(one),
    largeThreshold: 1,
    // Of bars thinner than a pixel the longest one of each pixel is drawn.
    sampling: 'minmax',
    data: isMany(one)
      ? one.data.map((value) => value ?? '-')
      : one.data.map((_, i) => toItem(one, i, at, all, drawing)),
    itemStyle: {
      color: isMany(one) ? colourAt(palette, at) : toFill(colourAt(palette, at), drawing, drawing.isTurned),
      borderRadius: toCorners(props.radius, plot.isHorizontal, drawing.isTurned),
    },
    label: {
      ...label,
      position,
      ...(isStacked && !drawing.isOwnInk ? { color: inkOn(colourAt(palette, at)) } : {}),
    },
    // Stacked bars keep it while their numbers do not fit: other data would not be merged else.
    ...(label.show || isStacked ? { labelLayout: { hideOverlap: true } } : {}),
    emphasis: { focus: all.length > 1 ? 'series' : 'none' },
    blur: { itemStyle: { opacity: 0.35 } },
    cursor: 'default',
  };
}

/** Of the font size, left and right of a number within its bar. */
const SIDES = 0.9;

/** px along the category axis that a stacked bar may take for its numbers: up to twice the width that was set. */
export function breadthOf(props: BarProps, plot: Plot, categories: number): number {
  const band = (plot.isHorizontal ? plot.height : plot.width) / Math.max(categories, 1);
  return Math.min(band * (1 - CATEGORY_GAP), props.maxWidth * 2);
}

/** px of the widest number within upright bars; 0 where they bear none. */
export function numbersWidth(label: ValueLabel, all: readonly Series[], { isHorizontal }: Plot): number {
  if (!label.show || isHorizontal) return 0;
  const widthOf = (value: number | null) => textWidth(label.formatter({ value }), label.fontSize);
  const widest = all.reduce(
    (most, { data }) => data.reduce<number>((wide, value) => Math.max(wide, widthOf(value)), most),
    0,
  );
  return widest + label.fontSize * SIDES;
}

/** px along the category axis from one bar to the next, which is what a value label has. */
export function pitchOf(props: BarProps & BarLayoutProps, plot: Plot, categories: number, columns: number): number {
  const band = (plot.isHorizontal ? plot.height : plot.width) / Math.max(categories, 1);
  if (columns === 1) return band;
  const gap = props.barGap / 100;
  const bar = (band * (1 - CATEGORY_GAP)) / (columns + (columns - 1) * gap);
  return Math.min(bar, props.maxWidth) * (1 + gap);
}
