import { SYMBOLS, type AskedFilter, type Column } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { CALC_DIALECTS } from '../calc/calc-dialects.ts';
import { HOSTILE_VALUES } from '../connector/hostile-sql.testing.ts';
import { compileAsked } from './compile-asked.ts';

const COLUMNS: readonly Column[] = [
  { name: 'city', type: 'string' },
  { name: 'amount', type: 'decimal' },
  { name: 'day', type: 'date' },
];
const BASE = { sql: 'select 1', columns: COLUMNS, names: COLUMNS.map(({ name }) => name), isOrdered: false };

describe.each(Object.entries(CALC_DIALECTS))('rows asked in the dialect of %s', (_name, dialect) => {
  const compile = (filter: readonly AskedFilter[], texts = {}) =>
    compileAsked(BASE, { filter: [...filter], sort: [{ field: 'city', order: 'desc' }] }, texts, dialect, 1);

  it.each(SYMBOLS.map(({ value }) => value))('is the same text whatever the values of %s are', (symbol) => {
    const counts: Partial<Record<string, number>> = { isNull: 0, notNull: 0, between: 2, in: 3 };
    const shapeOf = (value: string) => {
      const values = Array.from({ length: counts[symbol] ?? 1 }, () => value);
      const compiled = compile([{ field: 'city', symbol, value: values }], { city: { [value]: value, other: value } });
      expect(compiled.values).toEqual([value, value, 'other', value, ...values]);
      return [compiled.sql, compiled.countSql];
    };
    const plain = shapeOf('x');
    for (const value of HOSTILE_VALUES) expect([value, ...shapeOf(value)]).toEqual([value, ...plain]);
  });

  it('counts with the values of its conditions only', () => {
    const { countSql, countValues, values, sql } = compileAsked(
      BASE,
      { filter: [{ field: 'amount', symbol: '>', value: 5 }], sort: [{ field: 'city' }] },
      { city: { a: 'b' } },
      dialect,
      4,
    );
    expect([countValues, values]).toEqual([1, ['5', 'a', 'b']]);
    expect(countSql).not.toContain('order by');
    expect(sql).toContain(dialect.mark(4));
    expect(countSql).toContain(dialect.mark(4));
    expect(countSql).not.toContain(dialect.mark(5));
  });
});
