import { write } from '../../platform/db.ts';
import type { Db, ImportJobTable } from '../../platform/schema.ts';
import { UNFINISHED } from './data-source.store.ts';

/** Jobs of all imports; their files on the disk begin with these ids. */
export async function listJobIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('importJob').select('id').execute()).map((job) => job.id);
}

/** Jobs that a stopped server left running wait again; for a database that only this server uses. */
export async function releaseJobs(db: Db): Promise<void> {
  await db.updateTable('importJob').set({ state: 'waiting' }).where('state', '=', 'running').execute();
}

/**
 * Takes the oldest job that waits, or whose server has given no sign of life since `staleTime`.
 * Undefined when there is none.
 */
export async function claimJob(db: Db, now: string, staleTime: string): Promise<ImportJobTable | undefined> {
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

/** Forgets versions that were replaced before `time`, with their jobs; answers the ids of both. */
export async function forgetReplacedVersions(db: Db, time: string): Promise<string[]> {
  return write(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('dataSourceVersion as old')
      .innerJoin('dataSource', 'dataSource.id', 'old.sourceId')
      .innerJoin('dataSourceVersion as current', 'current.id', 'dataSource.currentVersionId')
      .whereRef('old.id', '!=', 'current.id')
      .where('current.createTime', '<', time)
      .select('old.id')
      .execute();
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return [];
    await transaction.deleteFrom('dataSourceVersion').where('id', 'in', ids).execute();
    await transaction.deleteFrom('importJob').where('id', 'in', ids).execute();
    return ids;
  });
}
