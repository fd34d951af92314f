import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/until.testing.ts';
import './custom-chart.element.ts';
import type { AjCustomChart } from './custom-chart.element.ts';

describe('a custom chart', () => {
  let chart: AjCustomChart;

  beforeEach(() => {
    chart = document.createElement('aj-custom-chart') as AjCustomChart;
    document.body.append(chart);
  });

  afterEach(() => chart.remove());

  const drawn = () => chart.renderRoot.querySelector('.aj-chart[data-drawn] canvas') !== null;
  const shown = () => chart.renderRoot.textContent ?? '';

  it('draws its example, then another kind of chart in its place', async () => {
    await until(drawn, 'the example is drawn');
    chart.option =
      '{"series": {"type": "pie", "data": {"$each": {"name": {"$field": "month"}, "value": {"$field": "output"}}}}}';
    await chart.updateComplete;
    await until(drawn, 'the pie is drawn');
    expect(shown()).not.to.contain('失败');
  });

  it('says what is wrong, and draws again once it is right', async () => {
    const right = chart.option;
    chart.option = right.replace('"line"', '"lines3D"');
    await until(() => shown().includes('未知的图表类型“lines3D”'), 'the mistake is told');
    chart.option = right;
    await until(drawn, 'the chart is drawn');
  });
});
