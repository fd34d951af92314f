import { BarChart, LineChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toBarLineChartOption } from './bar-line-chart.option.ts';
import { barLineChart } from './bar-line-chart.runtime.gen.ts';

const PARTS = [...AXIS_PARTS, BarChart, LineChart];

/** `<aj-bar-line-chart>`: bars and lines over the same categories, each with an axis of its own. */
export class AjBarLineChart extends chartElement(barLineChart, toBarLineChartOption, PARTS) {}

registerElement('aj-bar-line-chart', AjBarLineChart);
