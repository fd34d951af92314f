import { BarChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart-element.ts';
import { AXIS_PARTS } from '../../kit/echarts.ts';
import { registerElement } from '../../kit/register-element.ts';
import { toBarChartOption } from './bar-chart.option.ts';
import { barChart } from './bar-chart.widget.ts';

/** `<aj-bar-chart>`: bars over categories, side by side, stacked or lying. */
export class AjBarChart extends chartElement(barChart, toBarChartOption, [...AXIS_PARTS, BarChart]) {}

registerElement('aj-bar-chart', AjBarChart);
