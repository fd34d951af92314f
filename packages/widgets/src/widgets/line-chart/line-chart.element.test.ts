import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import './line-chart.element.ts';
import type { AjLineChart } from './line-chart.element.ts';

async function drawn(values: Partial<AjLineChart>): Promise<AjLineChart> {
  const chart = document.createElement('aj-line-chart') as AjLineChart;
  chart.style.width = '400px';
  chart.style.height = '200px';
  Object.assign(chart, values);
  document.body.append(chart);
  await until(() => chart.renderRoot?.querySelector('[data-drawn]') !== null, 'the line chart is drawn');
  return chart;
}

/** Number of canvas pixels that are not transparent. */
function countInk(chart: AjLineChart): number {
  const canvas = chart.renderRoot.querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let count = 0;
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 20) count++;
  return count;
}

const BARE = { isShowX: false, isShowY: false, area: false, markPoint: false } as const;

describe('a line chart on a page', () => {
  afterEach(() => document.body.replaceChildren());

  it('paints its sample when nothing is given', async () => {
    const chart = await drawn({});
    expect(countInk(chart)).to.be.greaterThan(1000);
    expect(chart.summary()).to.contain('销售额');
  });

  it('paints a line of a hundred thousand points', async () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => ({ axis: String(i), data: Math.sin(i / 5000) }));
    const chart = await drawn({ rows, ...BARE });
    expect(countInk(chart)).to.be.greaterThan(300);
  });

  it('shows the tooltip of a hundred thousand points where the pointer stands, again and again', async () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => ({
      axis: String(i),
      data: Math.round(1000 * Math.sin(i / 5000)),
    }));
    const chart = await drawn({ rows, area: false });
    const first = chart.renderRoot.querySelector('canvas');
    chart.dispatchEvent(new PointerEvent('pointerenter'));
    await until(() => chart.renderRoot.querySelector('canvas') !== first, 'the chart knows tooltips');
    const canvas = chart.renderRoot.querySelector('canvas')!;
    const pictures = [canvas.toDataURL()];
    for (const x of [120, 200, 300]) {
      const { left, top } = canvas.getBoundingClientRect();
      canvas.dispatchEvent(new MouseEvent('mousemove', { clientX: left + x, clientY: top + 90, bubbles: true }));
      await until(() => !pictures.includes(canvas.toDataURL()), `the tooltip at ${x} px is drawn`);
      pictures.push(canvas.toDataURL());
    }
  });

  it('takes further columns of numbers as lines', async () => {
    const chart = await drawn({
      rows: [
        { axis: 'a', data: 1, more: 5 },
        { axis: 'b', data: 2, more: 6 },
      ],
    });
    expect(chart.data.series.map((one) => one.name)).to.deep.equal(['销售额', 'more']);
  });

  it('tells the nearest point of a click beside its points', async () => {
    const rows = [
      { axis: 'a', data: 10, more: 90 },
      { axis: 'b', data: 20, more: 80 },
    ];
    const chart = await drawn({ rows, ...BARE, isShowLegend: false });
    const picked: unknown[] = [];
    chart.addEventListener('aj-select', (event) => picked.push((event as CustomEvent).detail));
    const canvas = chart.renderRoot.querySelector('canvas');
    const box = canvas?.getBoundingClientRect();
    for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) {
      const at = { clientX: (box?.left ?? 0) + 330, clientY: (box?.top ?? 0) + 60 };
      canvas?.dispatchEvent(new MouseEvent(type, { ...at, bubbles: true, view: window }));
    }
    await until(() => picked.length > 0, 'the click is heard');
    expect(picked).to.deep.equal([{ name: 'b', value: 80, seriesName: 'more', field: 'more', row: rows[1] }]);
  });

  it('reads its properties from attributes', async () => {
    document.body.insertAdjacentElement('beforeend', document.createElement('aj-line-chart'));
    const chart = document.querySelector('aj-line-chart') as AjLineChart;
    chart.setAttribute('smooth-curve', 'false');
    chart.setAttribute('line-width', '4');
    expect(chart.smoothCurve).to.equal(false);
    expect(chart.lineWidth).to.equal(4);
  });
});
