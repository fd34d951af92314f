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

  it('takes parameters of the page from the stage', async () => {
    const link = await show({ linkAddress: '/x?id={id}', context: { id: 'a b' } });
    expect(link.search).to.equal('?id=a%20b');
  });
});
