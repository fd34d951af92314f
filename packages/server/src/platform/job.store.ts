import type { Insertable } from 'kysely';
import { write } from './db.ts';
import type { Db, Job, JobTable } from './schema.ts';

type Claimed = Pick<Job, 'id' | 'attempts' | 'leaseHolder'>;

/** Columns of a job that nobody runs. */
const FREE = { leaseHolder: null, leaseUntil: null } as const;

/** Jobs that a stopped server left running wait again; for a database that only this server uses. */
export async function releaseJobs(db: Db): Promise<void> {
  await db
    .updateTable('job')
    .set({ status: 'waiting', ...FREE })
    .where('status', '=', 'running')
    .execute();
}

interface Claim {
  readonly now: string;
  readonly holder: string;
  readonly until: string;
  /** Jobs that this server runs already, however long it was silent. */
  readonly running: readonly string[];
  /** Kinds of which this server runs no further one now. */
  readonly heldKinds: readonly string[];
}

/** Takes the oldest job that waits, or whose server let its lease run out. Undefined when there is none. */
export function claimJob(db: Db, { now, holder, until, running, heldKinds }: Claim): Promise<Job | undefined> {
  return write(db, async (transaction) => {
    const job = await transaction
      .selectFrom('job')
      .where((eb) =>
        eb.or([
          eb.and([eb('status', '=', 'waiting'), eb('nextTime', '<=', now)]),
          eb.and([eb('status', '=', 'running'), eb('leaseUntil', '<', now)]),
        ]),
      )
      .$if(running.length > 0, (query) => query.where('id', 'not in', running))
      .$if(heldKinds.length > 0, (query) => query.where('kind', 'not in', heldKinds))
      .selectAll()
      .orderBy('createTime')
      .orderBy('id')
      .executeTakeFirst();
    if (!job) return undefined;
    const claim = {
      status: 'running',
      attempts: job.attempts + 1,
      progress: 0,
      rowsDone: 0,
      leaseHolder: holder,
      leaseUntil: until,
      startTime: now,
    };
    await transaction.updateTable('job').set(claim).where('id', '=', job.id).execute();
    return { ...job, ...claim };
  });
}

/** A job as long as it is run by whoever claimed it. */
function held(db: Db, { id, attempts, leaseHolder }: Claimed) {
  return db
    .updateTable('job')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('attempts', '=', attempts)
    .where('leaseHolder', '=', leaseHolder);
}

/** Renews the lease of a job and notes how far it is; undefined when it is no longer ours. */
export function renewLease(
  db: Db,
  job: Claimed,
  state: Pick<JobTable, 'progress' | 'rowsDone' | 'leaseUntil'>,
): Promise<Pick<Job, 'cancelFlag'> | undefined> {
  return held(db, job).set(state).returning('cancelFlag').executeTakeFirst();
}

/** Notes under which id the file of a job is about to be stored; false when it is no longer ours. */
export async function noteFile(db: Db, job: Claimed, fileId: string): Promise<boolean> {
  const { numUpdatedRows } = await held(db, job).set({ fileId }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a job, with the file that it is given or none, or lets it wait for its next try; false when it is no longer ours. */
export async function settleJob(
  db: Db,
  job: Claimed,
  change: Partial<JobTable> & Pick<JobTable, 'status'>,
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, job)
    .set({ fileId: null, ...change, ...FREE })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Asks for the end of a job, inside of a transaction: one that waits is over at once and has no file, one that runs is
 * asked to stop. Answers what became of it, and one that is over now as it was before.
 */
export async function requestCancel(
  db: Db,
  id: string,
  ended: Pick<JobTable, 'failure' | 'endTime'>,
): Promise<{ readonly outcome: 'ended' | 'stopping' | 'over'; readonly job?: Job }> {
  const of = (status: string) => db.updateTable('job').where('id', '=', id).where('status', '=', status);
  const job = await findJob(db, id);
  const waiting = await of('waiting')
    .set({ status: 'cancelled', fileId: null, ...ended })
    .executeTakeFirst();
  if (job && waiting.numUpdatedRows > 0n) return { outcome: 'ended', job };
  const running = await of('running').set({ cancelFlag: 1 }).executeTakeFirst();
  return { outcome: running.numUpdatedRows > 0n ? 'stopping' : 'over' };
}

/** Lets a job that failed or was cancelled wait again; false when it is in another state. */
export async function restartJob(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ status: 'waiting', attempts: 0, cancelFlag: 0, progress: 0, rowsDone: 0, nextTime: now })
    .set({ failure: null, startTime: null, endTime: null })
    .where('id', '=', id)
    .where('status', 'in', ['failed', 'cancelled'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findJob(db: Db, id: string): Promise<Job | undefined> {
  return db.selectFrom('job').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Forgets the jobs that ended before `time`, those of owners that look like `owners` alone; answers the ids of their files. */
export async function forgetJobs(db: Db, time: string, owners = '%'): Promise<string[]> {
  const ended = db.deleteFrom('job').where('endTime', '<', time).where('ownerId', 'like', owners);
  const gone = await ended.returning('fileId').execute();
  return gone.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
}

export async function insertJob(db: Db, row: Insertable<JobTable>): Promise<void> {
  await db.insertInto('job').values(row).execute();
}

/** How many jobs of a kind, or of any, somebody has that wait or run. */
export async function countOpenJobs(db: Db, ownerId: string, kind?: string): Promise<number> {
  const { open } = await db
    .selectFrom('job')
    .where('ownerId', '=', ownerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .where('status', 'in', ['waiting', 'running'])
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Forgets a job that is over. */
export async function forgetJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).where('endTime', 'is not', null).execute();
}

/** From now on the file of a job belongs to the list of files. */
export async function giveUpJobFile(db: Db, id: string): Promise<void> {
  await db.updateTable('job').set({ fileId: null, fileName: null, fileSize: null }).where('id', '=', id).execute();
}
