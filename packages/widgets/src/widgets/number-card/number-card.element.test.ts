import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { AjNumberCard } from './number-card.element.ts';

async function show(values: Partial<AjNumberCard>): Promise<AjNumberCard> {
  const element = new AjNumberCard();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function read(element: AjNumberCard, part: string): string {
  return element.renderRoot.querySelector(`.${part}`)?.textContent?.trim() ?? '';
}

const mapping = [
  { role: 'value', field: '销售额' },
  { role: 'series', field: '销售额' },
];

describe('the number card element', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows figure, change and course of its sample until it has data', async () => {
    const element = await show({});
    expect(read(element, 'figure')).to.equal('1,286,430');
    expect(read(element, 'change')).to.equal('▲11.3%');
    expect(element.renderRoot.querySelector('.stroke')?.getAttribute('d')).to.match(/^M[\d.]+ [\d.]+C/);
  });

  it('takes new data over in place', async () => {
    const element = await show({ rows: [{ 销售额: 10 }, { 销售额: 20 }], mapping });
    const figure = element.renderRoot.querySelector('.figure');
    element.table = toTable([{ 销售额: 20 }, { 销售额: 15 }]);
    await element.updateComplete;
    expect(read(element, 'figure')).to.equal('15');
    expect(read(element, 'change')).to.equal('▼25%');
    expect(element.renderRoot.querySelector('.figure')).to.equal(figure);
  });

  it('says in words what the arrow and the bar show', async () => {
    const element = await show({ rows: [{ 销售额: 10 }, { 销售额: 20 }], mapping, target: 40, language: 'en' });
    expect(element.summary()).to.equal('销售额 20, vs previous up 100%, Target 40 50%');
    expect(read(element, 'aj-summary')).to.equal(element.summary());
  });

  it('tells title and value when it is clicked', async () => {
    const element = await show({ rows: [{ 销售额: 10 }], mapping });
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    element.renderRoot.querySelector<HTMLElement>('.card')!.click();
    expect((await received).detail).to.deep.equal({ name: '销售额', value: 10 });
  });

  it('refuses a card colour that would fetch an address', async () => {
    const element = await show({ background: 'url(https://example.org/spy.png)' });
    const card = element.renderRoot.querySelector<HTMLElement>('.card')!;
    expect(getComputedStyle(card).getPropertyValue('--card')).to.not.contain('url');
  });
});
