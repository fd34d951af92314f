import { normalizeScreen, SCREEN_TARGET, type BlockDocument, type WidgetNode } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { takeBlock } from './document/block.ts';
import { partsOf } from './document/groups.ts';
import { roomOf } from './document/room.ts';
import { insertBlock } from './insert-block.ts';
import { insertWidget } from './insert-widget.ts';
import { TestDesigner } from './test-designer.ts';

const link = (originId: string, targetId: string, targetKey = 'region') => ({
  originId,
  targetId,
  paramsConfig: [{ originKey: 'name', targetKey }],
});

const screen = normalizeScreen({
  reportCode: 'wall',
  dashboard: {
    theme: 'graphite',
    parameters: [{ name: 'region', defaultValue: '华东' }, { name: 'unused' }],
    pages: [{ id: 'p' }],
  },
  groups: [{ id: 'whole', name: '卡片' }, { id: 'split' }],
  widgets: [
    { id: 'far', type: 'text', left: 0, top: 0, width: 10, height: 10, group: 'split' },
    {
      id: 'pie',
      type: 'pie-chart',
      left: 300.5,
      top: 200,
      width: 200,
      height: 100,
      page: 'p',
      group: 'whole',
      data: { dataType: 'dynamic', setCode: 'sales', mapping: [{ role: 'name', field: '地区' }] },
      linkage: [link('pie', 'bars'), link('pie', 'far'), link('pie', SCREEN_TARGET)],
    },
    {
      id: 'bars',
      type: 'bar-chart',
      left: 520,
      top: 200,
      width: 200,
      height: 140,
      group: 'whole',
      data: { dataType: 'dynamic', setCode: 'gone', staticData: [{ a: 1 }] },
    },
    { id: 'note', type: 'text', left: 400, top: 360, width: 100, height: 40, group: 'split' },
  ],
});

const taken = takeBlock(screen, ['pie', 'bars', 'note'])!;
const block: BlockDocument = taken.document;

describe('a block', () => {
  it('is a screen of just its size, with what belongs to it', () => {
    expect(block.dashboard).toEqual({
      width: 420,
      height: 200,
      theme: 'graphite',
      parameters: [{ name: 'region', defaultValue: '华东' }],
    });
    expect(block.groups).toEqual([{ id: 'whole', name: '卡片' }]);
    expect(block.widgets?.map(({ id, left, top, group, page }) => [id, left, top, group, page])).toEqual([
      ['pie', 0.5, 0, 'whole', undefined],
      ['bars', 220, 0, 'whole', undefined],
      ['note', 100, 160, undefined, undefined],
    ]);
  });

  it('leaves links to what is not in it behind, and says how many', () => {
    expect(taken.cutLinks).toBe(1);
    expect(block.widgets?.[0]?.linkage?.map(({ targetId }) => targetId)).toEqual(['bars', SCREEN_TARGET]);
  });

  it('takes along what containers hold', () => {
    const test = new TestDesigner();
    insertWidget(test.designer, 'panel', { x: 500, y: 500 });
    insertWidget(test.designer, 'bar-chart', { x: 480, y: 510 });
    const { document } = takeBlock(test.designer.document.screen, [test.ids[0]!])!;
    expect(document.widgets).toHaveLength(2);
    expect(document.groups).toMatchObject([{ container: test.ids[0] }]);
    const other = new TestDesigner();
    insertBlock(other.designer, document);
    const [panel, chart] = other.designer.document.screen.widgets;
    expect(chart!.group).toBe(partsOf(other.designer.document.screen, panel!.id)[0]!.id);
    expect(other.selection).toEqual([panel!.id]);
  });

  it('is none of nothing', () => {
    expect(takeBlock(screen, [])).toBeUndefined();
  });
});

