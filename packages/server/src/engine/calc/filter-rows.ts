import { AppError } from '@aj-report/contract';
import type { RowFilter } from '../request/query-engine.types.ts';
import type { CalcDialect, SourceColumn } from './calc-dialect.ts';
import type { Bind } from './compile-condition.ts';

/** A condition with its values. */
export interface FilterSql {
  readonly sql: string;
  /** Texts to bind, in the order of their numbers. */
  readonly values: readonly string[];
}

/**
 * The filters as one condition: only rows that fulfil every one of them pass. Values are bound; a filter whose field is
 * not there refuses everything.
 * @param firstValue number of the first bound value
 * @throws AppError data-set/rule-field-unknown
 */
export function compileFilters(
  filters: readonly RowFilter[],
  columns: readonly SourceColumn[],
  dialect: CalcDialect,
  firstValue: number,
): FilterSql {
  const values: string[] = [];
  const bind: Bind = (value) => {
    values.push(value);
    return dialect.mark(firstValue + values.length - 1);
  };
  const conditions = filters.map((filter) => compileFilter(filter, columns, dialect, bind));
  return { sql: conditions.join(' and '), values };
}

function compileFilter(
  { field, symbol, values }: RowFilter,
  columns: readonly SourceColumn[],
  dialect: CalcDialect,
  bind: Bind,
): string {
  const column = columns.find((one) => one.name === field);
  if (!column) {
    const known = columns.map(({ name }) => name).join(', ');
    throw new AppError('data-set/rule-field-unknown', { field, known });
  }
  if (values.length === 0) return '(1 = 0)';
  const text = dialect.textOf(column);
  const any = values.map((value) => compare(symbol, text, dialect.textValue(bind(value)), dialect));
  return `(${any.join(' or ')})`;
}

/** As texts, always: that 7 equals 007 would open one person's rows to another. */
function compare(symbol: RowFilter['symbol'], text: string, value: string, dialect: CalcDialect): string {
  if (symbol === 'startsWith') return dialect.startsWith(text, value);
  if (symbol === 'contains') return dialect.contains(text, value);
  return `${text} = ${value}`;
}
