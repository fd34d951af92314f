import { toTable, type Mapping } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import type { EChartsType, SetOptionOpts } from 'echarts/core';
import { Path } from 'zrender';
import { createWidget, loadWidget } from '../../stage/load-widget.ts';
import { chartIn } from './chart-surface.ts';
import { until } from '../testing/until.testing.ts';
import type { WidgetElement } from '../element/widget-element.ts';

interface Look {
  readonly type: string;
  readonly mapping: readonly Mapping[];
  readonly props?: Readonly<Record<string, unknown>>;
}

const rolesOf = (roles: Readonly<Record<string, string>>): Mapping[] =>
  Object.entries(roles).map(([field, role]) => ({ role, field }));
const bars = rolesOf({ month: 'xAxis', sales: 'bar', cost: 'bar' });
const barAndLine = rolesOf({ month: 'xAxis', sales: 'bar', cost: 'line' });
const labels = { isShow: true };

const CHARTS: Readonly<Record<string, Look>> = {
  lines: { type: 'line-chart', mapping: rolesOf({ month: 'xAxis', sales: 'line', cost: 'line' }) },
  pie: { type: 'pie-chart', mapping: rolesOf({ month: 'name', sales: 'value' }) },
  bars: { type: 'bar-chart', mapping: bars },
  'bars with labels': { type: 'bar-chart', mapping: bars, props: labels },
  'stacked bars': { type: 'bar-chart', mapping: bars, props: { stackStyle: 'upDown' } },
  'percent bars': { type: 'bar-chart', mapping: bars, props: { stackStyle: 'percent' } },
  'horizontal bars': { type: 'bar-chart', mapping: bars, props: { verticalShow: true, isShowBackground: true } },
  'bars and lines': { type: 'bar-line-chart', mapping: barAndLine },
  histogram: { type: 'histogram-chart', mapping: rolesOf({ sales: 'value' }) },
  scatter: { type: 'scatter-chart', mapping: rolesOf({ month: 'xAxis', sales: 'scatter' }) },
  bubbles: { type: 'bubble-chart', mapping: rolesOf({ cost: 'xAxis', sales: 'yAxis', tax: 'value', month: 'name' }) },
  radar: {
    type: 'radar-chart',
    mapping: rolesOf({ month: 'name', sales: 'radar', cost: 'radar', tax: 'radar' }),
  },
  tornado: { type: 'tornado-chart', mapping: rolesOf({ month: 'xAxis', sales: 'left', tax: 'right' }) },
  'tornado with labels': {
    type: 'tornado-chart',
    mapping: rolesOf({ month: 'xAxis', sales: 'left', tax: 'right' }),
    props: labels,
  },
  gauge: { type: 'gauge-chart', mapping: rolesOf({ share: 'text' }) },
  funnel: { type: 'funnel-chart', mapping: rolesOf({ month: 'name', sales: 'value' }) },
};

const tableOf = (count: number, seed: number) =>
  toTable(
    Array.from({ length: count }, (_, i) => ({
      month: `${i + seed}月`,
      sales: ((seed * 977 + i * 7919) % 9000) + 10,
      cost: ((seed * 577 + i * 6131) % 5000) - 900,
      tax: ((seed * 313 + i * 3571) % 3000) + 20,
      share: (seed * 37) % 100,
    })),
  );

function chartOf(element: WidgetElement): EChartsType {
  const chart = chartIn(element.renderRoot);
  if (!chart) throw new Error('The chart has not been drawn.');
  return chart;
}

/**
 * Draws every shape from its numbers. zrender keeps the path of a shape that it has drawn in single precision: its
 * edges and its gradient lie some millionths of a px beside those of a new shape, and pixels are rounded otherwise.
 */
function drawAnew(element: WidgetElement): void {
  const zrender = chartOf(element).getZr();
  const shown: readonly object[] = zrender.storage.getDisplayList(true);
  for (const shape of shown) {
    if (!(shape instanceof Path)) continue;
    shape.createPathProxy();
    shape.dirtyShape();
  }
  zrender.refreshImmediately();
}

