import { describe, expect, it } from 'vitest';
import { ColumnAxis, RowAxis } from './axis.ts';

describe('the columns of a sheet', () => {
  it('are found by their place, hidden ones never', () => {
    const axis = new ColumnAxis([80, 0, 120]);
    expect([0, 79, 80, 199, 900].map((offset) => axis.at(offset))).toEqual([0, 0, 2, 2, 2]);
    expect([0, 1, 2, 3, 4].map((column) => axis.offsetOf(column))).toEqual([0, 80, 80, 200, 200]);
  });
});

describe('the rows of a sheet', () => {
  it('have the height of an empty workbook until their page is there', () => {
    const axis = new RowAxis(2_500, 1_000);
    expect(axis.size).toBe(60_000);
    expect(axis.at(24_000)).toBe(1_000);
    expect(
      axis.setPage(
        0,
        Array.from({ length: 1_000 }, () => 30),
      ),
    ).toBe(true);
    expect(axis.offsetOf(1_000)).toBe(30_000);
    expect(axis.at(30_024)).toBe(1_001);
    expect(axis.at(9e9)).toBe(2_499);
    expect(
      axis.setPage(
        1,
        Array.from({ length: 1_000 }, () => 24),
      ),
    ).toBe(false);
  });

  it('are none in an empty sheet', () => {
    const axis = new RowAxis(0, 1_000);
    expect([axis.size, axis.pageCount, axis.at(10)]).toEqual([0, 0, 0]);
  });
});
