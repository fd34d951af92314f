import { expect } from '@esm-bundle/chai';
import type { ChartSelection } from '../../kit/chart/picked-item.ts';
import { chartIn } from '../../kit/chart/chart-surface.ts';
import { loadLatePart } from '../../kit/chart/late-parts.ts';
import { until } from '../../kit/testing/until.testing.ts';
import './line-chart.element.ts';
import type { AjLineChart } from './line-chart.element.ts';

const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-06-01'];
const ROWS = DAYS.map((axis, at) => ({ axis, data: (at + 1) * 10 }));

describe('a line chart over dates whose gaps differ', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells of a click the day that is nearest, by distance', async () => {
    const chart = document.createElement('aj-line-chart') as AjLineChart;
    Object.assign(chart, { rows: ROWS });
    chart.style.cssText = 'width:500px;height:300px';
    const picked: ChartSelection[] = [];
    chart.addEventListener('aj-select', (event) => picked.push((event as CustomEvent<ChartSelection>).detail));
    document.body.append(chart);
    await until(() => chart.renderRoot.querySelector('[data-drawn]') !== null, 'the chart is drawn');
    const canvas = chart.renderRoot.querySelector('canvas');
    const box = canvas?.getBoundingClientRect();
    const click = (x: number) => {
      for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) {
        const at = { clientX: (box?.left ?? 0) + x, clientY: (box?.top ?? 0) + 200 };
        canvas?.dispatchEvent(new MouseEvent(type, { ...at, bubbles: true, view: window }));
      }
    };
    // A third of the way is far nearer to 3 January than to 1 June; side by side it would be the second day.
    click(180);
    await until(() => picked.length === 1, 'the first click is reported');
    click(460);
    await until(() => picked.length === 2, 'the second click is reported');
    expect(picked.map(({ name, value }) => [name, value])).to.deep.equal([
      ['2026-01-03', 30],
      ['2026-06-01', 40],
    ]);
    expect(picked[0]?.row).to.deep.equal(ROWS[2]);
  });

  it('names the day and its value beside the pointer', async () => {
    const chart = document.createElement('aj-line-chart') as AjLineChart;
    Object.assign(chart, { rows: ROWS });
    chart.style.cssText = 'width:500px;height:300px';
    document.body.append(chart);
    await until(() => chart.renderRoot.querySelector('[data-drawn]') !== null, 'the chart is drawn');
    chart.dispatchEvent(new PointerEvent('pointerenter'));
    await loadLatePart('pointer');
    const texts = () => {
      const drawn = chartIn(chart.renderRoot)?.getZr().storage.getDisplayList(true) ?? [];
      return drawn.map(({ style }) => String((style as { text?: unknown } | undefined)?.text ?? ''));
    };
    await until(() => {
      chartIn(chart.renderRoot)?.dispatchAction({ type: 'showTip', x: 180, y: 200 });
      return texts().includes('2026-01-03');
    }, 'the tooltip names the day');
    expect(texts()).to.include('30');
  });
});
