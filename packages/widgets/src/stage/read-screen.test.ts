import type { ScreenDocument } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { readScreen } from './read-screen.ts';

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
