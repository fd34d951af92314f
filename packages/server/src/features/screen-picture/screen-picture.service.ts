import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AppError,
  isOpenJob,
  SHOT_LIMITS,
  type drawScreenPicture,
  type JobStatus,
  type PictureFormat,
  type QueryOf,
} from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import { countOpenJobs, forgetJob } from '../../platform/job.store.ts';
import { refuseOlderFile, toShareOwner, type JobOwner } from '../../platform/job-owner.ts';
import { findJob } from '../../platform/job.store.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Job } from '../../platform/schema.ts';
import { requireSession } from '../../platform/session.ts';
import type { StoredFailure } from '../../platform/stored-failure.ts';
import { getPublishedScreen } from '../screen/screen.service.ts';
import { PICTURE_KIND } from './picture-job.service.ts';
import { toOrder, toShot } from './picture-order.ts';

type App = Needs<'clock' | 'config' | 'db' | 'files' | 'jobs'>;

/** s that a call waits unless it says how long */
const WAIT_SECONDS = 30;
const LOOK_MS = 150;

/** Media type of each kind of file. */
const MEDIA_TYPES: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** A drawn picture, which goes once it was read. */
export interface DrawnPicture {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  open(): Readable;
}

/** Whose the job is: of the share that opens the screen, or of who is signed in. @throws job/too-many, picture/too-many */
async function ownerOf(app: App, request: FastifyRequest, reportCode: string): Promise<JobOwner> {
  const share = request.shareScopes?.find((scope) => scope.reportCode === reportCode);
  if (share) return toShareOwner(app, share.shareId);
  const owner = requireSession(request);
  const limit = SHOT_LIMITS.openMax;
  if ((await countOpenJobs(app.db, owner.userId, PICTURE_KIND)) >= limit)
    throw new AppError('picture/too-many', { limit });
  return owner;
}

/** The job as soon as it is over; undefined when it is not so in time. One whose caller is gone is cancelled. */
async function waitForJob(app: App, id: string, seconds: number, signal: AbortSignal): Promise<Job | undefined> {
  const lastMs = performance.now() + seconds * 1000;
  while (performance.now() < lastMs) {
    if (signal.aborted) {
      await app.jobs.cancel(id);
      return undefined;
    }
    const job = await findJob(app.db, id);
    if (!job || !isOpenJob(job.status as JobStatus)) return job;
    await sleep(LOOK_MS);
  }
  return undefined;
}

/** The file of a job that is over, which nobody will come back for. @throws AppError why there is none */
async function handOver(app: App, job: Job, format: PictureFormat): Promise<DrawnPicture> {
  const { id, fileId, fileName, failure } = job;
  if (failure !== null && job.status !== 'done') {
    const { code, params } = JSON.parse(failure) as StoredFailure;
    throw new AppError(code, params);
  }
  const forget = async () => {
    await forgetJob(app.db, id);
    if (fileId !== null) await app.files.remove(fileId);
  };
  try {
    await refuseOlderFile(app, job);
  } catch (error) {
    await forget();
    throw error;
  }
  const bytes = fileId === null ? null : await app.files.size(fileId);
  if (fileId === null || bytes === null) throw new AppError('job/no-file');
  const open = () => app.files.read(fileId).once('close', () => void forget().catch(() => undefined));
  return { fileName: fileName ?? `${id}.${format}`, mediaType: MEDIA_TYPES[format], bytes, open };
}

/**
 * The picture of a published screen, or, where it takes longer than the caller waits, the id of the job that makes it.
 * @throws record/not-found, screen/not-published, picture/*, job/too-many
 */
export async function orderPicture(
  app: App,
  request: FastifyRequest,
  reportCode: string,
  query: QueryOf<typeof drawScreenPicture>,
  signal: AbortSignal,
): Promise<DrawnPicture | { readonly jobId: string }> {
  const document = await getPublishedScreen(app, reportCode);
  if (app.config.browserBin === undefined) throw new AppError('picture/no-browser');
  const order = toOrder(reportCode, query, request.language);
  // What cannot be drawn is refused before anybody waits for it.
  toShot(order, document);
  const owner = await ownerOf(app, request, reportCode);
  const title = `${document.dashboard?.title || reportCode}.${order.format}`;
  const jobId = await app.jobs.begin(owner, { kind: PICTURE_KIND, title, input: order });
  const job = await waitForJob(app, jobId, query.wait ?? WAIT_SECONDS, signal);
  return job ? handOver(app, job, order.format) : { jobId };
}
