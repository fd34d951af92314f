import {
  LIMITS,
  type Calculation,
  type DataSetParam,
  type DataSetQuery,
  type DataSetTransform,
  type RowRule,
} from '@aj-report/contract';
import { quoteFor, tableSql } from '../../form/sql-names.ts';
import type { ReadColumn } from './read-columns.ts';
import { GRAIN_LENGTH, type Grain } from './time-grain.ts';

/** Rows that a screen is made from: a table of a source, or the SQL of a data set. */
export interface PlanBase {
  readonly sourceCode: string;
  /** Of the data source: its SQL is written accordingly. */
  readonly sourceType: string;
  /** Name of the table; absent over the SQL of a data set. */
  readonly table?: string;
  readonly sql?: string;
  readonly params?: readonly DataSetParam[];
  /** Of the data set: whoever may not see a row does not see it on the screen either. */
  readonly rowRules?: readonly RowRule[];
  /** Of the data set: texts in place of codes. */
  readonly texts?: readonly DataSetTransform[];
}

/** A data set to be made; `key` stands for its code until it has one. */
export interface SetPlan {
  readonly key: string;
  readonly name: string;
  readonly query: DataSetQuery;
}

/** A column that the SQL of a set adds. */
export interface DerivedColumn {
  readonly alias: string;
  readonly sql: string;
}

/** What viewers narrow a screen by. */
export interface FilterPlan {
  readonly column: ReadColumn;
  readonly paramName: string;
}

export interface SetRequest {
  readonly name: string;
  readonly derived?: readonly DerivedColumn[];
  readonly filter?: FilterPlan | undefined;
  /** Rows without a value in these columns are left out. */
  readonly present?: readonly string[];
  readonly groupFields: readonly string[];
  readonly calculations: readonly Calculation[];
  /** Name by whose values the groups are ordered. */
  readonly orderBy?: string;
  /** Values in their order, by the column that has them; they order the groups after that. */
  readonly orders?: readonly ValueOrder[];
  /** Rows that fulfil these are taken. */
  readonly conditions?: readonly string[];
  /** Groups that are there also where no row is. */
  readonly every?: EveryGroup;
}

export interface ValueOrder {
  readonly field: string;
  readonly values: readonly string[];
}

/** All values of a derived column, as SQL writes them, and the columns that are calculated on. */
export interface EveryGroup {
  readonly alias: string;
  readonly values: readonly string[];
  readonly fields: readonly string[];
}

/** A column as the SQL of the source writes it. */
export function quote({ sourceType }: PlanBase, name: string): string {
  return quoteFor(sourceType, name);
}

function textSql(base: PlanBase, column: string): string {
  return `cast(${quote(base, column)} as ${base.sourceType === 'mysql' ? 'char' : 'varchar'})`;
}

/** The beginning of a date as text: its year, month, day or hour. */
export function timeSql(base: PlanBase, column: string, grain: Grain): string {
  const part = `substr(${textSql(base, column)}, 1, ${GRAIN_LENGTH[grain]})`;
  return grain === 'hour' ? `concat(${part}, ':00')` : part;
}

/** The hour of the day of a moment, as `08:00`. */
export function hourSql(base: PlanBase, column: string): string {
  return `concat(substr(${textSql(base, column)}, 12, 2), ':00')`;
}

/** Groups of rows: as a table calculation where no SQL is needed, else as SQL below the same groups and calculations. */
export function groupedSet(base: PlanBase, request: SetRequest): SetPlan {
  const { name, derived = [], filter, present = [], groupFields, calculations, conditions = [] } = request;
  const grouped = { groupFields: [...groupFields], calculations: [...calculations] };
  const needsSql =
    derived.length > 0 ||
    filter !== undefined ||
    present.length > 0 ||
    orderOf(base, request) !== '' ||
    conditions.length > 0;
  if (!needsSql && base.table !== undefined) {
    return toPlan(name, {
      sourceCode: base.sourceCode,
      setType: 'calc',
      tableName: base.table,
      ...grouped,
      ...rulesOf(base),
    });
  }
  const rows = `${derivedOf(base, request)}\nfrom ${fromOf(base)}${whereOf(base, present, filter, conditions)}`;
  const dynSentence = `select ${rows}${everyOf(base, request)}${orderOf(base, request)}`;
  return toPlan(name, { ...sqlQuery(base, dynSentence, filter), ...grouped });
}

/** Columns that are read: all with those that are added, or those alone that groups without rows have as well. */
function derivedOf(base: PlanBase, request: SetRequest): string {
  const added = (request.derived ?? []).map(({ alias, sql }) => `${sql} as ${quote(base, alias)}`);
  if (!everyGroup(base, request)) return ['*', ...added].join(',\n  ');
  return [...added, ...request.every!.fields.map((field) => quote(base, field))].join(', ');
}

/** What rules and texts are about is read too, so that nothing may be added there. */
function everyGroup({ rowRules = [], texts = [] }: PlanBase, { every }: SetRequest): EveryGroup | undefined {
  return rowRules.length + texts.length > 0 ? undefined : every;
}

/** Rows without a value for each group, so that one of which there is no row stands between the others. */
function everyOf(base: PlanBase, request: SetRequest): string {
  const { values = [], fields = [] } = everyGroup(base, request) ?? {};
  return values.map((value) => `\nunion all select ${[value, ...fields.map(() => 'null')].join(', ')}`).join('');
}

