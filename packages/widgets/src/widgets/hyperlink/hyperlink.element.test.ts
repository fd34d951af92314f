import { expect } from '@esm-bundle/chai';
import { AjHyperlink } from './hyperlink.element.ts';

async function show(values: Partial<AjHyperlink>): Promise<HTMLAnchorElement> {
  const element = new AjHyperlink();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element.renderRoot.querySelector('a')!;
}

describe('the hyperlink element', () => {
  afterEach(() => document.body.replaceChildren());

  it('opens a new window without handing itself over', async () => {
    const link = await show({ linkAddress: 'https://a.example/', jumpMode: 'other' });
    expect(link.target).to.equal('_blank');
    expect(link.rel).to.equal('noopener noreferrer');
    expect(link.href).to.equal('https://a.example/');
  });

  it('is no link for an address that is not allowed, and says so to who designs it', async () => {
    const link = await show({ linkAddress: 'javascript:alert(1)', mode: 'edit' });
    expect(link.hasAttribute('href')).to.equal(false);
    expect(link.parentElement!.querySelector('small')?.textContent).to.contain('地址无效');
    const seen = await show({ linkAddress: '' });
    expect(seen.parentElement!.querySelector('small')).to.equal(null);
  });

  it('has smaller letters, in up to three lines, where its words would be cut', async () => {
    const letters = { text: 'Open the production screen', fontSize: 24, letterSpacing: 0.1 };
    const sizes = [
      [220, 48],
      [120, 120],
      [600, 60],
    ];
    const fonts: number[] = [];
    for (const [width, height] of sizes) {
      const link = await show(letters);
      const host = (link.getRootNode() as ShadowRoot).host as HTMLElement;
      Object.assign(host.style, { width: `${width}px`, height: `${height}px` });
      const frame = link.parentElement!;
      expect(frame.scrollHeight, `${width} × ${height}`).to.be.at.most(frame.clientHeight);
      fonts.push(Number.parseFloat(getComputedStyle(link).fontSize));
    }
    expect(fonts[0]).to.be.below(24);
    expect(fonts[2]).to.equal(24);
  });

  it('takes parameters of the page from the stage', async () => {
    const link = await show({ linkAddress: '/x?id={id}', context: { id: 'a b' } });
    expect(link.search).to.equal('?id=a%20b');
  });
});
