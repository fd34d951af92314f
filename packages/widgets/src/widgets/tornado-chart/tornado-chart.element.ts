import { BarChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toTwoSides } from '../../shapes/two-sides.ts';
import { toTornadoChartOption } from './tornado-chart.option.ts';
import { tornadoChart } from './tornado-chart.runtime.gen.ts';

/** `<aj-tornado-chart>`: two numbers on both sides of their names. */
export class AjTornadoChart extends chartElement(tornadoChart, toTornadoChartOption, [...AXIS_PARTS, BarChart]) {
  protected override describe(): string {
    const { labels, rows } = toTwoSides(this.data, 'none');
    const size = { zh: `${rows.length} 个类别`, en: counted(rows.length, 'category', 'categories') };
    const items = rows.flatMap(({ name, left, right }) => [
      { name: `${labels.left} ${name}`, value: left },
      { name: `${labels.right} ${name}`, value: right },
    ]);
    return toItemsSummary(tornadoChart.label, this.text, size, items, this.language);
  }
}

registerElement('aj-tornado-chart', AjTornadoChart);
