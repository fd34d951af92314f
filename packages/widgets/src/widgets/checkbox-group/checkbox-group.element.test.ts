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
    const { element, received } = await showControl(new AjCheckboxGroup(), { rows: ROWS, defaultValue: 'south' });
    await click(element, 'input', 3);
    expect(received).to.deep.equal([
      { values: ['south'], value: 'south' },
      { values: ['south', 3], value: 'south,3' },
    ]);
  });

  it('selects all and none, and shows when some are on', async () => {
    const { element, received } = await showControl(new AjCheckboxGroup(), { rows: ROWS });
    const box = () => all(element, 'input')[0] as HTMLInputElement;
    await click(element, 'input', 1);
    expect(box().indeterminate).to.equal(true);
    await click(element, 'input', 0);
    expect(element.values).to.deep.equal(['east', 'south', 3]);
    await click(element, 'input', 0);
    expect(received.at(-1)).to.deep.equal({ values: [], value: '' });
    expect(box().indeterminate || box().checked).to.equal(false);
  });

  it('shows what a page chose, in texts where the data has numbers, before they come and after, and tells nothing of it', async () => {
    const table = toTable([1, 2, 3].map((value) => ({ label: `${value} 号线`, value })));
    for (const choice of [{ values: ['3', '1'] }, { value: '3,1' }]) {
      const late = await showControl(new AjCheckboxGroup(), { status: 'loading' });
      late.element.showChoice(choice);
      late.element.table = table;
      await settle(late.element);
      expect(late.element.values, 'before').to.deep.equal([1, 3]);
      const { element, received } = await showControl(new AjCheckboxGroup(), { table });
      element.showChoice(choice);
      await settle(element);
      expect(element.values, 'after').to.deep.equal([1, 3]);
      expect([...received, ...late.received]).to.deep.equal([]);
    }
  });

  it('lets go of values that its data no longer has, and keeps the rest', async () => {
    const { element, received } = await showControl(new AjCheckboxGroup(), { table: toTable(ROWS), defaultValue: '*' });
    element.table = toTable(ROWS.slice(0, 1));
    await settle(element);
    expect(received.at(-1)).to.deep.equal({ values: ['east'], value: 'east' });
    element.table = toTable(ROWS.slice(0, 1));
    await settle(element);
    expect(received).to.have.length(2);
  });

  it('shows its boxes whole in a small box, long ones on two lines', async () => {
    const rows = ['长三角智能制造与高端装备产业集群示范园区', '粤港澳大湾区新一代信息技术产业基地'].map(
      (label, value) => ({
        label,
        value,
      }),
    );
    const { element } = await showControl(new AjCheckboxGroup(), { rows });
    element.style.cssText = 'width:200px;height:120px';
    const group = all(element, '.group')[0]!;
    expect(group.scrollHeight).to.be.at.most(group.clientHeight);
    const words = all(element, 'label span');
    for (const one of words) expect(one.scrollHeight, one.textContent).to.be.at.most(one.clientHeight + 2);
    expect(words[1]!.clientHeight).to.be.greaterThan(words[0]!.clientHeight * 1.5);
  });
});
