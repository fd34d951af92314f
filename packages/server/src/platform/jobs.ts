import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, statusOf } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { isPostgres, write } from './db.ts';
import { keepJobFile, removeLeftFile } from './job-file.ts';
import type { JobFile, JobKind } from './job-kind.ts';
import { checkOwner, SHARE_OWNERS, type JobOwner } from './job-owner.ts';
import { stopRun, toRun, type Running } from './job-run.ts';
import * as store from './job.store.ts';
import type { Needs } from './needs.ts';
import { removeContent } from './remove-content.ts';
import type { Job } from './schema.ts';
import { toStoredFailure } from './stored-failure.ts';
import { addDays } from './times.ts';

type App = Needs<'background' | 'clock' | 'db' | 'faults' | 'files' | 'ids' | 'log'>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: Jobs;
  }
}

/** Jobs that run at the same time on one server. */
const MAX_RUNNING = 2;
/** Beginnings of a job that each ended with the death of the server; the next one would too. */
const MAX_LOST = 3;
const BEAT_MS = 500;
/** A running job whose server has been silent for so long is taken over. */
const LEASE_MS = 20_000;
const POLL_MS = 5_000;
/** ms before the first retry; each further one waits twice as long */
const BACK_OFF_MS = 10_000;
const KEPT_DAYS = 30;
/** Of jobs that holders of a share began: they wait for the file, and come back for it at most a little later. */
const SHARE_KEPT_DAYS = 1;
/** ms between two looks for jobs that are kept no longer */
const FORGET_MS = 10 * 60_000;

/** A job to be started. */
export interface NewJob {
  readonly kind: string;
  /** What it works on, as people named it. */
  readonly title: string;
  readonly input?: unknown;
  /** Made unless given. */
  readonly id?: string;
}

/** Runs the work that the table of jobs asks for. */
export class Jobs {
  private readonly app: App;
  private readonly kinds = new Map<string, JobKind>();
  private readonly running = new Map<string, Running>();
  private readonly holder: string;
  private claiming: Promise<void> = Promise.resolve();
  private forgottenMs = -FORGET_MS;

  constructor(app: App) {
    this.app = app;
    this.holder = app.ids.newId();
  }

  /** Makes a kind known, before the service is ready. */
  add<Input>(kind: JobKind<Input>): void {
    if (this.kinds.has(kind.kind)) throw new Error(`Jobs of the kind ${kind.kind} are declared twice`);
    this.kinds.set(kind.kind, kind as JobKind);
  }

  kindOf({ kind }: Pick<Job, 'kind'>): JobKind | undefined {
    return this.kinds.get(kind);
  }

  /** Takes up what a stopped server left, and looks for work from then on. */
  async start(): Promise<void> {
    if (!isPostgres(this.app.db)) await store.releaseJobs(this.app.db);
    this.app.background.start('jobs', (signal) => this.poll(signal));
  }

  /** A job as a row, for whoever writes it together with rows of its own; `wake` then begins it. */
  toRow(owner: JobOwner, { id, kind, title, input = {} }: NewJob): Job {
    const time = this.app.clock.now().toISOString();
    return {
      id: id ?? this.app.ids.newId(),
      kind,
      ownerId: owner.userId,
      owner: owner.loginName,
      title,
      input: JSON.stringify(input),
      status: 'waiting',
      progress: 0,
      rowsDone: 0,
      cancelFlag: 0,
      attempts: 0,
      nextTime: time,
      leaseHolder: null,
      leaseUntil: null,
      failure: null,
      fileId: null,
      fileName: null,
      fileSize: null,
      createTime: time,
      startTime: null,
      endTime: null,
    };
  }

  /** Starts a job and answers its id. */
  async begin(owner: JobOwner, job: NewJob): Promise<string> {
    const row = this.toRow(owner, job);
    await store.insertJob(this.app.db, row);
    this.wake();
    return row.id;
  }

