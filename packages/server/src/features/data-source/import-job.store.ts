import { write } from '../../platform/db.ts';
import type { Db, ImportJob, ImportJobTable } from '../../platform/schema.ts';
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

/** Jobs that a stopped server left running wait again; for a database that only this server uses. */
export async function releaseJobs(db: Db): Promise<void> {
  await db.updateTable('importJob').set({ state: 'waiting' }).where('state', '=', 'running').execute();
}

/**
 * Takes the oldest job that waits, or whose server has given no sign of life since `staleTime`.
 * Undefined when there is none.
 */
export async function claimJob(db: Db, now: string, staleTime: string): Promise<ImportJob | undefined> {
  return write(db, async (transaction) => {
    const job = await transaction
      .selectFrom('importJob')
      .where((eb) =>
        eb.or([eb('state', '=', 'waiting'), eb.and([eb('state', '=', 'running'), eb('updateTime', '<', staleTime)])]),
      )
      .selectAll()
      .orderBy('createTime')
      .orderBy('id')
      .executeTakeFirst();
    if (!job) return undefined;
    const claim = { state: 'running', attempts: job.attempts + 1, rowsDone: 0, updateTime: now };
    await transaction.updateTable('importJob').set(claim).where('id', '=', job.id).execute();
    return { ...job, ...claim };
  });
}

/** Notes the progress of a running job; false when it is no longer ours. */
export async function noteProgress(
  db: Db,
  job: Pick<ImportJobTable, 'id' | 'attempts'>,
  rowsDone: number,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('importJob')
    .set({ rowsDone, updateTime: now })
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a job back, to be begun again by the next server that starts. */
export async function putBack(db: Db, job: Pick<ImportJobTable, 'id' | 'attempts'>): Promise<void> {
  await db
    .updateTable('importJob')
    .set({ state: 'waiting', attempts: job.attempts - 1, rowsDone: 0 })
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('attempts', '=', job.attempts)
    .execute();
}

export async function isUnfinished(db: Db, id: string): Promise<boolean> {
  const job = await db
    .selectFrom('importJob')
    .where('id', '=', id)
    .where('state', 'in', [...UNFINISHED])
    .select('id')
    .executeTakeFirst();
  return job !== undefined;
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
