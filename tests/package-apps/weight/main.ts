// The same bar chart as somebody would write it by hand: what ours is weighed against.
import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { html, LitElement } from 'lit';
import { rows } from '../rows.ts';

echarts.use([BarChart, GridComponent, LegendComponent, TitleComponent, TooltipComponent, CanvasRenderer]);

class HandWrittenChart extends LitElement {
  override render() {
    return html`<div style="width: 400px; height: 300px"></div>`;
  }
  override firstUpdated(): void {
    const box = this.renderRoot.querySelector('div');
    if (!box) return;
    echarts.init(box).setOption({
      title: { text: 'Sales' },
      tooltip: {},
      legend: {},
      xAxis: { type: 'category', data: rows.map(({ month }) => month) },
      yAxis: {},
      series: [{ type: 'bar', name: 'Sales', data: rows.map(({ sales }) => sales) }],
    });
  }
}
customElements.define('hand-written-chart', HandWrittenChart);
document.body.append(document.createElement('hand-written-chart'));
