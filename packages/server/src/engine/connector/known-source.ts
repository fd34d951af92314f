import { AppError, type Column } from '@aj-report/contract';
import type { WrittenTable } from '../sql/write-table.ts';
import type { ConnectorQuery, ImportedTables, ReadOptions, SqlConnector } from './connector.types.ts';
import type { Deadline } from './deadline.ts';

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
export class KnownSource implements Pick<SqlConnector, 'dialect' | 'imported' | 'describe' | 'read'> {
  readonly dialect: SqlConnector['dialect'];
  readonly imported?: ImportedTables;
  private readonly connector: SqlConnector;
  private readonly deadline: Deadline;
  private reliesOnKept = false;

  constructor(connector: SqlConnector, deadline: Deadline) {
    this.connector = connector;
    this.deadline = deadline;
    this.dialect = connector.dialect;
    if (connector.imported) this.imported = connector.imported;
  }

  /** @throws AppError data-source/*, sql/* */
  read(query: ConnectorQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable> {
    return this.deadline.within((timeoutMs) => this.connector.read({ ...query, timeoutMs }, options, signal));
  }

  /** Another connector is made when the source is changed here. @throws AppError data-source/*, sql/* */
  async describe(query: ConnectorQuery, signal?: AbortSignal): Promise<readonly Column[]> {
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
  async takes(query: ConnectorQuery, signal?: AbortSignal): Promise<boolean> {
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

  private async describeAnew(query: ConnectorQuery, signal?: AbortSignal): Promise<Described> {
    try {
      const ask = (timeoutMs: number) => this.connector.describe({ ...query, timeoutMs }, signal);
      return { columns: await this.deadline.within(ask) };
    } catch (error) {
      if (error instanceof AppError && OF_STATEMENT.test(error.code)) return { error };
      throw error;
    }
  }
}
