import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, WAREHOUSE_LABELS, type ErrorCode, type ErrorParams } from '@aj-report/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ImportProgress, ImportResult } from '../../engine/spreadsheet/plan/import-workbook.types.ts';
import { isPostgres } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { JobFailure, JobRun } from '../../platform/job-kind.ts';
import type { ImportJob } from '../../platform/schema.ts';
import { toStoredFailure } from '../../platform/stored-failure.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import * as sources from './data-source.store.ts';
import { endJob, endJobIn } from './import-end.store.ts';
import * as store from './import-job.store.ts';
import { findHeld, toBrought, toOutcome, toRecord, toVersion, type HeldJob } from './held-import.service.ts';
import { runImport, shownTables } from './run-import.service.ts';
import { removeFiles, removeFilesOf, sweepFiles, sweepWarehouse } from './source-files.ts';

type App = Needs<'background' | 'clickhouse' | 'clock' | 'config' | 'db' | 'log' | 'queryEngine'> & HasSetAnswers;

declare module 'fastify' {
  interface FastifyInstance {
    readonly importJobs: ImportJobs;
  }
}

export type HasImportJobs = Pick<FastifyInstance, 'importJobs'>;

/** Kind of the jobs that import. */
export const IMPORT_KIND = 'import';

/** ms between two looks for what is wanted no longer */
const POLL_MS = 10_000;
/** Longer than any query may run: replaced versions are kept so long for queries that began before. */
const REPLACED_KEPT_MS = 2 * 60_000;
/** ms between two looks for tables in ClickHouse that nobody knows of */
const SWEEP_MS = 10 * 60_000;
/** Other servers on the same database may be making files that no row tells of yet. */
const FOREIGN_FILE_AGE_MS = 60 * 60_000;

/** What jobs that import do, and the cleaning up after them. */
export class ImportJobs {
  private readonly app: App;
  private readonly log: FastifyBaseLogger;
  private sweptMs = -SWEEP_MS;

  constructor(app: App) {
    this.app = app;
    this.log = app.log;
  }

  /** Removes what belongs to no import, now and from then on. */
  async start(): Promise<void> {
    const { app } = this;
    await sweepFiles(app, await store.listFileIds(app.db), isPostgres(app.db) ? FOREIGN_FILE_AGE_MS : 0);
    app.background.start('collect imports', (signal) => this.poll(signal));
  }

  /** Removes table versions that were replaced long enough ago, with their originals. */
  async collectReplaced(): Promise<void> {
    const { app } = this;
    const before = new Date(app.clock.now().getTime() - REPLACED_KEPT_MS).toISOString();
    await removeFiles(app, await store.forgetReplacedVersions(app.db, before));
  }

  private async poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
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

  /** @throws job/cancelled when the source was deleted, and what an import throws */
  async run({ job, signal, report }: JobRun): Promise<undefined> {
    const { app } = this;
    const begun = await store.beginImport(app.db, job.id, job.attempts);
    if (!begun) {
      // The server before us was stopped between the end of the import and that of its job.
      if (await store.isKnown(app.db, job.id)) return undefined;
      throw new AppError('job/cancelled');
    }
    const source = await sources.findSource(app.db, begun.sourceId);
    const handleProgress = (progress: ImportProgress) => report(0, progress.rows);
    const result = await runImport(app, begun, source, handleProgress, signal);
    report(1, result.totalRows);
    await this.succeed(begun, result);
    return undefined;
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
    if (!isEnded) await this.removeUnlessKnown(job);
  }

  /** Bytes of the job's workbook. */
  private async sizeOf(job: ImportJob): Promise<number> {
    return (await stat(path.join(this.app.config.dataDir, job.workbookPath))).size;
  }

  /** Says at the source why its import failed. */
  async fail({ job: { id }, error, db }: JobFailure): Promise<void> {
    const job = await store.findUnfinished(db, id);
    if (!job) return;
    const { code, params } = error.code === 'job/interrupted' ? new AppError('spreadsheet/interrupted') : error;
    const updateTime = this.app.clock.now().toISOString();
    const { status, failure } = toFailed(code, params);
    // Looking at a size changes nothing, however often the transaction begins anew.
    const fileSize = await this.sizeOf(job).catch(() => 0);
    const record = toRecord(job, { outcome: 'failed', fileSize, failure });
    await endJobIn(db, job, { status, failure, updateTime }, { record });
  }

  /** Where the source was deleted meanwhile, the files go too; else another server goes on with the job, or did it. */
  async removeUnlessKnown({ id }: Pick<ImportJob, 'id'>): Promise<void> {
    if (!(await store.isKnown(this.app.db, id))) await removeFilesOf(this.app, [id]);
  }
}

function toHeldFailure({ moveTo }: HeldJob) {
  if (moveTo === undefined) return toFailed('data-source/columns-differ');
  return toFailed('data-source/move-waits', { warehouse: WAREHOUSE_LABELS[moveTo] });
}

function toFailed(code: ErrorCode, params: ErrorParams = {}) {
  return { status: 'failed' as const, failure: toStoredFailure(new AppError(code, params)) };
}

export function registerImportJobs(app: FastifyInstance): void {
  app.decorate('importJobs', new ImportJobs(app));
  const { importJobs } = app;
  app.jobs.add({
    kind: IMPORT_KIND,
    title: { zh: '导入表格', en: 'Import of a spreadsheet' },
    permission: 'datasourceManage:insert|datasourceManage:update',
    run: (run) => importJobs.run(run),
    fail: (end) => importJobs.fail(end),
    handleFailed: (job) => importJobs.removeUnlessKnown(job),
    handleLost: (job) => importJobs.removeUnlessKnown(job),
  });
  app.addHook('onReady', () => importJobs.start());
}
