import { expect } from '@esm-bundle/chai';
import { all, click, showControl } from '../../kit/control/control.testing.ts';
import { AjButton } from './button.element.ts';

describe('the button element', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells its parameters on every click, and nothing before', async () => {
    const { element, received } = await showControl(new AjButton(), {
      params: [{ paramKey: 'region', paramValue: '华东' }],
    });
    expect(received).to.deep.equal([]);
    await click(element, '.button');
    await click(element, '.button');
    expect(received).to.deep.equal([{ region: '华东' }, { region: '华东' }]);
  });

  it('is a link when it has an address that is allowed', async () => {
    const { element } = await showControl(new AjButton(), { linkAddress: '/detail?id={id}', context: { id: 'a b' } });
    const link = all(element, 'a')[0] as HTMLAnchorElement;
    expect([link.search, link.target, link.rel]).to.deep.equal(['?id=a%20b', '_blank', 'noopener noreferrer']);
    element.linkAddress = 'javascript:alert(1)';
    await element.updateComplete;
    expect(all(element, 'a')).to.have.length(0);
  });

  it('turns the whole page to full screen and back, and says where a browser refuses it', async () => {
    const { element } = await showControl(new AjButton(), { action: 'fullscreen' });
    const words = () => element.renderRoot.querySelector('.button')?.textContent?.trim();
    expect(words()).to.equal('全屏');
    const page = document.documentElement;
    const asked: string[] = [];
    let refusal: Error | undefined;
    page.requestFullscreen = async () => {
      asked.push('full');
      if (refusal) throw refusal;
    };
    await click(element, '.button');
    expect([asked, words()]).to.deep.equal([['full'], '全屏']);
    refusal = new TypeError('not allowed');
    await click(element, '.button');
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    expect(words()).to.equal('此处不能全屏');
    Reflect.deleteProperty(page, 'requestFullscreen');
  });

  it('does nothing while it is designed', async () => {
    const { element, received } = await showControl(new AjButton(), { mode: 'edit' });
    await click(element, '.button');
    expect(received).to.deep.equal([]);
  });

  it('has two lines for long words where it is high enough', async () => {
    const { element } = await showControl(new AjButton(), { text: 'Show all figures', fontSize: 14 });
    const words = all(element, '.button > span')[0]!;
    const heightIn = (height: string) => {
      Object.assign(element.style, { width: '100px', height });
      return words.getBoundingClientRect().height;
    };
    expect(heightIn('60px')).to.be.greaterThan(heightIn('40px') * 1.5);
  });
});
