import type { Readable } from 'node:stream';
import {
  AppError,
  can,
  isOpenJob,
  JOB_LABEL,
  toPageResult,
  type JobDetail,
  type JobStatus,
  type Language,
  type PageResult,
  type Text,
} from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseOlderFile, shareIdOf } from '../../platform/job-owner.ts';
import { findJob } from '../../platform/job.store.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Job } from '../../platform/schema.ts';
import { requireRight } from '../../platform/session.ts';
import { readShareScopes, type ShareScope } from '../../platform/share-guard.ts';
import { toReason } from '../../platform/stored-failure.ts';
import { toLocalTime } from '../../platform/times.ts';
import * as store from './job.store.ts';
import type { Session } from '../../platform/actor.ts';

type App = Needs<'db' | 'files' | 'jobs'>;

/** Shown where nobody is signed in. */
const GUEST: Text = { zh: '分享的观众', en: 'Viewer of a share' };

/** The rights to see and to cancel the jobs of others; their files stay theirs. */
const SEE = 'jobManage:query';
const CANCEL = 'jobManage:cancel';

/** A job, and whether the caller began it. */
interface Asked {
  readonly job: Job;
  readonly isOwn: boolean;
}

function toDetail(app: Needs<'jobs'>, { job, isOwn }: Asked, language: Language): JobDetail {
  const { id, title, progress, attempts, fileName, fileSize, createTime, startTime, endTime } = job;
  const status = job.status as JobStatus;
  const kind = app.jobs.kindOf(job);
  const owner = shareIdOf(job) === undefined ? job.owner : GUEST[language];
  return {
    id,
    kind: job.kind,
    kindName: kind?.title[language] ?? job.kind,
    title,
    owner,
    isOwn,
    status,
    progress,
    progressText: toProgressText(job.rowsDone, language),
    isEnding: status === 'running' && job.cancelFlag === 1,
    failureReason: toReason(job.failure, language),
    canRetry: isOwn && kind?.canRetry === true && (status === 'failed' || status === 'cancelled'),
    attempts,
    fileName,
    fileSize,
    createTime: toLocalTime(createTime),
    startTime: startTime && toLocalTime(startTime),
    endTime: endTime && toLocalTime(endTime),
  };
}

function toProgressText(rows: number, language: Language): string {
  if (rows === 0) return '';
  const count = rows.toLocaleString('en-US');
  return language === 'zh' ? `${count} 行` : `${count} rows`;
}

/** One page of jobs, the latest first. @throws User.no.authority, request/sort-unknown */
export async function listJobs(
  app: App,
  session: Session,
  { everyone, status, ...asked }: PageAsked & { readonly everyone?: 0 | 1; readonly status?: string },
  language: Language,
): Promise<PageResult<JobDetail>> {
  if (everyone === 1 && !can(SEE, session.authorities)) {
    throw new AppError('User.no.authority', { permission: SEE });
  }
  const page = toPage(asked, store.SORTABLE, 'createTime');
  const filter = { ...(status === undefined ? {} : { status }), ownerId: everyone === 1 ? undefined : session.userId };
  const { rows, total } = await store.listJobs(app.db, filter, page);
  return toPageResult(
    rows.map((job) => toDetail(app, { job, isOwn: job.ownerId === session.userId }, language)),
    total,
    page,
  );
}

/**
 * Whether the caller began a job: it bears their name, or that of a share whose token they send.
 * @throws 50014, share/* when the share is closed
 */
async function isOwnJob(app: FastifyInstance, request: FastifyRequest, job: Job): Promise<boolean> {
  if (shareIdOf(job) === undefined) return job.ownerId === request.session?.userId;
  return (await readShareOf(app, request, job)) !== undefined;
}

/** The share that a job was begun with, where its token is sent. @throws 50014, share/* when the share is closed */
async function readShareOf(app: FastifyInstance, request: FastifyRequest, job: Job): Promise<ShareScope | undefined> {
  const scopes = request.shareScopes ?? (await readShareScopes(app, request, undefined));
  return scopes?.find((scope) => scope.shareId === shareIdOf(job));
}

/** A job of the caller, or of anybody for those with a right to all of them. @throws record/not-found, 50014, share/* */
async function requireJob(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  right: typeof SEE | typeof CANCEL,
): Promise<Asked> {
  const job = await findJob(app.db, id);
  if (job && request.session && can(right, request.session.authorities)) {
    return { job, isOwn: job.ownerId === request.session.userId };
  }
  if (job && (await isOwnJob(app, request, job))) return { job, isOwn: true };
  throw new AppError('record/not-found', { what: JOB_LABEL, key: id });
}

/** @throws record/not-found, 50014, share/* */
async function requireOwnJob(app: FastifyInstance, request: FastifyRequest, id: string): Promise<Job> {
  const job = await findJob(app.db, id);
  if (job && (await isOwnJob(app, request, job))) return job;
  throw new AppError('record/not-found', { what: JOB_LABEL, key: id });
}

/** @throws record/not-found, 50014, share/* */
export async function getJob(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  language: Language,
): Promise<JobDetail> {
  return toDetail(app, await requireJob(app, request, id, SEE), language);
}

/** @throws record/not-found, job/not-open, 50014, share/* */
export async function cancelJob(app: FastifyInstance, request: FastifyRequest, id: string): Promise<void> {
  const { job } = await requireJob(app, request, id, CANCEL);
  if (!isOpenJob(job.status as JobStatus) || !(await app.jobs.cancel(id))) throw new AppError('job/not-open');
}

/** @throws record/not-found, job/not-retryable */
export async function retryJob(app: FastifyInstance, request: FastifyRequest, id: string): Promise<void> {
  await app.jobs.retry(await requireOwnJob(app, request, id));
}

export interface OpenedFile {
  readonly fileName: string;
  readonly bytes: number;
  open(): Readable;
}

/**
 * The file that a job made, for its owner alone: others may see fewer rows.
 * @throws record/not-found, job/no-file, job/share-changed, User.no.authority, 50014, share/*
 */
export async function openJobFile(app: FastifyInstance, request: FastifyRequest, id: string): Promise<OpenedFile> {
  const job = await requireOwnJob(app, request, id);
  const permission = app.jobs.kindOf(job)?.permission;
  await refuseOlderFile(app, job);
  if (shareIdOf(job) === undefined && permission !== undefined) requireRight(request, permission);
  const { fileId, fileName } = job;
  const bytes = fileId === null ? null : await app.files.size(fileId);
  if (fileId === null || fileName === null || bytes === null) throw new AppError('job/no-file');
  return { fileName, bytes, open: () => app.files.read(fileId) };
}
