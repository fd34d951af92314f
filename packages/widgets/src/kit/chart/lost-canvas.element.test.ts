import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { createWidget, loadWidget } from '../../stage/load-widget.ts';
import { until } from '../testing/until.testing.ts';
import type { WidgetElement } from '../element/widget-element.ts';

const TABLE = toTable([
  { day: 'a', sales: 3 },
  { day: 'b', sales: 5 },
]);

const canvasOf = (element: WidgetElement) =>
  element.renderRoot?.querySelector<HTMLCanvasElement>('.aj-chart[data-drawn] canvas') ?? undefined;

/** Points of a canvas that are not transparent. */
function paintedIn(canvas: HTMLCanvasElement | undefined): number {
  const { width = 0, height = 0 } = canvas ?? {};
  const points = width > 0 ? canvas?.getContext('2d')?.getImageData(0, 0, width, height).data : undefined;
  return points?.filter((value, at) => at % 4 === 3 && value > 0).length ?? 0;
}

describe('a chart whose canvas was lost, as after a fault of the graphics driver', () => {
  it('is drawn again when the browser gives it back', async () => {
    await loadWidget('bar-chart');
    const element = createWidget('bar-chart') as WidgetElement;
    Object.assign(element.style, { display: 'block', width: '400px', height: '300px' });
    element.table = TABLE;
    document.body.append(element);
    await until(() => paintedIn(canvasOf(element)) > 100, 'it is drawn');
    const lost = canvasOf(element) as HTMLCanvasElement;
    lost.getContext('2d')?.reset();
    expect(paintedIn(lost)).to.equal(0);
    lost.dispatchEvent(new Event('contextrestored'));
    await until(() => canvasOf(element) !== lost && paintedIn(canvasOf(element)) > 100, 'it is drawn again');
    element.remove();
  });
});