describe('a block on another screen', () => {
  const open = (widgets: readonly WidgetNode[] = []) => new TestDesigner(widgets);

  it('comes with new ids, its links and groups among themselves, and what parameters it lacks; one undo takes all', () => {
    const test = open();
    const { document } = test.designer;
    insertBlock(test.designer, block);
    const [pie, bars, note] = document.screen.widgets;
    expect(test.ids).not.toContain('pie');
    expect(pie!.linkage.map(({ originId, targetId }) => [originId, targetId])).toEqual([
      [pie!.id, bars!.id],
      [pie!.id, SCREEN_TARGET],
    ]);
    const [group] = document.screen.groups;
    expect([pie!.group, bars!.group, note!.group]).toEqual([group!.id, group!.id, undefined]);
    expect(group).toEqual({ id: expect.not.stringMatching('whole') as string, name: '卡片' });
    expect(document.screen.dashboard.parameters).toEqual([{ name: 'region', defaultValue: '华东' }]);
    expect(test.selection).toEqual(test.ids);
    test.key('Ctrl+z');
    expect(test.ids).toEqual([]);
    expect(document.screen.groups).toEqual([]);
    expect(document.screen.dashboard.parameters).toEqual([]);
  });

  it('keeps a parameter that the screen has already', () => {
    const test = open();
    test.designer.document.change({ zh: '参数', en: 'Parameter' }, ({ dashboard }) => {
      dashboard.parameters = [{ name: 'region', defaultValue: '华南' }];
    });
    insertBlock(test.designer, block);
    expect(test.designer.document.screen.dashboard.parameters).toEqual([{ name: 'region', defaultValue: '华南' }]);
  });

  it('stands around the point where it was dropped, or in the middle, or beside what is there', () => {
    const places = (test: TestDesigner) => test.ids.map((id) => test.frame(id).slice(0, 2));
    const dropped = open();
    insertBlock(dropped.designer, block, { at: { x: 1000, y: 500 } });
    expect(places(dropped)).toEqual([
      [790.5, 400],
      [1010, 400],
      [890, 560],
    ]);
    const corner = open();
    insertBlock(corner.designer, block, { at: { x: 1915, y: 1075 } });
    expect(corner.frame(corner.ids[1]!)).toEqual([1720, 880, 200, 140]);
    const clicked = open();
    insertBlock(clicked.designer, block);
    insertBlock(clicked.designer, block);
    const [first, second] = [clicked.ids.slice(0, 3), clicked.ids.slice(3)].map((ids) =>
      ids.map((id) => clicked.frame(id)),
    );
    expect(first![1]).toEqual([960 + 10, 540 - 100, 200, 140]);
    expect(second![1]![0] !== first![1]![0] || second![1]![1] !== first![1]![1]).toBe(true);
    const right = Math.max(...first!.map(([left, , width]) => left! + width!));
    const bottom = Math.max(...first!.map(([, top, , height]) => top! + height!));
    const [left, top] = [Math.min(...second!.map(([x]) => x!)), Math.min(...second!.map(([, y]) => y!))];
    expect(left >= right || top >= bottom || left + 420 <= 750 || top + 200 <= 440).toBe(true);
  });

  it('goes into the part of a container onto which it was dropped', () => {
    const test = open();
    insertWidget(test.designer, 'panel', { x: 500, y: 500 });
    const panel = test.widget(test.ids[0]!);
    insertBlock(test.designer, block, { at: { x: 500, y: 500 } });
    const { screen: now } = test.designer.document;
    const [part] = partsOf(now, panel.id);
    const note = now.widgets.at(-1)!;
    expect(note.group).toBe(part!.id);
    expect(now.groups.find(({ name }) => name === '卡片')?.parent).toBe(part!.id);
    const room = roomOf(panel);
    for (const id of test.selection) {
      const [left, top] = test.frame(id);
      expect(left).toBeGreaterThanOrEqual(Math.floor(room.left));
      expect(top).toBeGreaterThanOrEqual(Math.floor(room.top));
    }
  });

  it('shows samples, hidden from viewers, where nothing takes the place of a data set that is not there', () => {
    const test = open();
    insertBlock(test.designer, block, { sets: new Map([['gone', undefined]]) });
    const [pie, bars] = test.designer.document.screen.widgets;
    expect(pie!.data).toMatchObject({ dataType: 'dynamic', setCode: 'sales' });
    expect(bars!.data).toMatchObject({ dataType: 'static', setCode: '', mapping: [], sample: 'hidden' });
    expect(bars!.data).not.toHaveProperty('staticData');
  });

  it('is raised from an older form, and keeps what this version does not know', () => {
    const test = open();
    const old = { widgets: [{ id: 'x', type: 'from-the-future', novel: 7 }] } as unknown as BlockDocument;
    insertBlock(test.designer, old, { at: { x: 0, y: 0 } });
    expect(test.designer.document.screen.widgets).toMatchObject([{ type: 'from-the-future', novel: 7, linkage: [] }]);
  });
});
