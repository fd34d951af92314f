import { expect } from '@esm-bundle/chai';
import { nextFrame, until } from '../../kit/testing/until.testing.ts';
import { AjTitleBar } from './title-bar.element.ts';

async function show(values: Partial<AjTitleBar>): Promise<AjTitleBar> {
  const element = new AjTitleBar();
  Object.assign(element, values);
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

function captionOf(element: AjTitleBar): HTMLElement {
  return element.renderRoot.querySelector<HTMLElement>('.caption')!;
}

describe('the title bar element', () => {
  afterEach(() => document.body.replaceChildren());

  it('writes title and subtitle as they are', async () => {
    const element = await show({ caption: '<b>产能</b>', subtitle: 'OUTPUT' });
    expect([...captionOf(element).children].map(({ textContent }) => textContent)).to.deep.equal([
      '<b>产能</b>',
      'OUTPUT',
    ]);
    expect(element.summary()).to.equal('<b>产能</b> · OUTPUT');
  });

  it('makes a title smaller that does not fit', async () => {
    const element = await show({ caption: '很长的标题'.repeat(12), captionSize: 40 });
    expect(Number.parseFloat(captionOf(element).style.fontSize)).to.be.below(20);
  });

  it('cuts no title that it can make smaller, in either language', async () => {
    for (const caption of ['Emergency Dispatch Centre', '全国应急指挥调度中心', 'Global Supply Chain Watch'])
      for (const captionSize of [36, 50, 64]) {
        const element = await show({ caption, captionSize });
        element.style.cssText = 'display:block;width:1200px;max-width:none;height:140px';
        await until(() => element.renderRoot.querySelector('svg')!.getAttribute('viewBox') === '0 0 1200 140', 'drawn');
        const words = captionOf(element).querySelector<HTMLElement>('.words')!;
        expect(words.scrollWidth, `${caption} ${captionSize}`).to.be.at.most(words.clientWidth);
      }
  });

  it('lets only transforms and opacity move, and nothing when set to stand still', async () => {
    const element = await show({ showtype: 'orbit' });
    const moving = () => element.shadowRoot!.getAnimations();
    await until(() => element.hasAttribute('moving'), 'it moves');
    const properties = moving().flatMap((one) =>
      (one.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const moved = properties.filter((name) => !['offset', 'easing', 'composite', 'computedOffset'].includes(name));
    expect([...new Set(moved)].sort()).to.deep.equal(['opacity', 'transform']);
    element.isAnimated = false;
    await element.updateComplete;
    expect(moving()).to.have.length(0);
  });
});
