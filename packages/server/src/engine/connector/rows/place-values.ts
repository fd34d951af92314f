import { AppError } from '@aj-report/contract';
import type { PlacedValue } from '../../sql/bind-params.ts';
import type { SourceQuery } from '../../query/query-source.types.ts';

/** Marks that no text of an author can hold: a NUL is refused everywhere. */
const MARK = /\0(\d+)\0/g;
const DAY_TYPES: ReadonlySet<string> = new Set(['date', 'datetime', 'month']);
const WHOLE_NUMBER = /^-?\d{1,40}$/;

interface PlacedSql {
  readonly sql: string;
  readonly values: readonly (string | null)[];
}

/**
 * A statement with a question mark for each value in its order. Numbers stand as literals, because the protocol would
 * send them as doubles, which LIMIT refuses and long integers do not survive.
 */
export function placeMysqlValues({ sql, values }: Pick<SourceQuery, 'sql' | 'values'>): PlacedSql {
  const placed: (string | null)[] = [];
  const text = sql.replace(MARK, (_, number: string) => {
    const one = values[Number(number) - 1]!;
    const literal = numberLiteral(one);
    if (literal !== undefined) return literal;
    refuseList(one);
    placed.push(one.value === null ? null : String(one.value));
    return '?';
  });
  return { sql: text, values: placed };
}

/**
 * A statement with a literal for each value: servers of before 2020 take no others. Everything but digits is written as
 * an escaped text.
 */
export function placeClickhouseValues({ sql, values }: Pick<SourceQuery, 'sql' | 'values'>): string {
  return sql.replace(MARK, (_, number: string) => {
    const { param, value } = values[Number(number) - 1]!;
    if (Array.isArray(value)) return `[${value.map((item) => clickhouseLiteral(item)).join(', ')}]`;
    return clickhouseLiteral(value as string | number | null, param.type);
  });
}

function clickhouseLiteral(value: string | number | null, type?: string): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || (type === 'number' && WHOLE_NUMBER.test(value))) return signed(String(value));
  const text = quoteClickhouseText(value);
  if (type === 'boolean') return value;
  if (type === undefined || !DAY_TYPES.has(type)) return text;
  return value.length === 10 ? `toDate(${text})` : `toDateTime(${text})`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
  '\0': '\\0',
};

/** A text as a literal of ClickHouse. */
export function quoteClickhouseText(text: string): string {
  return `'${text.replace(/[\\'\p{Cc}]/gu, (sign) => ESCAPES[sign] ?? sign)}'`;
}

function numberLiteral({ param, value }: PlacedValue): string | undefined {
  if (typeof value === 'number') return signed(String(value));
  if (param.type === 'boolean' && value !== null) return String(value);
  const isWhole = param.type === 'number' && typeof value === 'string' && WHOLE_NUMBER.test(value);
  return isWhole ? signed(value) : undefined;
}

/** Two minus signs in a row would begin a comment. */
function signed(number: string): string {
  return number.startsWith('-') ? `(${number})` : number;
}

function refuseList({ param, value }: PlacedValue): void {
  if (Array.isArray(value)) throw new AppError('sql/param-misplaced', { param: param.name });
}

/** A statement as a person may see it. */
export function withoutMarks(sql: string): string {
  return sql.replace(MARK, '?');
}
