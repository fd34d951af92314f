import type { AppError, Text } from '@aj-report/contract';
import type { Db, Job } from './schema.ts';

/** A file that a job made, among the drafts. */
export interface JobFile {
  readonly draftPath: string;
  readonly fileName: string;
}

/** The file of a job as it is stored. */
export interface StoredJobFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly fileSize: number;
}

/** The end of a job that is done. */
export interface JobEnd {
  readonly job: Job;
  /** What it made, if anything. */
  readonly file: StoredJobFile | undefined;
  /** The transaction that ends it; nothing but the database may be asked within. */
  readonly db: Db;
}

/** The end of a job that brought nothing. */
export interface JobFailure {
  readonly job: Job;
  /** Why it failed for good, or that it was cancelled. */
  readonly error: AppError;
  /** The transaction that ends it; nothing but the database may be asked within. */
  readonly db: Db;
}

/** What a running job is given. */
export interface JobRun<Input = unknown> {
  readonly job: Job;
  readonly input: Input;
  /** Aborted when the job is cancelled, taken by another server, or the service stops. */
  readonly signal: AbortSignal;
  /** Tells how far it is: 0–1, and the rows that are done. */
  report(progress: number, rows?: number): void;
}

/** One kind of background work. */
export interface JobKind<Input = unknown> {
  /** Stored with each job, so never renamed. */
  readonly kind: string;
  readonly title: Text;
  /** The right that the owner must still hold when the job begins, and when its file is handed out. */
  readonly permission: string;
  /** A server runs one of its jobs at a time; others wait. */
  readonly isSingle?: boolean;
  /** Further tries after a failure that is not the owner's mistake, each after a longer wait; none unless given. */
  readonly retries?: number;
  /** Its owner may run it once more after it failed or was cancelled. */
  readonly canRetry?: boolean;
  run(run: JobRun<Input>): Promise<JobFile | undefined>;
  /** Writes what belongs to the end of a job: all of it in the transaction that ends it, or nothing. */
  complete?(end: JobEnd): Promise<void>;
  /** Writes what belongs to the end of a job that brought nothing: all of it in the transaction that ends it, or nothing. */
  fail?(end: JobFailure): Promise<void>;
  /** Hears that a job ended which brought nothing: it failed for good, or was cancelled. */
  handleFailed?(job: Job, error: AppError): Promise<void>;
  /** Hears of a run that stopped because the job is no longer ours. */
  handleLost?(job: Job): Promise<void>;
}

/** Declares a kind of job. @example defineJob<{ setId: string }>({ kind: 'data-set-export', … }) */
export function defineJob<Input>(declaration: JobKind<Input>): JobKind<Input> {
  return declaration;
}
