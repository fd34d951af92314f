import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toImpliedMapping } from './implied-mapping.ts';

const sample = [
  { role: 'xAxis', field: 'axis' },
  { role: 'bar', field: 'data' },
];

const slots = { xAxis: {}, bar: { many: true } };

describe('an implied mapping', () => {
  it('is the one of the sample for rows with its names', () => {
    expect(toImpliedMapping(toTable([{ axis: 'a', data: 1 }]), sample, slots)).toEqual(sample);
  });

  it('takes further columns of numbers as series', () => {
    expect(toImpliedMapping(toTable([{ axis: 'a', data: 1, note: 'x', more: 2 }]), sample, slots)).toEqual([
      ...sample,
      { role: 'bar', field: 'more' },
    ]);
  });

  it('leaves further columns where only one field may take the role', () => {
    const table = toTable([{ axis: 'a', data: 1, more: 2 }]);
    expect(toImpliedMapping(table, sample, { xAxis: {}, bar: {} })).toEqual(sample);
  });

  it('is empty for rows with other names', () => {
    expect(toImpliedMapping(toTable([{ month: 'a', sales: 1 }]), sample, slots)).toEqual([]);
  });
});
