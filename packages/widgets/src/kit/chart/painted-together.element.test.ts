import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import type { EChartsType } from 'echarts/core';
import { createWidget, loadWidget } from '../../stage/load-widget.ts';
import { chartIn } from './chart-surface.ts';
import { until } from '../testing/until.testing.ts';
import type { WidgetElement } from '../element/widget-element.ts';

function make(): WidgetElement {
  const element = createWidget('bar-chart');
  element.mapping = [
    { role: 'xAxis', field: 'month' },
    { role: 'bar', field: 'sales' },
  ];
  element.table = tableOf(1, 2);
  element.style.cssText = 'display:inline-block;width:200px;height:120px';
  document.body.append(element);
  return element;
}

const boxOf = (element: WidgetElement) => element.renderRoot.querySelector<HTMLElement>('.aj-chart');
const tableOf = (...sales: readonly number[]) =>
  toTable(sales.map((value, i) => ({ month: `${i + 1}`, sales: value })));

describe('charts that get other data at the same time', () => {
  let elements: WidgetElement[];
  let charts: EChartsType[];

  beforeEach(async () => {
    await loadWidget('bar-chart');
    elements = [make(), make(), make()];
    await until(() => elements.every((one) => boxOf(one)?.dataset['drawn'] !== undefined), 'all are drawn');
    charts = elements.map((one) => chartIn(one.renderRoot)!);
  });
  afterEach(() => elements.forEach((one) => one.remove()));

  const shown = (chart: EChartsType): unknown =>
    (chart.getOption() as { series: readonly { data: unknown }[] }).series[0]?.data;
  const give = (...sales: readonly number[]) => {
    for (const one of elements) one.table = tableOf(...sales);
  };

  it('come into the page together when they are new', async () => {
    const added = [make(), make(), make()];
    elements.push(...added);
    await Promise.all(added.map((one) => one.updateComplete));
    const turns: number[] = [];
    // Mutations are reported when a turn is over: a canvas that came before its picture would be reported alone.
    const observer = new MutationObserver((records) => turns.push(records.length));
    for (const one of added) observer.observe(one.renderRoot, { subtree: true, childList: true });
    await until(() => added.every((one) => one.renderRoot.querySelector('canvas')), 'all are in the page');
    observer.disconnect();
    expect(turns).to.deep.equal([3]);
  });

  it('are painted when the last of them has taken it in', async () => {
    const shownAtPainting: unknown[][] = [];
    for (const chart of charts) chart.on('rendered', () => void shownAtPainting.push(charts.map(shown)));
    give(3, 4);
    await until(() => shownAtPainting.length === 3, 'all are painted');
    expect(shownAtPainting.flat()).to.deep.equal(Array.from({ length: 9 }, () => [3, 4]));
  });

  it('paint nothing when they have left the page meanwhile', async () => {
    give(5, 6);
    await until(() => JSON.stringify(shown(charts[0]!)) === '[5,6]', 'the first has taken it in');
    elements.forEach((one) => one.remove());
    await until(() => charts.every((chart) => chart.isDisposed()), 'all are gone');
  });
});
