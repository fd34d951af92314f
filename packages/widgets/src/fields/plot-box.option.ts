import type { TitleComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import type { MarginProps } from './margin.fields.ts';
import type { TitleProps } from './title.fields.ts';
import { toTitle } from './title.option.ts';

/** px of the widget that a chart without axes and legend may fill. */
export interface PlotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** px below the title at most; letters of a small title stand closer to the plot */
const TITLE_GAP = 12;

/** The title, and the box between it and the margins. */
export function toPlotBox(
  props: TitleProps & MarginProps,
  context: ChartContext,
  room: { readonly bottom?: number; readonly right?: number } = {},
): { readonly title: TitleComponentOption; readonly box: PlotBox } {
  const title = toTitle(props, context);
  const top = Math.max(
    props.marginTop,
    title.bottom === 0 ? 0 : title.bottom + Math.min(TITLE_GAP, (props.textFontSize * 2) / 3),
  );
  const right = props.marginRight + (room.right ?? 0);
  const bottom = props.marginBottom + (room.bottom ?? 0);
  return {
    title: title.option,
    box: {
      left: props.marginLeft,
      top,
      width: Math.max(context.width - props.marginLeft - right, 1),
      height: Math.max(context.height - top - bottom, 1),
    },
  };
}
