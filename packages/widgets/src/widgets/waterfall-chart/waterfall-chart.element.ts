import { CustomChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toWaterfall } from '../../shapes/waterfall.ts';
import { totalNameOf, toWaterfallChartOption } from './waterfall-chart.option.ts';
import { waterfallChart } from './waterfall-chart.runtime.gen.ts';

/** `<aj-waterfall-chart>`: increases and decreases upon one another. */
export class AjWaterfallChart extends chartElement(waterfallChart, toWaterfallChartOption, [
  ...AXIS_PARTS,
  CustomChart,
]) {
  protected override describe(): string {
    const steps = toWaterfall(this.data, totalNameOf(this.props, this.language));
    const size = { zh: `${steps.length} 步`, en: counted(steps.length, 'step') };
    return toItemsSummary(waterfallChart.label, this.text, size, steps, this.language);
  }
}

registerElement('aj-waterfall-chart', AjWaterfallChart);