function orderOf(base: PlanBase, { orderBy, orders = [], derived = [] }: SetRequest): string {
  const cases = orders.map(({ field, values }) => {
    // PostgreSQL knows the alias of a column in an order only where it stands alone, not inside an expression.
    const subject = derived.find(({ alias }) => alias === field)?.sql ?? quote(base, field);
    const whens = values.map((value, place) => `when (${subject}) = '${value.replaceAll("'", "''")}' then ${place}`);
    return `case ${whens.join(' ')} else ${values.length} end`;
  });
  const all = [...(orderBy === undefined ? [] : [quote(base, orderBy)]), ...cases];
  return all.length === 0 ? '' : `\norder by ${all.join(', ')}`;
}

/** The last period that there is, now and later. */
export function lastPeriodSql(base: PlanBase, column: string, grain: Grain): string {
  return `(select max(${timeSql(base, column, grain)}) from ${fromOf(base)})`;
}

export interface RowsRequest {
  readonly name: string;
  /** Absent = all. */
  readonly columns?: readonly string[];
  /** Of them those that are answered as texts. */
  readonly asText?: readonly string[];
  readonly filter?: FilterPlan | undefined;
  /** The newest first. */
  readonly latestBy?: string | undefined;
  readonly limit: number;
}

/** Rows as they are. Where rows are hidden from some, the limit would count hidden ones, so there is none. */
export function rowsSet(
  base: PlanBase,
  { name, columns = [], asText = [], filter, latestBy, limit }: RowsRequest,
): SetPlan {
  const list =
    columns.length === 0
      ? '*'
      : columns
          .map((column) =>
            asText.includes(column) ? `${textSql(base, column)} as ${quote(base, column)}` : quote(base, column),
          )
          .join(', ');
  const order = latestBy === undefined ? '' : `\norder by ${quote(base, latestBy)} desc`;
  const present = latestBy === undefined ? [] : [latestBy];
  const isGoverned = (base.rowRules ?? []).length > 0;
  const asked = isGoverned ? '*' : list;
  const end = isGoverned ? '' : `\nlimit ${limit}`;
  return toPlan(
    name,
    sqlQuery(base, `select ${asked}\nfrom ${fromOf(base)}${whereOf(base, present, filter)}${order}${end}`, filter),
  );
}

function fromOf(base: PlanBase): string {
  if (base.table !== undefined) return tableSql(base.sourceType, base.table);
  const sql = (base.sql ?? '').trim().replace(/;\s*$/u, '');
  return `(\n${sql}\n) as ${quote(base, 'rows')}`;
}

function whereOf(
  base: PlanBase,
  present: readonly string[],
  filter: FilterPlan | undefined,
  more: readonly string[] = [],
): string {
  const conditions = [...present.map((column) => `${quote(base, column)} is not null`), ...more];
  if (filter) {
    const value = `\${${filter.paramName}}`;
    // PostgreSQL knows the type of a parameter by what stands beside it.
    conditions.push(`(coalesce(${value}, '') = '' or ${quote(base, filter.column.name)} = ${value})`);
  }
  return conditions.length === 0 ? '' : `\nwhere ${conditions.join('\n  and ')}`;
}

function sqlQuery(base: PlanBase, dynSentence: string, filter: FilterPlan | undefined): DataSetQuery {
  const own: DataSetParam[] = filter
    ? [
        {
          paramName: filter.paramName,
          paramDesc: filter.column.label.slice(0, 100),
          paramType: 'string',
          requiredFlag: 0,
          sampleItem: '',
        },
      ]
    : [];
  const params = [...(base.params ?? []), ...own];
  return {
    sourceCode: base.sourceCode,
    setType: 'sql',
    dynSentence,
    ...(params.length > 0 ? { dataSetParamDtoList: params } : {}),
    ...rulesOf(base),
  };
}

/** What governs the rows of a data set governs those of every set that is made of it. */
function rulesOf({ rowRules = [], texts = [] }: PlanBase): Pick<DataSetQuery, 'rowRules' | 'dataSetTransformDtoList'> {
  return {
    ...(rowRules.length > 0 ? { rowRules: [...rowRules] } : {}),
    ...(texts.length > 0 ? { dataSetTransformDtoList: [...texts] } : {}),
  };
}

/** Sets that ask the same are one set. */
function toPlan(name: string, query: DataSetQuery): SetPlan {
  const text = JSON.stringify(query);
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return { key: `set_${hash.toString(36)}_${text.length}`, name: name.slice(0, LIMITS.dataSetNameMax), query };
}

/**
 * A name for the result of a calculation: letters, digits, underscores and Chinese characters only. Of names that differ
 * in case alone most databases would take one for the other.
 */
export function toAlias(label: string, taken: readonly string[]): string {
  const plain = label.replaceAll(/[^\p{Script=Han}A-Za-z0-9_]+/gu, '_').replaceAll(/^_+|_+$/gu, '');
  const start = /^[A-Za-z_\p{Script=Han}]/u.test(plain) ? plain : `_${plain}`;
  const base = start.slice(0, 44);
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let alias = base;
  for (let n = 2; known.has(alias.toLowerCase()); n++) alias = `${base}_${n}`;
  return alias;
}
