import { describe, expect, it } from 'vitest';
import { toTable } from './table.ts';
import { valueColumnsOf } from './value-columns.ts';

describe('columns of values', () => {
  it('are numbers that are neither keys nor years, and not blank throughout', () => {
    expect(valueColumnsOf(toTable([{ id: 7, year: 2026, city: 'Oslo', sales: 3, blank: null }]))).toEqual([3]);
    expect(valueColumnsOf(toTable([{ title: 'Hello' }]))).toEqual([]);
  });
});
