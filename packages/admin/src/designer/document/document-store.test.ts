import { normalizeScreen, type NormalScreen } from '@aj-report/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentStore } from './document-store.ts';
import { HISTORY_LIMIT, MERGE_WITHIN_MS } from './history.ts';
import { makeId } from './make-id.ts';
import * as operations from './operations.ts';
import { moveTo, reorder } from './order.ts';

const LABEL = { zh: '改', en: 'Change' };
let clock = 0;

function makeScreen(): NormalScreen {
  return normalizeScreen({
    reportCode: 'r',
    layouts: { phone: { items: { a: { left: 1 }, b: { left: 2 } } } },
    widgets: [
      { id: 'a', type: 'text', linkage: [{ originId: 'a', targetId: 'b', paramsConfig: [] }] },
      { id: 'b', type: 'text', setup: { size: 12 } },
      { id: 'c', type: 'text', linkage: [{ originId: 'c', targetId: 'a', paramsConfig: [] }] },
    ],
  });
}

let document: DocumentStore;

beforeEach(() => {
  clock = 0;
  document = new DocumentStore(makeScreen(), () => clock);
});

const widget = (id: string) => document.widget(id)!;
const order = (): string => document.screen.widgets.map((one) => one.id).join('');

describe('a widget whose settings are taken back', () => {
  const setup = () => widget('a').setup;
  const change = (recipe: ReturnType<typeof operations.resetSetup>) => document.change(LABEL, recipe);

  it('says its first words in the language of the author, like a new one', () => {
    change(operations.setSetup(['a'], 'text', 'Sales'));
    change(operations.setSetup(['a'], 'fontSize', 40));
    change(operations.resetSetup(['a'], 'en', 'text'));
    expect(setup()).toEqual({ text: 'Text', fontSize: 40 });
    change(operations.resetSetup(['a'], 'en'));
    expect(setup()).toEqual({ text: 'Text' });
    change(operations.resetSetup(['a'], 'zh'));
    expect(setup()).toEqual({});
  });
});

describe('a document', () => {
  it('takes every kind of change back and does it again', () => {
    const changes = [
      operations.addWidgets({ widgets: [{ ...widget('a'), id: 'd' }], groups: [] }),
      operations.setFrames(new Map([['a', { left: 10.4, width: 99.6 }]])),
      operations.renameWidget('b', ' 新名字 '),
      operations.setLocked(['a', 'c'], true),
      operations.setHidden(['b'], true),
      operations.setSetup(['a', 'b'], 'size', 20),
      operations.resetSetup(['b'], 'zh', 'size'),
      operations.resetSetup(['a'], 'zh'),
      operations.setData(['a'], { setCode: 'orders', staticData: [{ x: 1 }] }),
      operations.setData(['a'], { staticData: undefined }),
      operations.setLinkage('b', [{ originId: 'b', targetId: 'c', paramsConfig: [] }]),
      operations.setVisibleWhen(['a', 'b'], { rules: [{ source: 'rows', operator: '>', value: '0' }] }),
      operations.setVisibleWhen(['a'], undefined),
      operations.setEntrance(['a'], { kind: 'bounce', delayMs: 200 }),
      operations.setEntrance(['a'], undefined),
      operations.setDashboard({ width: 800, guides: [{ axis: 'x', position: 5 }] }),
      operations.orderWidgets(['a'], 'top'),
      operations.moveWidgetsTo(['c'], 0),
      operations.deleteWidgets(['b', 'a']),
    ];
    const states = [document.screen];
    for (const change of changes) {
      document.change(LABEL, change);
      expect(document.screen).not.toEqual(states.at(-1));
      states.push(document.screen);
    }
    for (const state of states.slice(0, -1).reverse()) {
      document.undo();
      expect(document.screen).toEqual(state);
    }
    for (const state of states.slice(1)) {
      document.redo();
      expect(document.screen).toEqual(state);
    }
  });

  it('keeps the objects of widgets that a change does not touch', () => {
    const before = widget('b');
    document.change(LABEL, operations.setFrames(new Map([['a', { left: 5 }]])));
    document.change(LABEL, operations.orderWidgets(['a'], 'top'));
    expect(widget('b')).toBe(before);
  });

  it('leaves no step when nothing changed', () => {
    document.change(LABEL, operations.setLocked(['a'], false));
    document.change(LABEL, operations.orderWidgets(['c'], 'top'));
    expect(document.history.past).toHaveLength(0);
    expect(document.isDirty).toBe(false);
  });

  it('rounds places to whole px and ignores what is not a number', () => {
    document.change(LABEL, operations.setFrames(new Map([['a', { left: 10.4, top: Number.NaN, width: 99.6 }]])));
    expect([widget('a').left, widget('a').top, widget('a').width]).toEqual([10, 0, 100]);
  });

  it('forgets links and phone places of deleted widgets', () => {
    document.change(LABEL, operations.deleteWidgets(['b']));
    expect(widget('a').linkage).toEqual([]);
    expect(widget('c').linkage).toHaveLength(1);
    expect(document.screen.layouts['phone']).toEqual({ items: { a: { left: 1 } } });
  });

  it('drops deleted widgets from the selection and brings the selection back on undo', () => {
    document.select(['a', 'b']);
    document.change(LABEL, operations.deleteWidgets(['a']));
    expect(document.selection).toEqual(['b']);
    document.undo();
    expect(document.selection).toEqual(['a', 'b']);
  });
});

