import { expect, it } from 'vitest';
import { shownLine } from './shown-line.ts';

it('A step leads over hidden lines, but not out of the sheet', () => {
  const ends = [0, 80, 80, 80, 160, 160];
  const axis = { count: ends.length, offsetOf: (line: number) => ends[line - 1] ?? 0 };
  expect(shownLine(axis, 2, 1)).toBe(4);
  expect(shownLine(axis, 3, -1)).toBe(1);
  expect(shownLine(axis, 5, 1)).toBe(5);
  expect(shownLine(axis, 2, 0)).toBe(2);
});
