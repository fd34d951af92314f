import { PieChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart-element.ts';
import { registerElement } from '../../kit/register-element.ts';
import { toPieChartOption } from './pie-chart.option.ts';
import { pieChart } from './pie-chart.widget.ts';

/** `<aj-pie-chart>`: shares of a whole as a pie, a ring or a rose. */
export class AjPieChart extends chartElement(pieChart, toPieChartOption, [PieChart]) {}

registerElement('aj-pie-chart', AjPieChart);
