import type { Column, Grain } from '@aj-report/contract';
import type { CalcBase, CalcDialect, NumericSql, SourceColumn } from './calc-dialect.ts';
import { lastByPlace } from './last-by-place.ts';
import { NUMBER_DIGITS_AFTER, NUMBER_DIGITS_BEFORE, NUMBER_TEXT } from './numeric-text.ts';

/** The widest decimal of the engine. */
const WIDE = 'decimal(65, 30)';
/** Doubles up to here are summed exactly, as decimals. */
const EXACT_BELOW = '1e30';
/**
 * Counts rows as they are read, which a window without an order does not promise. The connector sets it to 0; a derived
 * table that assigns it is never merged into the outer statement.
 */
export const ROW_COUNTER = '@aj_row';
const DATE_FORMAT = '%Y-%m-%d';
const DATETIME_FORMAT = '%Y-%m-%d %H:%i:%s';

export function quoteMysqlName(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

/** A text as its bytes, which compare by code point whatever the collation of its column is. */
function toBytes(sql: string): string {
  return `cast(convert(${sql} using utf8mb4) as binary)`;
}

function numberOfText(bytes: string): string {
  const text = `convert(${bytes} using utf8mb4)`;
  const isNumber = `${text} regexp '${NUMBER_TEXT}'`;
  const inside = `abs(cast(${text} as ${WIDE})) < 1e${NUMBER_DIGITS_BEFORE}`;
  return `case when ${isNumber} and ${inside} then cast(${text} as decimal(38, ${NUMBER_DIGITS_AFTER})) end`;
}

function withoutZeros(text: string): string {
  const short = `trim(trailing '.' from trim(trailing '0' from ${text}))`;
  return `case when locate('.', ${text}) > 0 and locate('e', ${text}) = 0 then ${short} else ${text} end`;
}

function formatOf({ type }: Pick<Column, 'type'>): string {
  return type === 'date' ? DATE_FORMAT : DATETIME_FORMAT;
}

export const MYSQL_CALC: CalcDialect = {
  mark: (index) => `\0${index}\0`,

  read: ({ type }, sql) => (type === 'string' ? toBytes(sql) : sql),

  from({ sql, columns, isOrdered }: CalcBase): string {
    const reads = columns.map(
      (column, index) => `${this.read(column, `q.${quoteMysqlName(column.name)}`)} as c${index}`,
    );
    const order = isOrdered ? `, (${ROW_COUNTER} := ${ROW_COUNTER} + 1) as ord` : '';
    return `(\nselect ${reads.join(', ')}${order} from (\n${sql}\n) as q\n) as b`;
  },

  shown: ({ type, sql }) => (type === 'string' ? `convert(${sql} using utf8mb4)` : sql),

  orderOf: ({ sql }, order = 'asc') => `${sql} is null, ${sql} ${order}`,

  numberOf({ type, sql }: SourceColumn): NumericSql | undefined {
    if (type === 'integer' || type === 'decimal' || type === 'number') return { sql, type };
    return type === 'string' ? { sql: numberOfText(sql), type: 'decimal' } : undefined;
  },

  numberValue: (value, type) => (type === 'number' ? `(${value} + 0e0)` : `cast(${value} as ${WIDE})`),

  textOf({ type, sql }: SourceColumn): string {
    if (type === 'date' || type === 'datetime') {
      return `cast(date_format(${sql}, '${formatOf({ type })}') as binary)`;
    }
    if (type === 'boolean') return `case when ${sql} = 0 then 'false' when ${sql} <> 0 then 'true' end`;
    if (type === 'decimal' || type === 'number') return withoutZeros(`cast(${sql} as char)`);
    return type === 'integer' ? `cast(cast(${sql} as char) as binary)` : sql;
  },

  dateOf: ({ sql }, part) => `date_format(${sql}, '${part === 'day' ? DATE_FORMAT : DATETIME_FORMAT}')`,

  dateValue: (value) => `cast(${value} as char)`,

  periodOf({ sql }: SourceColumn, grain: Grain): string {
    const day = (format: string) => `cast(date_format(${sql}, '${format}') as date)`;
    switch (grain) {
      case 'year':
        return day('%Y-01-01');
      case 'quarter':
        return `${day('%Y-01-01')} + interval (quarter(${sql}) - 1) * 3 month`;
      case 'month':
        return day('%Y-%m-01');
      case 'week':
        return `${day(DATE_FORMAT)} - interval weekday(${sql}) day`;
      case 'day':
        return day(DATE_FORMAT);
      case 'hour':
        return `cast(date_format(${sql}, '%Y-%m-%d %H:00:00') as datetime)`;
      case 'hourOfDay':
        return `hour(${sql})`;
      case 'weekday':
        return `weekday(${sql}) + 1`;
    }
  },

  textValue: (value) => `cast(${value} as binary)`,

  contains: (text, value) => `locate(cast(${value} as binary), ${text}) > 0`,

  startsWith: (text, value) => `left(${text}, length(cast(${value} as binary))) = cast(${value} as binary)`,

  sumOf({ sql, type }: NumericSql): string {
    if (type !== 'number') return `sum(${sql})`;
    const isSmall = `max(abs(${sql})) < ${EXACT_BELOW}`;
    return `case when ${isSmall} then sum(cast(${sql} as ${WIDE})) + 0e0 else sum(${sql}) end`;
  },

  orZero: (sum) => `coalesce(${sum}, 0)`,

  countDistinctOf: (sql) => `count(distinct ${sql})`,

  lastOf: (column, date, tie, window) => lastByPlace(MYSQL_CALC, column, date, tie, window),

  /** The engine has no such aggregate: each number gets its place in its group, and two neighbours are picked. */
  percentileOf({ sql }: NumericSql, fraction: number, { groups, addColumn }): string {
    const partition = `partition by ${groups.join(', ')}`;
    const number = addColumn(`(${sql} + 0e0)`);
    const place = addColumn(`row_number() over (${partition} order by ${number} is null, ${number})`);
    const count = addColumn(`count(${number}) over (${partition})`);
    const position = `(${fraction} * (${count} - 1))`;
    const lower = `max(case when ${place} = floor(${position}) + 1 then ${number} end)`;
    const upper = `max(case when ${place} = ceiling(${position}) + 1 then ${number} end)`;
    return `${lower} + (${upper} - ${lower}) * max(${position} - floor(${position}))`;
  },
};
