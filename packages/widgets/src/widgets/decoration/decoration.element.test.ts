import { expect } from '@esm-bundle/chai';
import { settled, until } from '../../kit/testing/until.testing.ts';
import { AjDecoration } from './decoration.element.ts';

async function show(values: Partial<AjDecoration>): Promise<AjDecoration> {
  const element = new AjDecoration();
  Object.assign(element, values);
  document.body.append(element);
  await settled(element);
  return element;
}

describe('the decoration element', () => {
  afterEach(() => document.body.replaceChildren());

  it('writes its caption and says it in summaries', async () => {
    const element = await show({ showtype: 'section', caption: '订单 <i>分布</i>' });
    expect(element.renderRoot.querySelector('.caption')?.textContent?.trim()).to.equal('订单 <i>分布</i>');
    expect(element.summary()).to.equal('订单 <i>分布</i>');
  });

  it('makes a caption smaller that does not fit', async () => {
    const element = await show({ showtype: 'divider', caption: '很长的标题'.repeat(12), captionSize: 40 });
    const caption = element.renderRoot.querySelector<HTMLElement>('.caption')!;
    expect(Number.parseFloat(caption.style.fontSize)).to.be.below(40);
  });

  it('turns only what the compositor can turn', async () => {
    const element = await show({ showtype: 'radar' });
    await until(() => element.hasAttribute('moving'), 'it moves');
    const names = [...element.renderRoot.querySelectorAll('svg *')]
      .map((node) => getComputedStyle(node).animationName)
      .filter((name) => name !== 'none');
    expect(new Set(names)).to.deep.equal(new Set(['aj-turn', 'aj-blink']));
  });

  it('is hidden from screen readers as a picture', async () => {
    const element = await show({ showtype: 'ring' });
    expect(element.renderRoot.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true');
  });
});
