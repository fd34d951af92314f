import { FunnelChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toFunnelChartOption } from './funnel-chart.option.ts';
import { funnelChart } from './funnel-chart.runtime.gen.ts';

/** `<aj-funnel-chart>`: how much is left from stage to stage. */
export class AjFunnelChart extends chartElement(funnelChart, toFunnelChartOption, [FunnelChart]) {}

registerElement('aj-funnel-chart', AjFunnelChart);
