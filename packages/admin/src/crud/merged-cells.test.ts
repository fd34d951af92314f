import { expect, it } from 'vitest';
import { spansOf, spansOfCells } from './merged-cells.ts';

it('merges equal values below each other, and those alone', () => {
  expect(spansOf(['a', 'a', 'b', 'a'])).toEqual([2, 0, 1, 1]);
  expect(spansOf([])).toEqual([]);
});

it('merges cells of rows that look alike, so that each keeps the colour of its row', () => {
  const rows = ['', '', 'red', 'red', ''].map((color) => ({ plant: 'north', color }));
  expect(spansOfCells(rows, 'plant')).toEqual([5, 0, 0, 0, 0]);
  expect(spansOfCells(rows, 'plant', ({ color }) => ({ bgColor: color }))).toEqual([2, 0, 2, 0, 1]);
  expect(spansOfCells(rows, 'plant', ({ color }) => ({ dblClickFlag: color === '' }))).toEqual([5, 0, 0, 0, 0]);
});
