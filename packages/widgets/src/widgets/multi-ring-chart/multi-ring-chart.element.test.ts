import { expect } from '@esm-bundle/chai';
import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import { nextFrame } from '../../kit/testing/until.testing.ts';
import { AjMultiRingChart } from './multi-ring-chart.element.ts';
import { samples } from './multi-ring-chart.sample.ts';
import { multiRingChart } from './multi-ring-chart.widget.ts';

describe('the multi-ring chart element', () => {
  afterEach(() => document.body.replaceChildren());

  it('draws a ring a row and tells which one was clicked', async () => {
    const element = new AjMultiRingChart();
    document.body.append(element);
    await nextFrame();
    await element.updateComplete;
    const bars = element.renderRoot.querySelectorAll<SVGPathElement>('.bar');
    expect([...bars].map((bar) => bar.style.strokeDasharray.split(',')[0])).to.deep.equal([
      '0.864',
      '0.72',
      '0.608333',
      '0.442',
    ]);
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    bars[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect((await received).detail).to.deep.equal({ name: '华南', value: 6120, percent: 72 });
    expect(element.summary()).to.contain('华东 86.4%');
  });

  it('gives the rings that meet a rule its colour', async () => {
    const element = new AjMultiRingChart();
    element.conditions = [{ subject: 'value', operator: '<', operand: '5000', color: 'rgb(255, 0, 0)' }];
    document.body.append(element);
    await nextFrame();
    await element.updateComplete;
    const inks = [...element.renderRoot.querySelectorAll<SVGPathElement>('.bar')].map((bar) => bar.style.stroke);
    expect(inks.map((ink) => ink === 'rgb(255, 0, 0)')).to.deep.equal([false, false, true, true]);
  });
});

describe('the pictures of a multi-ring chart', () => {
  testPictures(
    multiRingChart,
    samples.filter(({ name }) => ['typical', 'open', 'negative', 'small'].includes(name)),
  );
});
