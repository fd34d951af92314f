import { describe, expect, it } from 'vitest';
import { pageTabs } from '../document/pages.ts';
import { commandOf, runCommand, COMMANDS } from '../commands/command-list.ts';
import { movePage, renamePage } from '../document/pages.ts';
import { reachableWidgets } from '../document/groups.ts';
import { snapTargetsOf } from '../tools/snap-targets.ts';
import { TestDesigner } from '../test-designer.ts';

const box = (id: string, left = 100) => ({ id, type: 'text', left, top: 100, width: 100, height: 50 });

function run(test: TestDesigner, id: string): void {
  expect(
    runCommand(
      COMMANDS.find((command) => command.id === id)!,
      test.designer,
    ),
  ).toBe(true);
}

const shown = ({ designer }: TestDesigner) => designer.document.shown.widgets.map(({ id }) => id);
const titles = ({ designer }: TestDesigner) => pageTabs(designer.document.stored, 'en').map(({ title }) => title);

/** Two pages: `a` and `b` on the first, `c` on the second, which is shown. */
function twoPages(): TestDesigner {
  const test = new TestDesigner([box('a'), box('b', 300)]);
  test.key('Alt+p');
  test.designer.document.change({ zh: '加', en: 'Add' }, (screen) => {
    screen.widgets.push({ ...screen.widgets[0]!, id: 'c', data: { ...screen.widgets[0]!.data }, page: undefined! });
    delete screen.widgets.at(-1)!.page;
  });
  return test;
}

describe('pages', () => {
  it('are added after the one that is shown, and what is new comes onto it', () => {
    const test = twoPages();
    expect(titles(test)).toEqual(['Page 1', 'Page 2']);
    expect(shown(test)).toEqual(['c']);
    expect(test.key('PageUp').designer.document.shown.widgets.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are what selecting all, the pointer and snapping know of', () => {
    const test = twoPages();
    const { document, view } = test.designer;
    expect(test.key('Ctrl+a').selection).toEqual(['c']);
    expect(reachableWidgets(document.shown, view).map(({ id }) => id)).toEqual(['c']);
    expect(snapTargetsOf(document.shown, new Set()).boxes).toHaveLength(1);
    test.key('PageUp');
    expect(test.selection).toEqual([]);
    expect(test.click(310, 110).selection).toEqual(['b']);
  });

  it('take over a selection, and undo goes back to where it happened', () => {
    const test = twoPages().key('PageUp').click(110, 110);
    test.key('Ctrl+Shift+PageDown');
    expect(shown(test)).toEqual(['a', 'c']);
    expect(test.selection).toEqual(['a']);
    test.key('PageUp');
    expect(shown(test)).toEqual(['b']);
    test.key('Ctrl+z');
    expect(shown(test)).toEqual(['a', 'b']);
    test.key('PageDown').key('Ctrl+y');
    expect(shown(test)).toEqual(['a', 'c']);
  });

  it('are copied with all that stands on them', () => {
    const test = twoPages().key('PageUp');
    run(test, 'duplicate-page');
    expect(titles(test)).toHaveLength(3);
    expect(shown(test)).toHaveLength(2);
    expect(shown(test)).not.toContain('a');
    test.key('PageDown');
    expect(shown(test)).toEqual(['c']);
  });

  it('are deleted with all that stands on them, in one step that can be undone; the last one stays', () => {
    const test = twoPages();
    run(test, 'delete-page');
    expect(test.ids).toEqual(['a', 'b']);
    expect(commandOf('PageDown')!.when!(test.designer)).toBe(false);
    expect(COMMANDS.find(({ id }) => id === 'delete-page')!.when!(test.designer)).toBe(false);
    test.key('Ctrl+z');
    expect(test.ids).toEqual(['a', 'b', 'c']);
    expect(shown(test)).toEqual(['c']);
  });

  it('have names and an order, in which widgets of the first page stay with it', () => {
    const test = twoPages();
    const { document } = test.designer;
    const [first] = document.stored.dashboard.pages;
    document.change({ zh: '', en: '' }, renamePage(first!.id, ' Sales '), { isForStored: true });
    document.change({ zh: '', en: '' }, movePage(first!.id, 1), { isForStored: true });
    expect(titles(test)).toEqual(['Page 1', 'Sales']);
    document.goTo({ page: first!.id });
    expect(shown(test)).toEqual(['a', 'b']);
  });

  it('change places by keys, one step each, and stay the one that is worked on', () => {
    const test = twoPages();
    const { document } = test.designer;
    const { page } = document.scope;
    const place = () => document.stored.dashboard.pages.findIndex(({ id }) => id === page);
    test.key('Alt+p').key('Alt+PageUp').key('PageUp').key('PageUp');
    document.goTo({ page });
    expect(place()).toBe(2);
    test.key('Alt+PageUp').key('Alt+PageUp').key('Alt+PageUp');
    expect([place(), document.scope.page, shown(test)]).toEqual([0, page, ['c']]);
    expect(test.key('Ctrl+z').designer.document.scope.page).toBe(page);
    expect(place()).toBe(1);
    test.key('Alt+PageDown').key('Alt+PageDown');
    expect(place()).toBe(2);
  });

  it('have a drawing order of their own', () => {
    const test = twoPages().key('PageUp');
    test.designer.document.change({ zh: '', en: '' }, (screen) => {
      screen.widgets.push({ ...structuredClone(test.designer.document.stored.widgets[0]!), id: 'd' });
    });
    expect(test.ids).toEqual(['a', 'b', 'c', 'd']);
    test.designer.document.select(['d']);
    test.key('Ctrl+[');
    expect([shown(test), test.ids]).toEqual([
      ['a', 'd', 'b'],
      ['a', 'd', 'c', 'b'],
    ]);
  });

  it('take what was copied on another one', () => {
    const test = twoPages().key('PageUp').click(110, 110).key('Ctrl+c');
    test.key('PageDown').paste('{"kind":"aj-report/widgets","widgets":[{"id":"x","type":"text","page":"elsewhere"}]}');
    expect(shown(test)).toHaveLength(2);
  });

  it('are gone to for what is looked for', () => {
    const test = twoPages();
    const worked = () => [test.designer.document.scope.page, test.selection];
    const [first, second] = test.designer.document.stored.dashboard.pages.map(({ id }) => id);
    test.designer.lookAt('b');
    expect(worked()).toEqual([first, ['b']]);
    test.designer.lookAt('c');
    expect(worked()).toEqual([second, ['c']]);
  });
});
