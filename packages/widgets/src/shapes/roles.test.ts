import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { columnOf, toRolesData } from './roles.ts';

const table = toTable([
  { 月份: '1 月', 销售额: 3, 目标: 5 },
  { 月份: '2 月', 销售额: 4, 目标: 6 },
]);

describe('the roles shape', () => {
  it('puts columns under their roles, one column under several', () => {
    const data = toRolesData(table, [
      { role: 'value', field: '销售额', label: '收入' },
      { role: 'series', field: '销售额' },
      { role: 'display2', field: '目标' },
    ]);
    expect(columnOf(data, 'value')).toEqual({ key: '销售额', label: '收入', type: 'integer', cells: [3, 4] });
    expect(columnOf(data, 'series')?.label).toBe('销售额');
    expect(columnOf(data, 'display2')?.cells).toEqual([5, 6]);
    expect(data.rowCount).toBe(2);
  });

  it('keeps all columns of a role in the order of the mapping', () => {
    const data = toRolesData(table, [
      { role: 'value', field: '目标' },
      { role: 'value', field: '销售额' },
    ]);
    expect(data.roles['value']?.map(({ key }) => key)).toEqual(['目标', '销售额']);
  });

  it('takes numbers for values and the rest for names without a mapping', () => {
    const data = toRolesData(table, []);
    expect(columnOf(data, 'name')?.key).toBe('月份');
    expect(data.roles['value']).toHaveLength(2);
  });

  it('leaves out columns that are gone and knows no role by the name of a member', () => {
    const data = toRolesData(table, [{ role: 'value', field: '没有' }]);
    expect(columnOf(data, 'value')).toBe(undefined);
    expect(columnOf(data, 'constructor')).toBe(undefined);
    expect(toRolesData(toTable([]), []).rowCount).toBe(0);
  });
});
