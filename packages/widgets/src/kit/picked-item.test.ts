import { describe, expect, it } from 'vitest';
import { toPickedItem } from './picked-item.ts';

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
