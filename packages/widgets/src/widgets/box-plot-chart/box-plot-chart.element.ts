import { BoxplotChart, ScatterChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toBoxData, toBoxPlotChartOption } from './box-plot-chart.option.ts';
import { boxPlotChart } from './box-plot-chart.runtime.gen.ts';

const PARTS = [...AXIS_PARTS, BoxplotChart, ScatterChart];

/** `<aj-box-plot-chart>`: how the values of categories are spread. */
export class AjBoxPlotChart extends chartElement(boxPlotChart, toBoxPlotChartOption, PARTS) {
  /** A screen reader hears the medians. */
  protected override describe(): string {
    const { categories, series } = toBoxData(this.props, this.data);
    const size = {
      zh: `${categories.length} 个类别的中位数`,
      en: `medians of ${counted(categories.length, 'category', 'categories')}`,
    };
    const items = series.flatMap(({ boxes }) =>
      boxes.map((box, i) => ({ name: categories[i] ?? '', value: box?.five[2] ?? null })),
    );
    return toItemsSummary(boxPlotChart.label, this.text, size, items, this.language);
  }
}

registerElement('aj-box-plot-chart', AjBoxPlotChart);
