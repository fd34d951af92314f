import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import type { EChartsType } from 'echarts/core';
import '../../widgets/custom-chart/custom-chart.element.ts';
import type { AjCustomChart } from '../../widgets/custom-chart/custom-chart.element.ts';
import '../../widgets/line-chart/line-chart.element.ts';
import { createWidget, loadWidget } from '../../stage/load-widget.ts';
import { chartIn } from './chart-surface.ts';
import { until } from '../testing/until.testing.ts';
import type { WidgetElement } from '../element/widget-element.ts';

const MAPPING = ['day', 'sales', 'cost'].map((field) => ({ role: 'data', field }));
const WHOLE = [{ type: 'inside' }, { type: 'slider' }];

const tableOf = (count: number, seed: number) =>
  toTable(Array.from({ length: count }, (_, i) => ({ day: `d${i + seed}`, sales: (i * seed) % 97, cost: i % 13 })));

interface Zoom {
  readonly start: number;
  readonly end: number;
}

function shownChart(element: WidgetElement): EChartsType {
  const chart = chartIn(element.renderRoot);
  if (!chart) throw new Error('The chart has not been drawn.');
  return chart;
}

function isDrawn(element: WidgetElement): boolean {
  return element.renderRoot?.querySelector('[data-drawn] canvas') !== null;
}

function optionOf(fields: readonly string[], dataZoom: unknown = WHOLE): string {
  const series = fields.map((field) => ({ type: 'line', name: field, data: { $field: field } }));
  return JSON.stringify({ dataZoom, xAxis: { type: 'category', data: { $field: 'day' } }, yAxis: {}, series });
}

describe('a chart that a reader has zoomed into', () => {
  let element: AjCustomChart;

  const chartOf = () => shownChart(element);

  const optionNow = () =>
    chartOf().getOption() as { dataZoom: Zoom[]; xAxis: { data: unknown[] }[]; series: unknown[] };
  const zooms = () => optionNow().dataZoom.map(({ start, end }) => [Math.round(start), Math.round(end)]);
  const shows = (count: number, first: string) => () =>
    optionNow().xAxis[0]?.data.length === count && optionNow().xAxis[0]?.data[0] === first;

  beforeEach(async () => {
    element = document.createElement('aj-custom-chart') as AjCustomChart;
    Object.assign(element, { mapping: MAPPING, table: tableOf(40, 1), option: optionOf(['sales']) });
    document.body.append(element);
    await until(() => isDrawn(element), 'the chart is drawn');
    chartOf().dispatchAction({ type: 'dataZoom', start: 20, end: 60 });
  });
  afterEach(() => element.remove());

  it('keeps it when other rows come', async () => {
    element.table = tableOf(40, 3);
    await until(shows(40, 'd3'), 'the next rows are drawn');
    expect(zooms()).to.deep.equal([
      [20, 60],
      [20, 60],
    ]);
    element.table = tableOf(55, 4);
    await until(shows(55, 'd4'), 'more rows are drawn');
    expect(zooms()[0]).to.deep.equal([20, 60]);
  });

  it('keeps it when series come and go', async () => {
    element.option = optionOf(['sales', 'cost']);
    await until(() => optionNow().series.length === 2, 'there is a second line');
    expect(zooms()[0]).to.deep.equal([20, 60]);
    element.option = optionOf(['cost']);
    await until(() => optionNow().series.length === 1, 'there is one line again');
    expect(zooms()[0]).to.deep.equal([20, 60]);
  });

  it('shows what the option says once that says something else', async () => {
    element.option = optionOf(['sales'], [{ type: 'inside', start: 50, end: 100 }]);
    await until(() => optionNow().dataZoom.length === 1, 'the option is drawn');
    expect(zooms()).to.deep.equal([[50, 100]]);
    chartOf().dispatchAction({ type: 'dataZoom', start: 10, end: 30 });
    element.table = tableOf(40, 3);
    await until(shows(40, 'd3'), 'the next rows are drawn');
    expect(zooms()).to.deep.equal([[10, 30]]);
  });

  const KEPT = [
    [20, 60],
    [20, 60],
  ];

  async function remade(cause: () => void): Promise<void> {
    const before = chartOf();
    cause();
    await until(() => before.isDisposed() && isDrawn(element), 'it is made anew');
  }

  it('keeps it when the chart is made anew for another scale', async () => {
    await remade(() => (element.stageScale = 2));
    expect(zooms()).to.deep.equal(KEPT);
    element.table = tableOf(40, 3);
    await until(shows(40, 'd3'), 'the next rows are drawn');
    expect(zooms()).to.deep.equal(KEPT);
  });

  it('keeps it when the first pointer brings tooltips', async () => {
    await remade(() => element.dispatchEvent(new PointerEvent('pointerenter')));
    expect(zooms()).to.deep.equal(KEPT);
  });

  it('forgets it when the option that comes with the scale says something else', async () => {
    await remade(() => {
      element.stageScale = 2;
      element.option = optionOf(['sales'], [{ type: 'inside', start: 50, end: 100 }]);
    });
    expect(zooms()).to.deep.equal([[50, 100]]);
  });
});

describe('a chart whose legend a reader has used', () => {
  it('leaves off what was switched off when it is made anew', async () => {
    const element = createWidget('line-chart');
    const mapping = [{ role: 'xAxis', field: 'day' }, ...['sales', 'cost'].map((field) => ({ role: 'line', field }))];
    Object.assign(element, { mapping, table: tableOf(9, 1) });
    document.body.append(element);
    await until(() => isDrawn(element), 'the chart is drawn');
    const before = shownChart(element);
    before.dispatchAction({ type: 'legendToggleSelect', name: 'cost' });
    element.stageScale = 2;
    await until(() => before.isDisposed() && isDrawn(element), 'it is made anew');
    const { legend } = shownChart(element).getOption() as { legend: { selected: Record<string, boolean> }[] };
    expect(legend[0]?.selected['cost']).to.equal(false);
    element.remove();
  });
});

describe('a map or graph that a reader has moved', () => {
  const MOVED = [
    { type: 'geo-map', props: { isRoam: true }, action: { type: 'geoRoam', componentType: 'geo' }, part: 'geo' },
    { type: 'graph', props: { isRoam: true }, action: { type: 'graphRoam', seriesIndex: 0 }, part: 'series' },
  ];

  for (const { type, props, action, part } of MOVED) {
    it(`stays as large when it is made anew: ${type}`, async () => {
      await loadWidget(type);
      const element = createWidget(type);
      element.props = props;
      document.body.append(element);
      const partNow = () =>
        (shownChart(element).getOption()[part] as { zoom?: number; center?: unknown }[] | undefined)?.[0];
      await until(() => isDrawn(element) && partNow() !== undefined, 'it is drawn');
      const before = shownChart(element);
      before.dispatchAction({ ...action, zoom: 3, originX: 100, originY: 80 });
      const { zoom, center } = partNow() ?? expect.fail('there is no such part');
      expect(zoom).to.equal(3);
      element.stageScale = 2;
      await until(() => before.isDisposed() && isDrawn(element) && partNow() !== undefined, 'it is made anew');
      expect([partNow()?.zoom, partNow()?.center]).to.deep.equal([zoom, center]);
      const dataNow = () => JSON.stringify(shownChart(element).getOption()['series']);
      const shown = dataNow();
      element.rows = element.declaration.sampleRows.slice(1);
      await until(() => dataNow() !== shown, 'other rows are drawn');
      expect([partNow()?.zoom, partNow()?.center]).to.deep.equal([zoom, center]);
      element.remove();
    });
  }
});
