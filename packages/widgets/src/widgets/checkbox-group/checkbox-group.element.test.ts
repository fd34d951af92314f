import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { all, click, settle, showControl } from '../../kit/control/control.testing.ts';
import { AjCheckboxGroup } from './checkbox-group.element.ts';

const ROWS = [
  { label: '华东', value: 'east' },
  { label: '华南', value: 'south' },
  { label: '三号', value: 3 },
];

describe('the checkbox group element', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells its default once, then what is on', async () => {
    const { element, told } = await showControl(new AjCheckboxGroup(), { rows: ROWS, defaultValue: 'south' });
    await click(element, 'input', 3);
    expect(told).to.deep.equal([
      { values: ['south'], value: 'south' },
      { values: ['south', 3], value: 'south,3' },
    ]);
  });

  it('selects all and none, and shows when some are on', async () => {
    const { element, told } = await showControl(new AjCheckboxGroup(), { rows: ROWS });
    const box = () => all(element, 'input')[0] as HTMLInputElement;
    await click(element, 'input', 1);
    expect(box().indeterminate).to.equal(true);
    await click(element, 'input', 0);
    expect(element.values).to.deep.equal(['east', 'south', 3]);
    await click(element, 'input', 0);
    expect(told.at(-1)).to.deep.equal({ values: [], value: '' });
    expect(box().indeterminate || box().checked).to.equal(false);
  });

  it('lets go of values that its data no longer has, and keeps the rest', async () => {
    const { element, told } = await showControl(new AjCheckboxGroup(), { table: toTable(ROWS), defaultValue: '*' });
    element.table = toTable(ROWS.slice(0, 1));
    await settle(element);
    expect(told.at(-1)).to.deep.equal({ values: ['east'], value: 'east' });
    element.table = toTable(ROWS.slice(0, 1));
    await settle(element);
    expect(told).to.have.length(2);
  });
});
