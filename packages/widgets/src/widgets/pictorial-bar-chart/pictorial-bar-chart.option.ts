import type { EChartsOption, PictorialBarSeriesOption } from 'echarts';
import { beyondBars, toCartesian, toCartesianOption, type Cartesian } from '../../fields/cartesian.option.ts';
import { colourAt, toGradient, toPalette } from '../../fields/colour.option.ts';
import { niceEnd } from '../../fields/even-zero.option.ts';
import { mirrored, toValueLabel, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import type { Palette } from '../../kit/theme/theme.ts';
import { fade } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { withinBox } from '../../kit/labels/within-box.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { sizeStepOf } from '../../kit/labels/size-step.ts';
import type { NameValues } from '../../shapes/name-value.ts';
import { FIGURES, type Figure } from './figures.ts';
import type { PictorialBarChartProps } from './pictorial-bar-chart.widget.ts';

/** Parts by which ECharts divides every end that `niceEnd` gives evenly. */
const EVEN_PARTS = 5;
/** Flatness of a cylinder's ends. */
const ELLIPSE = 0.32;
/** px of a figure below which it cannot be distinguished from a bar */
const THINNEST = 4;
/** Repeated figures along the axis: fewer could not tell one number from another, so they become smaller. */
const FEWEST = 6;
/** Share of a band that a bar takes; peaks run into one another. */
const WIDTH = { peak: 1.25, other: 0.62 };

interface Drawing {
  readonly props: PictorialBarChartProps;
  readonly data: NameValues;
  readonly figure: Figure;
  /** px across */
  readonly width: number;
  readonly palette: Palette;
  readonly label: ValueLabel;
  /** End of the axis of numbers. */
  readonly end: number;
  /** px of the whole box, beyond which labels are cut off */
  readonly boxWidth: number;
}

function colourOf({ props, palette, data }: Drawing, i: number): string {
  if (props.colorStyle === 'unsame') return colourAt(palette, i, data.items[i]?.name);
  return colourAt(palette, 0, data.label);
}

type Item = NonNullable<PictorialBarSeriesOption['data']>[number];

function toItems(drawing: Drawing, paint: (colour: string) => unknown): Item[] {
  const { data, label } = drawing;
  return data.items.map(({ name, value, row }, i) => ({
    value: value ?? '-',
    row,
    pickedName: name,
    pickedValue: value,
    itemStyle: { color: paint(colourOf(drawing, i)) },
    ...(value !== null && value < 0 ? { label: { position: mirrored(label.position) } } : {}),
  })) as Item[];
}

/** Length of a repeated figure along the axis by its breadth: figures stand upright on horizontal bars, too. */
function ratioOf({ props, figure }: Drawing): number {
  return props.verticalShow ? 1 / figure.ratio : figure.ratio;
}

/** px from one repeated figure to the next. */
function stepOf(drawing: Drawing, length: number): number {
  const { props, width, end } = drawing;
  const fitting = Math.floor(length / Math.max(width * ratioOf(drawing) * 1.25, 1));
  const count =
    props.perFigure !== null && props.perFigure > 0 ? Math.ceil(end / props.perFigure) : Math.max(fitting, FEWEST);
  return length / Math.min(Math.max(count, 1), 200);
}

/** Bars that are not seen bear the numbers: those of repeated figures would stand behind the last whole one. */
function toNumbers(drawing: Drawing, plain: PictorialBarSeriesOption, across: number): PictorialBarSeriesOption {
  const { props, data, label, end } = drawing;
  const items = toItems(drawing, () => 'transparent') as object[];
  // They stand behind what is missing, too.
  const atEnd = (item: object, i: number) => {
    const value = data.items[i]?.value ?? null;
    if (value === null || value < 0) return item;
    return { ...item, value: end, label: { formatter: () => label.formatter({ value }) } };
  };
  return {
    ...plain,
    id: 'numbers',
    symbol: 'rect',
    symbolSize: props.verticalShow ? ['100%', across] : [across, '100%'],
    silent: true,
    tooltip: { show: false },
    data: (props.isShowRest ? items.map(atEnd) : items) as Item[],
  };
}

function toRepeated(drawing: Drawing, plain: PictorialBarSeriesOption, length: number): PictorialBarSeriesOption[] {
  const { props, figure, width, end } = drawing;
  const step = stepOf(drawing, length);
  const along = Math.min(step * 0.8, width * ratioOf(drawing));
  const across = along / ratioOf(drawing);
  const look = {
    symbol: figure.symbol,
    symbolSize: props.verticalShow ? [along, across] : [across, along],
    symbolRepeat: true,
    symbolMargin: step - along,
    symbolClip: true,
    symbolBoundingData: end,
  } as const;
  const drawn = { ...plain, ...look, label: { show: false }, data: toItems(drawing, (colour) => colour) };
  const numbers = drawing.label.show ? [toNumbers(drawing, plain, across)] : [];
  if (!props.isShowRest) return [drawn, ...numbers];
  const rest = {
    ...plain,
    ...look,
    id: 'rest',
    symbolRepeat: 'fixed',
    symbolClip: false,
    silent: true,
    tooltip: { show: false },
    label: { show: false },
    z: 1,
    data: toItems(drawing, (colour) => fade(colour, 0.18)),
  } as const;
  return [drawn, rest as PictorialBarSeriesOption, ...numbers];
}

/** A body that fades downwards, with an ellipse on its end and one on its foot. */
function toCylinder(drawing: Drawing, plain: PictorialBarSeriesOption): PictorialBarSeriesOption[] {
  const { props, width } = drawing;
  const isHorizontal = props.verticalShow;
  // The foot must not reach the names of the axis.
  const flat = Math.min(width * ELLIPSE, props.textFontSizeX);
  const cap = {
    ...plain,
    symbol: 'circle',
    symbolSize: isHorizontal ? [flat, width] : [width, flat],
    silent: true,
    tooltip: { show: false },
    label: { show: false },
  };
  const shift = (share: string) => (isHorizontal ? [share, 0] : [0, share]);
  const side = isHorizontal ? 'bottom' : 'right';
  return [
    {
      ...plain,
      symbol: 'rect',
      symbolSize: isHorizontal ? ['100%', width] : [width, '100%'],
      label: { ...drawing.label, distance: drawing.label.distance + flat / 2 },
      data: toItems(drawing, (colour) => toGradient(colour, side, 0.95, 0.55)),
    },
    {
      ...cap,
      id: 'foot',
      symbolPosition: 'start',
      symbolOffset: shift(isHorizontal ? '-50%' : '50%'),
      z: 1,
      data: toItems(drawing, (colour) => fade(colour, 0.75)),
    },
    {
      ...cap,
      id: 'top',
      symbolPosition: 'end',
      symbolOffset: shift(isHorizontal ? '50%' : '-50%'),
      z: 4,
      data: toItems(drawing, (colour) => colour),
    },
  ];
}

/** Repeated figures reach to the end of the axis: a label behind the last one needs room beyond it. */
function withLabelRoom(
  props: PictorialBarChartProps,
  values: readonly (number | null)[],
  { language }: ChartContext,
): PictorialBarChartProps {
  if (!props.isShow || !props.verticalShow || props.fontPosition !== 'top') return props;
  const write = (value: number | null) => (value === null ? '' : formatNumber(value, language, { short: true }));
  const widest = Math.max(0, ...values.map((value) => textWidth(write(value), props.fontSize)));
  return { ...props, marginRight: props.marginRight + widest };
}

function toSeries(drawing: Drawing, { plot }: Cartesian): PictorialBarSeriesOption[] {
  const { props, data, figure, width, label } = drawing;
  const plain: PictorialBarSeriesOption = {
    id: 'bars',
    name: data.label,
    type: 'pictorialBar',
    z: 2,
    label,
    ...(label.show ? { labelLayout: withinBox(drawing.boxWidth) } : {}),
    emphasis: { itemStyle: { opacity: 0.85 } },
    cursor: 'default',
  };
  if (figure.isRepeated) return toRepeated(drawing, plain, plot.isHorizontal ? plot.width : plot.height);
  if (props.figure === 'cylinder') return toCylinder(drawing, plain);
  const strong = props.verticalShow ? 'right' : 'top';
  // Hundreds of peaks would be as pale as their thin ends.
  const isThin = width < THINNEST;
  const isPeak = props.figure === 'peak' && !isThin;
  return [
    {
      ...plain,
      symbol: isThin ? 'rect' : figure.symbol,
      ...(props.verticalShow ? { symbolRotate: 0 } : {}),
      symbolSize: props.verticalShow ? ['100%', width] : [width, '100%'],
      data: toItems(drawing, (colour) =>
        isThin ? colour : toGradient(colour, strong, isPeak ? 0.9 : 1, isPeak ? 0.25 : 0.5),
      ),
    },
  ];
}

/** The ECharts option of a pictorial bar chart: pure, a plain object for every input, empty data included. */
export function toPictorialBarChartOption(
  given: PictorialBarChartProps,
  data: NameValues,
  context: ChartContext,
): EChartsOption {
  const values = data.items.map(({ value }) => value);
  const reach = values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0);
  const figure: Figure = FIGURES[given.figure];
  const end = given.maxY ?? niceEnd(reach);
  // Repeated pictures are counted from the end of the axis: it must be known.
  const props = figure.isRepeated
    ? {
        ...withLabelRoom(given, values, context),
        maxY: end,
        splitNumberY: given.splitNumberY ?? (sizeStepOf(context) === 'large' ? EVEN_PARTS : null),
      }
    : given;
  const hasNegative = values.some((value) => value !== null && value < 0);
  const cartesian = toCartesian(props, context, {
    categories: data.items.map(({ name }) => name),
    names: [],
    reach,
    isHorizontal: props.verticalShow,
    hasNegative,
  });
  const { plot } = cartesian;
  const band = (plot.isHorizontal ? plot.height : plot.width) / Math.max(values.length, 1);
  const label = toValueLabel(props, '', context, {
    isHorizontal: plot.isHorizontal,
    isInside: false,
    slot: band,
    values,
  });
  const share = props.figure === 'peak' ? WIDTH.peak : WIDTH.other;
  const width = Math.max(Math.min(band * share, props.maxWidth * (props.figure === 'peak' ? 2 : 1)), 1);
  const palette = toPalette(props, context.theme);
  const drawing: Drawing = { props, data, figure, width, palette, label, end, boxWidth: context.width };
  const option = toCartesianOption(props, context, cartesian, beyondBars(props, cartesian, label, values));
  return { ...option, color: [...palette], series: toSeries(drawing, cartesian) };
}
