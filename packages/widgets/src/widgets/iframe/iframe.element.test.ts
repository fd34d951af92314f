import { expect } from '@esm-bundle/chai';
import { AjIframe } from './iframe.element.ts';

const PAGES = ['1', '2', '3'].map((page) => ({ name: `第 ${page} 页`, url: `/nothing-here?page=${page}` }));

async function show(values: Partial<AjIframe>): Promise<AjIframe> {
  const element = new AjIframe();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function framesOf(element: AjIframe): HTMLIFrameElement[] {
  return [...element.renderRoot.querySelectorAll('iframe')];
}

function currentOf(element: AjIframe): string {
  return element.renderRoot.querySelector<HTMLIFrameElement>('iframe[data-current]')?.title ?? '';
}

describe('the iframe element', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows a page in a sandbox and loads the others when their turn comes', async () => {
    const element = await show({ iframeUrls: PAGES });
    expect(framesOf(element).map(({ title }) => title)).to.deep.equal(['第 1 页']);
    expect(framesOf(element)[0]?.sandbox.contains('allow-top-navigation')).to.equal(false);
    element.renderRoot.querySelectorAll('button')[2]!.click();
    await element.updateComplete;
    expect(framesOf(element)).to.have.length(2);
    expect(currentOf(element)).to.equal('第 3 页');
  });

  it('has white below a page but not at its edges, where it would frame a dark page', async () => {
    const { backgroundColor, backgroundSize } = getComputedStyle(framesOf(await show({ iframeUrls: PAGES }))[0]!);
    expect([backgroundColor, backgroundSize]).to.deep.equal(['rgba(0, 0, 0, 0)', 'calc(100% - 4px) calc(100% - 4px)']);
  });

  it('keeps a loaded page when another is shown', async () => {
    const element = await show({ iframeUrls: PAGES });
    const [first] = framesOf(element);
    element.renderRoot.querySelectorAll('button')[1]!.click();
    await element.updateComplete;
    expect(framesOf(element)[0]).to.equal(first);
    expect(first?.inert).to.equal(true);
  });

  it('switches by itself, round and round', async () => {
    const element = await show({ iframeUrls: PAGES.slice(0, 2), autoSwitchInterval: 0.1 });
    while (currentOf(element) !== '第 2 页') await new Promise((resolve) => setTimeout(resolve, 20));
    while (currentOf(element) !== '第 1 页') await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('fills the parameters of the page in', async () => {
    const element = await show({ iframeUrls: [{ name: '', url: '/x?line={line}' }], context: { line: 'a b' } });
    expect(framesOf(element)[0]?.src).to.contain('/x?line=a%20b');
  });

  it('says what to do while it is designed without a page, and nothing on the wall', async () => {
    const element = await show({ mode: 'edit' });
    expect(element.renderRoot.querySelector('.placeholder')?.textContent).to.contain('添加网页地址');
    const refused = await show({ mode: 'edit', iframeUrls: [{ name: '', url: 'javascript:alert(1)' }] });
    expect(refused.renderRoot.querySelector('.placeholder')?.textContent).to.contain('不被允许');
    expect((await show({})).renderRoot.querySelector('.aj-drawing')?.children).to.have.length(0);
  });
});
