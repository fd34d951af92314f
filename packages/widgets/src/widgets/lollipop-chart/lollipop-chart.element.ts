import { BarChart, ScatterChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toLollipopChartOption } from './lollipop-chart.option.ts';
import { lollipopChart } from './lollipop-chart.runtime.gen.ts';

/** `<aj-lollipop-chart>`: stems with heads over categories, vertical or horizontal. */
export class AjLollipopChart extends chartElement(lollipopChart, toLollipopChartOption, [
  ...AXIS_PARTS,
  BarChart,
  ScatterChart,
]) {}

registerElement('aj-lollipop-chart', AjLollipopChart);
