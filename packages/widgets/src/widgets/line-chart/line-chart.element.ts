import { LineChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toLineChartOption } from './line-chart.option.ts';
import { lineChart } from './line-chart.runtime.gen.ts';

/** `<aj-line-chart>`: lines or areas over categories or time. */
export class AjLineChart extends chartElement(lineChart, toLineChartOption, [...AXIS_PARTS, LineChart]) {}

registerElement('aj-line-chart', AjLineChart);
