import { AppError, type Column, type SourceTable } from '@aj-report/contract';
import { CLICKHOUSE_LEXICON } from '../sql/lexicon/clickhouse-lexicon.ts';
import { tokenizeSql, type SqlToken } from '../sql/tokenize-sql.ts';
import { installationOf, rowsDatabaseOf } from './clickhouse-warehouse.ts';

/** Where the rows of a table lie, spread over a cluster or not: columns `c0`, `c1`, …, and `ord`, which numbers them. */
export function rowsTableOf(database: string, index: number, isSpread: boolean): string {
  return `${rowsDatabaseOf(database)}.${isSpread ? 'd' : 't'}${index}`;
}

/** An imported table. */
export interface RowsTable {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly sql: string;
}

/** @throws AppError data-source/table-unknown */
export function findRowsTable(
  { database, tables }: { readonly database: string; readonly tables: readonly SourceTable[] },
  name: string,
  isSpread: boolean,
): RowsTable {
  const index = tables.findIndex((table) => table.name === name);
  const table = tables[index];
  if (table) return { ...table, sql: rowsTableOf(database, index, isSpread) };
  throw new AppError('data-source/table-unknown', { table: name, tables: tables.map((one) => one.name).join(', ') });
}

/** Functions whose answer changes although no data do. */
const VOLATILE = /^(?:now|today|yesterday|rand|generate|uptime|current|utc|curdate|localtime|canonicalrand|fuzz)/i;
const DICTIONARY_CALL = /^dict/i;

/** Whether a text may answer differently a second later. */
export function isTimeDependent(sql: string): boolean {
  return codeOf(sql).some(({ kind, text }) => kind === 'word' && VOLATILE.test(text));
}

/**
 * Refuses what names another database of the server, such as the tables of another source.
 * @param databases databases of the server; those of imports are recognised by their names, however new they are
 * @throws AppError sql/function-refused
 */
export function refuseOtherDatabases(sql: string, databases: ReadonlySet<string>, own: string): void {
  const code = codeOf(sql);
  const isTaken = (name: string) => databases.has(name) || name.startsWith(installationOf(own));
  for (const [at, token] of code.entries()) {
    if (token.kind !== 'word' && token.kind !== 'identifier') continue;
    const name = token.kind === 'word' ? token.text : CLICKHOUSE_LEXICON.unquote(token.text);
    const next = code[at + 1]?.text;
    const isOther = name === undefined || (next === '.' && name !== own && isTaken(name));
    const isDictionary = next === '(' && DICTIONARY_CALL.test(name ?? '');
    if (isOther || isDictionary) throw new AppError('sql/function-refused', { name: token.text });
  }
}

function codeOf(sql: string): SqlToken[] {
  const tokens = tokenizeSql(sql, CLICKHOUSE_LEXICON.lexis);
  return tokens.filter(({ kind }) => kind !== 'space' && kind !== 'comment');
}
