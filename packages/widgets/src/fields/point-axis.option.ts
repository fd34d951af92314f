import type { ChartContext } from '../kit/chart/chart-context.ts';
import type { PointSeries } from '../shapes/points.ts';
import type { CategoryAxisProps } from './axis.fields.ts';
import { toValueAxis, type Plot } from './axis.option.ts';

/** The numbers of the X axis, which has its limits as text because it may hold categories. */
export function toNumberX(
  props: CategoryAxisProps & { readonly scaleX: boolean },
  series: readonly PointSeries[],
  context: ChartContext,
  plot: Plot,
  hasMargin: boolean,
) {
  const limit = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text));
  const own = {
    ...props,
    minX: limit(props.minX),
    maxX: limit(props.maxX),
    splitNumberX: null,
    textNameX: props.nameX,
  };
  const reach = series.reduce(
    (most, { points }) => points.reduce((high, { x }) => Math.max(high, Math.abs(x)), most),
    0,
  );
  const axis = { suffix: 'X' as const, plot, unit: '', scale: props.scaleX, inverse: props.reversalX, reach };
  return [toValueAxis(own, context, { ...axis, headroom: { below: hasMargin, above: hasMargin } })];
}
