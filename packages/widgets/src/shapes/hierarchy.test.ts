import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toHierarchy, type TreeNode } from './hierarchy.ts';
import { toRolesData } from './roles.ts';

type Rows = readonly Record<string, unknown>[];

const PATH = [
  { role: 'name', field: 'area' },
  { role: 'name', field: 'city' },
  { role: 'value', field: 'n' },
];
const KIN = [
  { role: 'id', field: 'id' },
  { role: 'parent', field: 'up' },
  { role: 'name', field: 'name' },
  { role: 'value', field: 'n' },
];

const treeOf = (rows: Rows, mapping = PATH) => toHierarchy(toRolesData(toTable(rows), mapping, '(blank)'));
const write = (nodes: readonly TreeNode[]): string =>
  nodes
    .map(({ name, value, children }) => `${name}=${value}${children.length > 0 ? `(${write(children)})` : ''}`)
    .join(' ');

describe('nodes by their path', () => {
  it('nest by level, add up, and end where a level is empty', () => {
    const tree = treeOf([
      { area: '华东', city: '上海', n: 5 },
      { area: '华南', city: '', n: 2 },
      { area: '华东', city: '杭州', n: '3' },
      { area: '华东', city: '上海', n: 1 },
    ]);
    expect(write(tree.roots)).toBe('华东=9(上海=6 杭州=3) 华南=2');
    expect(tree.depth).toBe(2);
    expect(tree.roots[0]?.children.map(({ row }) => row)).toEqual([null, 2]);
  });

  it('leave out what is not above zero, and branches of nothing else', () => {
    const tree = treeOf([
      { area: 'a', city: 'x', n: -4 },
      { area: 'a', city: 'y', n: null },
      { area: 'b', city: 'z', n: 1 },
    ]);
    expect(write(tree.roots)).toBe('b=1(z=1)');
  });

  it('count rows without a column of numbers, and call rows without a name blank', () => {
    expect(write(treeOf([{ area: 'a' }, { area: 'a' }], PATH.slice(0, 2)).roots)).toBe('a=2');
    expect(write(treeOf([{ area: null, city: 'x', n: 3 }]).roots)).toBe('(blank)=3');
  });

  it('are none without rows', () => expect(treeOf([])).toMatchObject({ roots: [], depth: 0, cut: 0 }));
});

describe('nodes by their parents', () => {
  it('nest in any order of rows; unknown parents make roots', () => {
    const tree = treeOf(
      [
        { id: 2, up: 1, name: '研发', n: 4 },
        { id: 1, up: '', name: '集团', n: 99 },
        { id: 3, up: 8, name: '外部', n: 1 },
      ],
      KIN,
    );
    expect(write(tree.roots)).toBe('集团=4(研发=4) 外部=1');
  });

  it('never are their own ancestors: the ring is cut once', () => {
    const tree = treeOf(
      [
        { id: 'a', up: 'c', name: 'a', n: 1 },
        { id: 'b', up: 'a', name: 'b', n: 1 },
        { id: 'c', up: 'b', name: 'c', n: 1 },
        { id: 'd', up: 'd', name: 'd', n: 2 },
      ],
      KIN,
    );
    expect(write(tree.roots)).toBe('a=1(b=1(c=1)) d=2');
    expect(tree.cut).toBe(2);
  });

  it('go by their names where there are no ids', () => {
    const rows = [
      { up: null, name: '甲', n: null },
      { up: '甲', name: '乙', n: 2 },
    ];
    expect(write(treeOf(rows, KIN.slice(1)).roots)).toBe('甲=2(乙=2)');
  });
});
