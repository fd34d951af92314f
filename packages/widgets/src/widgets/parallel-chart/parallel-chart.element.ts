import { ParallelChart } from 'echarts/charts';
import { ParallelComponent } from 'echarts/components';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toAxes, toParallelChartOption } from './parallel-chart.option.ts';
import { parallelChart } from './parallel-chart.runtime.gen.ts';

/** `<aj-parallel-chart>`: rows over many measures. */
export class AjParallelChart extends chartElement(parallelChart, toParallelChartOption, [
  ParallelComponent,
  ParallelChart,
]) {
  protected override describe(): string {
    const axes = toAxes(this.data);
    const rows = this.data.rowCount;
    const size = {
      zh: `${axes.length} 项指标，${rows} 行数据`,
      en: `${counted(axes.length, 'measure')}, ${counted(rows, 'row')}`,
    };
    return toItemsSummary(parallelChart.label, this.text, size, [], this.language);
  }
}

registerElement('aj-parallel-chart', AjParallelChart);
