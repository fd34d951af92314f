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
} from '@aj-report/contract';
import { findJob } from '../../platform/job.store.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Job } from '../../platform/schema.ts';
import type { Session } from '../../platform/session.ts';
import { toReason } from '../../platform/stored-failure.ts';
import { toLocalTime } from '../../platform/times.ts';
import * as store from './job.store.ts';

type App = Needs<'db' | 'files' | 'jobs'>;

/** The right to see and to cancel the jobs of others; their files stay theirs. */
const MANAGE = 'userManage';

function toDetail(app: Needs<'jobs'>, session: Session, job: Job, language: Language): JobDetail {
  const { id, title, owner, progress, attempts, fileName, fileSize, createTime, startTime, endTime } = job;
  const status = job.status as JobStatus;
  const kind = app.jobs.kindOf(job);
  const isOwn = job.ownerId === session.userId;
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
  if (everyone === 1 && !can(MANAGE, session.authorities)) {
    throw new AppError('User.no.authority', { permission: MANAGE });
  }
  const page = toPage(asked, store.SORTABLE, 'createTime');
  const filter = { ...(status === undefined ? {} : { status }), ownerId: everyone === 1 ? undefined : session.userId };
  const { rows, total } = await store.listJobs(app.db, filter, page);
  return toPageResult(
    rows.map((row) => toDetail(app, session, row, language)),
    total,
    page,
  );
}

/** A job of the caller, or of anybody for those who manage users. @throws record/not-found */
async function requireJob(app: App, session: Session, id: string): Promise<Job> {
  const job = await findJob(app.db, id);
  if (job && (job.ownerId === session.userId || can(MANAGE, session.authorities))) return job;
  throw new AppError('record/not-found', { what: JOB_LABEL, key: id });
}

/** @throws record/not-found */
async function requireOwnJob(app: App, session: Session, id: string): Promise<Job> {
  const job = await requireJob(app, session, id);
  if (job.ownerId === session.userId) return job;
  throw new AppError('record/not-found', { what: JOB_LABEL, key: id });
}

/** @throws record/not-found */
export async function getJob(app: App, session: Session, id: string, language: Language): Promise<JobDetail> {
  return toDetail(app, session, await requireJob(app, session, id), language);
}

/** @throws record/not-found, job/not-open */
export async function cancelJob(app: App, session: Session, id: string): Promise<void> {
  const job = await requireJob(app, session, id);
  if (!isOpenJob(job.status as JobStatus) || !(await app.jobs.cancel(id))) throw new AppError('job/not-open');
}

/** @throws record/not-found, job/not-retryable */
export async function retryJob(app: App, session: Session, id: string): Promise<void> {
  await app.jobs.retry(await requireOwnJob(app, session, id));
}

export interface OpenedFile {
  readonly fileName: string;
  readonly bytes: number;
  open(): Readable;
}

/** The file that a job made, for its owner alone: others may see fewer rows. @throws record/not-found, job/no-file, User.no.authority */
export async function openJobFile(app: App, session: Session, id: string): Promise<OpenedFile> {
  const job = await requireOwnJob(app, session, id);
  const permission = app.jobs.kindOf(job)?.permission;
  if (permission !== undefined && !can(permission, session.authorities)) {
    throw new AppError('User.no.authority', { permission });
  }
  const { fileId, fileName } = job;
  const bytes = fileId === null ? null : await app.files.size(fileId);
  if (fileId === null || fileName === null || bytes === null) throw new AppError('job/no-file');
  return { fileName, bytes, open: () => app.files.read(fileId) };
}
