import type { Column } from '@aj-report/contract';
import type { ConnectorQuery, SqlConnector } from './connector.types.ts';

/** ms that the columns of a statement are taken for true; a query that fails forgets them at once */
const KEPT_MS = 30_000;
const KEPT_MAX = 500;

interface Kept {
  readonly columns: readonly Column[];
  readonly readMs: number;
}

const KEPT = new WeakMap<SqlConnector, Map<string, Kept>>();

/**
 * Columns of a statement that is about to run; asked of the source once in a while, because every question over it needs
 * them first. Another connector is made when the source is changed here.
 */
export async function columnsOnce(
  connector: SqlConnector,
  query: ConnectorQuery,
  signal?: AbortSignal,
): Promise<readonly Column[]> {
  const all = KEPT.get(connector) ?? new Map<string, Kept>();
  KEPT.set(connector, all);
  const key = JSON.stringify([query.sql, query.values]);
  const known = all.get(key);
  if (known && performance.now() - known.readMs < KEPT_MS) return known.columns;
  const columns = await connector.describe(query, signal);
  all.delete(key);
  all.set(key, { columns, readMs: performance.now() });
  const [oldest] = all.keys();
  if (all.size > KEPT_MAX && oldest !== undefined) all.delete(oldest);
  return columns;
}

/** After a failure: the source may have other columns by now. */
export function forgetColumns(connector: SqlConnector): void {
  KEPT.delete(connector);
}
