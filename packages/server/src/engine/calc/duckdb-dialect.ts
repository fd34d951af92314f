import { isNumericType, type Grain } from '@aj-report/contract';
import type { CalcBase, CalcDialect, NumericSql, SourceColumn } from './calc-dialect.ts';
import { lastByPlace } from './last-by-place.ts';

const EXACT = 'decimal(38, 12)';

/**
 * Wide decimals are read from text some hundred times slower than narrow ones, so only what a narrow one cannot hold is
 * read that way. The engine also reads 1_000 as a number, which nobody else does.
 */
function numberOfText(sql: string): string {
  const [double, narrow] = [`try_cast(${sql} as double)`, `try_cast(${sql} as decimal(18, 6))`];
  const wide = `case when ${double} is not null and not contains(${sql}, '_') then try_cast(${sql} as ${EXACT}) end`;
  const fits = `${double} = cast(${narrow} as double) and not contains(${sql}, '_')`;
  return `case when ${fits} then cast(${narrow} as ${EXACT}) else ${wide} end`;
}

export const DUCKDB_DIALECT: CalcDialect = {
  mark: (index) => `$${index}`,

  read: (_column, sql) => sql,

  from({ sql, columns, isOrdered }: CalcBase): string {
    const names = columns.map((_, index) => `c${index}`);
    if (!isOrdered) return `(\n${sql}\n) as b(${names.join(', ')})`;
    return `(select q.*, row_number() over () from (\n${sql}\n) as q) as b(${[...names, 'ord'].join(', ')})`;
  },

  shown: ({ sql }) => sql,

  orderOf: ({ sql }, order = 'asc') => `${sql} ${order} nulls last`,

  numberOf({ type, sql }): NumericSql | undefined {
    if (type === 'integer' || type === 'decimal') return { sql, type };
    if (type === 'number') return { sql: `case when isfinite(${sql}) then ${sql} end`, type };
    return type === 'string' ? { sql: numberOfText(sql), type: 'decimal' } : undefined;
  },

  numberValue: (value, type) => `cast(${value} as ${type === 'number' ? 'double' : EXACT})`,

  textOf({ type, sql }: SourceColumn): string {
    if (type === 'date') return `strftime(${sql}, '%Y-%m-%d')`;
    if (type === 'datetime') return `strftime(${sql}, '%Y-%m-%d %H:%M:%S')`;
    if (type === 'decimal' || type === 'number') {
      return `regexp_replace(cast(${sql} as varchar), '(\\.\\d*?)0+$|\\.$', '\\1').rtrim('.')`;
    }
    return isNumericType(type) || type === 'boolean' ? `cast(${sql} as varchar)` : sql;
  },

  dateOf: ({ sql }, part) =>
    part === 'day' ? `cast(${sql} as date)` : `date_trunc('second', cast(${sql} as timestamp))`,

  dateValue: (value, part) => `cast(${value} as ${part === 'day' ? 'date' : 'timestamp'})`,

  periodOf({ sql }: SourceColumn, grain: Grain): string {
    if (grain === 'hourOfDay') return `hour(${sql})`;
    if (grain === 'weekday') return `isodow(${sql})`;
    return `cast(date_trunc('${grain}', ${sql}) as ${grain === 'hour' ? 'timestamp' : 'date'})`;
  },

  textValue: (value) => value,

  contains: (text, value) => `contains(${text}, ${value})`,

  startsWith: (text, value) => `starts_with(${text}, ${value})`,

  sumOf: ({ sql, type }) => (type === 'number' ? `fsum(${sql})` : `sum(${sql})`),

  orZero: (sum) => `coalesce(${sum}, 0)`,

  countDistinctOf: (sql) => `count(distinct ${sql})`,

  lastOf: (column, date, tie, window) => lastByPlace(DUCKDB_DIALECT, column, date, tie, window),

  percentileOf: ({ sql }, fraction) => `quantile_cont(cast(${sql} as double), ${fraction})`,
};
