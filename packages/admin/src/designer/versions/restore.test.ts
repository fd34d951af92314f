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
});
