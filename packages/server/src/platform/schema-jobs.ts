import type { Selectable } from 'kysely';

/** Work in the background. */
export interface JobTable {
  id: string;
  /** Name of its declaration. */
  kind: string;
  ownerId: string;
  /** Login name of the owner. */
  owner: string;
  /** What it works on, as people named it. */
  title: string;
  /** What its kind needs to know, as JSON. */
  input: string;
  /** `JobStatus` */
  status: string;
  /** 0–1 */
  progress: number;
  rowsDone: number;
  /** 1 = somebody asked for its end */
  cancelFlag: number;
  /** Times that it was begun. */
  attempts: number;
  /** It does not begin before. */
  nextTime: string;
  /** The server that runs it, until when unless that gives a sign of life. */
  leaseHolder: string | null;
  leaseUntil: string | null;
  /** `StoredFailure` as JSON */
  failure: string | null;
  fileId: string | null;
  fileName: string | null;
  fileSize: number | null;
  createTime: string;
  startTime: string | null;
  endTime: string | null;
}

export type Job = Selectable<JobTable>;
