import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import { nextFrame } from '../../kit/testing/until.testing.ts';
import { AjProgressRing } from './progress-ring.element.ts';
import { samples } from './progress-ring.sample.ts';
import { progressRing } from './progress-ring.widget.ts';

async function show(values: Partial<AjProgressRing>): Promise<AjProgressRing> {
  const element = new AjProgressRing();
  Object.assign(element, values);
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

const barOf = (element: AjProgressRing) => element.renderRoot.querySelector<SVGPathElement>('.bar')!;

describe('the progress ring element', () => {
  afterEach(() => document.body.replaceChildren());

  it('covers its share of the ring and keeps its stroke for the next value', async () => {
    const element = await show({ rows: [{ 完成率: 25 }] });
    const bar = barOf(element);
    expect(bar.style.strokeDasharray).to.equal('0.25, 2');
    element.table = toTable([{ 完成率: 50 }]);
    await element.updateComplete;
    expect(barOf(element)).to.equal(bar);
    expect(bar.style.strokeDasharray).to.equal('0.5, 2');
  });

  it('takes the colour of the rule that its value meets', async () => {
    const element = await show({
      rows: [{ 完成率: 25 }],
      conditions: [{ operator: '<', operand: '60', color: 'rgb(255, 0, 0)' }],
    });
    const inkOf = () => getComputedStyle(element.renderRoot.querySelector('stop')!).stopColor;
    expect(inkOf()).to.equal('rgb(255, 0, 0)');
    element.rows = [{ 完成率: 75 }];
    await element.updateComplete;
    expect(inkOf()).not.to.equal('rgb(255, 0, 0)');
  });

  it('tells itself in words and when it is clicked', async () => {
    const element = await show({ rows: [{ 完成率: 25 }] });
    expect(element.summary()).to.equal('完成率 25%');
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    barOf(element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect((await received).detail).to.deep.equal({ name: '完成率', value: 25, percent: 25 });
  });
});

describe('the pictures of a progress ring', () => {
  testPictures(
    progressRing,
    samples.filter(({ name }) => ['typical', 'segments', 'open', 'small'].includes(name)),
  );
});
