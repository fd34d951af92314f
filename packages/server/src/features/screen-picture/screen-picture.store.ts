import type { Db } from '../../platform/schema.ts';

/** How many jobs of a kind somebody has that wait or run. */
export async function countOpenJobs(db: Db, kind: string, ownerId: string): Promise<number> {
  const { open } = await db
    .selectFrom('job')
    .where('kind', '=', kind)
    .where('ownerId', '=', ownerId)
    .where('status', 'in', ['waiting', 'running'])
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Forgets a job that is over. */
export async function forgetJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).where('endTime', 'is not', null).execute();
}
