import { describe, expect, it } from 'vitest';
import { deleteCommand } from './commands/delete.command.ts';
import { deletePart } from './delete-widgets.ts';
import { contentsOf, putInto } from './document/groups.ts';
import { addWidgets } from './document/operations.ts';
import { insertWidget } from './insert-widget.ts';
import { TestDesigner } from './test-designer.ts';

const BOXES = [
  { id: 'a', type: 'text', left: 103, top: 211, width: 100, height: 50 },
  { id: 'b', type: 'text', left: 333, top: 317, width: 80, height: 40 },
];

/** Two boxes and a tab panel with three tabs below them. */
function contained(): TestDesigner {
  const test = new TestDesigner(BOXES);
  insertWidget(test.designer, 'tab-panel', { x: 900, y: 700 });
  return test;
}

describe('grouping', () => {
  it('makes one thing of what is selected, picked by one click, and taken apart again', () => {
    const test = new TestDesigner(BOXES).key('Ctrl+a').key('Ctrl+g').click(1500, 900);
    expect(test.click(110, 220).selection).toEqual(['a', 'b']);
    expect(test.click(110, 220).selection).toEqual(['a']);
    test.key('Ctrl+a').key('Ctrl+Shift+G').click(1500, 900);
    expect(test.click(110, 220).selection).toEqual(['a']);
    expect(test.designer.document.screen.groups).toEqual([]);
  });
});

describe('a double click', () => {
  const nested = (): TestDesigner => {
    const test = new TestDesigner([...BOXES, { id: 'c', type: 'text', left: 701, top: 431, width: 60, height: 30 }]);
    test.click(110, 220).click(340, 320, { mod: true }).key('Ctrl+g');
    return test.key('Ctrl+a').key('Ctrl+g').click(1500, 900);
  };

  it('goes into a group step by step, and Escape comes out again', () => {
    const test = nested();
    expect(test.click(110, 220).selection).toEqual(['a', 'b', 'c']);
    test.click(1500, 900).doubleClick(110, 220);
    expect(test.selection).toEqual(['a', 'b']);
    expect(test.click(710, 440).click(340, 320).selection).toEqual(['a', 'b']);
    test.doubleClick(110, 220);
    expect([test.selection, test.click(340, 320).selection]).toEqual([['a'], ['b']]);
    expect(test.key('Escape').selection).toEqual(['a', 'b']);
    expect(test.key('Escape').selection).toEqual(['a', 'b', 'c']);
    expect(test.key('Escape').selection).toEqual([]);
  });

  it('is over when something outside is selected elsewhere, and Escape does not select the group', () => {
    const outside = { id: 'd', type: 'text', left: 1201, top: 731, width: 60, height: 30 };
    const test = new TestDesigner([...BOXES, outside]).click(110, 220).click(340, 320, { mod: true }).key('Ctrl+g');
    test.click(1500, 900).doubleClick(110, 220);
    test.designer.document.select(['d']);
    expect(test.key('Escape').selection).toEqual([]);
    expect(test.designer.view.enteredGroup).toBeUndefined();
  });

  it('is over when something outside is clicked', () => {
    const test = nested().doubleClick(110, 220).click(1500, 900);
    expect(test.designer.view.enteredGroup).toBeUndefined();
    expect(test.click(110, 220).selection).toEqual(['a', 'b', 'c']);
  });

  it('edits the words of a text where they stand, unless it is locked or shows data', () => {
    const test = new TestDesigner(BOXES).doubleClick(110, 220);
    expect(test.designer.view.store.getState().editing).toBe('a');
    test.designer.view.editText(undefined);
    test.key('Ctrl+l').doubleClick(110, 220);
    expect(test.designer.view.store.getState().editing).toBeUndefined();
  });
});

/** A tab panel with the boxes in its first tab. */
function filled(): TestDesigner {
  const test = contained();
  const { document } = test.designer;
  document.change({ zh: '', en: '' }, putInto(['a', 'b'], document.screen.groups[0]!.id));
  document.select([document.screen.widgets[2]!.id]);
  return test;
}

