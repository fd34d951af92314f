import { AppError, can, LIMITS } from '@aj-report/contract';
import { authoritiesOf } from './authorities.ts';
import { countOpenJobs } from './job.store.ts';
import type { JobKind } from './job-kind.ts';
import type { Needs } from './needs.ts';
import type { Job } from './schema.ts';
import { isEnabledUser } from './session.ts';
import { findOpenShare } from './share-guard.ts';
import type { Actor } from './actor.ts';

/** Who a job belongs to. */
export type JobOwner = Pick<Actor, 'userId' | 'loginName'>;

/** No id of a user begins so. */
const SHARE = 'share:';
/** Owners that are shares, for `like`. */
export const SHARE_OWNERS = `${SHARE}%`;

/** The share with which a job was begun; undefined for one of a user, or of the service itself. */
export function shareIdOf({ ownerId }: Pick<Job, 'ownerId'>): string | undefined {
  return ownerId.startsWith(SHARE) ? ownerId.slice(SHARE.length) : undefined;
}

/** The owner of jobs that holders of a share begin. @throws job/too-many while enough of them wait or run */
export async function toShareOwner({ db }: Needs<'db'>, shareId: string): Promise<JobOwner> {
  const userId = SHARE + shareId;
  const limit = LIMITS.shareJobsMax;
  if ((await countOpenJobs(db, userId)) >= limit) throw new AppError('job/too-many', { limit });
  return { userId, loginName: '' };
}

/**
 * Refuses the file of a job of a share that is closed or was changed since the job began: what it fixed then may not be
 * what it fixes now. @throws job/share-changed, 50014
 */
export async function refuseOlderFile(app: Needs<'clock' | 'db'>, job: Job): Promise<void> {
  const shareId = shareIdOf(job);
  if (shareId === undefined) return;
  const share = await findOpenShare(app, shareId);
  if (!share) throw new AppError('50014');
  if (share.updateTime >= (job.startTime ?? '')) throw new AppError('job/share-changed');
}

/** @throws job/nobody when the owner may no longer do what the job does */
export async function checkOwner(app: Needs<'clock' | 'db'>, job: Job, { permission }: JobKind): Promise<void> {
  const { ownerId } = job;
  // Work of the service itself has no owner.
  if (ownerId === '') return;
  const shareId = shareIdOf(job);
  const mayRun =
    shareId === undefined
      ? (await isEnabledUser(app.db, ownerId)) && can(permission, await authoritiesOf(app.db, ownerId))
      : (await findOpenShare(app, shareId)) !== undefined;
  if (!mayRun) throw new AppError('job/nobody');
}
