import type { Grain } from '@aj-report/contract';
import type { CalcBase, CalcDialect, NumericSql, SourceColumn } from './calc-dialect.ts';
import { NUMBER_DIGITS_AFTER, NUMBER_DIGITS_BEFORE, NUMBER_TEXT } from './numeric-text.ts';

export function quoteClickhouseName(name: string): string {
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}

/**
 * Both branches of a CASE are computed for every row, and a number that cannot be read ends the statement: what is no
 * number is replaced before it is read.
 */
function numberOfText(text: string): string {
  const plain = `replaceRegexpAll(ifNull(${text}, ''), '^[ \\t\\r\\n]+|[ \\t\\r\\n]+$', '')`;
  const looks = `match(${plain}, '${NUMBER_TEXT}')`;
  const fits = `abs(toFloat64(if(${looks}, ${plain}, '0'))) < 1e${NUMBER_DIGITS_BEFORE}`;
  const isNumber = `(${looks} and ${fits})`;
  return `case when ${isNumber} then toDecimal128(if(${isNumber}, ${plain}, '0'), ${NUMBER_DIGITS_AFTER}) end`;
}

function withoutZeros(text: string): string {
  return `if(position(${text}, '.') > 0, replaceRegexpOne(${text}, '[.]?0*$', ''), ${text})`;
}

export const CLICKHOUSE_CALC: CalcDialect = {
  mark: (index) => `\0${index}\0`,

  read: ({ type }, sql) => (type === 'string' ? `toString(${sql})` : sql),

  from({ sql, columns, isOrdered }: CalcBase): string {
    const reads = columns.map(
      (column, index) => `${this.read(column, `q.${quoteClickhouseName(column.name)}`)} as c${index}`,
    );
    const order = isOrdered ? ', rowNumberInAllBlocks() as ord' : '';
    return `(\nselect ${reads.join(', ')}${order} from (\n${sql}\n) as q\n) as b`;
  },

  shown: ({ sql }) => sql,

  orderOf: ({ sql }, order = 'asc') => `${sql} ${order} nulls last`,

  numberOf({ type, sql }: SourceColumn): NumericSql | undefined {
    if (type === 'integer' || type === 'decimal') return { sql, type };
    if (type === 'number') return { sql: `case when isFinite(${sql}) then ${sql} end`, type };
    return type === 'string' ? { sql: numberOfText(sql), type: 'decimal' } : undefined;
  },

  numberValue: (value, type) =>
    type === 'number' ? `toFloat64(${value})` : `toDecimal128(${value}, ${NUMBER_DIGITS_AFTER})`,

  textOf({ type, sql }: SourceColumn): string {
    if (type === 'decimal' || type === 'number') return withoutZeros(`toString(${sql})`);
    return type === 'string' ? sql : `toString(${sql})`;
  },

  dateOf: ({ sql }, part) => (part === 'day' ? `toDate(${sql})` : `toDateTime(${sql})`),

  dateValue: (value, part) => (part === 'day' ? `toDate(${value})` : `toDateTime(${value})`),

  /** Days keep their type, because the engine's own starts of periods know no days before 1970. */
  periodOf({ type, sql }: SourceColumn, grain: Grain): string {
    if (grain === 'hour') return `toStartOfHour(${sql})`;
    if (grain === 'hourOfDay') return `toHour(${sql})`;
    if (grain === 'weekday') return `toDayOfWeek(${sql})`;
    const day = type === 'date' ? sql : `toDate(${sql})`;
    const firstOfMonth = `(${day} - (toDayOfMonth(${day}) - 1))`;
    switch (grain) {
      case 'year':
        return `${day} - (toDayOfYear(${day}) - 1)`;
      case 'quarter':
        return `addMonths(${firstOfMonth}, -((toMonth(${day}) - 1) % 3))`;
      case 'month':
        return firstOfMonth;
      case 'week':
        return `${day} - (toDayOfWeek(${day}) - 1)`;
      case 'day':
        return day;
    }
  },

  textValue: (value) => value,

  contains: (text, value) => `position(${text}, ${value}) > 0`,

  startsWith: (text, value) => `substring(${text}, 1, length(${value})) = ${value}`,

  // Sums of 64-bit integers would run over without a word.
  sumOf: ({ sql, type }) => (type === 'integer' ? `sum(toDecimal128(${sql}, 0))` : `sum(${sql})`),

  orZero: () => undefined,

  countDistinctOf: (sql) => `ifNull(uniqExact(${sql}), 0)`,

  /** Servers of before 2021 have no windows. */
  lastOf({ sql }: SourceColumn, date: SourceColumn, tie: string | undefined): string {
    const place = `tuple(assumeNotNull(${date.sql}), ${tie ?? sql})`;
    const found = `argMaxIf(tuple(${sql}), ${place}, isNotNull(${date.sql}))`;
    return `if(countIf(isNotNull(${date.sql})) = 0, NULL, tupleElement(${found}, 1))`;
  },

  percentileOf({ sql }: NumericSql, fraction: number): string {
    const sorted = `arraySort(groupArray(toFloat64(${sql})))`;
    const position = `(${fraction} * (toInt64(count(${sql})) - 1))`;
    const lower = `${sorted}[toInt64(floor(${position})) + 1]`;
    const upper = `${sorted}[toInt64(ceil(${position})) + 1]`;
    const between = `${lower} + (${upper} - ${lower}) * (${position} - floor(${position}))`;
    return `if(count(${sql}) = 0, NULL, ${between})`;
  },
};
