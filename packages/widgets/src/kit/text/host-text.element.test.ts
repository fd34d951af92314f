import { expect } from '@esm-bundle/chai';
import '../../widgets/title-bar/title-bar.element.ts';
import { nextFrame } from '../testing/until.testing.ts';

describe('a widget on a page with text settings of its own', () => {
  afterEach(() => document.body.replaceChildren());

  it('draws as on a page without', async () => {
    const page = document.createElement('div');
    page.style.cssText =
      'font: italic 14px/22px serif; letter-spacing: 4px; text-transform: uppercase; text-indent: 2em';
    const widget = document.createElement('aj-title-bar');
    page.append(widget);
    document.body.append(page);
    await nextFrame();
    const { lineHeight, letterSpacing, textTransform, textIndent, fontStyle } = getComputedStyle(widget);
    expect({ lineHeight, letterSpacing, textTransform, textIndent, fontStyle }).to.deep.equal({
      lineHeight: 'normal',
      letterSpacing: 'normal',
      textTransform: 'none',
      textIndent: '0px',
      fontStyle: 'normal',
    });
  });
});
