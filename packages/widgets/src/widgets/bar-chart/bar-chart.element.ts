import { BarChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toBarChartOption } from './bar-chart.option.ts';
import { barChart } from './bar-chart.runtime.gen.ts';

/** `<aj-bar-chart>`: bars over categories, side by side, stacked or horizontal. */
export class AjBarChart extends chartElement(barChart, toBarChartOption, [...AXIS_PARTS, BarChart]) {}

registerElement('aj-bar-chart', AjBarChart);
