import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, WAREHOUSE_LABELS, type ErrorCode, type ErrorParams } from '@aj-report/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ImportProgress, ImportResult } from '../../engine/spreadsheet/import-workbook.types.ts';
import { isPostgres } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { ImportJob } from '../../platform/schema.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import * as sources from './data-source.store.ts';
import { endJob } from './import-end.store.ts';
import * as store from './import-job.store.ts';
import { findHeld, toBrought, toOutcome, toRecord, toVersion, type HeldJob } from './held-import.service.ts';
import { runImport, shownTables } from './run-import.service.ts';
import { removeFiles, removeFilesOf, sweepFiles, sweepWarehouse } from './source-files.ts';

type App = Needs<'background' | 'clickhouse' | 'clock' | 'config' | 'db' | 'faults' | 'log' | 'queryEngine'> &
  HasSetAnswers;

declare module 'fastify' {
  interface FastifyInstance {
    readonly importJobs: ImportJobs;
  }
}

export type HasImportJobs = Pick<FastifyInstance, 'importJobs'>;

/** Imports that run at the same time on one server. */
const MAX_RUNNING = 2;
/** Beginnings of a job that each ended with the death of the server; the next one would too. */
const MAX_ATTEMPTS = 3;
const PROGRESS_MS = 500;
/** A running job whose server has been silent for so long is taken over. */
const STALE_MS = 20_000;
const POLL_MS = 10_000;
/** Longer than any query may run: replaced versions are kept so long for queries that began before. */
const REPLACED_KEPT_MS = 2 * 60_000;
/** ms between two looks for tables in ClickHouse that nobody knows of */
const SWEEP_MS = 10 * 60_000;
/** Other servers on the same database may be making files that no row tells of yet. */
const FOREIGN_FILE_AGE_MS = 60 * 60_000;

/** Failure of an import as it is stored: worded for the reader when shown. */
export interface StoredFailure {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** Runs the imports that the table of jobs asks for, and cleans up after them. */
export class ImportJobs {
  private readonly app: App;
  private readonly log: FastifyBaseLogger;
  private readonly running = new Map<string, AbortController>();
  private sweptMs = -SWEEP_MS;
  private claiming: Promise<void> = Promise.resolve();

  constructor(app: App) {
    this.app = app;
    this.log = app.log;
  }

  /** Takes up what a stopped server left, and looks for work from then on. */
  async start(): Promise<void> {
    const { app } = this;
    const isShared = isPostgres(app.db);
    if (!isShared) await store.releaseJobs(app.db);
    await sweepFiles(app, await store.listFileIds(app.db), isShared ? FOREIGN_FILE_AGE_MS : 0);
    app.background.start('imports', (signal) => this.poll(signal));
  }

  /** Looks for work now; called when there is some. */
  wake(): void {
    this.app.background.start('claim imports', (signal) => {
      this.claiming = this.claiming.then(() => this.claim(signal));
      return this.claiming;
    });
  }

  /** Stops a running import of this server; one of another server notices by itself. */
  cancel(jobId: string): void {
    this.running.get(jobId)?.abort();
  }

  /** Removes table versions that were replaced long enough ago, with their originals. */
  async collectReplaced(): Promise<void> {
    const { app } = this;
    const before = new Date(app.clock.now().getTime() - REPLACED_KEPT_MS).toISOString();
    await removeFiles(app, await store.forgetReplacedVersions(app.db, before));
  }

  private async poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.wake();
      await this.collectReplaced().catch((error: unknown) =>
        this.log.error({ err: error }, 'collecting versions failed'),
      );
      await this.sweep().catch((error: unknown) => this.log.error({ err: error }, 'sweeping the warehouse failed'));
      await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Now and then, and soon again after a sweep that left something. */
  private async sweep(): Promise<void> {
    const now = performance.now();
    if (now - this.sweptMs >= SWEEP_MS && (await sweepWarehouse(this.app))) this.sweptMs = now;
  }

  private async claim(signal: AbortSignal): Promise<void> {
    const { app } = this;
    while (!signal.aborted && this.running.size < MAX_RUNNING) {
      const now = app.clock.now();
      const stale = new Date(now.getTime() - STALE_MS).toISOString();
      const job = await store.claimJob(app.db, now.toISOString(), stale);
      if (!job) return;
      const controller = new AbortController();
      this.running.set(job.id, controller);
      app.background.start(`import ${job.id}`, (closing) => this.run(job, controller, closing));
    }
  }

  private async run(job: ImportJob, controller: AbortController, closing: AbortSignal): Promise<void> {
    const stop = () => controller.abort();
    closing.addEventListener('abort', stop, { once: true });
    if (closing.aborted) stop();
    try {
      await this.runClaimed(job, controller, closing);
    } finally {
      closing.removeEventListener('abort', stop);
      this.running.delete(job.id);
      if (!closing.aborted) this.wake();
    }
  }

