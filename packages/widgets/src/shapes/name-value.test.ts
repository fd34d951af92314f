import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toNameValues } from './name-value.ts';

const table = toTable([
  { m: 'Jan', a: 1, b: '9' },
  { m: 'Feb', a: 2, b: '' },
]);

describe('names and values', () => {
  it('are one item per row, in order', () => {
    const data = toNameValues(table, [
      { role: 'name', field: 'm' },
      { role: 'value', field: 'a', label: '销量' },
    ]);
    expect(data).toEqual({
      label: '销量',
      items: [
        { name: 'Jan', value: 1, row: 0 },
        { name: 'Feb', value: 2, row: 1 },
      ],
    });
  });

  it('take the last of several fields of numbers, whatever its role', () => {
    const data = toNameValues(table, [
      { role: 'name', field: 'm' },
      { role: 'value', field: 'a' },
      { role: 'bar', field: 'b' },
    ]);
    expect(data.items.map((item) => item.value)).toEqual([9, null]);
  });

  it('find their columns without a mapping', () => {
    expect(toNameValues(table, []).items[1]).toEqual({ name: 'Feb', value: 2, row: 1 });
  });

  it('call what has no name blank', () => {
    const mapping = [
      { role: 'name', field: 'n' },
      { role: 'value', field: 'v' },
    ];
    const data = toNameValues(toTable([{ n: '', v: 4 }]), mapping, '（空白）');
    expect(data.items).toEqual([{ name: '（空白）', value: 4, row: 0 }]);
  });

  it('are none without rows, and have no numbers where the field is gone', () => {
    expect(toNameValues(toTable([]), [{ role: 'value', field: 'v' }])).toEqual({ label: 'v', items: [] });
    const gone = toNameValues(table, [
      { role: 'name', field: 'm' },
      { role: 'value', field: 'gone' },
    ]);
    expect(gone.items.map((item) => item.value)).toEqual([null, null]);
  });
});
