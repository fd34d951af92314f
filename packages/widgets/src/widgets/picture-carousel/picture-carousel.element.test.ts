import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import { AjPictureCarousel } from './picture-carousel.element.ts';

const PLACES = ['1', '2', '3', '4', '5'].map((place) => ({ src: `/nothing/${place}.png`, name: `第 ${place} 张` }));
const mapping = ['src', 'name'].map((role) => ({ role, field: role }));

async function show(values: Partial<AjPictureCarousel>): Promise<AjPictureCarousel> {
  const element = new AjPictureCarousel();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function namesOf(element: AjPictureCarousel): string[] {
  return [...element.renderRoot.querySelectorAll('figcaption')].map(({ textContent }) => textContent?.trim() ?? '');
}

function currentOf(element: AjPictureCarousel): string {
  return element.renderRoot.querySelector('.slide[data-current] figcaption')?.textContent?.trim() ?? '';
}

describe('the picture carousel element', () => {
  afterEach(() => document.body.replaceChildren());

  it('loads the shown picture and the next one only', async () => {
    const element = await show({ rows: PLACES, mapping, interval: 0 });
    expect(namesOf(element)).to.deep.equal(['第 1 张', '第 2 张']);
    element.renderRoot.querySelectorAll<HTMLButtonElement>('.indicator button')[2]!.click();
    await element.updateComplete;
    expect(namesOf(element)).to.deep.equal(['第 1 张', '第 3 张', '第 4 张']);
    expect(currentOf(element)).to.equal('第 3 张');
  });

  it('goes on by itself, and rests under the pointer', async () => {
    const element = await show({ rows: PLACES.slice(0, 2), mapping, interval: 0.05 });
    await until(() => currentOf(element) === '第 2 张', 'the second has its turn');
    await until(() => currentOf(element) === '第 1 张', 'the first has it again');
    element.renderRoot.querySelector('.carousel')!.dispatchEvent(new PointerEvent('pointerenter'));
    const held = currentOf(element);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(currentOf(element)).to.equal(held);
  });

  it('tells which picture was clicked, and not when an arrow was', async () => {
    const element = await show({ rows: PLACES, mapping, interval: 0 });
    const received: unknown[] = [];
    element.addEventListener('aj-select', (event) => received.push((event as CustomEvent).detail));
    element.renderRoot.querySelector<HTMLButtonElement>('.arrow[data-way="1"]')!.click();
    await element.updateComplete;
    expect(received).to.have.length(0);
    element.renderRoot.querySelector<HTMLElement>('.slide[data-current]')!.click();
    expect(received).to.deep.equal([{ name: '第 2 张', value: '/nothing/2.png', row: 2 }]);
  });

  it('says that a picture cannot be loaded, without its address', async () => {
    const element = await show({ rows: PLACES.slice(0, 1), mapping });
    await until(() => element.renderRoot.querySelector('.placeholder') !== null, 'it says so');
    expect(element.renderRoot.querySelector('.placeholder')?.textContent).not.to.contain('/nothing');
  });

  it('lays no caption over the reason in a low box', async () => {
    const element = await show({ rows: PLACES.slice(0, 1), mapping, language: 'en' });
    const hasCaption = (height: number) => {
      element.style.cssText = `width:200px;height:${height}px`;
      return element.renderRoot.querySelector<HTMLElement>('figcaption')!.offsetHeight > 0;
    };
    expect(hasCaption(120)).to.equal(true);
    await until(() => element.renderRoot.querySelector('.placeholder') !== null, 'it says why');
    expect([hasCaption(120), hasCaption(260)]).to.deep.equal([false, true]);
  });

  it('takes the list when it has no rows', async () => {
    const element = await show({ pictures: [{ address: '/x.png', title: '甲' }] });
    expect(element.drawsSample).to.equal(false);
    expect(currentOf(element)).to.equal('甲');
    expect(element.summary()).to.equal('甲 · 第 1 页，共 1 页');
  });
});
