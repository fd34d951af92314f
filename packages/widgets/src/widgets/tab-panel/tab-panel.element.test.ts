import { expect } from '@esm-bundle/chai';
import type { PartsDetail } from '../../kit/widget/container-part.ts';
import { all, click, press, settle, showControl } from '../../kit/control/control.testing.ts';
import { AjTabPanel } from './tab-panel.element.ts';

const PARTS = [
  { id: 'p', title: '产量' },
  { id: 'q', title: '质量' },
];

function listen(element: AjTabPanel): (readonly string[])[] {
  const shown: (readonly string[])[] = [];
  element.addEventListener('aj-parts', (event) => shown.push((event as CustomEvent<PartsDetail>).detail.shown));
  return shown;
}

describe('the tab panel element', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the part of the chosen tab and tells which', async () => {
    const element = new AjTabPanel();
    const shown = listen(element);
    const { received } = await showControl(element, { parts: PARTS });
    await click(element, '[role="tab"]', 1);
    expect(shown).to.deep.equal([['p'], ['q']]);
    expect(received).to.deep.equal([
      { name: '产量', index: 1 },
      { name: '质量', index: 2 },
    ]);
  });

  it('names its examples in the language of now', async () => {
    const { element } = await showControl(new AjTabPanel(), { language: 'en' });
    element.language = 'zh';
    await settle(element);
    expect(all(element, '[role="tab"]').map((tab) => tab.textContent?.trim())).to.deep.equal([
      '标签 1',
      '标签 2',
      '标签 3',
    ]);
  });

  it('shows children by their slot when it stands alone', async () => {
    const element = new AjTabPanel();
    for (const { id } of PARTS) {
      const child = document.createElement('p');
      child.slot = id;
      child.textContent = id;
      element.append(child);
    }
    await showControl(element, { parts: PARTS, defaultTab: 2 });
    const seen = [...element.children].filter((child) => (child as HTMLElement).offsetParent !== null);
    expect(seen.map((child) => child.textContent)).to.deep.equal(['q']);
  });

  it('is worked by arrows', async () => {
    const { element } = await showControl(new AjTabPanel(), { parts: PARTS });
    all(element, '[role="tab"]')[0]!.focus();
    await press(element, 'ArrowRight');
    expect(element.active).to.equal('q');
    expect(all(element, '[aria-selected="true"]')[0]!.textContent?.trim()).to.equal('质量');
  });

  it('goes back to its default when the part that is shown is gone', async () => {
    const element = new AjTabPanel();
    const shown = listen(element);
    await showControl(element, { parts: PARTS, active: 'q' });
    element.parts = PARTS.slice(0, 1);
    await settle(element);
    expect(shown).to.deep.equal([['q'], ['p']]);
  });
});
