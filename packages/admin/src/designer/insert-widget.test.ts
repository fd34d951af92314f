import { describe, expect, it } from 'vitest';
import { roomOf } from './document/room.ts';
import { isTouching } from './geometry/rect.ts';
import { insertWidget } from './insert-widget.ts';
import { TestDesigner } from './test-designer.ts';

/** Adds widgets from the palette by clicks; the boxes that came. */
function added(test: TestDesigner, ...types: string[]) {
  for (const type of types) insertWidget(test.designer, type);
  return test.ids.map((id) => test.widget(id));
}

describe('a click on the palette', () => {
  it('adds the first widget in the middle and the others beside it, none upon another', () => {
    const boxes = added(new TestDesigner(), 'bar-chart', 'line-chart', 'pie-chart', 'bar-chart', 'text');
    const first = boxes[0]!;
    expect([first.left + first.width / 2, first.top + first.height / 2]).toEqual([960, 540]);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) expect(isTouching(one, other)).toBe(false);
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.left + one.width).toBeLessThanOrEqual(1920);
      expect(one.top).toBeGreaterThanOrEqual(0);
      expect(one.top + one.height).toBeLessThanOrEqual(1080);
    });
  });

  it('does not take a background for something in the way', () => {
    const back = { id: 'back', type: 'border', left: 0, top: 0, width: 1920, height: 1080 };
    const [, first] = added(new TestDesigner([back]), 'bar-chart');
    expect(first!.left + first!.width / 2).toBe(960);
  });

  it('lays widgets like a fan on the screen once it is full', () => {
    const wall = [0, 1, 2, 3].map((n) => ({
      id: `w${n}`,
      type: 'bar-chart',
      left: (n % 2) * 960,
      top: n > 1 ? 540 : 0,
      width: 960,
      height: 540,
    }));
    const test = new TestDesigner(wall);
    const boxes = added(test, ...Array.from({ length: 30 }, () => 'bar-chart')).slice(4);
    expect(new Set(boxes.slice(0, 8).map(({ left, top }) => `${left},${top}`)).size).toBe(8);
    for (const { left, top, width, height } of boxes) {
      expect(left + width).toBeLessThanOrEqual(1920);
      expect(top + height).toBeLessThanOrEqual(1080);
    }
  });
});

describe('a widget dropped into a panel', () => {
  it('takes the size of the panel, within its title and border; a further one finds a free place', () => {
    const test = new TestDesigner();
    insertWidget(test.designer, 'panel', { x: 500, y: 500 });
    const panel = test.widget(test.ids[0]!);
    insertWidget(test.designer, 'bar-chart', { x: 480, y: 510 });
    const [, id] = test.ids;
    const room = roomOf(panel);
    const [left, top, width, height] = test.frame(id!);
    expect([left, top]).toEqual([room.left + 16, room.top + 16].map(Math.round));
    expect([width, height]).toEqual([room.width - 32, room.height - 32].map(Math.round));
    expect(test.widget(id!).group).toBe(test.designer.document.screen.groups[0]!.id);
    test.key('Ctrl+z');
    expect(test.ids).toHaveLength(1);
  });
});

describe('a chart that comes onto a screen', () => {
  it('has a title, a text has none beside its own', () => {
    const [chart, words] = added(new TestDesigner(), 'bar-chart', 'text');
    expect(chart!.setup['text']).toBe('柱状图');
    expect(words!.setup).toEqual({});
  });
});
