import type { VisualMapComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import { colourOnScale } from '../kit/theme/colour-scale.ts';
import { fade } from '../kit/theme/colour.ts';
import { grownSize } from '../kit/widget/fit-props.ts';
import { formatNumber } from '../kit/text/format.ts';
import { textWidth } from '../kit/labels/measure.ts';
import { hasRoomFor } from '../kit/labels/size-step.ts';
import type { ColourScaleProps } from './colour-scale.fields.ts';
import type { MarginProps } from './margin.fields.ts';

export interface ColourScale {
  readonly min: number;
  readonly max: number;
  readonly option: VisualMapComponentOption;
  /** px that the bar takes at the bottom and on the right of the drawing */
  readonly bottom: number;
  readonly right: number;
}

/** px in a box of the usual size; they grow with a larger one */
const BAR = 10;
const TEXT_SIZE = 11;
const GAP = 10;

/** Ends of the scale: as set by hand, else those of the data; even around zero where values stand on both sides of it. */
function toEnds(props: ColourScaleProps, values: readonly number[]): { min: number; max: number } {
  let low = values[0] ?? 0;
  let high = values[0] ?? 1;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low < 0 && high > 0) {
    high = Math.max(high, -low);
    low = -high;
  }
  const min = props.scaleMin ?? low;
  const max = props.scaleMax ?? high;
  if (max > min) return { min, max };
  return props.scaleMin === null ? { min: Math.min(0, max - 1), max } : { min, max: min + 1 };
}

/** Colours from low to high: those set by hand, else the theme's; diverging where the ends lie on both sides of zero. */
function toColours(props: ColourScaleProps, ends: { min: number; max: number }, context: ChartContext) {
  const own = props.scaleColor.filter((colour) => colour !== '');
  if (own.length > 0) return own;
  return ends.min < 0 && ends.max > 0 ? context.theme.diverging : context.theme.sequential;
}

function toPieces(
  props: ColourScaleProps,
  ends: { min: number; max: number },
  colours: readonly string[],
  write: Write,
) {
  const count = Math.max(Math.round(props.scaleParts), 2);
  const step = (ends.max - ends.min) / count;
  return Array.from({ length: count }, (_, i) => {
    const from = ends.min + i * step;
    const to = i === count - 1 ? ends.max : from + step;
    return {
      ...(i === 0 ? {} : { gte: from }),
      ...(i === count - 1 ? {} : { lt: to }),
      color: colourOnScale(colours, i / (count - 1)),
      label: `${write(from)} – ${write(to)}`,
    };
  });
}

type Write = (value: number) => string;

function toPlace(props: ColourScaleProps & MarginProps, room: ColourScaleRoom): VisualMapComponentOption {
  if (props.scalePlace === 'right') return { right: props.marginRight, top: room.top, bottom: 'auto', left: 'auto' };
  const bottom = { bottom: props.marginBottom, top: 'auto' };
  if (props.scaleAlign === 'left') return { ...bottom, left: props.marginLeft };
  return props.scaleAlign === 'right'
    ? { ...bottom, right: props.marginRight, left: 'auto' }
    : { ...bottom, left: 'center' };
}

export interface ColourScaleRoom {
  /** px from the top edge to where the picture begins */
  readonly top: number;
  /** Index of the dimension whose numbers are coloured, and of the series that are. */
  readonly dimension: number;
  readonly series: readonly number[];
}

function toSteps(props: ColourScaleProps, pieces: ReturnType<typeof toPieces>, bar: number): VisualMapComponentOption {
  const isUpright = props.scalePlace === 'right';
  return {
    type: 'piecewise',
    // ECharts lists pieces of an upright scale as they come: the highest stands on top.
    pieces: isUpright ? pieces.toReversed() : pieces,
    itemWidth: bar * 1.2,
    itemHeight: bar,
    itemGap: isUpright ? 6 : 12,
    itemSymbol: 'roundRect',
    textGap: 6,
  };
}

function toBar(
  props: ColourScaleProps,
  box: { readonly bar: number; readonly length: number },
  texts: [string, string],
  colours: readonly string[],
) {
  return {
    type: 'continuous' as const,
    calculable: props.isScaleFilter,
    ...(props.isScaleFilter ? {} : { text: texts }),
    itemWidth: box.bar,
    itemHeight: box.length,
    textGap: 8,
    inRange: { color: [...colours] },
    handleSize: '140%',
    handleStyle: { borderWidth: 0 },
    indicatorSize: '70%',
    indicatorStyle: { borderWidth: 0 },
  };
}

/** The scale that turns numbers into colours, its bar, and the room that it takes. Small widgets show no bar. */
export function toColourScale(
  props: ColourScaleProps & MarginProps,
  values: readonly number[],
  room: ColourScaleRoom,
  context: ChartContext,
): ColourScale {
  const { theme, language, width, height } = context;
  const ends = toEnds(props, values);
  const colours = toColours(props, ends, context);
  const write: Write = (value) => formatNumber(value, language, { short: true, decimals: spread(ends) });
  const isSteps = props.scaleType === 'piecewise';
  const isUpright = props.scalePlace === 'right';
  const [bar, text] = [grownSize(BAR, context), grownSize(TEXT_SIZE, context)];
  const pieces = isSteps ? toPieces(props, ends, colours, write) : [];
  const show = props.isShowScale && hasRoomFor('legend', context);
  const length = isUpright
    ? Math.min(Math.max(height - room.top - 70, 40), 18 * bar)
    : Math.min(Math.max(width * 0.4, 80), 22 * bar);
  const texts: [string, string] = [write(ends.max), write(ends.min)];
  const labels = isSteps ? pieces.map(({ label }) => label) : texts;
  const widest = Math.max(...labels.map((label) => textWidth(label, text)));
  const side = isSteps ? widest + 22 : Math.max(widest, bar + (props.isScaleFilter ? widest + 12 : 0));
  const option: VisualMapComponentOption = {
    ...(isSteps
      ? toSteps(props, pieces, bar)
      : { ...toBar(props, { bar, length }, texts, colours), min: ends.min, max: ends.max }),
    show,
    orient: isUpright ? 'vertical' : 'horizontal',
    dimension: room.dimension,
    seriesIndex: [...room.series],
    padding: 0,
    hoverLink: true,
    outOfRange: { color: fade(theme.textMuted, 0.16) },
    formatter: (value) => write(Number(value)),
    textStyle: { color: theme.textMuted, fontSize: text, fontFamily: theme.fontFamily },
    ...toPlace(props, room),
  } as VisualMapComponentOption;
  const bottom = bar + GAP + (props.isScaleFilter && !isSteps ? text + 10 : 4);
  return { ...ends, option, bottom: show && !isUpright ? bottom : 0, right: show && isUpright ? side + 14 : 0 };
}

/** Decimals with which the steps of the scale can be distinguished. */
function spread({ min, max }: { min: number; max: number }): number {
  return max - min < 10 ? 2 : max - min < 100 ? 1 : 0;
}
