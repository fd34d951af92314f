import { AppError, type Column } from '@aj-report/contract';
import { finish } from '../../query/finish-calc.ts';
import type {
  Finish,
  QueryBase,
  QuerySource,
  ReadOptions,
  SourceQuery,
  SourceRequest,
} from '../../query/query-source.types.ts';
import { runQuery, type QueryResult } from '../../query/run-query.ts';
import type { WrittenTable } from '../../request/written-table.ts';
import { bindParams, type BoundSql } from '../../sql/bind-params.ts';
import { toSqlError } from '../../sql/sql-error.ts';
import { columnsOf, prepareBound, stream } from './bound-statement.ts';
import { checkBound } from './check-bound.ts';
import { DUCKDB_SOURCE_DIALECT } from './duckdb-source-dialect.ts';
import type { WarmInstance } from './warm-instances.ts';

interface AuthorText {
  readonly source: string;
  readonly bound: BoundSql;
  /** Statements around it are made here, and their faults are no faults of its places. */
  readonly isGrouped: boolean;
}

/** Runs a question on an instance of the embedded engine. @throws AppError `sql/*`, `calc/*`, `data-source/*` */
export function runOnDuckdb(warm: WarmInstance, request: SourceRequest, memoryBytes: number): Promise<QueryResult> {
  return runQuery(new DuckdbSource(warm, memoryBytes), request, finishHere);
}

const finishHere: Finish = async (left) => finish(left);

/** The tables of a warm instance as one question asks them. */
export class DuckdbSource implements QuerySource {
  readonly dialect = DUCKDB_SOURCE_DIALECT;
  private readonly warm: WarmInstance;
  private readonly memoryBytes: number;
  private author: AuthorText | undefined;

  constructor(warm: WarmInstance, memoryBytes: number) {
    this.warm = warm;
    this.memoryBytes = memoryBytes;
  }

  async select({ sql, params, calc, asked }: SourceRequest): Promise<QueryBase> {
    const bound = bindParams(sql, params);
    this.author = { source: sql, bound, isGrouped: calc !== undefined };
    const checked = await this.worded(bound.sql, () => checkBound(this.warm, bound));
    // Several threads give the rows of a join in any order: groups may stand as they come, but not on two pages.
    const isOrdered = checked.isOrdered || (calc !== undefined && asked === undefined);
    const { timeDependent, takesKeys } = checked;
    return { sql: bound.sql, values: bound.values, columns: [], isOrdered, refusesKeys: !takesKeys, timeDependent };
  }

  async table(name: string): Promise<QueryBase> {
    const path = this.warm.tablePaths.get(name);
    if (path === undefined) throw unknownTable(this.warm, name);
    const columns = await columnsOf(this.warm, `select * from ${path}`, []);
    const names = [...columns.map((_, at) => `c${at}`), 'ord'].join(', ');
    const from = `(select q.*, q.rowid from ${path} as q) as b(${names})`;
    return { sql: '', from, columns, isOrdered: true, values: [], timeDependent: false };
  }

  describe({ sql, values }: SourceQuery): Promise<readonly Column[]> {
    return this.worded(sql, () => columnsOf(this.warm, sql, values));
  }

  takes(): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Without names the author's own statement gives them: inside another one, repeated names would be renamed. */
  read({ sql, values }: SourceQuery, options: ReadOptions): Promise<WrittenTable> {
    const { warm, author } = this;
    return this.worded(sql, async () => {
      const isOwn = options.names !== undefined || author === undefined || author.bound.sql === sql;
      const own = isOwn ? undefined : await prepareBound(warm, author.bound.sql, author.bound.values);
      const statement = await prepareBound(warm, sql, values);
      return stream(statement, own ?? statement, options);
    });
  }

  /** Without the inner names of files. */
  shown(sql: string): string {
    return this.warm.secrets.reduce((shown, secret) => shown.replaceAll(secret, ''), sql);
  }

  private async worded<R>(sql: string, work: () => Promise<R>): Promise<R> {
    try {
      return await work();
    } catch (error) {
      const { warm, author, memoryBytes } = this;
      const isAuthors = author !== undefined && (!author.isGrouped || author.bound.sql === sql);
      const text = isAuthors ? author : { source: sql, bound: { sql, values: [], replacements: [] } };
      throw toSqlError(error, { ...text, tables: warm.tables, memoryBytes, secrets: warm.secrets });
    }
  }
}

/**
 * One page of a table in the order of import.
 * @throws AppError `data-source/table-unknown`
 */
export async function readTablePage(
  warm: WarmInstance,
  table: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<QueryResult> {
  const path = warm.tablePaths.get(table);
  if (path === undefined) throw unknownTable(warm, table);
  const rows = await prepareBound(warm, `select * from ${path} limit ${page.limit} offset ${page.offset}`, []);
  const written = await stream(rows, rows, { maxRows: page.limit });
  const counted = await (await prepareBound(warm, `select count(*) from ${path}`, [])).runAndReadAll();
  return { ...written, total: Number(counted.getRows()[0]?.[0] ?? 0), timeDependent: false };
}

function unknownTable({ tables }: WarmInstance, table: string): AppError {
  return new AppError('data-source/table-unknown', { table, tables: tables.join(', ') });
}
