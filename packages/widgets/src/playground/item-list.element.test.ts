import { field, formOf, type FormField } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { html, render } from 'lit';
import type { AjItemList } from './item-list.ts';
import { renderRow } from './property-control.ts';

const label = (en: string) => ({ zh: `「${en}」`, en });

const fields = {
  rows: field.list({
    label: label('Rows'),
    item: {
      name: field.text({ label: label('Name') }),
      kind: field.choice({
        label: label('Kind'),
        options: [
          { value: 'plain', label: label('Plain') },
          { value: 'bar', label: label('Bar') },
        ],
      }),
      max: field.number({ label: label('Maximum'), default: 7, showIf: { field: 'kind', in: ['bar'] } }),
    },
  }),
  few: field.list({ label: label('Few'), maxItems: 2, item: { name: field.text({ label: label('Name') }) } }),
  colours: field.palette({ label: label('Colours') }),
};

const [rows, few, colours] = formOf(fields).flatMap((group) => group.fields) as [FormField, FormField, FormField];

/** The editor of a field on the page, drawn anew with every value that it gives. */
async function show(one: FormField, first: unknown, language: 'zh' | 'en' = 'en') {
  const shown = { value: first };
  const draw = () => {
    const set = (value: unknown) => {
      shown.value = value;
      draw();
    };
    render(html`${renderRow(one, shown.value, { language, set })}`, document.body);
  };
  draw();
  const list = document.body.querySelector('aj-item-list') as AjItemList;
  await list.updateComplete;
  return {
    shown,
    list,
    press: async (selector: string) => {
      list.querySelector<HTMLElement>(selector)!.click();
      await list.updateComplete;
    },
  };
}

function names(list: AjItemList): (string | undefined)[] {
  return [...list.querySelectorAll('.title')].map((title) => title.textContent?.trim());
}

function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

describe('the editor of a list', () => {
  afterEach(() => void render(html``, document.body));

  it('adds an item with its defaults, open and with the keyboard in it', async () => {
    const { shown, list, press } = await show(rows, []);
    await press('.add');
    expect(shown.value).to.deep.equal([{ name: '', kind: 'plain', max: 7 }]);
    expect(names(list)).to.deep.equal(['Item 1']);
    expect(document.activeElement).to.equal(list.querySelector('.fields input'));
    type(list.querySelector('.fields input')!, 'Output');
    await list.updateComplete;
    expect(names(list)).to.deep.equal(['Output']);
  });

  it('edits an item by its fields and keeps what it does not know', async () => {
    const { shown, list, press } = await show(rows, [{ name: 'a', own: 1 }]);
    await press('.title');
    expect(list.querySelectorAll('.fields label')).to.have.length(2);
    const choice = list.querySelector('select')!;
    choice.selectedIndex = 1;
    choice.dispatchEvent(new Event('change'));
    await list.updateComplete;
    expect(shown.value).to.deep.equal([{ name: 'a', own: 1, kind: 'bar' }]);
    expect(list.querySelector<HTMLInputElement>('input[type=number]')!.value).to.equal('7');
  });

  it('moves an item with its fields open and the keyboard on it, and removes it', async () => {
    const { shown, list, press } = await show(rows, [{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    await press('.item:nth-of-type(1) .title');
    await press('[data-key="down-0"]');
    expect(shown.value).to.deep.equal([{ name: 'b' }, { name: 'a' }, { name: 'c' }]);
    const open = [...list.querySelectorAll('.title')].map((title) => title.getAttribute('aria-expanded'));
    expect(open).to.deep.equal(['false', 'true', 'false']);
    expect((document.activeElement as HTMLElement).dataset['key']).to.equal('down-1');
    await press('[data-key="remove-1"]');
    expect(shown.value).to.deep.equal([{ name: 'b' }, { name: 'c' }]);
    expect(list.querySelectorAll('.fields')).to.have.length(0);
    expect((document.activeElement as HTMLElement).dataset['key']).to.equal('add');
  });

  it('edits colours in the line itself', async () => {
    const { shown, list, press } = await show(colours, ['#ff0000']);
    type(list.querySelector<HTMLInputElement>('.pair > input:not([type])')!, '#00ff00');
    await press('.add');
    expect(shown.value).to.deep.equal(['#00ff00', '']);
    await press('[data-key="up-1"]');
    expect(shown.value).to.deep.equal(['', '#00ff00']);
  });

  it('takes no more items than the declaration allows', async () => {
    const { shown, list, press } = await show(few, [{ name: 'a' }]);
    await press('.add');
    await press('.add');
    expect(shown.value).to.have.length(2);
    const add = list.querySelector<HTMLButtonElement>('.add')!;
    expect([add.disabled, add.title]).to.deep.equal([true, 'At most 2 items']);
    await press('[data-key="remove-0"]');
    expect(add.disabled).to.equal(false);
  });

  it('speaks the language of the page', async () => {
    const { list, press } = await show(rows, [{}], 'zh');
    expect(names(list)).to.deep.equal(['第 1 项']);
    await press('.title');
    expect(list.querySelector('.fields span')!.textContent).to.contain('「Name」');
    expect(list.querySelector('.add')!.textContent).to.contain('添加一项');
  });
});
