import { expect, it } from 'vitest';
import { hasRoomFor, sizeStepOf } from './size-step.ts';

it('shows less of a chart the smaller its box is', () => {
  const boxes = [
    { width: 480, height: 300 },
    { width: 260, height: 160 },
    { width: 480, height: 100 },
  ];
  expect(boxes.map(sizeStepOf)).toEqual(['large', 'medium', 'small']);
  const parts = (['axisNames', 'legend', 'labels'] as const).map((part) => boxes.map((box) => hasRoomFor(part, box)));
  expect(parts).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, false],
  ]);
});
