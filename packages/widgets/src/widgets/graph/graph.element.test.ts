import { expect } from '@esm-bundle/chai';
import './graph.element.ts';
import type { AjGraph } from './graph.element.ts';
import { chartIn } from '../../kit/chart/chart-surface.ts';
import { until } from '../../kit/testing/until.testing.ts';

type Place = readonly [number, number];

interface WithNodes {
  getModel(): { getSeriesByIndex(index: number): { getData(): { getItemLayout(index: number): Place } } };
}

const ROWS = ['b', 'c', 'd'].map((target, i) => ({ source: 'a', target, value: i + 1 }));
const MAPPING = ['source', 'target', 'value'].map((role) => ({ role, field: role }));

describe('a node that a reader has dragged', () => {
  let element: AjGraph;

  function placeOf(index: number): Place {
    const [x, y] = (chartIn(element.renderRoot) as unknown as WithNodes)
      .getModel()
      .getSeriesByIndex(0)
      .getData()
      .getItemLayout(index);
    return [Math.round(x), Math.round(y)];
  }

  /** zrender listens to a mouse, the widget to any pointer. */
  function point(kind: 'down' | 'move' | 'up', [x, y]: Place): void {
    const { left, top } = element.getBoundingClientRect();
    const at = { bubbles: true, composed: true, clientX: left + x, clientY: top + y, button: 0 };
    const target = element.renderRoot.querySelector('canvas')!;
    target.dispatchEvent(new PointerEvent(`pointer${kind}`, at));
    target.dispatchEvent(new MouseEvent(`mouse${kind}`, at));
  }

  function drag(from: Place, to: Place): void {
    point('move', from);
    point('down', from);
    point('move', [from[0] + 4, from[1] + 4]);
    point('move', to);
    point('up', to);
  }

  beforeEach(async () => {
    element = document.createElement('aj-graph') as AjGraph;
    element.style.cssText = 'display:block;width:400px;height:300px';
    Object.assign(element, { rows: ROWS, mapping: MAPPING, isDraggable: true });
    document.body.append(element);
    await until(() => chartIn(element.renderRoot) !== undefined, 'it is drawn');
  });
  afterEach(() => element.remove());

  it('stays there in another instance, and moves with the box', async () => {
    const others = [placeOf(1), placeOf(2)];
    drag(placeOf(0), [120, 40]);
    expect(placeOf(0)).to.deep.equal([120, 40]);
    const before = chartIn(element.renderRoot);
    element.language = 'en';
    await until(
      () => chartIn(element.renderRoot) !== undefined && chartIn(element.renderRoot) !== before,
      'another instance is drawn',
    );
    expect([placeOf(0), placeOf(1), placeOf(2)]).to.deep.equal([[120, 40], ...others]);
    element.style.width = '300px';
    await until(() => chartIn(element.renderRoot)?.getWidth() === 300, 'it is drawn in the narrower box');
    expect(placeOf(0)).to.deep.equal([90, 40]);
  });

  it('stays there when other numbers come', async () => {
    drag(placeOf(0), [120, 40]);
    element.rows = ROWS.map((row) => ({ ...row, value: 7 }));
    await until(
      () => JSON.stringify(chartIn(element.renderRoot)?.getOption()['series']).includes('"value":7'),
      'they are drawn',
    );
    expect(placeOf(0)).to.deep.equal([120, 40]);
  });
});
