import type { RuntimeFields, ValuesOf } from '@aj-report/contract';
import { CHART_SHAPES } from '../../shapes/chart-shapes.ts';
import { shapeOf, type Shape, type ShapeResults } from '../../shapes/shape-of.ts';
import { standAloneSize } from '../element/stand-alone-size.ts';
import { WidgetElement } from '../element/widget-element.ts';
import { stateStyles } from '../state/state-view.ts';
import type { ShapeName } from '../widget/define-widget.ts';
import type { RuntimeDeclaration } from '../widget/runtime-declaration.ts';
import { ChartElement } from './chart-element.ts';
import type { AnyToOption, ToOption } from './chart-option.ts';
import { chartStyles } from './chart-styles.ts';
import { useParts, type ChartParts } from './echarts.ts';

/** Class of a chart's element: the base with a typed property for every field. */
export type ChartElementClass<F extends RuntimeFields, S extends ShapeName> = Omit<typeof ChartElement, 'prototype'> &
  (new () => ChartElement<ValuesOf<F>, S> & ValuesOf<F>);

/**
 * The base class for the element of a declared chart; `parts` are the parts of ECharts that it alone needs;
 * `shape` is passed for data that few charts draw.
 * @example class AjBarChart extends chartElement(barChart, toBarChartOption, [...AXIS_PARTS, BarChart]) {}
 * @throws Error when a field has the name of a member that every element has
 */
export function chartElement<F extends RuntimeFields, S extends ShapeName>(
  declaration: RuntimeDeclaration<F, S>,
  toOption: ToOption<ValuesOf<NoInfer<F>>, NoInfer<S>>,
  parts: ChartParts,
  shape: Shape<ShapeResults[S]> = shapeOf(declaration.shape, CHART_SHAPES),
): ChartElementClass<F, S> {
  useParts(parts);
  const plain = declaration as unknown as RuntimeDeclaration;
  class Declared extends ChartElement<ValuesOf<F>, S> {
    static override readonly declaration = plain;
    static override readonly shape = shape;
    static override toOption = toOption as unknown as AnyToOption;
    static override styles = [stateStyles, standAloneSize(plain), chartStyles];
  }
  WidgetElement.defineFields(Declared as unknown as typeof WidgetElement, plain);
  return Declared as unknown as ChartElementClass<F, S>;
}
