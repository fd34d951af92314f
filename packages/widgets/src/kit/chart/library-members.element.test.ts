import { expect } from '@esm-bundle/chai';
import { openChart, closeChart } from './chart-surface.ts';
import { useParts } from './echarts.ts';

/**
 * Members of zrender that the kit replaces although nothing promises them. When one of these fails after an update of
 * ECharts, the module that is named here needs another way.
 */
describe('the members of zrender that are replaced', () => {
  useParts([]);
  const chart = openChart({ renderer: 'canvas', width: 100, height: 100 }, () => undefined);
  after(() => closeChart(chart));

  it('are there: the loop of an animation (chart-frames)', () => {
    const animation = chart.getZr().animation as object;
    const kind = Object.getPrototypeOf(animation) as object;
    for (const name of ['_startLoop', 'update', 'pause', 'resume']) expect(kind).to.have.property(name);
    for (const name of ['_running', '_paused']) expect(animation).to.have.property(name);
  });

  it('are there: what paints a picture (chart-frames)', () => {
    expect(Object.getPrototypeOf(chart.getZr())).to.have.property('flush');
  });

  it('are there: where a pressed pointer is listened for (chart-pointer)', () => {
    const { proxy } = chart.getZr().handler as unknown as { proxy: { _globalHandlerScope: { domTarget: object } } };
    expect(proxy).to.have.property('painterRoot');
    expect(proxy._globalHandlerScope.domTarget).to.have.property('addEventListener');
  });
});
