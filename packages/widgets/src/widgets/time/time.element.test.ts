import { expect } from '@esm-bundle/chai';
import { AjTime } from './time.element.ts';

async function show(values: Partial<AjTime>): Promise<AjTime> {
  const element = new AjTime();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function read(element: AjTime): string {
  return element.renderRoot.querySelector('time')?.textContent ?? '';
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the clock element', () => {
  afterEach(() => document.body.replaceChildren());

  it('ticks', async () => {
    const element = await show({ timeFormat: 'hh:mm:ss' });
    const first = read(element);
    expect(first).to.match(/^\d\d:\d\d:\d\d$/);
    await until(() => read(element) !== first);
  });

  it('stands still while nobody sees it, and is right at once when seen again', async () => {
    const element = await show({ timeFormat: 'hh:mm:ss' });
    element.style.marginTop = '9000px';
    await until(() => element.hasAttribute('asleep'));
    await element.updateComplete;
    const asleep = read(element);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(read(element)).to.equal(asleep);
    element.style.marginTop = '0';
    await until(() => read(element) !== asleep);
  });

  it('shrinks a text that does not fit its box', async () => {
    const element = await show({ timeFormat: 'year-h-m-s-week', fontSize: 90 });
    element.style.width = '200px';
    await until(() => Number.parseFloat(element.renderRoot.querySelector('time')!.style.fontSize) < 30);
  });

  it('tells machines the moment', async () => {
    const element = await show({});
    expect(element.renderRoot.querySelector('time')?.getAttribute('datetime')).to.match(/^\d{4}-\d\d-\d\dT/);
    expect(element.summary()).to.match(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });
});
