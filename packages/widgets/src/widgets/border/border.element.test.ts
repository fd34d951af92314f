import { expect } from '@esm-bundle/chai';
import { settled, until } from '../../kit/testing/until.testing.ts';
import { AjBorder } from './border.element.ts';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "style-src 'self'; require-trusted-types-for 'script'";
document.head.append(policy);

async function show(values: Partial<AjBorder>, width = 400, height = 300): Promise<AjBorder> {
  const element = new AjBorder();
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  Object.assign(element, values);
  document.body.append(element);
  await settled(element);
  return element;
}

describe('the border element', () => {
  afterEach(() => document.body.replaceChildren());

  it('is drawn in px of its box, and anew when the box changes', async () => {
    const element = await show({});
    const view = () => element.renderRoot.querySelector('svg')?.getAttribute('viewBox');
    expect(view()).to.equal('0 0 400 300');
    element.style.width = '640px';
    await until(() => view() === '0 0 640 300', 'it is drawn for its new box');
  });

  it('takes the accent of the theme until a colour is set', async () => {
    const element = await show({ theme: 'emerald' });
    const stroke = () => getComputedStyle(element.renderRoot.querySelector('.main')!).stroke;
    expect(stroke()).to.equal('rgb(52, 211, 153)');
    element.mainColor = '#ff0000';
    await element.updateComplete;
    expect(stroke()).to.equal('rgb(255, 0, 0)');
  });

  it('refuses a panel colour that would fetch an address', async () => {
    const element = await show({ background: 'url(https://example.org/spy.png)' });
    expect(element.renderRoot.querySelector<HTMLElement>('.figure')!.style.getPropertyValue('--panel')).to.equal('');
  });

  it('shows a caption on the styles that have a plate for it, whole', async () => {
    const element = await show({ showtype: 'titlebar', caption: '<b>产能</b>' });
    expect(element.renderRoot.querySelector('.caption')?.textContent?.trim()).to.equal('<b>产能</b>');
    element.showtype = 'corners';
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.caption')).to.equal(null);
  });

  it('moves only while it may', async () => {
    const element = await show({ showtype: 'hazard' });
    const play = () => getComputedStyle(element.renderRoot.querySelector('.march')!).animationName;
    expect(play()).to.equal('aj-march');
    element.isAnimated = false;
    await element.updateComplete;
    expect(play()).to.equal('none');
  });

  it('sleeps outside of the viewport', async () => {
    const element = await show({ showtype: 'hazard' });
    expect(element.hasAttribute('asleep')).to.equal(false);
    element.style.marginTop = '5000px';
    await until(() => element.hasAttribute('asleep'), 'it sleeps');
    expect(getComputedStyle(element.renderRoot.querySelector('.march')!).animationPlayState).to.equal('paused');
  });

  it('needs no inline style', () => {
    expect(violations).to.deep.equal([]);
  });
});
