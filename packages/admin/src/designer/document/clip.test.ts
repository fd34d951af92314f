import { normalizeScreen, normalizeWidget, type NormalWidget } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { clipOf, copyClip, fromClipText, toClipText, type Clip } from './clip.ts';
import { DocumentStore } from './document-store.ts';
import { addWidgets } from './operations.ts';

const LABEL = { zh: '改', en: 'Change' };
const NO_MOVE = { x: 0, y: 0 };
const link = (originId: string, targetId: string) => ({
  originId,
  targetId,
  paramsConfig: [{ originKey: 'name', targetKey: 'region' }],
});

/** Tabs with a chart in the first and a panel with a filter in the second; a group of two boxes beside them. */
const screen = normalizeScreen({
  reportCode: 'r',
  groups: [
    { id: 'one', name: '产量', container: 'tabs' },
    { id: 'two', name: '质量', container: 'tabs' },
    { id: 'in', container: 'panel' },
    { id: 'pair', name: '一对' },
  ],
  widgets: [
    { id: 'tabs', type: 'tab-panel' },
    { id: 'chart', type: 'bar-chart', group: 'one', left: 10, linkage: [link('chart', 'box'), link('chart', 'tabs')] },
    { id: 'panel', type: 'panel', group: 'two' },
    { id: 'filter', type: 'drop-down', group: 'in', linkage: [link('filter', 'chart'), link('filter', '$screen')] },
    { id: 'box', type: 'text', group: 'pair' },
    { id: 'other', type: 'text', group: 'pair' },
  ],
});
const copyOf = (ids: readonly string[], onto = screen) => copyClip(clipOf(screen, ids), onto, { x: 40, y: 40 });
const ofType = ({ widgets }: Clip, type: string): NormalWidget => widgets.find((widget) => widget.type === type)!;
const targets = ({ linkage }: NormalWidget) => linkage.map(({ targetId }) => targetId);

describe('a copy', () => {
  it('has new ids and is moved', () => {
    const [copy] = copyOf(['chart']).widgets;
    expect(copy).toMatchObject({ left: 50, top: 40, linkage: [{ originId: copy!.id }, { originId: copy!.id }] });
    expect(copy!.id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('stays in the tab of its original; on a screen without that tab it stands alone', () => {
    expect(copyOf(['chart']).widgets[0]!.group).toBe('one');
    expect(copyOf(['chart'], normalizeScreen({ reportCode: 'other' })).widgets[0]!.group).toBe(undefined);
  });

  it('keeps links to widgets that stay and drops those to widgets that another screen lacks', () => {
    expect(targets(copyOf(['chart']).widgets[0]!)).toEqual(['box', 'tabs']);
    expect(targets(copyOf(['filter'], normalizeScreen({ reportCode: 'other' })).widgets[0]!)).toEqual(['$screen']);
  });
});

describe('a copy of a container', () => {
  it('carries its parts and what stands in them, in containers there too', () => {
    const copy = copyOf(['tabs']);
    const [one, two, inner] = copy.groups;
    expect(copy.widgets.map(({ type }) => type)).toEqual(['tab-panel', 'bar-chart', 'panel', 'drop-down']);
    expect([one, two].map((part) => [part?.name, part?.container])).toEqual([
      ['产量', ofType(copy, 'tab-panel').id],
      ['质量', ofType(copy, 'tab-panel').id],
    ]);
    expect([ofType(copy, 'bar-chart').group, ofType(copy, 'panel').group]).toEqual([one!.id, two!.id]);
    expect([inner!.container, ofType(copy, 'drop-down').group]).toEqual([ofType(copy, 'panel').id, inner!.id]);
    const old = new Set([...screen.widgets, ...screen.groups].map(({ id }) => id));
    expect([...copy.widgets, ...copy.groups].filter(({ id }) => old.has(id))).toEqual([]);
  });

  it('has its links among the copies, others to where they went', () => {
    const copy = copyOf(['tabs']);
    expect(targets(ofType(copy, 'drop-down'))).toEqual([ofType(copy, 'bar-chart').id, '$screen']);
    expect(targets(ofType(copy, 'bar-chart'))).toEqual(['box', ofType(copy, 'tab-panel').id]);
  });

  it('is added, taken back and made again in one step', () => {
    const document = new DocumentStore(screen);
    document.change(LABEL, addWidgets(copyOf(['tabs'])));
    const added = document.screen;
    expect([added.widgets.length, added.groups.length]).toEqual([10, 7]);
    document.undo();
    expect(document.screen).toEqual(screen);
    document.redo();
    expect(document.screen).toEqual(added);
  });
});

describe('a copy of a group', () => {
  it('is a group of its own when all of it is copied, else its widgets join the group of the originals', () => {
    const copy = copyOf(['box', 'other']);
    expect(copy.groups).toEqual([{ id: copy.widgets[0]!.group, name: '一对' }]);
    expect(copy.widgets[1]!.group).toBe(copy.groups[0]!.id);
    expect(copyOf(['box'])).toMatchObject({ groups: [], widgets: [{ group: 'pair' }] });
  });
});

describe('a clipboard', () => {
  it('carries a container as text to another screen', () => {
    const clip = fromClipText(toClipText(clipOf(screen, ['tabs']), []))!;
    expect(clip).toEqual({ ...clipOf(screen, ['tabs']), sets: [] });
    const copy = copyClip(clip, normalizeScreen({ reportCode: 'other' }), NO_MOVE);
    expect(ofType(copy, 'drop-down').group).toBe(copy.groups[2]!.id);
  });

  it('tells names and fields of the data sets that are known, as far as it is bound to them', () => {
    const bound = { id: 'a', type: 'bar-chart', data: { dataType: 'dynamic', setCode: 'sales' } } as const;
    const clip = { widgets: [normalizeWidget(bound)], groups: [] };
    const columns = [{ name: 'city', type: 'string' }] as const;
    const set = {
      id: '1',
      setDesc: '',
      dataSetParamDtoList: [],
      fieldSettings: [],
      isGrouped: false,
      columns: [...columns],
    };
    const known = [
      { ...set, setCode: 'sales', setName: '销售' },
      { ...set, setCode: 'other', setName: '其他' },
    ];
    expect(fromClipText(toClipText(clip, known))?.sets).toEqual([
      { setCode: 'sales', setName: '销售', columns: ['city'] },
    ]);
    const text = (sets: unknown) => JSON.stringify({ kind: 'aj-report/widgets', widgets: [bound], sets });
    for (const none of [undefined, 5, [null, 7, { setCode: 'sales' }, { setCode: 1, setName: 'x' }]]) {
      expect(fromClipText(text(none))?.sets).toEqual([]);
    }
    expect(fromClipText(text([{ setCode: 'sales', setName: '销售', columns: ['a', 2] }]))?.sets).toEqual([
      { setCode: 'sales', setName: '销售', columns: ['a'] },
    ]);
  });

  it('with other text has no clip, and groups that are none are left out', () => {
    for (const text of [
      '',
      'hello',
      '{"kind":"x","widgets":[]}',
      '[]',
      'null',
      '{"kind":"aj-report/widgets","widgets":[{}]}',
    ]) {
      expect(fromClipText(text)).toBeUndefined();
    }
    const text = '{"kind":"aj-report/widgets","widgets":[{"id":"a","type":"text"}],"groups":[{"id":5},{"id":"g"}]}';
    expect(fromClipText(text)?.groups).toEqual([{ id: 'g' }]);
  });
});
