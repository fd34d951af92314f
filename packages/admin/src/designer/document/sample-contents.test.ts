import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { newWidget } from './new-widget.ts';
import { roomOf } from './room.ts';
import { sampleContents } from './sample-contents.ts';

function contentsOf(type: string, language: 'zh' | 'en') {
  const container = newWidget(declarations[type]!, { x: 500, y: 400 }, language);
  return { container, ...sampleContents(container, language) };
}

describe('what a container is shown with', () => {
  it('stands in the room below its bar, each widget in a part', () => {
    const { container, groups, widgets } = contentsOf('tab-panel', 'zh');
    const room = roomOf(container);
    expect(groups.map(({ name, container: of }) => [name, of])).toEqual(
      ['产量', '质量', '设备'].map((name) => [name, container.id]),
    );
    for (const { left, top, width, height, group } of widgets) {
      expect(groups.map(({ id }) => id)).toContain(group);
      expect(left).toBeGreaterThan(room.left);
      expect(top).toBeGreaterThan(room.top);
      expect(left + width).toBeLessThan(room.left + room.width);
      expect(top + height).toBeLessThan(room.top + room.height);
    }
  });

  it('is in the language of the reader', () => {
    const { widgets } = contentsOf('panel', 'en');
    expect(widgets.map(({ layerName }) => layerName)).toContain('Number card');
    expect(Object.keys(widgets[0]?.data.staticData?.[0] ?? {})).toEqual(['Output today']);
  });

  it('is nothing in other widgets', () => {
    expect(contentsOf('bar-chart', 'zh').widgets).toEqual([]);
  });
});
