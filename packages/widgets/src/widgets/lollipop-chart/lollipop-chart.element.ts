import { BarChart, ScatterChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart-element.ts';
import { AXIS_PARTS } from '../../kit/echarts.ts';
import { registerElement } from '../../kit/register-element.ts';
import { toLollipopChartOption } from './lollipop-chart.option.ts';
import { lollipopChart } from './lollipop-chart.widget.ts';

/** `<aj-lollipop-chart>`: stems with heads over categories, upright or lying. */
export class AjLollipopChart extends chartElement(lollipopChart, toLollipopChartOption, [
  ...AXIS_PARTS,
  BarChart,
  ScatterChart,
]) {}

registerElement('aj-lollipop-chart', AjLollipopChart);
