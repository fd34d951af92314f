import type { AskedFilter, AskedGroup, Column, ColumnType } from '@aj-report/contract';
import type { CalcBase, CalcDialect, SourceColumn } from '../calc/calc-dialect.ts';
import { compileCondition, type Bind } from '../calc/compile-condition.ts';
import type { AskedRows, CodeTexts } from '../request/query-engine.types.ts';
import { columnAsked, toAskedCondition } from './asked-condition.ts';
import { compileGroup } from './compile-group.ts';
import { planGroup, type GroupPlan } from './plan-group.ts';

/** A finished statement of whose rows some are wanted. */
export interface AskedBase extends CalcBase {
  /** Its columns as the answer names them. */
  readonly names: readonly string[];
  /** The engine gives its rows in the same order every time, without a sort. */
  readonly keepsOrder?: boolean;
}

export interface AskedSql {
  /** The wanted rows, sorted, not yet cut. */
  readonly sql: string;
  /** Texts to bind, in the order of their numbers. */
  readonly values: readonly string[];
  /** The number of all wanted rows; it takes the first `countValues` of the values. */
  readonly countSql: string;
  readonly countValues: number;
  readonly columns: readonly Column[];
}

/**
 * Filters and sorts the rows of a statement. Columns are named by number and values bound, so that no name and no value
 * becomes a part of the text. Rows that are equal by the sorting stand in the order of the statement, or of all their
 * cells when it has none: the order is the same on every page.
 * @param texts what the answer shows in place of codes: it is filtered and sorted by what is shown
 * @param firstValue number of the first bound value
 * @throws AppError data-set/field-unknown, data-set/filter-values
 */
export function compileAsked(
  base: AskedBase,
  { sort = [], filter = [], valuesOf }: AskedRows,
  texts: CodeTexts,
  dialect: CalcDialect,
  firstValue: number,
): AskedSql {
  const { plain, columnOf, values, from } = compileFiltered(base, filter, texts, dialect, firstValue);
  const countValues = values.length;
  const counting = { values, countSql: `select count(*) as n\n${from}`, countValues };
  if (valuesOf !== undefined) return { ...compileValuesOf(columnOf(valuesOf), from, dialect), ...counting };
  const sorted = sort.map(({ field, order }) => dialect.orderOf(columnOf(field), order));
  const ties = base.keepsOrder ? [] : base.isOrdered ? ['b.ord'] : plain.map((column) => dialect.orderOf(column));
  const list = plain.map((column, at) => `${dialect.shown(column)} as r${at}`).join(', ');
  const order = [...sorted, ...ties].join(', ');
  return {
    sql: `select ${list}\n${from}${order === '' ? '' : `\norder by ${order}`}`,
    ...counting,
    columns: plain.map(({ name, type }) => ({ name, type })),
  };
}

/** The groups of the wanted rows: what a statement selects of each, with nothing sorted and cut yet. */
export interface AskedGroupSql {
  readonly plan: GroupPlan;
  readonly sql: string;
  /** Texts to bind, in the order of their numbers. */
  readonly values: readonly string[];
  /** Keys, then the parts of each measure. */
  readonly columns: readonly Column[];
}

/**
 * Filters and groups the rows of a statement, by what the answer shows in place of codes.
 * @throws AppError data-set/*
 */
export function compileAskedGroup(
  base: AskedBase,
  group: AskedGroup,
  { filter = [], orders }: AskedRows,
  texts: CodeTexts,
  dialect: CalcDialect,
  firstValue: number,
): AskedGroupSql {
  const { plain, columnOf, values, bind, from } = compileFiltered(base, filter, texts, dialect, firstValue);
  const shown = plain.map((column): Column => (hasTexts(column, texts) ? { ...column, type: 'string' } : column));
  const plan = planGroup(group, shown, orders);
  const source = { from: from.slice('from '.length), isOrdered: base.isOrdered, columnOf, bind };
  return { plan, ...compileGroup(plan, source, dialect), values };
}

/** The rows of a statement that fulfil conditions, and its columns as they are shown. */
function compileFiltered(
  base: AskedBase,
  filter: readonly AskedFilter[],
  texts: CodeTexts,
  dialect: CalcDialect,
  firstValue: number,
) {
  const values: string[] = [];
  const bind: Bind = (value) => {
    values.push(value);
    return dialect.mark(firstValue + values.length - 1);
  };
  const plain = base.columns.map(({ type }, at): SourceColumn => ({ name: base.names[at]!, type, sql: `b.c${at}` }));
  const shown = new Map<string, SourceColumn>();
  const columnOf = (field: string) => {
    const known = shown.get(field) ?? withTexts(columnAsked(field, plain), texts, dialect, bind);
    shown.set(field, known);
    return known;
  };
  const conditions = filter.map((one) => compileCondition(toAskedCondition(one), columnOf(one.field), dialect, bind));
  const from = `from ${dialect.from(base)}${conditions.length > 0 ? `\nwhere ${conditions.join(' and ')}` : ''}`;
  return { plain, columnOf, values, bind, from };
}

/**
 * The different values of a column, read once within, so that grouping and sorting name it plainly. A text without a
 * character counts as none, as it does in conditions.
 */
function compileValuesOf(
  { type, sql }: SourceColumn,
  from: string,
  dialect: CalcDialect,
): Pick<AskedSql, 'sql' | 'columns'> {
  const value: SourceColumn = { name: 'value', type, sql: 'g.v0' };
  const read = type === 'string' ? `nullif(${sql}, '')` : sql;
  const list = `select ${dialect.shown(value)} as r0, count(*) as r1`;
  const columns: Column[] = [
    { name: 'value', type },
    { name: 'count', type: 'integer' },
  ];
  return {
    sql: `${list}\nfrom (select ${read} as v0\n${from}\n) as g\ngroup by g.v0\norder by ${dialect.orderOf(value)}`,
    columns,
  };
}

/** The texts that stand in for a column's codes. */
function withTexts(column: SourceColumn, texts: CodeTexts, dialect: CalcDialect, bind: Bind): SourceColumn {
  if (!hasTexts(column, texts)) return column;
  const own = Object.entries(texts[column.name] ?? {});
  const code = dialect.textOf(column);
  const value = (text: string) => dialect.textValue(bind(text));
  const cases = own.map(([from, to]) => `when ${code} = ${value(from)} then ${value(to)}`);
  return { name: column.name, type: 'string' satisfies ColumnType, sql: `case ${cases.join(' ')} else ${code} end` };
}

function hasTexts({ name }: Pick<Column, 'name'>, texts: CodeTexts): boolean {
  return Object.hasOwn(texts, name) && Object.keys(texts[name] ?? {}).length > 0;
}

/** Rows before a page, and those on it at most. */
export function cutOf({ page }: AskedRows, maxRows: number): { readonly limit: number; readonly offset: number } {
  // One row more than is answered tells that there are more.
  if (!page) return { limit: maxRows + 1, offset: 0 };
  return { limit: Math.min(page.size, maxRows), offset: (page.number - 1) * page.size };
}

/** All rows, when a page that is not full tells. */
export function totalByPage({ page }: AskedRows, rowCount: number): number | undefined {
  if (!page || rowCount >= page.size || (rowCount === 0 && page.number > 1)) return undefined;
  return (page.number - 1) * page.size + rowCount;
}
