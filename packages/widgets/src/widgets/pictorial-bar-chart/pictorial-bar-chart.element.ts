import { PictorialBarChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart-element.ts';
import { AXIS_PARTS } from '../../kit/echarts.ts';
import { registerElement } from '../../kit/register-element.ts';
import { toPictorialBarChartOption } from './pictorial-bar-chart.option.ts';
import { pictorialBarChart } from './pictorial-bar-chart.widget.ts';

const PARTS = [...AXIS_PARTS, PictorialBarChart];

/** `<aj-pictorial-bar-chart>`: bars made of pictures. */
export class AjPictorialBarChart extends chartElement(pictorialBarChart, toPictorialBarChartOption, PARTS) {}

registerElement('aj-pictorial-bar-chart', AjPictorialBarChart);
