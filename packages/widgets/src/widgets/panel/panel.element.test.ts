import { expect } from '@esm-bundle/chai';
import type { PartsDetail } from '../../kit/widget/container-part.ts';
import { all, click, showControl } from '../../kit/control/control.testing.ts';
import { AjPanel } from './panel.element.ts';

describe('the panel element', () => {
  afterEach(() => document.body.replaceChildren());

  it('folds away what it holds, and opens it again', async () => {
    const element = new AjPanel();
    const shown: (readonly string[])[] = [];
    element.addEventListener('aj-parts', (event) => shown.push((event as CustomEvent<PartsDetail>).detail.shown));
    const { received } = await showControl(element, { parts: [{ id: 'g', title: '' }], collapsible: true });
    await click(element, '.fold');
    expect(all(element, '.fold')[0]!.getAttribute('aria-expanded')).to.equal('false');
    await click(element, '.fold');
    expect(shown).to.deep.equal([['g'], [], ['g']]);
    expect(received).to.deep.equal([{ open: false }, { open: true }]);
  });

  it('starts folded for viewers, and open where it is designed', async () => {
    const folded = { collapsible: true, startFolded: true };
    expect(all((await showControl(new AjPanel(), folded)).element, '.body')).to.have.length(0);
    expect(all((await showControl(new AjPanel(), { ...folded, mode: 'edit' })).element, '.body')).to.have.length(1);
  });
});
