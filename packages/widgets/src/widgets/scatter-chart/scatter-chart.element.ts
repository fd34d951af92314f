import { ScatterChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart-element.ts';
import { AXIS_PARTS } from '../../kit/echarts.ts';
import { registerElement } from '../../kit/register-element.ts';
import { toPoints } from '../../shapes/points.ts';
import { toScatterChartOption } from './scatter-chart.option.ts';
import { scatterChart } from './scatter-chart.widget.ts';

/** `<aj-scatter-chart>`: points or bubbles over numbers or categories. */
export class AjScatterChart extends chartElement(
  scatterChart,
  toScatterChartOption,
  [...AXIS_PARTS, ScatterChart],
  toPoints,
) {}

registerElement('aj-scatter-chart', AjScatterChart);
