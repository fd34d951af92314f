import { access } from 'node:fs/promises';
import { AppError, DATA_SOURCE_LABEL, WAREHOUSE_LABELS, type WarehouseKind } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { copyAsUpload } from '../../platform/upload.ts';
import * as store from './data-source.store.ts';
import { partsOf } from './import-job.store.ts';
import { toReadingForm } from './import-reading.ts';
import { keptFile, toFile } from './kept-file.service.ts';
import { startReimport } from './start-import.service.ts';
import { isClickhouse, requireClickhouse } from '../connection/table-place.service.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clickhouse' | 'clock' | 'config' | 'db' | 'ids' | 'jobs' | 'log'>;

/**
 * Imports the kept originals of a source into another warehouse, one after the other as they were. Until that succeeded,
 * and somebody took it over where `sql` sets may read differently there, the source stays where it is.
 * @throws record/not-found, file/not-found, data-source/*
 */
export async function moveSource(app: App, actor: Actor, id: string, warehouse: WarehouseKind): Promise<void> {
  const source = await store.findSource(app.db, id);
  if (!source) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: id });
  if (isClickhouse({ warehouse })) requireClickhouse(app);
  if (source.warehouse === warehouse) {
    throw new AppError('data-source/warehouse-same', {
      name: source.sourceName,
      warehouse: WAREHOUSE_LABELS[warehouse],
    });
  }
  const { currentVersionId, parts } = source;
  const before = currentVersionId ? partsOf({ id: currentVersionId, parts: parts ?? '[]' }).slice(0, -1) : [];
  for (const earlier of await store.findOriginalJobs(app.db, id, before)) {
    if (!earlier) throw new AppError('file/not-found');
    await keptFile(access(toFile(app, earlier)));
  }
  const job = await store.findOriginalJob(app.db, id, currentVersionId ?? undefined);
  if (!job) throw new AppError('file/not-found');
  const copy = await keptFile(copyAsUpload(app, toFile(app, job), job.fileName));
  await startReimport(app, actor, id, copy, toReadingForm(job), { warehouse, before });
}
