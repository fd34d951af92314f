import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import { AjClock } from './clock.element.ts';

async function show(values: Partial<AjClock>): Promise<AjClock> {
  const element = new AjClock();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function angle(element: AjClock): number {
  const hand = element.renderRoot.querySelector<SVGElement>('.seconds');
  return Number.parseFloat(hand?.style.getPropertyValue('--angle') ?? '');
}

describe('the clock element', () => {
  afterEach(() => document.body.replaceChildren());

  it('ticks on by six degrees a second', async () => {
    const element = await show({});
    const first = angle(element);
    await until(() => angle(element) !== first, 'a second has passed');
    expect((angle(element) - first) % 6).to.equal(0);
    expect(angle(element)).to.be.above(first);
  });

  it('stands still while nobody sees it and is right when seen again', async () => {
    const element = await show({});
    element.style.marginTop = '9000px';
    await until(() => element.hasAttribute('asleep'), 'it sleeps');
    const asleep = angle(element);
    const other = await show({});
    document.body.prepend(other);
    const first = angle(other);
    await until(() => angle(other) > first + 6, 'another clock has ticked twice');
    expect(angle(element)).to.equal(asleep);
    element.style.marginTop = '0';
    await until(() => angle(element) > asleep, 'it goes on');
  });

  it('tells the time of its place to screen readers', async () => {
    const element = await show({ utcOffset: 0, caption: '伦敦' });
    expect(element.summary()).to.match(/^伦敦 \d\d:\d\d$/);
    expect(element.renderRoot.querySelector('.aj-summary')?.textContent).to.equal(element.summary());
  });

  it('leaves its hands out where the name of its place stands', async () => {
    const element = await show({ caption: 'London' });
    const groups = [...element.renderRoot.querySelectorAll('.hand')].map((hand) => hand.parentElement!);
    expect(groups.map((group) => getComputedStyle(group).maskImage)).to.deep.equal(Array(3).fill('url("#name")'));
    const name = element.renderRoot.querySelector('#name text')!;
    const caption = element.renderRoot.querySelector('.caption')!;
    expect(name.textContent).to.equal('London');
    expect(name.getAttribute('y')).to.equal(caption.getAttribute('y'));
    element.caption = '';
    await element.updateComplete;
    expect(getComputedStyle(groups[0]!).maskImage).to.equal('none');
  });

  it('has no second hand when set so', async () => {
    const element = await show({ isShowSeconds: false });
    expect(element.renderRoot.querySelector('.seconds')).to.equal(null);
  });
});
