import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { keepTop, nextTop, periodOf, scrolledTop, toRollSettings, type RollSettings } from './table-roller.ts';
import { windowRows } from './table-view.ts';
import { toTableHeights } from './table.option.ts';
import { table } from './table.widget.ts';

const endless: RollSettings = { rowCount: 7, visibleRows: 5, stepRows: 1, pauseMs: 2500, moveMs: 500, isEndless: true };
const ending: RollSettings = { ...endless, isEndless: false };

describe('a rolling table', () => {
  it('goes on with the first row after the last, and its stripes alternate over the seam', () => {
    const rows = windowRows(5, 4, 7, true);
    expect(rows.map(({ index }) => index)).toEqual([5, 6, 0, 1]);
    expect(rows.map(({ isEven }) => isEven)).toEqual([true, false, true, false]);
  });

  it('looks the same again after an even number of rows', () => {
    expect(periodOf(8)).toBe(8);
    expect(periodOf(7)).toBe(14);
  });

  it('stops with the last row in sight and starts again, when it is not endless', () => {
    expect(nextTop(1, ending)).toBe(2);
    expect(nextTop(2, ending)).toBe(0);
    expect(nextTop(1, { ...ending, stepRows: 5 })).toBe(2);
  });

  it('stays where it is when the data changes, as far as there are rows', () => {
    expect(keepTop(6, { ...endless, rowCount: 100 })).toBe(6);
    expect(keepTop(90, { ...ending, rowCount: 20 })).toBe(15);
    expect(keepTop(3, { ...endless, rowCount: 0 })).toBe(0);
  });

  it('is scrolled from the first row to the last, and no further', () => {
    expect(scrolledTop(0, 1, ending)).toBe(1);
    expect(scrolledTop(1, 9, endless)).toBe(2);
    expect(scrolledTop(2, 1, endless)).toBe(2);
    expect(scrolledTop(2, -9, ending)).toBe(0);
    expect(scrolledTop(0, -1, endless)).toBe(0);
  });

  it('is scrolled within its round where the seam is in sight', () => {
    expect(scrolledTop(5, 1, endless)).toBe(5);
    expect(scrolledTop(8, -3, endless)).toBe(7);
    expect(scrolledTop(0, 1, { ...endless, rowCount: 0 })).toBe(0);
  });

  it('draws no row beyond the last when it is not endless', () => {
    expect(windowRows(5, 10, 7, false).map(({ index }) => index)).toEqual([5, 6]);
    expect(windowRows(0, 10, 0, true)).toEqual([]);
  });
});

describe('the motion of a table', () => {
  const props = defaultsOf(table.fields);
  const heights = toTableHeights(props, 300);

  it('goes step by step, page by page or smoothly', () => {
    expect(toRollSettings(props, heights, 20)).toMatchObject({ stepRows: 1, pauseMs: 2500, moveMs: 500 });
    expect(toRollSettings({ ...props, scrollMode: 'page' }, heights, 20)).toMatchObject({ stepRows: 5, pauseMs: 2500 });
    const smooth = toRollSettings({ ...props, scrollMode: 'smooth', smoothSpeed: 100 }, heights, 20);
    expect(smooth).toMatchObject({ stepRows: 1, pauseMs: 0, moveMs: 500 });
  });
});
