import { write } from '../../platform/db.ts';
import type { Db, ImportJob } from '../../platform/schema.ts';
import { UNFINISHED } from './data-source.store.ts';

/** Ids with which the files on the disk begin: those of jobs, and of those of them whose tables are kept. */
export async function listFileIds(db: Db): Promise<{ originals: Set<string>; tables: Set<string> }> {
  const jobs = await db.selectFrom('importJob').select(['id', 'state']).execute();
  const versions = await db.selectFrom('dataSourceVersion').select('id').execute();
  const open = jobs.filter(({ state }) => state !== 'done');
  return {
    originals: new Set(jobs.map(({ id }) => id)),
    tables: new Set([...open, ...versions].map(({ id }) => id)),
  };
}

/** What of the imports in a warehouse is still wanted. */
export interface KeptTables {
  /** Names of the tables of versions. */
  readonly names: ReadonlySet<string>;
  /** Jobs whose tables belong to no version yet. */
  readonly jobIds: ReadonlySet<string>;
}

export async function listKeptTables(db: Db): Promise<KeptTables> {
  const jobs = await db
    .selectFrom('importJob')
    .where('state', 'in', [...UNFINISHED, 'held'])
    .select('id')
    .execute();
  const versions = await db.selectFrom('dataSourceVersion').select('fileName').execute();
  return { names: new Set(versions.map(({ fileName }) => fileName)), jobIds: new Set(jobs.map(({ id }) => id)) };
}

/** Marks an import as begun, by a try of its job; undefined when its source was deleted. */
export async function beginImport(db: Db, id: string, attempts: number): Promise<ImportJob | undefined> {
  return db
    .updateTable('importJob')
    .set({ state: 'running', attempts })
    .where('id', '=', id)
    .where('state', 'in', [...UNFINISHED])
    .returningAll()
    .executeTakeFirst();
}

export async function isKnown(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('importJob').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

/** An import that is not over. */
export function findUnfinished(db: Db, id: string): Promise<ImportJob | undefined> {
  return db
    .selectFrom('importJob')
    .where('id', '=', id)
    .where('state', 'in', [...UNFINISHED])
    .selectAll()
    .executeTakeFirst();
}

/** Files that nothing needs any more, by the ids of their jobs. */
export interface Forgotten {
  readonly tables: readonly string[];
  readonly originals: readonly string[];
}

/** Ids of the imports whose rows a version holds. */
export function partsOf(version: { readonly id: string; readonly parts: string }): string[] {
  const parts = JSON.parse(version.parts) as string[];
  return parts.length === 0 ? [version.id] : parts;
}

/** Forgets versions that were replaced before `time`, with the jobs of which the data that are shown hold nothing. */
export async function forgetReplacedVersions(db: Db, time: string): Promise<Forgotten> {
  return write(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('dataSourceVersion as old')
      .innerJoin('dataSource', 'dataSource.id', 'old.sourceId')
      .innerJoin('dataSourceVersion as current', 'current.id', 'dataSource.currentVersionId')
      .whereRef('old.id', '!=', 'current.id')
      .where('current.createTime', '<', time)
      .select(['old.id', 'old.parts', 'current.id as currentId', 'current.parts as currentParts'])
      .execute();
    const tables = rows.map((row) => row.id);
    if (tables.length === 0) return { tables, originals: [] };
    const originals = rows.flatMap(({ currentId, currentParts, ...old }) => {
      const shown = new Set(partsOf({ id: currentId, parts: currentParts }));
      return partsOf(old).filter((id) => !shown.has(id));
    });
    await transaction.deleteFrom('dataSourceVersion').where('id', 'in', tables).execute();
    if (originals.length > 0) await transaction.deleteFrom('importJob').where('id', 'in', originals).execute();
    return { tables, originals };
  });
}
