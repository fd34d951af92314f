import type { GridComponentOption, LegendComponentOption, TitleComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import type { LegendProps } from './legend.fields.ts';
import { toLegend } from './legend.option.ts';
import type { MarginProps } from './margin.fields.ts';
import type { TitleProps } from './title.fields.ts';
import { toTitle } from './title.option.ts';

export interface Frame {
  readonly title: TitleComponentOption;
  readonly legend: LegendComponentOption;
  readonly grid: GridComponentOption;
  /** px of the box that plot and axis labels share */
  readonly width: number;
  readonly height: number;
}

/** px below the title at most; letters of a small title stand closer to the plot */
const TITLE_GAP = 12;

/**
 * Places title, legend and plot so that they never meet: the plot keeps clear of whatever is wider,
 * its margin or what stands there. Axis labels and names stay inside the plot's box.
 */
export function toFrame(
  props: TitleProps & LegendProps & MarginProps,
  names: readonly string[],
  context: ChartContext,
): Frame {
  const title = toTitle(props, context);
  const legend = toLegend(props, names, title, context);
  const titleRoom = title.bottom === 0 ? 0 : title.bottom + Math.min(TITLE_GAP, (props.textFontSize * 2) / 3);
  const top = Math.max(props.marginTop, titleRoom, legend.top);
  const bottom = Math.max(props.marginBottom, legend.bottom);
  const left = Math.max(props.marginLeft, legend.left);
  const right = Math.max(props.marginRight, legend.right);
  return {
    title: title.option,
    legend: legend.option,
    grid: { left, right, top, bottom, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    width: Math.max(context.width - left - right, 1),
    height: Math.max(context.height - top - bottom, 1),
  };
}
