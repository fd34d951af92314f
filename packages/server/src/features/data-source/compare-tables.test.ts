import type { SourceTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { compareTables, isBreaking } from './compare-tables.ts';

const table = (name: string, columns: Record<string, string>) =>
  ({
    name,
    columns: Object.entries(columns).map(([column, type]) => ({ name: column, type })),
    rows: 1,
  }) as SourceTable;

describe('The comparison of two imports', () => {
  const before = [table('订单', { 地区: 'string', 金额: 'integer' }), table('旧', { a: 'date' })];

  it('tells what is gone, new and of another type', () => {
    const after = [table('订单', { 地区: 'string', 金额: 'decimal', 备注: 'string' }), table('新', { b: 'date' })];
    const changes = compareTables(before, after);
    expect(changes).toEqual([
      {
        table: '订单',
        change: 'kept',
        columns: [
          { name: '金额', before: 'integer', after: 'decimal' },
          { name: '备注', after: 'string' },
        ],
      },
      { table: '旧', change: 'removed', columns: [{ name: 'a', before: 'date' }] },
      { table: '新', change: 'added', columns: [{ name: 'b', after: 'date' }] },
    ]);
    expect(isBreaking(changes)).toBe(true);
  });

  it('has nothing to say of what only grew or moved', () => {
    expect(compareTables(before, before)).toEqual([]);
    const grown = [table('旧', { a: 'date' }), table('订单', { 金额: 'integer', 地区: 'string', 新: 'string' })];
    expect(isBreaking(compareTables(before, grown))).toBe(false);
    expect(isBreaking(compareTables(before, [before[0]!]))).toBe(true);
  });
});
