import { toFrame, type Frame } from '../../fields/frame.option.ts';
import type { DrawnItem } from '../../fields/items.option.ts';
import { columnHeight } from '../../fields/legend.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import type { PieChartProps } from './pie-chart.widget.ts';
import type { PieLayout } from './pie-layout.ts';

/** px between two names of a small pie */
const GAP = 3;
/** px of a widget that has room for names beside its pie */
const LEAST_WIDTH = 150;

/** Whether the labels that are wanted beside the pie found no room there, and nothing else names the sectors. */
export function lacksNames(props: PieChartProps, { labelled }: PieLayout, { width }: ChartContext): boolean {
  return (
    props.isShow && props.position === 'outside' && !props.isShowLegend && labelled.size === 0 && width >= LEAST_WIDTH
  );
}

/** A small pie has a column of names on its right instead of labels: of many those of the greatest sectors. */
export function toNamedFrame(props: PieChartProps, items: readonly DrawnItem[], context: ChartContext): Frame {
  const names = items.map(({ name }) => name);
  const looks = { isShowLegend: true, layoutFront: 'vertical', lateralPosition: 'right', legendName: '' } as const;
  const frame = toFrame({ ...props, ...looks }, names, context);
  const fontSize = Number(frame.legend.textStyle?.fontSize ?? props.legendFontSize);
  const columnOf = (count: number) => columnHeight(count, props.legendHeight, fontSize, GAP);
  const count = Math.min(Math.floor((frame.height + GAP) / (columnOf(1) + GAP)), items.length);
  const greatest = new Set(items.toSorted((a, b) => b.value - a.value).slice(0, count));
  return {
    ...frame,
    legend: {
      ...frame.legend,
      type: 'plain',
      itemGap: GAP,
      data: items.filter((item) => greatest.has(item)).map(({ name }) => name),
      top: Number(frame.grid.top) + Math.max((frame.height - columnOf(count)) / 2, 0),
      bottom: 'auto',
      height: 'auto',
    },
  };
}
