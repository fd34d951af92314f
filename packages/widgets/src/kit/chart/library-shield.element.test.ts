import { expect } from '@esm-bundle/chai';
import '../../widgets/bar-chart/bar-chart.element.ts';
import '../../widgets/pie-chart/pie-chart.element.ts';
import { until } from '../testing/until.testing.ts';
import type { WidgetElement } from '../element/widget-element.ts';
import { loadLatePart } from './late-parts.ts';

async function drawn(tag: string): Promise<WidgetElement> {
  const chart = document.createElement(tag) as WidgetElement;
  chart.style.width = '400px';
  chart.style.height = '200px';
  document.body.append(chart);
  await until(() => chart.renderRoot?.querySelector('[data-drawn], [part="cover"]') !== null, `${tag} shows something`);
  return chart;
}

function pictureOf(chart: WidgetElement): string {
  return chart.renderRoot.querySelector('canvas')?.toDataURL() ?? chart.renderRoot.textContent ?? '';
}

const ADDED = { data: '§', label: () => '§', name: '§', type: '§', show: '§', each: () => undefined };

describe('charts of a page that adds to every object', () => {
  before(() => loadLatePart('pointer'));
  afterEach(() => {
    document.body.replaceChildren();
    for (const name of Object.keys(Object.prototype)) Reflect.deleteProperty(Object.prototype, name);
  });

  for (const tag of ['aj-bar-chart', 'aj-pie-chart']) {
    it(`are drawn as on any other page, and followed by the pointer: ${tag}`, async () => {
      const plain = pictureOf(await drawn(tag));
      Object.assign(Object.prototype, ADDED);
      const chart = await drawn(tag);
      expect(pictureOf(chart)).to.equal(plain);
      const canvas = chart.renderRoot.querySelector('canvas')!;
      const { left, top } = canvas.getBoundingClientRect();
      for (let x = 100; x <= 300; x += 20)
        canvas.dispatchEvent(new MouseEvent('mousemove', { clientX: left + x, clientY: top + 100, bubbles: true }));
      await until(() => pictureOf(chart) !== plain, 'the tooltip is drawn');
      expect({ ...Object.prototype }).to.deep.equal(ADDED);
    });
  }
});
