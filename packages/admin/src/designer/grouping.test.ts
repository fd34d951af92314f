import { describe, expect, it } from 'vitest';
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

describe('a tab panel', () => {
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
    test.designer.document.change({ zh: '', en: '' }, (screen) => {
      screen.widgets.push(...screen.widgets.splice(0, 1));
    });
    test.drag([620, 520], [640, 571]);
    expect(test.frame('a').slice(0, 2)).toEqual([before[0]! + 20, before[1]! + 51]);
    const [left = 0, top = 0] = test.frame('a');
    test.drag([left + 5, top + 5], [105, 215]);
    expect(test.widget('a').group).toBe(undefined);
  });

  it('lets widgets of tabs that are not shown be', () => {
    const test = contained();
    const { document, view } = test.designer;
    const [first, second] = document.screen.groups;
    const panel = document.screen.widgets[2]!;
    const inside = { ...test.widget('a'), id: 'in', group: second!.id, left: 880, top: 680 };
    document.change({ zh: '', en: '' }, addWidgets([inside]));
    expect(test.click(885, 685).selection).toEqual([panel.id]);
    view.showPart(panel.id, second!.id);
    expect(test.click(885, 685).selection).toEqual(['in']);
    view.showPart(panel.id, first!.id);
    test.designer.reveal('in');
    expect(view.shownParts[panel.id]).toBe(second!.id);
  });
});
