import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { nextFrame } from '../../kit/testing/until.testing.ts';
import { AjRing } from './ring.element.ts';

async function show(values: Partial<AjRing>): Promise<AjRing> {
  const element = new AjRing();
  Object.assign(element, values);
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

describe('the ring element', () => {
  afterEach(() => document.body.replaceChildren());

  it('writes the value of its data, and is drawn without one', async () => {
    const element = await show({ table: toTable([{ 在线: 1286 }]), suffix: '台', label: '设备' });
    const words = () => element.renderRoot.querySelector('.words')?.textContent?.replaceAll(/\s/g, '');
    expect(words()).to.equal('1,286台设备');
    expect(element.summary()).to.equal('设备 1,286台');
    element.table = toTable([]);
    await element.updateComplete;
    expect(words()).to.equal('设备');
    expect(element.renderRoot.querySelector('svg circle')).not.to.equal(null);
  });

  it('turns as fast and in the direction that is set', async () => {
    const element = await show({ turnSeconds: 10, isReversed: true });
    const { animationDuration, animationDirection } = getComputedStyle(element.renderRoot.querySelector('.turn')!);
    expect([animationDuration, animationDirection]).to.deep.equal(['10s', 'reverse']);
  });

  it('stands still when set to, and sleeps where nobody sees it', async () => {
    const element = await show({});
    const running = () => element.shadowRoot!.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(running()).to.equal(0);
    while (!element.hasAttribute('moving')) await nextFrame();
    expect(running()).to.be.above(2);
    element.style.marginTop = '9000px';
    while (!element.hasAttribute('asleep')) await nextFrame();
    expect(running()).to.equal(0);
    element.isAnimated = false;
    await element.updateComplete;
    expect(element.shadowRoot!.getAnimations()).to.have.length(0);
  });
});
