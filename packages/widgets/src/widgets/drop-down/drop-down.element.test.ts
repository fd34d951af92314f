import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { AjDropDown } from './drop-down.element.ts';

const ROWS = [
  { label: '华东', value: 'east' },
  { label: '华南', value: 'south' },
  { label: '华北', value: 'north' },
];

let received: unknown[] = [];

async function show(values: Partial<AjDropDown>): Promise<AjDropDown> {
  received = [];
  const element = new AjDropDown();
  element.addEventListener('aj-select', (event) => received.push((event as CustomEvent).detail));
  Object.assign(element, values);
  document.body.append(element);
  await settle(element);
  return element;
}

/** The toggle events of a list come after the current task. */
async function settle(element: AjDropDown): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  await element.updateComplete;
}

function one<T extends HTMLElement>(element: AjDropDown, selector: string): T {
  return element.renderRoot.querySelector<T>(selector)!;
}

async function press(element: AjDropDown, target: string, key: string): Promise<void> {
  one(element, target).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  await settle(element);
}

describe('the drop-down element', () => {
  afterEach(() => document.body.replaceChildren());

  it('opens over the page, is chosen from and tells label and value', async () => {
    const element = await show({ rows: ROWS });
    one(element, '.face').click();
    await settle(element);
    const options = [...element.renderRoot.querySelectorAll<HTMLElement>('.option')];
    expect(options.map((option) => option.textContent?.trim())).to.deep.equal(['华东', '华南', '华北']);
    options[1]!.click();
    await settle(element);
    expect(received).to.deep.equal([{ label: '华南', value: 'south' }]);
    expect(one(element, '.label').textContent).to.equal('华南');
    expect(one(element, '.list').matches(':popover-open')).to.equal(false);
  });

  it('tells an empty value when it is cleared', async () => {
    const element = await show({ rows: ROWS, defaultValue: 'north' });
    expect(element.value).to.equal('north');
    one(element, '.clear').click();
    await settle(element);
    expect(received.at(-1)).to.deep.equal({ label: '', value: '' });
    expect(element.value).to.equal('');
    expect(one(element, '.label').textContent).to.equal('请选择');
  });

  it('keeps what was cleared by hand when the data is refreshed', async () => {
    const element = await show({ table: toTable(ROWS), defaultValue: 'north' });
    one(element, '.clear').click();
    element.table = toTable(ROWS);
    await settle(element);
    expect(element.value).to.equal('');
  });

  it('lets go of a choice that the data no longer has', async () => {
    const element = await show({ table: toTable(ROWS), defaultValue: 'north' });
    element.table = toTable(ROWS.slice(0, 2));
    await settle(element);
    expect(received.at(-1)).to.deep.equal({ label: '', value: '' });
  });

  it('is worked by keys', async () => {
    const element = await show({ rows: ROWS });
    one(element, '.face').focus();
    await press(element, '.face', 'ArrowDown');
    expect(one(element, '.face').getAttribute('aria-expanded')).to.equal('true');
    await press(element, '.face', 'ArrowDown');
    expect(one(element, '.face').getAttribute('aria-activedescendant')).to.equal('choice-1');
    await press(element, '.face', 'Enter');
    expect(element.value).to.equal('south');
  });

  it('can be searched when it has many choices', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => ({ label: `产线 ${i}`, value: i }));
    const element = await show({ rows });
    one(element, '.face').click();
    await settle(element);
    const input = one<HTMLInputElement>(element, 'input');
    input.value = '39';
    input.dispatchEvent(new Event('input'));
    await settle(element);
    await press(element, 'input', 'Enter');
    expect(received).to.deep.equal([{ label: '产线 39', value: 39 }]);
  });

  it('has tabs; pressing the chosen one again clears it', async () => {
    const element = await show({ rows: ROWS, model: 'tabs' });
    const tab = () => [...element.renderRoot.querySelectorAll<HTMLElement>('.tabs button')][2]!;
    tab().click();
    await settle(element);
    expect(tab().getAttribute('aria-checked')).to.equal('true');
    tab().click();
    expect(received).to.deep.equal([
      { label: '华北', value: 'north' },
      { label: '', value: '' },
    ]);
  });

  it('shows its default while it is designed, and tells nothing', async () => {
    const element = await show({ rows: ROWS, mode: 'edit', defaultValue: 'north' });
    expect(element.value).to.equal('north');
    element.defaultValue = '';
    await settle(element);
    expect(element.value).to.equal('');
    expect(received).to.deep.equal([]);
  });

  it('writes a long choice on two lines', async () => {
    const label = '长三角智能制造示范区';
    const element = await show({ rows: [{ label, value: 1 }], defaultValue: '1' });
    element.style.cssText = 'width:120px;height:40px';
    const words = one(element, '.label');
    expect(words.textContent).to.equal(label);
    expect([words.scrollHeight <= words.clientHeight, words.clientHeight <= 38]).to.deep.equal([true, true]);
  });
});
