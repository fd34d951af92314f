import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import type { ChartSelection } from '../../kit/chart/picked-item.ts';
import { nextFrame, until } from '../../kit/testing/until.testing.ts';
import './bar-chart.element.ts';
import type { AjBarChart } from './bar-chart.element.ts';

const COLOURS = ['#ff0000', '#00ff00'];

const ROWS = [
  { area: '华东', sales: 40, cost: 10 },
  { area: '华南', sales: 20, cost: 30 },
];
const MAPPING = [
  { role: 'xAxis', field: 'area' },
  { role: 'bar', field: 'sales' },
];

function canvasOf(chart: AjBarChart): HTMLCanvasElement | undefined {
  return chart.renderRoot.querySelector('canvas') ?? undefined;
}

/** Number of canvas pixels that have about this colour. */
function countPixels(chart: AjBarChart, [red, green, blue]: readonly [number, number, number]): number {
  const canvas = canvasOf(chart);
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return 0;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const far =
      Math.abs((data[i] ?? 0) - red) + Math.abs((data[i + 1] ?? 0) - green) + Math.abs((data[i + 2] ?? 0) - blue);
    if (far < 24 && (data[i + 3] ?? 0) > 100) count++;
  }
  return count;
}

const red = (chart: AjBarChart) => countPixels(chart, [255, 0, 0]);
const green = (chart: AjBarChart) => countPixels(chart, [0, 255, 0]);

async function drawn(chart: AjBarChart): Promise<AjBarChart> {
  await until(() => chart.renderRoot.querySelector('[data-drawn]') !== null, 'the chart is drawn');
  return chart;
}

function make(values: Partial<AjBarChart> = {}, parent: HTMLElement = document.body): AjBarChart {
  const chart = document.createElement('aj-bar-chart') as AjBarChart;
  chart.style.width = '400px';
  chart.style.height = '200px';
  Object.assign(chart, { rows: ROWS, mapping: MAPPING, customColor: COLOURS, ...values });
  parent.append(chart);
  return chart;
}

