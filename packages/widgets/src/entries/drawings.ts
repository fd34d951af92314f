import type { AnyToOption } from '../kit/chart/chart-option.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import { toBarChartOption } from '../widgets/bar-chart/bar-chart.option.ts';
import { barChart } from '../widgets/bar-chart/bar-chart.widget.ts';
import { toBarLineChartOption } from '../widgets/bar-line-chart/bar-line-chart.option.ts';
import { barLineChart } from '../widgets/bar-line-chart/bar-line-chart.widget.ts';
import { toFunnelChartOption } from '../widgets/funnel-chart/funnel-chart.option.ts';
import { funnelChart } from '../widgets/funnel-chart/funnel-chart.widget.ts';
import { toLineChartOption } from '../widgets/line-chart/line-chart.option.ts';
import { lineChart } from '../widgets/line-chart/line-chart.widget.ts';
import { toPieChartOption } from '../widgets/pie-chart/pie-chart.option.ts';
import { pieChart } from '../widgets/pie-chart/pie-chart.widget.ts';
import { toRadarChartOption } from '../widgets/radar-chart/radar-chart.option.ts';
import { radarChart } from '../widgets/radar-chart/radar-chart.widget.ts';

/** A chart that is drawn without a page: what it is, and how its option is made. */
export interface ChartDrawing {
  readonly declaration: WidgetDeclaration;
  readonly toOption: AnyToOption;
}

/** Charts of Excel reports, by the type of their widget. */
export const CHART_DRAWINGS: Readonly<Record<string, ChartDrawing>> = {
  'bar-chart': { declaration: barChart, toOption: toBarChartOption as AnyToOption },
  'line-chart': { declaration: lineChart, toOption: toLineChartOption as AnyToOption },
  'bar-line-chart': { declaration: barLineChart, toOption: toBarLineChartOption as AnyToOption },
  'pie-chart': { declaration: pieChart, toOption: toPieChartOption as AnyToOption },
  'funnel-chart': { declaration: funnelChart, toOption: toFunnelChartOption as AnyToOption },
  'radar-chart': { declaration: radarChart, toOption: toRadarChartOption as AnyToOption },
};

export { fillData, paintOption } from '../kit/chart/chart-extras.ts';
export { suitBox } from '../kit/widget/fit-props.ts';
export { resolveProps, versionOf } from '../kit/widget/resolve-props.ts';
export { themeOf } from '../kit/theme/themes.ts';
export { textWidth } from '../kit/labels/measure.ts';
export { CHART_SHAPES } from '../shapes/chart-shapes.ts';
export { toRadarData } from '../shapes/radar.ts';
export { shapeOf } from '../shapes/shape-of.ts';
