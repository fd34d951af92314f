import type { Compilable, CompiledQuery } from 'kysely';
import { stampOf } from './db.ts';
import type { Db } from './schema.ts';

/** Lengths of lists whose SQL is kept; longer ones are rare, and built anew. */
const KEPT_LENGTH_MAX = 64;
/** Lists of keys whose rows are kept while nothing is written. */
const KEPT_ROWS_MAX = 1000;

interface Kept<O> {
  readonly queries: Map<number, CompiledQuery<O>>;
  readonly rows: Map<string, readonly O[]>;
  /** What `stampOf` said before the rows were read. */
  stamp: string | undefined;
}

/**
 * A read by a list of keys whose SQL is built once for each length of the list: building it costs more than running it.
 * Rows are kept only where the database itself tells that nothing was written since, so that a change of another
 * service process counts at once.
 * @param build its only bound values are the keys, in their order
 */
export function keptRead<O extends object>(
  build: (db: Db, keys: readonly string[]) => Compilable<O>,
): (db: Db, keys: readonly string[]) => Promise<readonly O[]> {
  const keptOf = new WeakMap<Db, Kept<O>>();
  return async (db, keys) => {
    const kept = keptOf.get(db) ?? { queries: new Map(), rows: new Map(), stamp: undefined };
    keptOf.set(db, kept);
    const stamp = stampOf(db);
    if (stamp === undefined || stamp !== kept.stamp) kept.rows.clear();
    kept.stamp = stamp;
    const key = JSON.stringify(keys);
    const known = kept.rows.get(key);
    if (known) return known;
    const rows = await readRows(db, keys, queryOf(db, kept, build, keys));
    if (stamp !== undefined && stamp === kept.stamp) keepRows(kept, key, rows);
    return rows;
  };
}

function queryOf<O>(
  db: Db,
  { queries }: Kept<O>,
  build: (db: Db, keys: readonly string[]) => Compilable<O>,
  keys: readonly string[],
): CompiledQuery<O> {
  const known = queries.get(keys.length);
  if (known) return known;
  const query = build(db, keys).compile();
  checkBound(query, keys);
  if (keys.length <= KEPT_LENGTH_MAX) queries.set(keys.length, query);
  return query;
}

async function readRows<O>(db: Db, keys: readonly string[], query: CompiledQuery<O>): Promise<readonly O[]> {
  return (await db.executeQuery<O>({ ...query, parameters: keys })).rows;
}

function keepRows<O extends object>({ rows: all }: Kept<O>, key: string, rows: readonly O[]): void {
  if (all.size >= KEPT_ROWS_MAX) all.clear();
  for (const row of rows) Object.freeze(row);
  all.set(key, Object.freeze(rows));
}

/** @throws Error for a query that binds anything but its keys, which would be bound wrongly the next time */
function checkBound({ parameters, sql }: CompiledQuery<unknown>, keys: readonly string[]): void {
  const isSame = parameters.length === keys.length && keys.every((key, index) => parameters[index] === key);
  if (!isSame) throw new Error(`A kept read must bind its keys alone: ${sql}`);
}
