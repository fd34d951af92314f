import { expect } from '@esm-bundle/chai';
import type { ChartSelection } from '../../kit/chart/picked-item.ts';
import './pie-chart.element.ts';
import type { AjPieChart } from './pie-chart.element.ts';

const ROWS = [
  { name: '华东', value: 75 },
  { name: '华南', value: 25 },
];

async function until(isTrue: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 5000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

describe('a pie chart on a page', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells which sector was picked and says what it shows', async () => {
    const chart = document.createElement('aj-pie-chart') as AjPieChart;
    Object.assign(chart, { rows: ROWS, isShow: false, innerNumber: 0 });
    chart.style.cssText = 'width:200px;height:200px';
    let picked: ChartSelection | undefined;
    chart.addEventListener('aj-select', (event) => {
      picked = (event as CustomEvent<ChartSelection>).detail;
    });
    document.body.append(chart);
    await until(() => chart.renderRoot.querySelector('[data-drawn]') !== null, 'the chart is drawn');
    const canvas = chart.renderRoot.querySelector('canvas');
    const box = canvas?.getBoundingClientRect();
    for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) {
      const at = { clientX: (box?.left ?? 0) + 140, clientY: (box?.top ?? 0) + 100 };
      canvas?.dispatchEvent(new MouseEvent(type, { ...at, bubbles: true, view: window }));
    }
    await until(() => picked !== undefined, 'the click is reported');
    expect(picked).to.deep.equal({ name: '华东', value: 75, seriesName: '销售额', field: 'value', row: ROWS[0] });
    expect(chart.summary()).to.equal('饼图，2 项。销售额：最高 华东 75，最低 华南 25。');
  });
});
