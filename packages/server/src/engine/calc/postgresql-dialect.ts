import type { Column, Grain } from '@aj-report/contract';
import type { CalcBase, CalcDialect, NumericSql, SourceColumn } from './calc-dialect.ts';
import { lastByPlace } from './last-by-place.ts';
import { NUMBER_DIGITS_AFTER, NUMBER_DIGITS_BEFORE, NUMBER_TEXT } from './numeric-text.ts';

/** The branches of CASE are computed in their order, so that only what reads as a number is cast. */
function numberOfText(text: string): string {
  const number = `cast(trim(${text}) as numeric)`;
  const limit = `cast(1e${NUMBER_DIGITS_BEFORE} as numeric)`;
  const inside = `case when abs(${number}) < ${limit} then round(${number}, ${NUMBER_DIGITS_AFTER}) end`;
  return `case when ${text} ~ '${NUMBER_TEXT}' then ${inside} end`;
}

/** Texts of any type compare by code point, and moments lose their zone. */
function read({ type }: Column, sql: string): string {
  if (type === 'string') return `cast(${sql} as text) collate "C"`;
  return type === 'datetime' ? `cast(${sql} as timestamp)` : sql;
}

function withoutZeros(text: string): string {
  return `case when strpos(${text}, '.') > 0 then rtrim(rtrim(${text}, '0'), '.') else ${text} end`;
}

export const POSTGRESQL_CALC: CalcDialect = {
  mark: (index) => `$${index}`,

  read,

  from({ sql, columns, isOrdered }: CalcBase): string {
    const order = isOrdered ? ['ord'] : [];
    const names = [...columns.map((_, index) => `c${index}`), ...order];
    const source = isOrdered ? `select q.*, row_number() over () from (\n${sql}\n) as q` : sql;
    const reads = columns.map((column, index) => `${read(column, `a.c${index}`)} as c${index}`);
    const list = [...reads, ...order.map((name) => `a.${name}`)].join(', ');
    return `(\nselect ${list} from (\n${source}\n) as a(${names.join(', ')})\n) as b`;
  },

  shown: ({ sql }) => sql,

  orderOf: ({ sql }, order = 'asc') => `${sql} ${order} nulls last`,

  numberOf({ type, sql }: SourceColumn): NumericSql | undefined {
    if (type === 'integer') return { sql, type };
    if (type === 'decimal') return { sql: `nullif(${sql}, 'NaN')`, type };
    if (type === 'number') {
      return { sql: `case when ${sql} > '-Infinity' and ${sql} < 'Infinity' then ${sql} end`, type };
    }
    return type === 'string' ? { sql: numberOfText(sql), type: 'decimal' } : undefined;
  },

  numberValue: (value, type) => `cast(${value} as ${type === 'number' ? 'double precision' : 'numeric'})`,

  textOf({ type, sql }: SourceColumn): string {
    if (type === 'date') return `to_char(${sql}, 'YYYY-MM-DD')`;
    if (type === 'datetime') return `to_char(${sql}, 'YYYY-MM-DD HH24:MI:SS')`;
    if (type === 'boolean') return `case when ${sql} then 'true' when not ${sql} then 'false' end`;
    if (type === 'decimal' || type === 'number') return withoutZeros(`cast(${sql} as text)`);
    return type === 'integer' ? `cast(${sql} as text)` : sql;
  },

  dateOf: ({ sql }, part) =>
    part === 'day' ? `cast(${sql} as date)` : `date_trunc('second', cast(${sql} as timestamp))`,

  dateValue: (value, part) => `cast(${value} as ${part === 'day' ? 'date' : 'timestamp'})`,

  periodOf({ sql }: SourceColumn, grain: Grain): string {
    const moment = `cast(${sql} as timestamp)`;
    if (grain === 'hourOfDay') return `cast(extract(hour from ${moment}) as integer)`;
    if (grain === 'weekday') return `cast(extract(isodow from ${moment}) as integer)`;
    return `cast(date_trunc('${grain}', ${moment}) as ${grain === 'hour' ? 'timestamp' : 'date'})`;
  },

  textValue: (value) => `cast(${value} as text)`,

  contains: (text, value) => `strpos(${text}, cast(${value} as text)) > 0`,

  startsWith: (text, value) => `left(${text}, length(cast(${value} as text))) = cast(${value} as text)`,

  // Doubles are summed as decimals of 15 digits, which do not drift.
  sumOf: ({ sql, type }) =>
    type === 'number' ? `cast(sum(cast(${sql} as numeric)) as double precision)` : `sum(${sql})`,

  orZero: (sum) => `coalesce(${sum}, 0)`,

  countDistinctOf: (sql) => `count(distinct ${sql})`,

  lastOf: (column, date, tie, window) => lastByPlace(POSTGRESQL_CALC, column, date, tie, window),

  percentileOf: ({ sql }, fraction) =>
    `percentile_cont(${fraction}) within group (order by cast(${sql} as double precision))`,
};
