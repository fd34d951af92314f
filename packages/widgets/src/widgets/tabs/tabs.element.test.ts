import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { all, click, focused, press, settle, showControl } from '../../kit/control/control.testing.ts';
import { until } from '../../kit/testing/until.testing.ts';
import { AjTabs } from './tabs.element.ts';

const ROWS = [
  { label: '华东', value: 'east' },
  { label: '华南', value: 'south' },
];

describe('the tabs element', () => {
  afterEach(() => document.body.replaceChildren());

  it('begins with its first value, or its default, and tells it once', async () => {
    const { element, received } = await showControl(new AjTabs(), { rows: ROWS });
    element.rows = [...ROWS];
    await settle(element);
    expect(received).to.deep.equal([{ value: 'east', label: '华东' }]);
    expect((await showControl(new AjTabs(), { rows: ROWS, defaultValue: '华南' })).element.value).to.equal('south');
  });

  it('keeps words whole when equal widths would cut them, and fades where it goes on', async () => {
    const rows = ['华东大区', '华南大区', '华北大区', '西南大区'].map((label) => ({ label, value: label }));
    const { element } = await showControl(new AjTabs(), { rows, stretch: true, variant: 'segmented' });
    const row = all(element, '.tabs')[0]!;
    const isFaded = () => getComputedStyle(row).maskImage !== 'none';
    expect(isFaded()).to.equal(false);
    element.style.cssText = 'width:200px;height:40px';
    await until(isFaded, 'the row fades');
    for (const label of all(element, '.tabs span')) expect(label.scrollWidth).to.be.at.most(label.clientWidth);
    expect(row.scrollWidth).to.be.above(row.clientWidth);
  });

  it('brings the choice into its row and leaves the page where it is', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => ({ label: `${i + 1} 号产线`, value: i }));
    const space = document.createElement('p');
    space.style.height = '3000px';
    document.body.append(space);
    const { element } = await showControl(new AjTabs(), { rows, defaultValue: '20' });
    const row = all(element, '.tabs')[0]!;
    await until(() => row.scrollLeft > 0, 'the row has moved');
    const [outer, tab] = [row, all(element, '[data-on]')[0]!].map((one) => one.getBoundingClientRect());
    expect([tab!.left >= outer!.left - 1, tab!.right <= outer!.right + 1]).to.deep.equal([true, true]);
    expect(window.scrollY).to.equal(0);
  });

  it('comes to rest with a value that is chosen', async () => {
    const { element } = await showControl(new AjTabs(), { rows: ROWS, defaultValue: '华南' });
    await settle(element);
    // False = an update asked for another one: the page would be busy without end.
    expect(await element.updateComplete).to.equal(true);
  });

  it('gives everything back with “All”', async () => {
    const { element, received } = await showControl(new AjTabs(), { rows: ROWS, showAll: true, defaultValue: 'east' });
    await click(element, 'button', 0);
    expect(received).to.deep.equal([
      { value: 'east', label: '华东' },
      { value: '', label: '' },
    ]);
  });

  it('is worked by arrows, round and round', async () => {
    const { element } = await showControl(new AjTabs(), { rows: ROWS });
    all(element, 'button')[0]!.focus();
    await press(element, 'ArrowLeft');
    expect([element.value, focused()]).to.deep.equal(['south', '华南']);
    await press(element, 'ArrowRight');
    expect(element.value).to.equal('east');
  });

  it('begins anew when its data no longer has the value, or the choice was forgotten', async () => {
    const { element, received } = await showControl(new AjTabs(), { table: toTable(ROWS), defaultValue: 'south' });
    element.table = toTable(ROWS.slice(0, 1));
    await settle(element);
    expect(element.value).to.equal('east');
    element.forgetChoice();
    await settle(element);
    expect(received.map(({ value }) => value)).to.deep.equal(['south', 'east', 'east']);
  });

  it('turns by itself', async () => {
    const { element } = await showControl(new AjTabs(), { rows: ROWS, turnSeconds: 0.05 });
    await until(() => element.value === 'south', 'the second value has its turn');
    await until(() => element.value === 'east', 'the first value has its turn again');
  });
});
