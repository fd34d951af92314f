import { ScatterChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toPoints } from '../../shapes/points.ts';
import { toScatterChartOption } from './scatter-chart.option.ts';
import { scatterChart } from './scatter-chart.runtime.gen.ts';

/** `<aj-scatter-chart>`: points or bubbles over numbers or categories. */
export class AjScatterChart extends chartElement(
  scatterChart,
  toScatterChartOption,
  [...AXIS_PARTS, ScatterChart],
  toPoints,
) {}

registerElement('aj-scatter-chart', AjScatterChart);
