import { PictorialBarChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toPictorialBarChartOption } from './pictorial-bar-chart.option.ts';
import { pictorialBarChart } from './pictorial-bar-chart.runtime.gen.ts';

const PARTS = [...AXIS_PARTS, PictorialBarChart];

/** `<aj-pictorial-bar-chart>`: bars made of pictures. */
export class AjPictorialBarChart extends chartElement(pictorialBarChart, toPictorialBarChartOption, PARTS) {}

registerElement('aj-pictorial-bar-chart', AjPictorialBarChart);
