import { expect } from '@esm-bundle/chai';
import { settled } from '../../kit/testing/until.testing.ts';
import { AjMarquee } from './marquee.element.ts';

async function show(values: Partial<AjMarquee>): Promise<AjMarquee> {
  const element = new AjMarquee();
  Object.assign(element, values);
  document.body.append(element);
  await settled(element);
  return element;
}

function motionOf(element: AjMarquee): Animation {
  return element.renderRoot.querySelector('.track')!.getAnimations()[0]!;
}

describe('the marquee element', () => {
  afterEach(() => document.body.replaceChildren());

  it('runs, and rests while the pointer is on it', async () => {
    const element = await show({ text: '滚动' });
    expect(motionOf(element).playState).to.equal('running');
    const frame = element.renderRoot.querySelector('.frame')!;
    frame.dispatchEvent(new PointerEvent('pointerenter'));
    expect(motionOf(element).playState).to.equal('paused');
    frame.dispatchEvent(new PointerEvent('pointerleave'));
    expect(motionOf(element).playState).to.equal('running');
  });

  it('is moved by the compositor: nothing but transform changes', async () => {
    const element = await show({});
    const frames = (motionOf(element).effect as KeyframeEffect).getKeyframes();
    expect(frames.map(({ transform }) => transform)).to.deep.equal(['translateX(0px)', 'translateX(-480px)']);
  });

  it('goes on where it was when its text changes', async () => {
    const element = await show({ text: '很长的一段文字'.repeat(20) });
    motionOf(element).currentTime = Number(motionOf(element).effect!.getComputedTiming().duration) / 2;
    element.text = '另一段文字'.repeat(60);
    await element.updateComplete;
    expect(motionOf(element).effect!.getComputedTiming().progress).to.be.greaterThan(0.4);
  });

  it('goes the other way, and upwards', async () => {
    const right = await show({ direction: 'right' });
    expect((motionOf(right).effect as KeyframeEffect).getKeyframes()[1]?.['transform']).to.equal('translateX(0px)');
    const up = await show({ direction: 'up' });
    expect(String((motionOf(up).effect as KeyframeEffect).getKeyframes()[1]?.['transform'])).to.contain('translateY');
  });

  it('is read out once and as text', async () => {
    const element = await show({ rows: [{ v: '<b>甲</b>' }, { v: '乙' }] });
    const read = [...element.renderRoot.querySelectorAll('.copy:not([aria-hidden]) span')];
    expect(read.map((one) => one.textContent)).to.deep.equal(['<b>甲</b>', '乙']);
  });

  it('sleeps outside of the viewport', async () => {
    const element = await show({});
    element.style.marginTop = '9000px';
    while (!element.hasAttribute('asleep')) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(motionOf(element).playState).to.equal('paused');
  });
});
