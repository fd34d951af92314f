import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRowsData } from '../../shapes/rows.ts';
import { TagOrder, toBarSpan, toCellLink, toCellPicture, toCourse, toHeat } from './table-cells.ts';
import type { TableColumn } from './table-columns.ts';
import { nextActive, rowsOfKey, rowsUntilSeen, WheelTurn } from './table-hand.ts';
import { toRuns } from './table-runs.ts';
import { nextSort, sortRows } from './table-sort.ts';
import { totalOf } from './table-totals.ts';

describe('sorted rows', () => {
  const sorted = (cells: readonly (string | number | null)[], order: 'asc' | 'desc' = 'asc') =>
    sortRows(cells, cells.length, order, 'zh').map((row) => cells[row]);

  it('are in the order of numbers, also when these are written as texts', () => {
    expect(sorted(['10', '9', '-3', '1,200'])).toEqual(['-3', '9', '10', '1,200']);
    expect(sorted([2, 10, 1], 'desc')).toEqual([10, 2, 1]);
  });

  it('are in the order of pinyin in Chinese, of numbers within texts everywhere', () => {
    expect(sorted(['苏州', '北京', '杭州'])).toEqual(['北京', '杭州', '苏州']);
    expect(sorted(['A10', 'A9'])).toEqual(['A9', 'A10']);
  });

  it('have nothing last in both orders', () => {
    expect(sorted([null, 3, '', 1])).toEqual([1, 3, null, '']);
    expect(sorted([null, 3, '', 1], 'desc')).toEqual([3, 1, null, '']);
  });

  it('keep their order where they are equal', () => {
    const cells = ['b', 'a', 'b', 'a'];
    expect(sortRows(cells, 4, 'asc', 'zh')).toEqual([1, 3, 0, 2]);
    expect(sortRows(cells, 4, 'desc', 'zh')).toEqual([0, 2, 1, 3]);
  });

  it('go up, down and back with each click on a header', () => {
    const up = nextSort(undefined, 'a');
    const down = nextSort(up, 'a');
    expect([up?.order, down?.order, nextSort(down, 'a'), nextSort(down, 'b')?.order]).toEqual([
      'asc',
      'desc',
      undefined,
      'asc',
    ]);
  });
});

describe('equal cells', () => {
  const lengths = (cells: readonly (string | null)[], outer?: ReturnType<typeof toRuns>) =>
    toRuns(cells, outer).map(({ first, length }) => `${first}+${length}`);

  it('are one while they follow each other', () => {
    expect(lengths(['a', 'a', 'b', 'a'])).toEqual(['0+2', '0+2', '2+1', '3+1']);
  });

  it('end with those of the column before', () => {
    const outer = toRuns(['x', 'x', 'y'], undefined);
    expect(lengths(['a', 'a', 'a'], outer)).toEqual(['0+2', '0+2', '2+1']);
  });

  it('are not made of nothing', () => {
    expect(lengths([null, null])).toEqual(['0+1', '1+1']);
    expect(lengths([])).toEqual([]);
  });
});

describe('the total of a column', () => {
  it.each([
    ['sum', 0.6],
    ['average', 0.2],
    ['max', 0.3],
    ['min', 0.1],
    ['count', 4],
    ['none', null],
  ] as const)('is its %s', (total, expected) => {
    const found = totalOf([0.1, '0.2', null, 0.3, '—'], total);
    expect(found === null ? null : Number(found.toPrecision(15))).toBe(expected);
  });

  it('is nothing without numbers', () => {
    expect(totalOf(['a', null], 'sum')).toBe(null);
  });
});

