import { describe, expect, it } from 'vitest';
import { normalizeScreen } from './normalize.ts';
import type { NormalScreen } from './document.ts';
import { randomEdit, randomFrom, randomScreen } from './screen-edit.testing.ts';
import { applyEdit, editBetween, fieldsOf, isSameField, valueAt, type ScreenEdit } from './screen-edit.ts';

const SCREEN = normalizeScreen({
  reportCode: 'r',
  groups: [{ id: 'g' }, { id: 'h' }],
  widgets: [
    { id: 'a', type: 'text', setup: { fontSize: 12, color: 'red' } },
    { id: 'b', type: 'text' },
    { id: 'c', type: 'text' },
  ],
});

const idsOf = ({ widgets }: NormalScreen): string => widgets.map(({ id }) => id).join('');

/** A screen after it was sent. */
function sent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

describe('What lies between two screens', () => {
  it('names the fields that differ, by the id of their widget', () => {
    const after = structuredClone(SCREEN);
    after.widgets[0]!.setup = { fontSize: 14, bold: true };
    after.dashboard.title = '销售';
    expect(editBetween(SCREEN, after)).toEqual([
      { do: 'set', at: ['dashboard', 'title'], value: '销售' },
      { do: 'set', at: ['widgets', 'a', 'setup', 'fontSize'], value: 14 },
      { do: 'set', at: ['widgets', 'a', 'setup', 'color'] },
      { do: 'set', at: ['widgets', 'a', 'setup', 'bold'], value: true },
    ]);
  });

  it('moves the fewest entries', () => {
    const [a, b, c] = SCREEN.widgets;
    expect(editBetween(SCREEN, { ...SCREEN, widgets: [b!, c!, a!] })).toEqual([
      { do: 'move', list: 'widgets', id: 'a', after: 'c' },
    ]);
  });

  it('is nothing where only the order of keys differs', () => {
    const after = { ...SCREEN, dashboard: Object.fromEntries(Object.entries(SCREEN.dashboard).reverse()) };
    expect(editBetween(SCREEN, after as unknown as NormalScreen)).toEqual([]);
  });

  it('leads from the one to the other, whatever they are', () => {
    const random = randomFrom(7);
    for (let round = 0; round < 400; round++) {
      const [before, after] = [randomScreen(random), randomScreen(random)];
      const edit = sent(editBetween(before, after));
      expect(applyEdit(before, edit)).toEqual(after);
      expect(applyEdit(applyEdit(before, edit), editBetween(after, before))).toEqual(before);
    }
  });
});

describe('An edit on another state than it was made on', () => {
  it('does nothing to what is gone, and puts behind the others what followed it', () => {
    const without = applyEdit(SCREEN, [{ do: 'remove', list: 'widgets', id: 'b' }]);
    const edit: ScreenEdit = [
      { do: 'set', at: ['widgets', 'b', 'left'], value: 7 },
      { do: 'move', list: 'widgets', id: 'a', after: 'b' },
      { do: 'set', at: ['layouts', 'phone', 'items', 'b', 'left'], value: 7 },
    ];
    const after = applyEdit(without, edit);
    expect(idsOf(after)).toBe('ca');
    expect({ ...after, widgets: [] }).toEqual({ ...SCREEN, widgets: [] });
  });

  it('adds no entry twice and never puts a group into itself', () => {
    const node = { id: 'a', type: 'other' };
    expect(applyEdit(SCREEN, [{ do: 'add', list: 'widgets', node, after: '' }])).toBe(SCREEN);
    const edit: ScreenEdit = [
      { do: 'set', at: ['groups', 'g', 'parent'], value: 'h' },
      { do: 'set', at: ['groups', 'h', 'parent'], value: 'g' },
    ];
    expect(applyEdit(SCREEN, edit).groups).toEqual([{ id: 'g', parent: 'h' }, { id: 'h' }]);
  });

  it('touches neither ids nor what a save counts, nor what every object has', () => {
    const paths = [['revision'], ['reportCode'], ['widgets', 'a', 'id'], ['widgets'], ['dashboard', 'pages']];
    for (const at of paths) expect(applyEdit(SCREEN, [{ do: 'set', at, value: 1 }])).toBe(SCREEN);
    const odd = applyEdit(SCREEN, [{ do: 'set', at: ['dashboard', '__proto__', 'polluted'], value: 1 }]);
    expect(odd).toBe(SCREEN);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('never fails and keeps ids apart, whatever came before it', () => {
    const random = randomFrom(11);
    for (let round = 0; round < 400; round++) {
      const screen = randomScreen(random);
      const after = applyEdit(screen, randomEdit(random, randomScreen(random)));
      for (const entries of [after.widgets, after.groups, after.dashboard.pages]) {
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }
      expect(normalizeScreen(after)).toEqual(after);
    }
  });
});

describe('Fields of an edit', () => {
  it('meet where one leads to or into the other', () => {
    const fields = fieldsOf([
      { do: 'set', at: ['widgets', 'a', 'left'], value: 1 },
      { do: 'remove', list: 'widgets', id: 'b' },
      { do: 'move', list: 'widgets', id: 'c', after: '' },
    ]);
    expect(fields).toEqual([
      ['widgets', 'a', 'left'],
      ['widgets', 'b'],
    ]);
    expect(isSameField(fields[1]!, ['widgets', 'b', 'setup', 'color'])).toBe(true);
    expect(isSameField(fields[0]!, ['widgets', 'a', 'top'])).toBe(false);
    expect(valueAt(SCREEN, ['widgets', 'a', 'setup', 'fontSize'])).toBe(12);
    expect(valueAt(SCREEN, ['dashboard', 'width'])).toBe(1920);
  });
});