  /** Looks for work now; called when there is some. */
  wake(): void {
    this.app.background.start('claim jobs', (signal) => {
      this.claiming = this.claiming.catch(() => undefined).then(() => this.claim(signal));
      return this.claiming;
    });
  }

  /** Cancels a job that waits or runs, on whichever server. False when it is over. */
  async cancel(id: string): Promise<boolean> {
    const { app } = this;
    const error = new AppError('job/cancelled');
    const ended = { failure: toStoredFailure(error), endTime: app.clock.now().toISOString() };
    const { outcome, job } = await write(app.db, async (db) => {
      const { outcome, job } = await store.requestCancel(db, id, ended);
      if (job) await this.kindOf(job)?.fail?.({ job, error, db });
      return { outcome, job };
    });
    const run = outcome === 'stopping' ? this.running.get(id) : undefined;
    if (run) stopRun(run, 'isCancelled');
    if (job) await removeLeftFile(app, job);
    if (job) await this.kindOf(job)?.handleFailed?.(job, error);
    return outcome !== 'over';
  }

  /** @throws job/not-retryable */
  async retry(job: Job): Promise<void> {
    const isWaiting =
      this.kindOf(job)?.canRetry === true &&
      (await store.restartJob(this.app.db, job.id, this.app.clock.now().toISOString()));
    if (!isWaiting) throw new AppError('job/not-retryable');
    this.wake();
  }

  /** Removes jobs that ended long ago, with their files. */
  async forgetOld(): Promise<void> {
    const { app } = this;
    const daysAgo = (days: number) => addDays(app.clock.now(), -days).toISOString();
    const gone = [
      ...(await store.forgetJobs(app.db, daysAgo(KEPT_DAYS))),
      ...(await store.forgetJobs(app.db, daysAgo(SHARE_KEPT_DAYS), SHARE_OWNERS)),
    ];
    for (const fileId of gone) await removeContent(app, fileId);
  }

  private async poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.wake();
      const now = performance.now();
      if (now - this.forgottenMs >= FORGET_MS) {
        this.forgottenMs = now;
        await this.forgetOld().catch((error: unknown) => this.app.log.error({ err: error }, 'old jobs stayed'));
      }
      await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private leaseEnd(): string {
    return new Date(this.app.clock.now().getTime() + LEASE_MS).toISOString();
  }

  private async claim(signal: AbortSignal): Promise<void> {
    const { app, holder } = this;
    while (!signal.aborted && this.running.size < MAX_RUNNING) {
      const now = app.clock.now().toISOString();
      const job = await store.claimJob(app.db, {
        now,
        holder,
        until: this.leaseEnd(),
        running: [...this.running.keys()],
        heldKinds: [...this.running.values()].map(({ kind }) => kind).filter((kind) => this.kinds.get(kind)?.isSingle),
      });
      if (!job) return;
      app.background.start(`job ${job.id}`, (closing) => this.run(job, closing));
    }
  }

  private async run(job: Job, closing: AbortSignal): Promise<void> {
    const run = toRun(job.kind, closing);
    const { stop } = run;
    this.running.set(job.id, run);
    const handleClosing = () => stop.abort();
    closing.addEventListener('abort', handleClosing, { once: true });
    if (closing.aborted) stop.abort();
    const beat = setInterval(() => {
      this.renew(job, run).catch((error: unknown) => this.app.log.error({ err: error, job: job.id }, 'lease failed'));
    }, BEAT_MS);
    try {
      await this.runClaimed(job, run);
    } finally {
      clearInterval(beat);
      closing.removeEventListener('abort', handleClosing);
      this.running.delete(job.id);
      if (!closing.aborted) this.wake();
    }
  }

  private async renew(job: Job, run: Running): Promise<void> {
    const { progress, rowsDone } = run;
    const leaseUntil = this.leaseEnd();
    const renewed = await store.renewLease(this.app.db, job, { progress, rowsDone, leaseUntil });
    if (!renewed) stopRun(run, 'isLost');
    else if (renewed.cancelFlag === 1) stopRun(run, 'isCancelled');
  }