describe('a cell', () => {
  const column = (part: Partial<TableColumn>): TableColumn => ({ low: 0, high: 0, link: '', ...part }) as TableColumn;

  it('has a bar from zero, to the left of it where it is negative', () => {
    expect(toBarSpan(column({ low: 0, high: 200 }), 50)).toEqual({ from: 0, to: 0.25 });
    expect(toBarSpan(column({ low: -100, high: 100 }), -50)).toEqual({ from: 0.25, to: 0.5 });
    expect(toBarSpan(column({ low: 0, high: 100 }), 250)).toEqual({ from: 0, to: 1 });
    expect(toBarSpan(column({ low: 0, high: 100 }), null)).toBe(undefined);
    expect(toBarSpan(column({ low: 0, high: 0 }), 0)).toBe(undefined);
  });

  it('has a place on the colour scale of its column', () => {
    expect(toHeat(column({ low: 10, high: 30 }), '20')).toBe(0.5);
    expect(toHeat(column({ low: 5, high: 5 }), 5)).toBe(1);
    expect(toHeat(column({ low: 5, high: 9 }), 'x')).toBe(undefined);
  });

  it('holds a course of numbers', () => {
    expect(toCourse('1, 2;3')).toEqual([1, 2, 3]);
    expect(toCourse('[4,null,6]')).toEqual([4, null, 6]);
    expect(toCourse('')).toEqual([]);
    expect(toCourse(5)).toEqual([]);
  });

  it('links to its value or to an address with values of its row, never to a script', () => {
    const base = 'https://report.example/';
    expect(toCellLink(column({}), 'https://a.example/x', {}, base)).toBe('https://a.example/x');
    expect(toCellLink(column({}), '杭州', {}, base)).toBe(undefined);
    expect(toCellLink(column({}), 'javascript:alert(1)', {}, base)).toBe(undefined);
    expect(toCellLink(column({ link: '/city?name={城市}' }), '杭州', { 城市: '杭州 & 苏州' }, base)).toBe(
      'https://report.example/city?name=%E6%9D%AD%E5%B7%9E%20%26%20%E8%8B%8F%E5%B7%9E',
    );
    expect(toCellLink(column({ link: 'https://{城市}.example' }), '杭州', { 城市: 'x' }, base)).toBe(undefined);
  });

  it('shows pictures of safe addresses only', () => {
    expect(toCellPicture('javascript:alert(1)', 'https://a.example/')).toBe(undefined);
    expect(toCellPicture('data:image/svg+xml,<svg/>', 'https://a.example/')).toBe(undefined);
    expect(toCellPicture('/p.png', 'https://a.example/')).toBe('https://a.example/p.png');
    expect(toCellPicture(null, 'https://a.example/')).toBe(undefined);
  });

  it('has the colour of the equal ones', () => {
    const { data } = toRowsData(toTable([{ s: '正常' }, { s: '停机' }, { s: '正常' }]), []);
    const tags = new TagOrder();
    const states = column({ cells: data[0] ?? [] });
    expect(['正常', '停机', '正常'].map((state) => tags.placeOf(states, state))).toEqual([0, 1, 0]);
  });
});

describe('a table under the hand', () => {
  it('knows the keys that move from row to row', () => {
    expect(['ArrowDown', 'PageUp', 'End', 'Home', 'a'].map((key) => rowsOfKey(key, 5, 30))).toEqual([
      1,
      -5,
      30,
      -30,
      undefined,
    ]);
  });

  it('begins with the row on top and stays within the data', () => {
    expect(nextActive(-1, 1, 12, 30)).toBe(12);
    expect(nextActive(29, 1, 0, 30)).toBe(29);
    expect(nextActive(3, -30, 0, 30)).toBe(0);
    expect(nextActive(-1, 1, 0, 0)).toBe(-1);
  });

  it('moves just so far that the row is seen', () => {
    expect(rowsUntilSeen(3, 5, 5)).toBe(-2);
    expect(rowsUntilSeen(9, 5, 5)).toBe(0);
    expect(rowsUntilSeen(10, 5, 5)).toBe(1);
  });

  it('turns a wheel into whole rows', () => {
    const wheel = new WheelTurn();
    const taken = [0.6, 0.6, -0.5, -2].map((rows) => wheel.take(rows));
    expect(taken.map((rows) => rows + 0)).toEqual([0, 1, 0, -2]);
  });
});
