import type { BarSeriesOption } from 'echarts';
import { fade, inkOn } from '../kit/theme/colour.ts';
import { withinBox } from '../kit/labels/within-box.ts';
import { withinShape } from '../kit/labels/within-shape.ts';
import type { Palette, Theme } from '../kit/theme/theme.ts';
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
function toBarLook({ props, plot: { isHorizontal } }: BarDrawing, theme: Theme) {
  return {
    barMaxWidth: props.maxWidth,
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
  readonly palette: Palette;
  /** Names of the bars where each has a colour of its own. */
  readonly categories?: readonly string[];
  readonly plot: Plot;
  /** px of the whole box, beyond which labels are cut off */
  readonly boxWidth: number;
  readonly isStacked: boolean;
  /** The axis of numbers counts the other way. */
  readonly isTurned: boolean;
  readonly label: ValueLabel;
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

/** Whether each bar of the only series has a colour of its own. */
function isByItem(all: readonly Series[], { props }: BarDrawing): boolean {
  return props.colorStyle === 'unsame' && all.length === 1;
}

type Item = NonNullable<BarSeriesOption['data']>[number];

/** A value alone where the look of the series will do, an item of its own where it is coloured or turned otherwise. */
function toItem(one: Series, i: number, at: number, all: readonly Series[], drawing: BarDrawing): Item {
  const value = one.data[i] ?? null;
  const { props, palette, plot, isStacked, label } = drawing;
  if (value === null) return '-';
  // A bar points away from zero; a reversed axis turns that round.
  const isTurned = value < 0 !== drawing.isTurned;
  const isOwnColour = isByItem(all, drawing);
  const isInner = isStacked && !outermost(all, one, i);
  if (value >= 0 && !isOwnColour && !isInner) return value;
  return {
    value,
    itemStyle: {
      borderRadius: isInner ? 0 : toCorners(props.radius, plot.isHorizontal, isTurned),
      color: toFill(
        isOwnColour ? colourAt(palette, i, drawing.categories?.[i]) : colourAt(palette, at, one.name),
        drawing,
        isTurned,
      ),
    },
    ...(value < 0 ? { label: { position: drawing.isTurned ? label.position : mirrored(label.position) } } : {}),
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
  const colour = colourAt(palette, at, isByItem(all, drawing) ? '' : one.name);
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
      color: isMany(one) ? colour : toFill(colour, drawing, drawing.isTurned),
      borderRadius: toCorners(props.radius, plot.isHorizontal, drawing.isTurned),
    },
    label: {
      ...label,
      position,
      ...(isStacked && !drawing.isOwnInk ? { color: inkOn(colour) } : {}),
    },
    ...(label.show ? { labelLayout: isStacked ? withinShape : withinBox(drawing.boxWidth) } : {}),
    emphasis: { focus: all.length > 1 ? 'series' : 'none' },
    blur: { itemStyle: { opacity: 0.35 } },
    cursor: 'default',
  };
}

/** px along the category axis from one bar to the next, which is what a value label has. */
export function pitchOf(props: BarProps & BarLayoutProps, plot: Plot, categories: number, columns: number): number {
  const band = (plot.isHorizontal ? plot.height : plot.width) / Math.max(categories, 1);
  if (columns === 1) return band;
  const gap = props.barGap / 100;
  const bar = (band * (1 - CATEGORY_GAP)) / (columns + (columns - 1) * gap);
  return Math.min(bar, props.maxWidth) * (1 + gap);
}
