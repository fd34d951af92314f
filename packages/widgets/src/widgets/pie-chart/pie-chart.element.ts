import { PieChart } from 'echarts/charts';
import type { PropertyValues } from 'lit';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { toPieChartOption } from './pie-chart.option.ts';
import { pieChart } from './pie-chart.runtime.gen.ts';

/** `<aj-pie-chart>`: shares of a whole as a pie, a ring or a rose. */
export class AjPieChart extends chartElement(pieChart, toPieChartOption, [PieChart]) {
  #hasFace = false;

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.isShowTotal || this.#hasFace) return;
    this.#hasFace = true;
    void loadFigureFace().then(() => this.redraw());
  }
}

registerElement('aj-pie-chart', AjPieChart);
