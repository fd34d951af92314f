import { AppError, type Column } from '@aj-report/contract';
import type { QueryBase, QuerySource, ReadOptions, SourceQuery, SourceRequest } from '../query/query-source.types.ts';
import type { WrittenTable } from '../request/written-table.ts';
import { bindParams, type BindingStyle } from '../sql/bind-params.ts';
import { checkText } from '../sql/check-text.ts';
import type { SqlConnector } from './connector.types.ts';
import { withoutMarks } from './rows/place-values.ts';
import type { Deadline } from './session/deadline.ts';
import { toTableSql } from './table-name.ts';

/** ms that what a source says of a statement is taken for true; a query that fails forgets it at once */
const KEPT_MS = 30_000;
const KEPT_MAX = 500;

/** What a source said of a statement: its columns, or why it has none. */
type Described = { readonly columns: readonly Column[] } | { readonly error: AppError };
type Kept = Described & { readonly readMs: number };

const KEPT = new WeakMap<SqlConnector, Map<string, Kept>>();

/** Failures that say something of the statement and not of the moment. */
const OF_STATEMENT = /^sql\/(?:syntax|failed|function-refused|not-a-select)$/;
/** Failures that a column which is another one by now may be behind. */
const OF_COLUMNS =
  /^(?:sql\/(?:syntax|failed)|data-source\/answer-invalid|data-set\/(?:rule-)?field-unknown|calc\/[\w-]+-unknown)$/;

/**
 * A source as one run asks it: what columns a statement has is asked once in a while, because every question over it
 * needs them first.
 */
export class KnownSource implements QuerySource {
  readonly dialect: SqlConnector['dialect'];
  private readonly connector: SqlConnector;
  private readonly deadline: Deadline;
  private reliesOnKept = false;

  constructor(connector: SqlConnector, deadline: Deadline) {
    this.connector = connector;
    this.deadline = deadline;
    this.dialect = connector.dialect;
  }

  /** What an external source answers may change at any time: only imported tables are taken for lasting. */
  async select({ sql, params }: SourceRequest): Promise<QueryBase> {
    const { imported } = this.connector;
    await imported?.check(sql);
    const { lexicon, lexis, mark } = this.dialect;
    const { isOrdered, isLimited } = checkText(sql, lexicon);
    const style: BindingStyle = { lexis, mark, emptyList: '(null)', keepsComments: false };
    const { sql: bound, values } = bindParams(sql, params, style);
    const timeDependent = imported?.isTimeDependent(sql) ?? true;
    return { sql: bound, columns: [], isOrdered, isLimited, values, timeDependent };
  }

  async table(name: string): Promise<QueryBase> {
    const { imported } = this.connector;
    if (imported) {
      const rows = imported.base(name);
      return { ...rows, sql: '', isOrdered: true, values: [], timeDependent: false };
    }
    const sql = `select * from ${toTableSql(name, this.dialect)}`;
    return { sql, columns: [], isOrdered: false, values: [], timeDependent: true };
  }

  shown(sql: string): string {
    const shown = withoutMarks(sql);
    return this.connector.imported?.shown(shown) ?? shown;
  }

  /** @throws AppError data-source/*, sql/* */
  read(query: SourceQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable> {
    return this.deadline.within((timeoutMs) => this.connector.read({ ...query, timeoutMs }, options, signal));
  }

  /** Another connector is made when the source is changed here. @throws AppError data-source/*, sql/* */
  async describe(query: SourceQuery, signal?: AbortSignal): Promise<readonly Column[]> {
    const all = KEPT.get(this.connector) ?? new Map<string, Kept>();
    KEPT.set(this.connector, all);
    const key = JSON.stringify([query.sql, query.values]);
    const known = all.get(key);
    const isKept = known !== undefined && performance.now() - known.readMs < KEPT_MS;
    if (isKept) this.reliesOnKept = true;
    const described = isKept ? known : await this.describeAnew(query, signal);
    if (!isKept) {
      all.delete(key);
      all.set(key, { ...described, readMs: performance.now() });
      const [oldest] = all.keys();
      if (all.size > KEPT_MAX && oldest !== undefined) all.delete(oldest);
    }
    if ('error' in described) throw described.error;
    return described.columns;
  }

  /** Whether the engine takes a statement. @throws AppError data-source/* */
  async takes(query: SourceQuery, signal?: AbortSignal): Promise<boolean> {
    try {
      await this.describe(query, signal);
      return true;
    } catch (error) {
      if (error instanceof AppError && OF_STATEMENT.test(error.code)) return false;
      throw error;
    }
  }

  /** After a failure: forgets what is known; whether to try again, because the source may have other columns by now. */
  isWorthAnother(error: unknown): boolean {
    KEPT.delete(this.connector);
    return this.reliesOnKept && error instanceof AppError && OF_COLUMNS.test(error.code);
  }

  private async describeAnew(query: SourceQuery, signal?: AbortSignal): Promise<Described> {
    try {
      const ask = (timeoutMs: number) => this.connector.describe({ ...query, timeoutMs }, signal);
      return { columns: await this.deadline.within(ask) };
    } catch (error) {
      if (error instanceof AppError && OF_STATEMENT.test(error.code)) return { error };
      throw error;
    }
  }
}
