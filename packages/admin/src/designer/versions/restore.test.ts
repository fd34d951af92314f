import { normalizeScreen, type WidgetNode } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../document/document-store.ts';
import { restoreScreen, restoreWidget } from './restore.ts';

const LABEL = { zh: '恢复', en: 'Restore' };
const screenOf = (revision: number, widgets: WidgetNode[], more: object = {}) =>
  normalizeScreen({ reportCode: 'wall', revision, widgets, ...more });

const past = screenOf(
  1,
  [
    { id: 'a', type: 'text', left: 1, group: 'g' },
    { id: 'b', type: 'border' },
    { id: 'c', type: 'text', group: 'gone' },
  ],
  { dashboard: { title: '旧' }, groups: [{ id: 'g' }, { id: 'gone' }] },
);
const now = () =>
  new DocumentStore(
    screenOf(
      5,
      [
        { id: 'b', type: 'border', left: 9 },
        { id: 'd', type: 'text' },
      ],
      { dashboard: { title: '新' }, groups: [{ id: 'g' }] },
    ),
  );

describe('a revision that is restored', () => {
  it('takes the place of what is open in one step that can be undone, and follows the newest revision', () => {
    const document = now();
    const before = document.screen;
    document.change(LABEL, restoreScreen(past));
    expect(document.screen).toEqual({ ...past, revision: 5 });
    expect(document.isDirty).toBe(true);
    document.undo();
    expect(document.screen).toEqual(before);
  });

  it('can give back one widget alone: changed, or gone', () => {
    const document = now();
    document.change(LABEL, restoreWidget(past, 'b'));
    document.change(LABEL, restoreWidget(past, 'a'));
    document.change(LABEL, restoreWidget(past, 'c'));
    expect(document.screen.widgets.map(({ id, left, group }) => [id, left, group])).toEqual([
      ['a', 1, 'g'],
      ['b', 0, undefined],
      ['c', 0, undefined],
      ['d', 0, undefined],
    ]);
    expect(document.screen.dashboard.title).toBe('新');
  });

  it('knows nothing of a widget that it had not', () => {
    const document = now();
    document.change(LABEL, restoreWidget(past, 'd'));
    expect(document.isDirty).toBe(false);
  });

  describe('on phones', () => {
    const withPhone = (items: object) => ({ layouts: { phone: { items } } });
    const items = (document: DocumentStore) => document.screen.layouts.phone?.items;
    const a = { id: 'a', type: 'text' };

    it('stands where it stood', () => {
      const old = screenOf(1, [a], withPhone({ a: { left: 16, top: 40 } }));
      const moved = new DocumentStore(screenOf(2, [a], withPhone({ a: { left: 0, top: 900 }, z: { left: 1 } })));
      moved.change(LABEL, restoreWidget(old, 'a'));
      expect(items(moved)).toEqual({ a: { left: 16, top: 40 }, z: { left: 1 } });
      const gone = new DocumentStore(screenOf(2, [], withPhone({})));
      gone.change(LABEL, restoreWidget(old, 'a'));
      expect(items(gone)).toEqual({ a: { left: 16, top: 40 } });
      gone.undo();
      expect(items(gone)).toEqual({});
    });

    it('is not shown where it was not', () => {
      const document = new DocumentStore(screenOf(2, [a], withPhone({ a: { left: 1 } })));
      document.change(LABEL, restoreWidget(screenOf(1, [a], withPhone({})), 'a'));
      expect(items(document)).toEqual({});
    });

    it('keeps its place, and makes no layout, where only one of the two has one', () => {
      const only = new DocumentStore(screenOf(2, [a], withPhone({ a: { left: 1 } })));
      only.change(LABEL, restoreWidget(screenOf(1, [{ ...a, left: 5 }]), 'a'));
      expect(items(only)).toEqual({ a: { left: 1 } });
      const none = new DocumentStore(screenOf(2, [a]));
      none.change(LABEL, restoreWidget(screenOf(1, [{ ...a, left: 5 }], withPhone({ a: {} })), 'a'));
      expect(none.screen.layouts).toEqual({});
    });
  });

  describe('on one of several pages', () => {
    const onPages = (ids: string[], widgets: WidgetNode[]) =>
      screenOf(1, widgets, { dashboard: { pages: ids.map((id) => ({ id })) } });
    const a = (page?: string) => ({ id: 'a', type: 'text', ...(page !== undefined && { page }) });
    const restored = (old: ReturnType<typeof screenOf>, screen: ReturnType<typeof screenOf>, worked = '') => {
      const document = new DocumentStore(screen);
      document.goTo({ page: worked });
      document.change(LABEL, restoreWidget(old, 'a'), { isForStored: true });
      return document.screen.widgets.find(({ id }) => id === 'a');
    };

    it('comes back to its page where that is still there', () => {
      const old = onPages(['p', 'q'], [{ ...a('q'), left: 3 }]);
      expect(restored(old, onPages(['p', 'q'], [a('p')]))).toMatchObject({ left: 3, page: 'q' });
      expect(restored(old, onPages(['p', 'q'], []), 'p')?.page).toBe('q');
      expect(restored(onPages(['p', 'q'], [a()]), onPages(['q', 'p'], []), 'q')?.page).toBe('p');
    });

    it('stays on the page it is on where that has gone; what had gone comes onto the one that is worked on', () => {
      const old = onPages(['p', 'gone'], [{ ...a('gone'), left: 3 }]);
      expect(restored(old, onPages(['p', 'r'], [a('r')]), 'p')).toMatchObject({ left: 3, page: 'r' });
      expect(restored(old, onPages(['p', 'r'], []), 'r')?.page).toBe('r');
      expect(restored(old, screenOf(2, []))).not.toHaveProperty('page');
    });
  });
});
