import type { ChartContext } from '../kit/chart/chart-context.ts';
import type { CategoryAxisProps, ValueAxisProps } from './axis.fields.ts';
import { toCategoryAxes, toValueAxis, valueAxisRoom, type Plot, type ValueAxisOptions } from './axis.option.ts';
import { toFrame, type Frame } from './frame.option.ts';
import { labelShare, type Headroom } from './headroom.option.ts';
import type { LegendProps } from './legend.fields.ts';
import type { MarginProps } from './margin.fields.ts';
import type { TitleProps } from './title.fields.ts';
import type { TooltipProps } from './tooltip.fields.ts';
import { toTooltip } from './tooltip.option.ts';
import { unitOf, type ValueLabel } from './value-label.option.ts';

/** Fields of a chart with one axis of categories and one of numbers. */
export type CartesianProps = TitleProps &
  MarginProps &
  CategoryAxisProps &
  ValueAxisProps &
  TooltipProps &
  Partial<LegendProps>;

/** Of a legend that is not shown nothing else is read. */
const NO_LEGEND = { isShowLegend: false } as LegendProps;

export interface CartesianData {
  readonly categories: readonly string[];
  /** Names in the legend. */
  readonly names: readonly string[];
  /** Largest distance of the data from zero. */
  readonly reach: number;
  readonly isHorizontal: boolean;
  readonly hasNegative: boolean;
}

export interface Cartesian {
  readonly data: CartesianData;
  readonly frame: Frame;
  readonly plot: Plot;
  readonly numbers: ValueAxisOptions;
}

/** Where the parts of a chart on axes stand. */
export function toCartesian(props: CartesianProps, context: ChartContext, data: CartesianData): Cartesian {
  const frame = toFrame({ ...NO_LEGEND, ...props }, data.names, context);
  const box: Plot = { width: frame.width, height: frame.height, isHorizontal: data.isHorizontal };
  const numbers = {
    suffix: 'Y' as const,
    plot: box,
    unit: unitOf(props),
    scale: props.scale,
    inverse: props.reversalY,
    reach: data.reach,
  };
  const plot = { ...box, width: Math.max(box.width - valueAxisRoom(props, context, numbers), 1) };
  return { data, frame, plot, numbers };
}

/** Everything of the option but the series. `boundaryGap`: the data stand in the middle of a band, not on its edge. */
export function toCartesianOption(
  props: CartesianProps,
  context: ChartContext,
  { data, frame, plot, numbers }: Cartesian,
  headroom: Headroom,
  boundaryGap = true,
) {
  const options = { categories: data.categories, boundaryGap, plot };
  const along = toCategoryAxes(props, context, options, data.hasNegative);
  const values = [toValueAxis(props, context, { ...numbers, headroom })];
  return {
    animation: false,
    title: frame.title,
    legend: frame.legend,
    grid: frame.grid,
    tooltip: toTooltip(props, context, numbers.unit),
    xAxis: plot.isHorizontal ? values : along,
    yAxis: plot.isHorizontal ? along : values,
  };
}

/** The room of numbers beyond the ends of bars. Behind horizontal bars they are long, and the box would cut them off. */
export function beyondBars(
  props: CartesianProps,
  { data, plot }: Cartesian,
  label: ValueLabel,
  values: readonly (number | null)[],
): Headroom {
  const isBeyond = label.show && !label.position.startsWith('inside');
  if (!isBeyond) return { below: false, above: false };
  const ends = { below: data.hasNegative, above: true };
  if (!plot.isHorizontal) return ends;
  return { ...ends, values, share: labelShare(label, values, plot.width, data.categories, props.textFontSizeX) };
}
