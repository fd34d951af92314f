import type { ScreenDocument } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { readScreen, sureToShow } from './read-screen.ts';

const screen: ScreenDocument = {
  reportCode: 'r',
  widgets: [
    { id: 'a', type: 'text' },
    { id: 'b', type: 'table', left: 5 },
  ],
};

describe('reading a screen', () => {
  it('fills every default in', () => {
    const normal = readScreen(screen);
    expect(normal.dashboard).toMatchObject({ width: 1920, height: 1080, fit: 'contain' });
    expect(normal.widgets[0]).toMatchObject({ id: 'a', left: 0, rotate: 0, hidden: false });
  });

  it('gives the same object for the same node, so that changes are found by identity', () => {
    const before = readScreen(screen);
    const [first, second] = screen.widgets ?? [];
    const after = readScreen({ ...screen, widgets: [first!, { ...second!, left: 9 }] });
    expect(after.widgets[0]).toBe(before.widgets[0]);
    expect(after.widgets[1]).not.toBe(before.widgets[1]);
    expect(after.widgets[1]?.left).toBe(9);
  });
});

describe('widgets that are sure to show', () => {
  const rule = { match: 'all' as const, rules: [] };
  const busy = readScreen({
    reportCode: 'r',
    dashboard: { pages: [{ id: 'one' }, { id: 'two' }] },
    widgets: [
      { id: 'plain', type: 'text' },
      { id: 'ruled', type: 'text', visibleWhen: rule },
      { id: 'in a tab', type: 'text', group: 'g' },
      { id: 'hidden', type: 'text', hidden: true },
      { id: 'elsewhere', type: 'text', page: 'two' },
      { id: 'astray', type: 'text', page: 'gone' },
    ],
  } as unknown as ScreenDocument);
  const idsOn = (page: string, mode: 'view' | 'edit') => sureToShow(busy, page, mode).map(({ id }) => id);

  it('stand on the page that is shown, outside of rules and of tabs', () => {
    expect(idsOn('', 'view')).toEqual(['plain', 'astray']);
    expect(idsOn('two', 'view')).toEqual(['elsewhere']);
    expect(idsOn('one', 'edit')).toEqual(['plain', 'hidden', 'astray']);
  });

  it('are those of the first page where the page is gone', () => {
    expect(idsOn('gone', 'view')).toEqual(idsOn('one', 'view'));
  });
});
