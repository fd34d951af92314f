import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRegions } from './regions.ts';

const NAMED = [
  { role: 'name', field: '地区' },
  { role: 'value', field: '销量', label: '销量（万）' },
];

describe('values at regions', () => {
  it('are named in the order of the rows, numbers written as text included', () => {
    const table = toTable([
      { 地区: '广东', 销量: '1,234' },
      { 地区: '江苏', 销量: null },
    ]);
    expect(toRegions(table, NAMED)).toEqual({
      label: '销量（万）',
      items: [
        { name: '广东', value: 1234, position: null, row: 0 },
        { name: '江苏', value: null, position: null, row: 1 },
      ],
      routes: [],
      dropped: 0,
    });
  });

  it('stand at a place where longitude and latitude are numbers of the earth', () => {
    const table = toTable([
      { 站点: '甲', 经: 2.35, 纬: 48.8, 值: 1 },
      { 站点: '乙', 经: 190, 纬: 10, 值: 2 },
      { 站点: '', 经: 120, 纬: 95, 值: 3 },
      { 站点: '', 经: 120, 纬: -35, 值: 4 },
    ]);
    const mapping = [
      { role: 'name', field: '站点' },
      { role: 'longitude', field: '经' },
      { role: 'latitude', field: '纬' },
      { role: 'value', field: '值' },
    ];
    const { items, dropped } = toRegions(table, mapping);
    expect(items.map(({ name, position }) => [name, position])).toEqual([
      ['甲', [2.35, 48.8]],
      ['乙', null],
      ['', [120, -35]],
    ]);
    expect(dropped).toBe(1);
  });

  it('are found by kind of column when nothing is mapped', () => {
    const { items, label } = toRegions(toTable([{ 省份: '浙江', 产值: 8 }]), []);
    expect(items).toEqual([{ name: '浙江', value: 8, position: null, row: 0 }]);
    expect(label).toBe('产值');
  });

  it('are none of an empty table', () => {
    expect(toRegions(toTable([]), NAMED)).toEqual({ label: '销量（万）', items: [], routes: [], dropped: 0 });
  });
});

describe('links on a map', () => {
  const mapping = [
    { role: 'source', field: '起点' },
    { role: 'target', field: '终点' },
    { role: 'value', field: '货量' },
  ];

  it('lead from source to target', () => {
    const table = toTable([
      { 起点: '里昂', 终点: '巴黎', 货量: 7 },
      { 起点: '里昂', 终点: '', 货量: 3 },
    ]);
    expect(toRegions(table, mapping)).toEqual({
      label: '货量',
      items: [],
      routes: [{ source: '里昂', target: '巴黎', value: 7, row: 0 }],
      dropped: 1,
    });
  });

  it('stand beside values where rows say a region too', () => {
    const table = toTable([
      { 起点: '里昂', 终点: '巴黎', 地区: '巴黎', 货量: 7 },
      { 起点: '', 终点: '', 地区: '里昂', 货量: 3 },
      { 起点: '', 终点: '巴黎', 地区: '', 货量: 1 },
    ]);
    const { items, routes, dropped } = toRegions(table, [...mapping, { role: 'name', field: '地区' }]);
    expect(items.map(({ name, value }) => [name, value])).toEqual([
      ['巴黎', 7],
      ['里昂', 3],
    ]);
    expect(routes).toEqual([{ source: '里昂', target: '巴黎', value: 7, row: 0 }]);
    expect(dropped).toBe(1);
  });
});
