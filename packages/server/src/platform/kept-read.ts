import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Lengths of lists whose SQL is kept; longer ones are rare, and built anew. */
const KEPT_LENGTH_MAX = 64;

/**
 * A read by a list of keys whose SQL is built once for each length of the list: building it costs more than running it.
 * What it reads is never kept, so that a change of another service process counts at once.
 * @param build its only bound values are the keys, in their order
 */
export function keptRead<O>(
  build: (db: Db, keys: readonly string[]) => Compilable<O>,
): (db: Db, keys: readonly string[]) => Promise<O[]> {
  const kept = new WeakMap<Db, Map<number, CompiledQuery<O>>>();
  return async (db, keys) => {
    const ofDb = kept.get(db) ?? new Map<number, CompiledQuery<O>>();
    kept.set(db, ofDb);
    let query = ofDb.get(keys.length);
    if (!query) {
      query = build(db, keys).compile();
      checkBound(query, keys);
      if (keys.length <= KEPT_LENGTH_MAX) ofDb.set(keys.length, query);
    }
    const bound: CompiledQuery<O> = { ...query, parameters: keys };
    return (await db.executeQuery<O>(bound)).rows;
  };
}

/** @throws Error for a query that binds anything but its keys, which would be bound wrongly the next time */
function checkBound({ parameters, sql }: CompiledQuery<unknown>, keys: readonly string[]): void {
  const isSame = parameters.length === keys.length && keys.every((key, index) => parameters[index] === key);
  if (!isSame) throw new Error(`A kept read must bind its keys alone: ${sql}`);
}
