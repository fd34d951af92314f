import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const table = toTable([
  { city: '杭州', sales: 20 },
  { city: '宁波', sales: null },
  { city: '温州', sales: 100 },
]);
const citiesOf = (sort: Parameters<typeof sortRows>[1]) => sortRows(table, sort).data[0];

describe('rows of a preview', () => {
  it('stand in the order asked for, empty ones last', () => {
    expect(citiesOf({ field: 'sales' })).toEqual(['杭州', '温州', '宁波']);
    expect(citiesOf({ field: 'sales', order: 'desc' })).toEqual(['温州', '杭州', '宁波']);
  });

  it('stay as they are for a field that is not there', () => {
    expect(citiesOf({ field: 'gone', order: 'desc' })).toEqual(['杭州', '宁波', '温州']);
  });
});
