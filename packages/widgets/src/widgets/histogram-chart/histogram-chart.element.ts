import { BarChart, LineChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toBars, toHistogramChartOption } from './histogram-chart.option.ts';
import { histogramChart } from './histogram-chart.runtime.gen.ts';

const PARTS = [...AXIS_PARTS, BarChart, LineChart];

/** `<aj-histogram-chart>`: values counted in bins. */
export class AjHistogramChart extends chartElement(histogramChart, toHistogramChartOption, PARTS) {
  protected override describe(): string {
    const { label, values, bins, names } = toBars(this.props, this.data, this.language);
    const size = {
      zh: `${label} ${values.length} 个数值，${bins.length} 组`,
      en: `${label}, ${counted(values.length, 'value')} in ${counted(bins.length, 'bin')}`,
    };
    const items = bins.map(({ count }, i) => ({ name: names[i] ?? '', value: count }));
    return toItemsSummary(histogramChart.label, this.text, size, items, this.language);
  }
}

registerElement('aj-histogram-chart', AjHistogramChart);
