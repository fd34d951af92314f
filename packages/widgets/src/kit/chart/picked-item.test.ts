import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { fieldOf, toPickedItem } from './picked-item.ts';

const click = { name: 'a', value: 4, data: 4, seriesName: 's', seriesIndex: 0, dataIndex: 1 };

describe('an item that was picked', () => {
  it('comes from the row of its category', () => {
    const data = { categories: ['x', 'y'], series: [{ name: 's', role: 'bar', data: [1, 4], rows: [null, 7] }] };
    expect(toPickedItem(click, data)).toEqual({ name: 'a', value: 4, seriesName: 's', row: 7 });
    expect(toPickedItem({ ...click, dataIndex: 0 }, data).row).toBe(null);
  });

  it('comes from the row that the option gave along, or from none', () => {
    expect(toPickedItem({ ...click, data: { value: 4, row: 3 } }, null).row).toBe(3);
    expect(toPickedItem({ ...click, data: { value: 4, row: null } }, null).row).toBe(null);
  });

  it('is the height of a point', () => {
    const points = [
      { x: 1, y: 2, size: null, name: '', row: 0 },
      { x: 5, y: 6, size: null, name: '杭州', row: 4 },
    ];
    const data = { xLabel: '', categories: null, sizeLabel: '', series: [{ name: 's', points }] };
    const picked = toPickedItem({ ...click, value: [5, 6], data: [5, 6] }, data);
    expect(picked).toEqual({ name: '杭州', value: 6, seriesName: 's', row: 4 });
  });
});

describe('the field of a picked value', () => {
  const table = toTable([
    { city: '杭州', sales: 40, plan: 40, day: 3 },
    { city: '宁波', sales: 20, plan: 30, day: 4 },
  ]);
  const picked = (value: unknown, seriesName = '', row: number | null = 0) => ({ name: '', value, seriesName, row });

  it('is the one that the series is named after', () => {
    expect(fieldOf(picked(40, 'plan'), table, [])).toBe('plan');
    expect(fieldOf(picked(40, '目标'), table, [{ role: 'bar', field: 'plan', label: '目标' }])).toBe('plan');
  });

  it('is the first with a role that holds the value, else the first of all', () => {
    expect(fieldOf(picked(40, '华东'), table, [{ role: 'bar', field: 'plan' }])).toBe('plan');
    expect(fieldOf(picked(30, '', 1), table, [])).toBe('plan');
  });

  it('is none where the value stands in no row or in no column', () => {
    expect(fieldOf(picked(40, 'plan', null), table, [])).toBe('');
    expect(fieldOf(picked(60), table, [])).toBe('');
    expect(fieldOf(picked(null), table, [])).toBe('');
  });
});
