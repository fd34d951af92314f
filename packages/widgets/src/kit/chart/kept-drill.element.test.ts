import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { createWidget, loadWidget } from '../../stage/load-widget.ts';
import { chartIn } from './chart-surface.ts';
import { until } from '../testing/until.testing.ts';
import type { WidgetElement } from '../element/widget-element.ts';

const MAPPING = [
  { role: 'name', field: 'area' },
  { role: 'name', field: 'kind' },
  { role: 'value', field: 'sales' },
];

const tableOf = (areas: readonly string[], factor: number) =>
  toTable(
    areas.flatMap((area, a) => ['food', 'toys'].map((kind, k) => ({ area, kind, sales: factor * (9 - 3 * a + k) }))),
  );

interface Branch {
  readonly name: string;
  readonly children: readonly Branch[];
}

interface DrillModel {
  getViewRoot(): Branch;
}

for (const type of ['treemap', 'sunburst']) {
  describe(`a ${type} into which a reader has gone`, () => {
    let element: WidgetElement;

    function rootOf(): Branch | undefined {
      const model = (
        chartIn(element.renderRoot) as unknown as
          | { getModel(): { getSeriesByIndex(i: number): DrillModel } }
          | undefined
      )
        ?.getModel()
        .getSeriesByIndex(0);
      return model?.getViewRoot();
    }

    const dataNow = () => JSON.stringify(chartIn(element.renderRoot)?.getOption()['series']);

    beforeEach(async () => {
      await loadWidget(type);
      element = createWidget(type);
      Object.assign(element, { mapping: MAPPING, table: tableOf(['North', 'South'], 1), isDrill: true });
      document.body.append(element);
      await until(() => rootOf() !== undefined, 'it is drawn');
      const south = rootOf()?.children.find(({ name }) => name === 'South');
      chartIn(element.renderRoot)?.dispatchAction({ type: `${type}RootToNode`, seriesIndex: 0, targetNode: south });
      expect(rootOf()?.name).to.equal('South');
    });
    afterEach(() => element.remove());

    it('stays there when other numbers come', async () => {
      const before = dataNow();
      element.table = tableOf(['North', 'South'], 7);
      await until(() => dataNow() !== before, 'the next numbers are drawn');
      expect(rootOf()?.name).to.equal('South');
    });

    it('stays there in another scale', async () => {
      const before = chartIn(element.renderRoot);
      element.stageScale = 2;
      await until(
        () =>
          chartIn(element.renderRoot) !== undefined && chartIn(element.renderRoot) !== before && rootOf() !== undefined,
        'it is made anew',
      );
      expect(rootOf()?.name).to.equal('South');
    });

    it('shows the whole when the part is gone', async () => {
      element.table = tableOf(['North', 'West'], 1);
      await until(() => dataNow().includes('West'), 'the next numbers are drawn');
      expect(rootOf()?.children.map(({ name }) => name)).to.have.members(['North', 'West']);
    });
  });
}
