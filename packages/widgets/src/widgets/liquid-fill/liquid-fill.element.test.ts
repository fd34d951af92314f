import { expect } from '@esm-bundle/chai';
import { testPictures } from '../../kit/testing/element-pictures.testing.ts';
import { nextFrame, until } from '../../kit/testing/until.testing.ts';
import { AjLiquidFill } from './liquid-fill.element.ts';
import { samples } from './liquid-fill.sample.ts';
import { liquidFill } from './liquid-fill.widget.ts';

async function show(values: Partial<AjLiquidFill>): Promise<AjLiquidFill> {
  const element = new AjLiquidFill();
  Object.assign(element, values);
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

const shiftOf = (element: AjLiquidFill) => element.renderRoot.querySelector<SVGPathElement>('.wave')!.style.translate;

describe('the liquid fill element', () => {
  afterEach(() => document.body.replaceChildren());

  it('moves its waves while it is seen, and rests elsewhere', async () => {
    const element = await show({});
    const before = shiftOf(element);
    await until(() => shiftOf(element) !== before, 'the waves move');
    element.style.cssText = 'position:absolute;top:-9000px';
    await until(() => !element.isMoving, 'the waves rest off-screen');
    element.style.cssText = '';
    await until(() => element.isMoving, 'the waves move again');
    element.remove();
    expect(element.isMoving).to.equal(false);
  });

  it('is still in the designer and when it is set to', async () => {
    expect((await show({ mode: 'edit' })).isMoving).to.equal(false);
    expect((await show({ waveSeconds: 0 })).isMoving).to.equal(false);
  });

  it('takes the colour of the rule that its value meets', async () => {
    const element = await show({
      rows: [{ 水库蓄水率: 40 }],
      conditions: [{ operator: '<', operand: '60', color: 'rgb(255, 0, 0)' }],
    });
    const outline = element.renderRoot.querySelector<SVGPathElement>('.outline')!;
    expect(outline.style.stroke).to.equal('rgb(255, 0, 0)');
    element.rows = [{ 水库蓄水率: 75 }];
    await element.updateComplete;
    expect(outline.style.stroke).not.to.equal('rgb(255, 0, 0)');
  });

  it('writes its figure in the ink that reads where it stands, in two where waves cross it', async () => {
    const inksIn = async (theme: string, value: number) => {
      const element = await show({ theme, rows: [{ 水库蓄水率: value }] });
      return [...element.renderRoot.querySelectorAll('.value')].map((text) => getComputedStyle(text).fill);
    };
    const [dark, white] = ['rgb(16, 26, 44)', 'rgb(255, 255, 255)'];
    expect(await inksIn('light', 62)).to.deep.equal([dark, white]);
    expect(await inksIn('light', 90)).to.deep.equal([white]);
    expect(await inksIn('light', 5)).to.deep.equal([dark]);
    expect(await inksIn('light', 0)).to.deep.equal([dark]);
    expect(await inksIn('deep-blue', 62)).to.deep.equal(['rgb(246, 250, 255)', 'rgb(13, 21, 38)']);
    expect(await inksIn('deep-blue', 90)).to.deep.equal(['rgb(13, 21, 38)']);
  });

  it('moves the border of both inks with the waves', async () => {
    const element = await show({ theme: 'light', rows: [{ 水库蓄水率: 60 }] });
    const places = () => {
      const waves = [...element.renderRoot.querySelectorAll<SVGPathElement>('[data-speed="1"]')];
      return waves.map(({ style }) => `${style.translate}`);
    };
    const [before] = places();
    await until(() => places()[0] !== before, 'the waves move');
    expect(new Set(places()).size).to.equal(1);
    expect(places()).to.have.length(3);
  });

  it('has two lines for a long name, and its figure within its vessel', async () => {
    const element = await show({ rows: [{ 'Mean level of all reservoirs': 62.8 }], vessel: 'drop' });
    element.style.cssText = 'display:block;width:200px;height:120px';
    const svg = () => element.renderRoot.querySelector('svg')!.getAttribute('viewBox');
    await until(() => svg() === '0 0 200 120', 'the drawing has its size');
    expect(element.renderRoot.querySelectorAll('[part="name"]')).to.have.length(2);
    const [value, vessel] = ['.value', '[part="track"]'].map((one) =>
      element.renderRoot.querySelector(one)!.getBoundingClientRect(),
    );
    expect(value!.width).to.be.at.most(vessel!.width * 0.85);
  });

  it('tells itself in words and when it is clicked', async () => {
    const element = await show({ rows: [{ 水库蓄水率: 40 }] });
    expect(element.summary()).to.equal('水库蓄水率 40%');
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    element.renderRoot.querySelector('[part="fill"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect((await received).detail).to.deep.equal({ name: '水库蓄水率', value: 40, percent: 40 });
  });
});

describe('the pictures of a liquid fill', () => {
  const still = samples.map((sample) => ({ ...sample, setup: { ...sample.setup, waveSeconds: 0 } }));
  testPictures(
    liquidFill,
    still.filter(({ name }) => ['typical', 'square', 'drop', 'diamond'].includes(name)),
  );
});
