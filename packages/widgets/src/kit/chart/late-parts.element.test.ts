import { expect } from '@esm-bundle/chai';
import '../../widgets/bar-chart/bar-chart.element.ts';
import type { AjBarChart } from '../../widgets/bar-chart/bar-chart.element.ts';
import { nextFrame, until } from '../testing/until.testing.ts';

async function drawn(
  values: Partial<Omit<AjBarChart, 'props'>> & { readonly props?: Partial<AjBarChart['props']> },
): Promise<AjBarChart> {
  const chart = document.createElement('aj-bar-chart') as AjBarChart;
  chart.style.width = '400px';
  chart.style.height = '200px';
  Object.assign(chart, values);
  document.body.append(chart);
  await until(() => chart.renderRoot?.querySelector('[data-drawn]') !== null, 'the bar chart is drawn');
  return chart;
}

function canvasOf(chart: AjBarChart): HTMLCanvasElement {
  const canvas = chart.renderRoot.querySelector('canvas');
  if (!canvas) throw new Error('the chart has no canvas');
  return canvas;
}

function pictureOf(chart: AjBarChart): string {
  return canvasOf(chart).toDataURL();
}

const ROWS = Array.from({ length: 6 }, (_, i) => ({ axis: `门店${i + 1}`, data: 40 + i * 7 }));

describe('parts of charts that come when they are needed', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows a tooltip after the first pointer came near, on a chart drawn before', async () => {
    const chart = await drawn({ rows: ROWS });
    await nextFrame();
    const before = pictureOf(chart);
    chart.dispatchEvent(new PointerEvent('pointerenter'));
    const first = canvasOf(chart);
    await until(() => canvasOf(chart) !== first, 'the chart is made anew, with tooltips');
    await nextFrame();
    expect(pictureOf(chart)).to.equal(before);
    const { left, top } = canvasOf(chart).getBoundingClientRect();
    const place = { clientX: left + 200, clientY: top + 100, bubbles: true };
    canvasOf(chart).dispatchEvent(new MouseEvent('mousemove', place));
    await until(() => pictureOf(chart) !== before, 'the tooltip is drawn');
  });

  it('keeps its instance when the pointer comes a second time', async () => {
    const chart = await drawn({ rows: ROWS });
    await nextFrame();
    const canvas = canvasOf(chart);
    chart.dispatchEvent(new PointerEvent('pointerenter'));
    await nextFrame();
    await nextFrame();
    expect(canvasOf(chart)).to.equal(canvas);
  });

  it('draws lines of reference and a zoom', async () => {
    const plain = await drawn({ rows: ROWS });
    await nextFrame();
    const before = pictureOf(plain);
    const average = { kind: 'average' as const, value: null, series: '', name: '', color: '#ff0000' };
    const lined = await drawn({ rows: ROWS, props: { referenceLines: [average] } });
    await nextFrame();
    expect(pictureOf(lined)).not.to.equal(before);
    const zoomed = await drawn({ rows: ROWS, props: { zoomBar: 'bar' } });
    await nextFrame();
    expect(pictureOf(zoomed)).not.to.equal(before);
    // The last line that goes takes its mark along.
    lined.props = {};
    await until(() => pictureOf(lined) === before, 'the chart is as without a line');
  });

  it('draws a legend of many entries in pages', async () => {
    const rows = [Object.fromEntries([['axis', '一月'], ...Array.from({ length: 40 }, (_, i) => [`分公司${i}`, i])])];
    const mapping = [
      { role: 'xAxis', field: 'axis' },
      ...Array.from({ length: 40 }, (_, i) => ({ role: 'bar', field: `分公司${i}` })),
    ];
    const chart = await drawn({ rows, mapping });
    expect(chart.data.series).to.have.length(40);
    expect(canvasOf(chart).width).to.be.greaterThan(0);
  });
});