function canvasOf(element: WidgetElement): HTMLCanvasElement | null {
  return element.renderRoot.querySelector('canvas');
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to compare pictures on.');
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

function isSamePicture(one: WidgetElement, other: WidgetElement): boolean {
  const [first, second] = [canvasOf(one), canvasOf(other)];
  if (!first || !second || first.width !== second.width || first.height !== second.height) return false;
  const [a, b] = [pixelsOf(first), pixelsOf(second)];
  return a.some((value) => value > 0) && a.every((value, i) => value === b[i]);
}

async function show({ type, mapping, props }: Look, table: ReturnType<typeof tableOf>): Promise<WidgetElement> {
  await loadWidget(type);
  const element = createWidget(type);
  Object.assign(element, { mapping, table, props: { ...props } });
  element.style.cssText = 'position:absolute;left:0;top:0;width:400px;height:260px';
  document.body.append(element);
  await until(() => element.renderRoot.querySelector('[data-drawn] canvas') !== null, `${type} is drawn`);
  return element;
}

/** Notes of every drawing from now on which lists it replaced. */
function watchReplaced(element: WidgetElement): (readonly string[])[] {
  const chart = chartOf(element);
  const noted: (readonly string[])[] = [];
  const draw: (option: object, how?: SetOptionOpts) => void = chart.setOption.bind(chart);
  chart.setOption = (option: object, how?: SetOptionOpts | boolean) => {
    if (typeof how !== 'object') throw new Error('The test knows only drawings with options of their own.');
    noted.push([how.replaceMerge ?? []].flat());
    draw(option, how);
  };
  return noted;
}

async function expectAsFresh(element: WidgetElement, look: Look, table: ReturnType<typeof tableOf>): Promise<void> {
  const fresh = await show(look, table);
  const isSame = () => {
    drawAnew(fresh);
    drawAnew(element);
    return isSamePicture(element, fresh);
  };
  await until(isSame, `${look.type} of ${table.rowCount} rows looks the same`);
  fresh.remove();
}

describe('a chart that gets other data', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [name, look] of Object.entries(CHARTS)) {
    it(`looks like one that had it from the start: ${name}`, async () => {
      const element = await show(look, tableOf(6, 1));
      const replaced = watchReplaced(element);
      for (const [count, seed] of [
        [6, 2],
        [9, 3],
        [3, 4],
        [0, 5],
        [12, 6],
      ] as const) {
        const table = tableOf(count, seed);
        element.table = table;
        if (count === 0) await element.updateComplete;
        else await expectAsFresh(element, look, table);
      }
      expect(replaced[0]).to.deep.equal([]);
    });
  }

  for (const [name, fields] of Object.entries({
    'a series less': { month: 'xAxis', sales: 'bar' },
    'a series more': { month: 'xAxis', sales: 'bar', cost: 'line', tax: 'bar' },
    'a line for a bar': { month: 'xAxis', sales: 'line', cost: 'line' },
  })) {
    it(`with ${name} looks like one that had them from the start`, async () => {
      const table = tableOf(6, 1);
      const look = CHARTS['bars and lines'] ?? expect.fail('no such chart');
      const element = await show(look, table);
      const replaced = watchReplaced(element);
      element.mapping = rolesOf(fields);
      await expectAsFresh(element, { ...look, mapping: element.mapping }, table);
      expect(replaced.at(-1)).to.deep.equal(['xAxis', 'yAxis', 'series']);
    });
  }

  it('keeps what a reader chose in the legend, also when its lists are replaced', async () => {
    const element = await show(CHARTS['bars and lines'] ?? expect.fail('no such chart'), tableOf(9, 3));
    const replaced = watchReplaced(element);
    chartOf(element).dispatchAction({ type: 'legendUnSelect', name: 'cost' });
    element.table = tableOf(3, 4);
    await until(() => replaced.length > 0, 'it is drawn again');
    expect(replaced.at(-1)).to.include('yAxis');
    const [legend] = chartOf(element).getOption()['legend'] as readonly { readonly selected: object }[];
    expect(legend?.selected).to.include({ cost: false });
  });
});