describe('a bar chart on a page', () => {
  afterEach(() => document.body.replaceChildren());

  it('says how many of thousands of series it has not drawn', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ area: '华东', shop: `s${at}`, sales: at }));
    const mapping = [...MAPPING, { role: 'series', field: 'shop' }];
    const chart = await drawn(make({ rows, mapping, isShowLegend: false }));
    const note = () => chart.renderRoot.querySelector('[part=note]')?.textContent;
    expect(note()).to.equal('800 个系列未画出');
    chart.rows = rows.slice(0, 5);
    await until(() => note() === undefined, 'nothing is left out any more');
  });

  it('paints its bars in its colours', async () => {
    const chart = await drawn(make());
    expect(red(chart)).to.be.greaterThan(200);
    expect(green(chart)).to.equal(0);
  });

  it('paints another series when one more field is mapped', async () => {
    const chart = await drawn(make());
    chart.mapping = [...MAPPING, { role: 'bar', field: 'cost' }];
    await until(() => green(chart) > 200, 'the second series is painted');
    expect(red(chart)).to.be.greaterThan(200);
  });

  it('updates in place when data arrive', async () => {
    const chart = await drawn(make());
    const canvas = canvasOf(chart);
    const before = canvas?.toDataURL();
    chart.table = toTable([
      { area: '华东', sales: 1 },
      { area: '华南', sales: 100 },
    ]);
    await until(() => canvas?.toDataURL() !== before, 'the new bars are painted');
    expect(canvasOf(chart)).to.equal(canvas);
  });

  it('grows with its box', async () => {
    const chart = await drawn(make());
    chart.style.width = '600px';
    await until(() => canvasOf(chart)?.clientWidth === 600, 'the canvas is wider');
    expect(canvasOf(chart)?.width).to.equal(Math.floor(600 * devicePixelRatio));
  });

  it('draws as many pixels as a scaled stage shows', async () => {
    const chart = await drawn(make());
    chart.stageScale = 2;
    await until(() => canvasOf(chart)?.width === Math.floor(400 * devicePixelRatio * 2), 'the canvas is sharper');
    expect(canvasOf(chart)?.clientWidth).to.equal(400);
  });

  it('takes the colours of another theme', async () => {
    const chart = await drawn(make({ customColor: [] }));
    const picture = () => canvasOf(chart)?.toDataURL();
    const before = picture();
    chart.theme = 'amber';
    await until(() => picture() !== before, 'the picture has changed');
  });

  it('tells which item was picked and its row', async () => {
    const chart = await drawn(make({ isShowAxisLabelX: false, isShowAxisLabelY: false, maxWidth: 200 }));
    const picked: ChartSelection[] = [];
    chart.addEventListener('aj-select', (event) => picked.push((event as CustomEvent<ChartSelection>).detail));
    const canvas = canvasOf(chart);
    const box = canvas?.getBoundingClientRect();
    for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) {
      const at = { clientX: (box?.left ?? 0) + 110, clientY: (box?.top ?? 0) + 170 };
      canvas?.dispatchEvent(new MouseEvent(type, { ...at, bubbles: true, view: window }));
    }
    await until(() => picked.length > 0, 'the click is reported');
    await nextFrame();
    expect(picked).to.deep.equal([{ name: '华东', value: 40, seriesName: 'sales', field: 'sales', row: ROWS[0] }]);
  });

  it('says in words what it shows', async () => {
    const chart = await drawn(make());
    expect(chart.summary()).to.equal('柱状图，2 个类别，1 个系列。sales：最高 华东 40，最低 华南 20。');
    expect(chart.renderRoot.querySelector('.aj-summary')?.textContent).to.equal(chart.summary());
  });

  it('shows an error instead of throwing when it cannot draw', async () => {
    const errors: unknown[] = [];
    const host = document.createElement('div');
    document.body.append(host);
    host.addEventListener('aj-widget-error', (event) => errors.push((event as CustomEvent).detail));
    const chart = make({ customColor: 7 as unknown as string[] }, host);
    await until(() => errors.length > 0, 'the error is shown');
    await chart.updateComplete;
    expect(chart.renderRoot.querySelector('[data-cover="error"]')).to.not.equal(null);
    chart.customColor = COLOURS;
    await until(() => red(chart) > 200, 'it is painted after the mistake was mended');
  });

  it('draws nothing while it is out of sight, and then does', async () => {
    const far = document.createElement('div');
    far.style.cssText = 'position:absolute;top:5000px;left:0';
    document.body.append(far);
    const chart = make({}, far);
    await drawn(make());
    expect(canvasOf(chart)).to.equal(undefined);
    far.style.top = '0';
    await drawn(chart);
  });

  it('leaves nothing behind when it is removed', async () => {
    const chart = await drawn(make());
    const host = chart.renderRoot.querySelector('.aj-chart');
    chart.remove();
    await until(() => host?.childElementCount === 0, 'the canvas is gone');
    document.body.append(chart);
    await until(() => red(chart) > 200, 'it is painted again after it came back');
  });

  it('keeps its picture while it is moved within the page', async () => {
    const chart = await drawn(make());
    const canvas = canvasOf(chart);
    const other = document.createElement('div');
    document.body.append(other);
    other.append(chart);
    await nextFrame();
    expect(canvasOf(chart)).to.equal(canvas);
  });

  it('lets fifty charts start a few at a time, those in sight first', async () => {
    const host = document.createElement('div');
    host.style.cssText = 'position:absolute;inset:0;overflow:auto';
    document.body.append(host);
    const charts = Array.from({ length: 50 }, () => {
      const chart = make({}, host);
      chart.style.cssText = 'display:block;width:400px;height:200px';
      return chart;
    });
    await Promise.all(charts.map((chart) => chart.updateComplete));
    const isInSight = (chart: AjBarChart) => chart.offsetTop <= host.clientHeight;
    const isDrawn = (chart: AjBarChart) => chart.renderRoot.querySelector('[data-drawn]') !== null;
    const turns: number[] = [];
    // Mutations are reported when a turn is over: one record for each chart that it drew.
    const observer = new MutationObserver((records) => turns.push(records.length));
    for (const { renderRoot } of charts)
      observer.observe(renderRoot, { subtree: true, attributeFilter: ['data-drawn'] });
    // Time goes on so fast that each chart fills a slice, and is shown before the next.
    let now = performance.now();
    performance.now = () => (now += 200);
    await until(() => charts.filter(isInSight).every(isDrawn), 'all charts in sight are drawn');
    expect(charts.filter(isDrawn)).to.deep.equal(charts.filter(isInSight));
    host.style.overflow = 'visible';
    for (const chart of charts) chart.style.cssText = 'float:left;width:20px;height:12px';
    await until(() => charts.every(isDrawn), 'all charts are drawn');
    delete (performance as Partial<Performance>).now;
    observer.disconnect();
    expect(turns.length).to.be.at.least(50);
    expect(Math.max(...turns)).to.equal(1);
  });
});
