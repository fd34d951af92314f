import type { CategorySeries } from '../../shapes/category-series.ts';
import type { ShapeResults } from '../../shapes/shape-of.ts';
import type { ChartContext } from './chart-context.ts';
import type { ShapeName } from '../widget/define-widget.ts';
import type { EChartsCoreOption } from './echarts.ts';

/** Pure: properties, shaped data and surroundings → the option that ECharts draws. */
export type ToOption<P, S extends ShapeName> = (
  props: P,
  data: ShapeResults[S],
  context: ChartContext,
) => EChartsCoreOption;

/** Type of `toOption` where the chart is not known. */
export type AnyToOption = ToOption<object, ShapeName>;

/** Whether shaped data are those of a chart with categories. */
export function isCategorySeries(shape: ShapeName, data: unknown): data is CategorySeries {
  return shape === 'categorySeries' && data !== null;
}
