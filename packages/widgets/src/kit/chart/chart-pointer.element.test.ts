import { expect } from '@esm-bundle/chai';
import { createWidget, loadWidget } from '../../stage/load-widget.ts';
import { chartIn } from './chart-surface.ts';
import { until } from '../testing/until.testing.ts';
import type { WidgetElement } from '../element/widget-element.ts';

describe('a pointer that is pressed in a chart', () => {
  let element: WidgetElement;
  let received: string[];

  function point(kind: 'down' | 'move' | 'up', [x, y]: readonly [number, number], target: Element): void {
    const { left, top } = element.getBoundingClientRect();
    const at = { bubbles: true, composed: true, clientX: left + x, clientY: top + y, button: 0 };
    target.dispatchEvent(new MouseEvent(`mouse${kind}`, at));
  }

  beforeEach(async () => {
    await loadWidget('bar-chart');
    element = createWidget('bar-chart');
    element.style.cssText = 'display:block;width:300px;height:200px';
    element.rows = [{ area: 'a', sales: 1 }];
    document.body.append(element);
    await until(() => chartIn(element.renderRoot) !== undefined, 'the chart is drawn');
    received = [];
    const zrender = chartIn(element.renderRoot)!.getZr();
    for (const name of ['mousemove', 'mouseup'] as const) {
      zrender.on(
        name,
        ({ offsetX, offsetY }) => void received.push(`${name} ${Math.round(offsetX)} ${Math.round(offsetY)}`),
      );
    }
    const canvas = element.renderRoot.querySelector('canvas')!;
    point('down', [50, 60], canvas);
    point('move', [51, 60], canvas);
    received.length = 0;
  });
  afterEach(() => element.remove());

  it('is followed once at each move within it', () => {
    const canvas = element.renderRoot.querySelector('canvas')!;
    point('move', [70, 60], canvas);
    point('move', [80, 60], canvas);
    point('up', [80, 60], canvas);
    expect(received).to.deep.equal(['mousemove 70 60', 'mousemove 80 60', 'mouseup 80 60']);
  });

  it('is followed beyond its edges until it is let go', () => {
    point('move', [400, 60], document.body);
    point('up', [410, 60], document.body);
    point('move', [420, 60], document.body);
    expect(received).to.deep.equal(['mousemove 400 60', 'mouseup 410 60']);
  });
});