  private async runClaimed(job: Job, run: Running): Promise<void> {
    const { app } = this;
    const kind = this.kindOf(job);
    try {
      await removeLeftFile(app, job);
      if (!kind) throw new AppError('job/kind-unknown', { kind: job.kind });
      if (job.cancelFlag === 1) stopRun(run, 'isCancelled');
      if (job.attempts > MAX_LOST + (kind.retries ?? 0)) throw new AppError('job/interrupted');
      await checkOwner(app, job, kind);
      run.stop.signal.throwIfAborted();
      const file = await kind.run({
        job,
        input: JSON.parse(job.input) as unknown,
        signal: run.stop.signal,
        report: (progress, rows = 0) => Object.assign(run, { progress, rowsDone: rows }),
      });
      await this.succeed(job, run, kind, file);
    } catch (error) {
      if (run.isLost) return kind?.handleLost?.(job);
      if (run.isCancelled) return this.fail(job, kind, new AppError('job/cancelled'), 'cancelled');
      if (run.closing.aborted) {
        await store.settleJob(app.db, job, { status: 'waiting', attempts: job.attempts - 1 });
        return;
      }
      await this.failOrRetry(job, kind, error);
    }
  }

  private async succeed(job: Job, run: Running, kind: JobKind, made: JobFile | undefined): Promise<void> {
    const { app } = this;
    const file = made && (await keepJobFile(app, job, made));
    const done = { status: 'done', progress: 1, rowsDone: run.rowsDone, endTime: app.clock.now().toISOString() };
    const ending = write(app.db, async (db) => {
      const isOurs = await store.settleJob(db, job, { ...done, ...file });
      if (isOurs) await kind.complete?.({ job, file, db });
      return isOurs;
    });
    let isDone = false;
    try {
      isDone = await ending;
    } finally {
      if (!isDone && file) await app.files.remove(file.fileId);
    }
  }

  private async failOrRetry(job: Job, kind: JobKind | undefined, error: unknown): Promise<void> {
    const { app } = this;
    const known = this.toKnown(error);
    // A mistake of the owner concerns the owner, a failure of ours whoever runs the service.
    if (known.cause !== undefined) app.log.error({ err: known.cause, job: job.id }, 'job failed');
    const isOurs = statusOf(known.code) >= 500 || known.cause !== undefined;
    if (!isOurs || job.attempts > (kind?.retries ?? 0)) return this.fail(job, kind, known, 'failed');
    const waitMs = BACK_OFF_MS * 2 ** (job.attempts - 1);
    const nextTime = new Date(app.clock.now().getTime() + waitMs).toISOString();
    await store.settleJob(app.db, job, { status: 'waiting', nextTime, failure: toStoredFailure(known) });
  }

  private async fail(job: Job, kind: JobKind | undefined, error: AppError, status: 'failed' | 'cancelled') {
    const { app } = this;
    const ended = { status, failure: toStoredFailure(error), endTime: app.clock.now().toISOString() };
    const isOurs = await write(app.db, async (db) => {
      const isOurs = await store.settleJob(db, job, ended);
      if (isOurs) await kind?.fail?.({ job, error, db });
      return isOurs;
    });
    await (isOurs ? kind?.handleFailed?.(job, error) : kind?.handleLost?.(job));
  }

  private toKnown(error: unknown): AppError {
    const cause = error instanceof AppError ? error.cause : error;
    const fault = this.app.faults.note(cause);
    if (fault) return new AppError(fault, {}, { cause });
    return error instanceof AppError ? error : new AppError('job/interrupted', {}, { cause });
  }
}

export function registerJobs(app: FastifyInstance): void {
  app.decorate('jobs', new Jobs(app));
  app.addHook('onReady', () => app.jobs.start());
}