describe('a container with widgets', () => {
  it.each(['Ctrl+d', 'Ctrl+c'])('is copied by %s with what it holds, undone in one step', (keys) => {
    const test = filled();
    const before = test.designer.document.screen;
    test.key(keys);
    if (keys === 'Ctrl+c') test.paste();
    const { screen, selected } = test.designer.document;
    expect([screen.widgets.length, screen.groups.length]).toEqual([6, 6]);
    expect(selected.map(({ type }) => type)).toEqual(['tab-panel']);
    expect([...contentsOf(screen, test.selection)]).toEqual(test.ids.slice(3, 5));
    test.key('Ctrl+z');
    expect(test.designer.document.screen).toEqual(before);
    test.key('Ctrl+y');
    expect(test.designer.document.screen).toEqual(screen);
  });

  it('leaves a copy of all of it where it is dragged with Alt', () => {
    const test = filled();
    test.drag([900, 850], [1000, 900], { alt: true });
    expect(test.ids).toHaveLength(6);
    expect([...contentsOf(test.designer.document.screen, test.selection)]).toHaveLength(2);
  });

  it('is deleted with them, without them, or not at all, as the user says', async () => {
    const test = filled();
    const before = test.designer.document.screen;
    test.contents = undefined;
    await deleteCommand.run(test.designer);
    expect([test.contentsAsked, test.designer.document.screen]).toEqual([[2], before]);
    test.contents = 'keep';
    await deleteCommand.run(test.designer);
    expect([test.ids, test.widget('a').group, test.designer.document.screen.groups]).toEqual([
      ['a', 'b'],
      undefined,
      [],
    ]);
    test.key('Ctrl+z').contents = 'delete';
    await deleteCommand.run(test.designer);
    expect(test.ids).toEqual([]);
    test.key('Ctrl+z');
    expect(test.designer.document.screen).toEqual(before);
  });

  it('loses a part in the same way; an empty part goes without a question', async () => {
    const test = filled();
    const { document } = test.designer;
    const [first, second] = document.screen.groups;
    await deletePart(test.designer, { zh: '', en: '' }, second!.id);
    expect([document.screen.groups.length, test.contentsAsked]).toEqual([2, []]);
    test.contents = 'keep';
    await deletePart(test.designer, { zh: '', en: '' }, first!.id);
    expect([test.ids.length, test.widget('b').group, document.screen.groups.length]).toEqual([3, undefined, 1]);
  });
});

describe('a tab panel', () => {
  it('begins in English with English names', () => {
    const test = new TestDesigner([], undefined, 'en');
    insertWidget(test.designer, 'tab-panel');
    expect(test.designer.document.screen.groups.map(({ name }) => name)).toEqual(['Tab 1', 'Tab 2', 'Tab 3']);
  });

  it('begins with three tabs', () => {
    const { screen } = contained().designer.document;
    expect(screen.groups.map(({ name, container }) => [name, container === screen.widgets[2]?.id])).toEqual([
      ['标签 1', true],
      ['标签 2', true],
      ['标签 3', true],
    ]);
  });

  it('takes in what is dropped on it, carries it along, and lets it go', () => {
    const test = contained();
    const [first] = test.designer.document.screen.groups;
    test.drag([110, 220], [900, 700]);
    expect(test.widget('a').group).toBe(first?.id);
    const before = test.frame('a');
    test.drag([620, 520], [640, 571]);
    expect(test.frame('a').slice(0, 2)).toEqual([before[0]! + 20, before[1]! + 51]);
    const [left = 0, top = 0] = test.frame('a');
    test.drag([left + 5, top + 5], [105, 215]);
    expect(test.widget('a').group).toBe(undefined);
  });

  it('draws what is dropped on it above itself, however low it lay, and leaves what lay above', () => {
    const test = contained();
    const panel = test.ids[2]!;
    test.drag([110, 220], [900, 700]);
    expect(test.ids).toEqual(['b', panel, 'a']);
    test.drag([340, 330], [800, 700]);
    expect(test.ids).toEqual([panel, 'a', 'b']);
    test.drag([800, 700], [810, 700]);
    expect(test.ids).toEqual([panel, 'a', 'b']);
    test.key('Ctrl+z').key('Ctrl+z');
    expect([test.ids, test.widget('b').group]).toEqual([['b', panel, 'a'], undefined]);
  });

  it('lets widgets of tabs that are not shown be', () => {
    const test = contained();
    const { document, view } = test.designer;
    const [first, second] = document.screen.groups;
    const panel = document.screen.widgets[2]!;
    const inside = { ...test.widget('a'), id: 'in', group: second!.id, left: 880, top: 680 };
    document.change({ zh: '', en: '' }, addWidgets({ widgets: [inside], groups: [] }));
    expect(test.click(885, 685).selection).toEqual([panel.id]);
    view.showPart(panel.id, second!.id);
    expect(test.click(885, 685).selection).toEqual(['in']);
    view.showPart(panel.id, first!.id);
    test.designer.reveal('in');
    expect(view.shownParts[panel.id]).toBe(second!.id);
  });
});

describe('what is set aside', () => {
  it('is not selected with all, and is there again once it is looked for', () => {
    const test = new TestDesigner(BOXES).click(110, 220);
    test.designer.view.hideBySolo(['b']);
    expect(test.key('Ctrl+a').selection).toEqual(['a']);
    test.designer.lookAt('b');
    expect([test.selection, test.designer.view.hiddenBySolo.size]).toEqual([['b'], 0]);
  });
});

describe('Ctrl and a click', () => {
  it('take one widget out of its group; Shift takes the group along', () => {
    const test = new TestDesigner(BOXES).key('Ctrl+a').key('Ctrl+g').click(1500, 900);
    test.click(110, 220, { mod: true });
    expect(test.designer.document.selection).toHaveLength(1);
    test.click(1500, 900).click(110, 220, { shift: true });
    expect(test.designer.document.selection).toHaveLength(BOXES.length);
  });
});
