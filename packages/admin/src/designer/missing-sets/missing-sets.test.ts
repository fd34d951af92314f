import { normalizeWidget, type DataSetChoice, type WidgetNode } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { TestClipboard, TestDesigner } from '../test-designer.ts';
import { lackingFields, missingSets, proposedSet, rebind } from './missing-sets.ts';

const bars = (id: string, setCode: string, data: WidgetNode['data'] = {}): WidgetNode => ({
  id,
  type: 'bar-chart',
  left: 0,
  top: 0,
  width: 400,
  height: 300,
  data: {
    dataType: 'dynamic',
    setCode,
    mapping: [
      { role: 'xAxis', field: 'city' },
      { role: 'bar', field: 'amount' },
    ],
    ...data,
  },
});
const widgets = (...nodes: WidgetNode[]) => nodes.map((node) => normalizeWidget(node));

const choice = (setCode: string, fields: readonly string[], more: Partial<DataSetChoice> = {}): DataSetChoice => ({
  id: setCode,
  setCode,
  setName: `${setCode} here`,
  setDesc: '',
  columns: fields.map((name) => ({ name, type: 'string' })),
  fieldSettings: [],
  isGrouped: false,
  dataSetParamDtoList: [],
  ...more,
});

describe('data sets that are missing', () => {
  it('are those of bound widgets that are not known, with all that is known of them', () => {
    const table = {
      ...bars('t', 'orders', { mapping: [], sort: { field: 'day' } }),
      type: 'table',
      setup: { dynamicAddTable: [{ key: 'city' }, { key: 'price' }, { key: '' }] },
    };
    const pasted = widgets(
      bars('a', 'sales'),
      bars('b', 'stock'),
      table,
      bars('c', ''),
      bars('d', 'rows', { dataType: 'static' }),
      bars('e', 'sales', { mapping: [{ role: 'bar', field: 'count' }] }),
    );
    const brought = [{ setCode: 'sales', setName: '销售', columns: ['city', 'amount', 'count'] }];
    const missing = missingSets(pasted, new Set(['stock']), brought);
    expect(missing.map(({ widgets: members, ...set }) => [set, members.map(({ id }) => id)])).toEqual([
      [{ ...brought[0], fields: ['city', 'amount', 'count'] }, ['a', 'e']],
      [{ setCode: 'orders', setName: 'orders', columns: [], fields: ['day', 'city', 'price'] }, ['t']],
    ]);
  });

  const [missing] = missingSets(widgets(bars('a', 'sales')), new Set(), [
    { setCode: 'sales', setName: '销售', columns: ['city', 'amount', 'day'] },
  ]);
  const [unnamed] = missingSets(widgets(bars('a', 'sales')), new Set(), []);

  it('find the set of their name, or of their code, or with their fields', () => {
    const wide = choice('wide', ['city', 'amount', 'a', 'b', 'c', 'd']);
    const near = choice('near', ['city', 'amount', 'day', 'e']);
    const named = choice('other', [], { setName: '销售' });
    const coded = choice('SALES', ['x']);
    const propose = (...here: DataSetChoice[]) => proposedSet(missing!, here)?.setCode;
    expect(propose(wide, near, coded, named)).toBe('other');
    expect(propose(wide, near, coded)).toBe('SALES');
    expect(propose(wide, near)).toBe('near');
    expect(propose(choice('half', ['city']), choice('unknown', []))).toBeUndefined();
    expect(proposedSet(unnamed!, [choice('half', ['city']), wide])?.setCode).toBe('wide');
  });

  it('are no guess where the widgets draw no field', () => {
    const [none] = missingSets(widgets(bars('a', 'sales', { mapping: [] })), new Set(), []);
    expect(proposedSet(none!, [choice('any', ['city'])])).toBeUndefined();
  });

  it('lack fields in what is chosen, unless its fields are not known', () => {
    expect(lackingFields(missing!, choice('half', ['city']))).toEqual(['amount']);
    expect(lackingFields(missing!, choice('unknown', []))).toEqual([]);
  });

  it('are replaced by what is chosen, which keeps the mapping as far as it has the fields', () => {
    const pasted = widgets(
      bars('a', 'sales', { sort: { field: 'amount' }, contextData: { city: '杭州' } }),
      bars('b', 'stock', { staticData: [{ x: 1 }], sort: { field: 'city' } }),
      bars('c', 'here'),
    );
    const parameter = { paramName: 'city', paramType: 'string', sampleItem: '宁波', requiredFlag: 0 };
    const params = [parameter, { ...parameter, paramName: 'year', sampleItem: '2026' }] as never;
    const half = choice('half', ['city'], { dataSetParamDtoList: params });
    const [a, b, c] = rebind(
      pasted,
      new Map([
        ['sales', half],
        ['stock', undefined],
      ]),
    );
    expect(a!.data).toMatchObject({
      dataType: 'dynamic',
      setCode: 'half',
      mapping: [{ role: 'xAxis', field: 'city' }],
      contextData: { city: '杭州', year: '2026' },
    });
    expect(a!.data).not.toHaveProperty('sort');
    expect(b!.data).toMatchObject({ dataType: 'static', setCode: '', mapping: [], sample: 'hidden' });
    expect(b!.data).not.toHaveProperty('staticData');
    expect(b!.data).not.toHaveProperty('sort');
    expect(c).toBe(pasted[2]);
    const whole = rebind(pasted, new Map([['sales', choice('whole', ['city', 'amount'])]]))[0]!;
    expect(whole.data).toMatchObject({ mapping: pasted[0]!.data.mapping, sort: { field: 'amount' } });
  });
});

describe('pasting widgets of another installation', () => {
  const copied = (...nodes: WidgetNode[]): string => {
    const clipboard = new TestClipboard();
    const source = new TestDesigner(nodes, clipboard);
    source.sets = [choice('sales', ['city', 'amount'], { setName: '销售' })];
    source.key('Ctrl+a').key('Ctrl+c');
    return clipboard.text;
  };
  const here = choice('half', ['city']);

  it('asks once what takes the place of their sets, and is one step', async () => {
    const test = new TestDesigner();
    test.sets = [here];
    test.setAnswers = new Map([['sales', here]]);
    test.paste(copied(bars('a', 'sales'), bars('b', 'sales')));
    await expect.poll(() => test.ids.length).toBe(2);
    expect(test.setsAsked.map(({ missing }) => missing.map(({ setName }) => setName))).toEqual([['销售']]);
    expect(test.designer.document.screen.widgets.map(({ data }) => data.setCode)).toEqual(['half', 'half']);
    test.key('Ctrl+z');
    expect(test.ids).toEqual([]);
  });

  it('adds nothing when that is not wanted', async () => {
    const test = new TestDesigner();
    test.paste(copied(bars('a', 'sales')));
    await expect.poll(() => test.setsAsked.length).toBe(1);
    expect(test.ids).toEqual([]);
    expect(test.designer.document.isDirty).toBe(false);
  });

  it('does not ask for sets that are here, that the screen draws from, or when nobody knows what is here', async () => {
    const test = new TestDesigner([bars('own', 'gone')]);
    test.paste(copied(bars('a', 'gone')));
    expect(test.ids.length).toBe(2);
    test.sets = [choice('sales', [])];
    test.paste(copied(bars('b', 'sales')));
    await expect.poll(() => test.ids.length).toBe(3);
    test.sets = undefined;
    test.paste(copied(bars('c', 'unknown')));
    await expect.poll(() => test.ids.length).toBe(4);
    expect(test.setsAsked).toEqual([]);
    expect(test.designer.document.screen.widgets.at(-1)!.data.setCode).toBe('unknown');
  });
});