/** Sets the size of widget a at a time. */
function type(value: number, at: number): void {
  clock = at;
  document.change(LABEL, operations.setSetup(['a'], 'size', value), { mergeKey: 'setup.size' });
}

describe('the history', () => {
  it('takes rapid edits of the same kind for one step', () => {
    type(1, 0);
    type(2, MERGE_WITHIN_MS);
    type(3, MERGE_WITHIN_MS * 2);
    expect(document.history.past).toHaveLength(1);
    document.undo();
    expect(widget('a').setup).toEqual({});
    document.redo();
    expect(widget('a').setup).toEqual({ size: 3 });
  });

  it('keeps edits apart that are slow, of another kind, or have a selection between', () => {
    type(1, 0);
    type(2, MERGE_WITHIN_MS + 1);
    document.select(['a']);
    type(3, MERGE_WITHIN_MS + 2);
    document.change(LABEL, operations.setSetup(['a'], 'bold', true), { mergeKey: 'setup.bold' });
    expect(document.history.past).toHaveLength(4);
  });

  it('forgets what could be redone when something new is done', () => {
    type(1, 0);
    document.undo();
    type(2, 5);
    document.redo();
    expect(widget('a').setup).toEqual({ size: 2 });
  });

  it('goes back at least a hundred steps', () => {
    for (let step = 1; step <= HISTORY_LIMIT + 20; step++) {
      document.change(LABEL, operations.setSetup(['a'], 'size', step));
    }
    expect(HISTORY_LIMIT).toBeGreaterThanOrEqual(100);
    for (let step = 0; step < HISTORY_LIMIT + 50; step++) document.undo();
    expect(widget('a').setup).toEqual({ size: 20 });
    expect(document.isDirty).toBe(true);
  });

  it('is empty after a load', () => {
    type(1, 0);
    document.load(makeScreen());
    document.undo();
    expect(document.history.past).toHaveLength(0);
    expect(document.isDirty).toBe(false);
  });
});

function edit(size: number): void {
  document.change(LABEL, operations.setSetup(['a'], 'size', size), { mergeKey: 'size' });
}

describe('the saved mark', () => {
  it('tells whether something differs from what was saved, through undo and redo', () => {
    expect(document.isDirty).toBe(false);
    edit(1);
    expect(document.isDirty).toBe(true);
    document.markSaved(document.beginSave(), 7);
    expect(document.isDirty).toBe(false);
    expect(document.screen.revision).toBe(7);
    document.undo();
    expect(document.isDirty).toBe(true);
    document.redo();
    expect(document.isDirty).toBe(false);
    expect(document.screen.revision).toBe(7);
  });

  it('does not cover what was edited while the save was under way', () => {
    edit(1);
    const position = document.beginSave();
    edit(2);
    document.markSaved(position, 1);
    expect(document.isDirty).toBe(true);
    document.undo();
    expect(document.isDirty).toBe(false);
  });

  it('is not reached by a recovered draft', () => {
    document.load(makeScreen(), true);
    expect(document.isDirty).toBe(true);
  });
});

function names(ordered: readonly { id: string }[]): string {
  return ordered.map((one) => one.id).join('');
}

describe('drawing order', () => {
  const list = [...'abcd'].map((id) => ({ id }));
  it('moves a block to the ends in its own order', () => {
    expect(names(reorder(list, ['c', 'a'], 'top'))).toBe('bdac');
    expect(names(reorder(list, ['d', 'b'], 'bottom'))).toBe('bdac');
  });

  it('moves up towards the viewer and stops at the ends', () => {
    expect(names(reorder(list, ['b'], 'up'))).toBe('acbd');
    expect(names(reorder(list, ['d'], 'up'))).toBe('abcd');
    expect(names(reorder(list, ['c', 'd'], 'up'))).toBe('abcd');
    expect(names(reorder(list, ['a'], 'down'))).toBe('abcd');
    expect(names(reorder(list, ['a', 'c'], 'down'))).toBe('acbd');
  });

  it('moves a block between two others', () => {
    expect(names(moveTo(list, ['a', 'd'], 2))).toBe('badc');
    expect(names(moveTo(list, ['a'], 4))).toBe('bcda');
  });

  it('is undone like any other change', () => {
    document.change(LABEL, operations.orderWidgets(['a'], 'up'));
    expect(order()).toBe('bac');
    document.undo();
    expect(order()).toBe('abc');
  });
});

describe('ids', () => {
  it('are 128 random bits', () => {
    const ids = new Set(Array.from({ length: 500 }, makeId));
    expect(ids.size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});
