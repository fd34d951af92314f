import { GaugeChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { toGaugeChartOption } from './gauge-chart.option.ts';
import { gaugeChart } from './gauge-chart.runtime.gen.ts';

/** `<aj-gauge-chart>`: one number on a scale. */
export class AjGaugeChart extends chartElement(gaugeChart, toGaugeChartOption, [GaugeChart]) {
  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace().then(() => this.redraw());
  }
}

registerElement('aj-gauge-chart', AjGaugeChart);
