import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import { AjIframeCarousel } from './iframe-carousel.element.ts';

const pages = ['1', '2', '3', '4'].map((page) => ({ name: `第 ${page} 页`, url: `/nothing-here?page=${page}` }));

async function show(values: Partial<AjIframeCarousel>): Promise<AjIframeCarousel> {
  const element = new AjIframeCarousel();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function titlesOf(element: AjIframeCarousel): string[] {
  return [...element.renderRoot.querySelectorAll('iframe')].map(({ title }) => title);
}

describe('the iframe carousel element', () => {
  afterEach(() => document.body.replaceChildren());

  it('loads the next page when the shown one is there, and no other', async () => {
    const element = await show({ pages, interval: 0 });
    expect(titlesOf(element)).to.deep.equal(['第 1 页']);
    await until(() => titlesOf(element).length === 2, 'the next one is loaded');
    expect(titlesOf(element)).to.deep.equal(['第 1 页', '第 2 页']);
    element.renderRoot.querySelectorAll<HTMLButtonElement>('.tab')[2]!.click();
    await until(() => titlesOf(element).join() === '第 1 页,第 3 页,第 4 页', 'its next one is loaded');
    expect(element.renderRoot.querySelector<HTMLIFrameElement>('[data-current] iframe')?.title).to.equal('第 3 页');
  });

  it('keeps pages in a sandbox, those of this site without its origin', async () => {
    const element = await show({ pages: [pages[0]!, { name: '外', url: 'https://a.example/' }], interval: 0 });
    const frame = element.renderRoot.querySelector('iframe')!;
    expect(frame.sandbox.contains('allow-same-origin')).to.equal(false);
    expect(frame.sandbox.contains('allow-top-navigation')).to.equal(false);
  });

  it('turns by itself and tells which tab was clicked', async () => {
    const element = await show({ pages, interval: 0.1 });
    const selected = () => element.renderRoot.querySelector('.tab[aria-selected="true"]')?.textContent?.trim();
    await until(() => selected() === '第 2 页', 'the second has its turn');
    const received: unknown[] = [];
    element.addEventListener('aj-select', (event) => received.push((event as CustomEvent).detail));
    element.renderRoot.querySelector<HTMLButtonElement>('.tab')!.click();
    expect(received).to.deep.equal([{ name: '第 1 页', value: new URL(pages[0]!.url, location.href).href, row: 1 }]);
  });

  it('says what to do while it is designed, and nothing on the wall', async () => {
    const designed = await show({ mode: 'edit' });
    expect(designed.renderRoot.querySelector('.placeholder')?.textContent).to.contain('添加网页地址');
    const refused = await show({ mode: 'edit', pages: [{ name: '', url: 'javascript:alert(1)' }] });
    expect(refused.renderRoot.querySelector('.placeholder')?.textContent).to.contain('不被允许');
    expect((await show({})).renderRoot.querySelector('.aj-drawing')?.children).to.have.length(0);
  });
});
