import { Type, type Static } from 'typebox';
import type { Text } from '../field/text.ts';

export const JOB_LABEL: Text = { zh: '任务', en: 'Job' };

export const JOB_STATUSES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const JobStatus = Type.Unsafe<JobStatus>({ type: 'string', enum: [...JOB_STATUSES] });

/** Whether a job waits or runs. */
export function isOpenJob(status: JobStatus): boolean {
  return status === 'waiting' || status === 'running';
}

const nullableText = Type.Union([Type.String(), Type.Null()]);

/** Work that goes on in the background; texts in the reader's language, times in the server's zone. */
export const JobDetail = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  /** What kind of work it is: `Export of rows` */
  kindName: Type.String(),
  /** What it works on. */
  title: Type.String(),
  /** Login name of whoever started it. */
  owner: Type.String(),
  /** The caller started it. */
  isOwn: Type.Boolean(),
  status: JobStatus,
  /** 0–1 */
  progress: Type.Number(),
  /** What is done so far, in words; empty while nothing is. */
  progressText: Type.String(),
  /** Somebody asked for its end, and it still runs. */
  isEnding: Type.Boolean(),
  failureReason: nullableText,
  /** It failed or was cancelled, and may be started once more. */
  canRetry: Type.Boolean(),
  attempts: Type.Integer(),
  /** Of the file that it made; null while there is none. */
  fileName: nullableText,
  fileSize: Type.Union([Type.Integer(), Type.Null()]),
  createTime: Type.String(),
  startTime: nullableText,
  endTime: nullableText,
});
export type JobDetail = Static<typeof JobDetail>;
