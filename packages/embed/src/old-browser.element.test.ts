import { expect } from '@esm-bundle/chai';
import { sayTooOld } from './old-browser.ts';

describe('a browser that is too old', () => {
  const supports = CSS.supports;
  afterEach(() => {
    CSS.supports = supports;
    document.body.replaceChildren();
  });

  it('says so in the place of every tag, in its language, and what it lacks', async () => {
    CSS.supports = () => false;
    const early = document.createElement('aj-never-defined');
    early.lang = 'zh';
    early.append('Loading…');
    document.body.append(early, document.createElement('other-element'));
    sayTooOld();
    const late = document.createElement('aj-never-defined');
    late.lang = 'en';
    document.body.append(late);
    await Promise.resolve();
    expect(early.textContent).to.contain('此浏览器版本过低');
    expect(late.textContent).to.contain(
      'too old to show what stands here (it lacks CSS color-mix(), CSS container queries)',
    );
    expect(document.querySelector('other-element')?.textContent).to.equal('');
  });
});