  private async runClaimed(job: ImportJob, controller: AbortController, closing: AbortSignal): Promise<void> {
    const { app } = this;
    if (job.attempts > MAX_ATTEMPTS) return this.fail(job, new AppError('spreadsheet/interrupted'));
    const result = await this.importNoting(job, controller).catch((error: unknown) => error);
    if (isResult(result)) return this.succeed(job, result);
    if (closing.aborted) return store.putBack(app.db, job);
    await this.fail(job, result);
  }

  private async importNoting(job: ImportJob, controller: AbortController): Promise<ImportResult> {
    const { app } = this;
    let rowsDone = 0;
    const source = await sources.findSource(app.db, job.sourceId);
    const note = async () => {
      const isOurs = await store.noteProgress(app.db, job, rowsDone, app.clock.now().toISOString());
      if (!isOurs) controller.abort();
    };
    const beat = setInterval(() => {
      note().catch((error: unknown) => this.log.error({ err: error, job: job.id }, 'noting progress failed'));
    }, PROGRESS_MS);
    try {
      const handleProgress = (progress: ImportProgress) => void (rowsDone = progress.rows);
      return await runImport(app, job, source, handleProgress, controller.signal);
    } finally {
      clearInterval(beat);
    }
  }

  private async succeed(job: ImportJob, result: ImportResult): Promise<void> {
    const { app } = this;
    const source = await sources.findSource(app.db, job.sourceId);
    const parts = source?.currentVersionId
      ? store.partsOf({ id: source.currentVersionId, parts: source.parts ?? '[]' })
      : [];
    const brought = toBrought(job, result, await this.sizeOf(job), parts);
    const held = await findHeld(app, job, shownTables(source), brought, result.changes);
    const updateTime = app.clock.now().toISOString();
    const isEnded = held
      ? await endJob(app.db, job, { ...toHeldFailure(held), updateTime }, { held: JSON.stringify(held) })
      : await endJob(
          app.db,
          job,
          { ...toOutcome(brought), updateTime },
          {
            version: toVersion(app, job, brought, updateTime),
            record: toRecord(job, { outcome: 'success', ...brought }),
          },
        );
    if (!isEnded) await this.removeUnlessTaken(job);
  }

  /** Bytes of the job's workbook. */
  private async sizeOf(job: ImportJob): Promise<number> {
    return (await stat(path.join(this.app.config.dataDir, job.workbookPath))).size;
  }

  private async fail(job: ImportJob, error: unknown): Promise<void> {
    const { app } = this;
    const known = this.toKnown(error);
    // A failure of the workbook concerns its owner, one of ours whoever runs the service.
    if (known.cause !== undefined) this.log.error({ err: known.cause, job: job.id }, 'import failed');
    const updateTime = app.clock.now().toISOString();
    const { status, failure } = toFailed(known.code, known.params);
    const fileSize = await this.sizeOf(job).catch(() => 0);
    const record = toRecord(job, { outcome: 'failed', fileSize, failure });
    const isEnded = await endJob(app.db, job, { status, failure, updateTime }, { record });
    if (!isEnded) await this.removeUnlessTaken(job);
  }

  private toKnown(error: unknown): AppError {
    const cause = error instanceof AppError ? error.cause : error;
    const fault = this.app.faults.note(cause);
    if (fault) return new AppError(fault, {}, { cause });
    return error instanceof AppError ? error : new AppError('spreadsheet/interrupted', {}, { cause });
  }

  /** The source was deleted meanwhile; unless another server goes on with the job, its files go too. */
  private async removeUnlessTaken(job: ImportJob): Promise<void> {
    if (!(await store.isUnfinished(this.app.db, job.id))) await removeFilesOf(this.app, [job.id]);
  }
}

function toHeldFailure({ moveTo }: HeldJob) {
  if (moveTo === undefined) return toFailed('data-source/columns-differ');
  return toFailed('data-source/move-waits', { warehouse: WAREHOUSE_LABELS[moveTo] });
}

function toFailed(code: ErrorCode, params: ErrorParams = {}) {
  const failure: StoredFailure = { code, params };
  return { status: 'failed' as const, failure: JSON.stringify(failure) };
}

function isResult(value: unknown): value is ImportResult {
  return typeof value === 'object' && value !== null && 'totalRows' in value;
}

export function registerImportJobs(app: FastifyInstance): void {
  app.decorate('importJobs', new ImportJobs(app));
  app.addHook('onReady', () => app.importJobs.start());
}
