import path from 'node:path';
import { AppError, DATA_SOURCE_LABEL, WAREHOUSE_LABELS, type WarehouseKind } from '@aj-report/contract';
import type { App } from '../../app.ts';
import type { Actor } from '../../platform/session.ts';
import { copyAsUpload } from '../../platform/upload.ts';
import * as store from './data-source.store.ts';
import { partsOf } from './import-job.store.ts';
import type { ImportOptions } from './import-reading.ts';
import { startReimport } from './start-import.service.ts';
import { isClickhouse, requireClickhouse } from './table-place.ts';

/**
 * Imports the kept original of a source into another warehouse. Until that succeeded, and somebody took it over where
 * `sql` sets may read differently there, the source stays where it is.
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
  const { currentVersionId } = source;
  if (currentVersionId && partsOf({ id: currentVersionId, parts: source.parts ?? '[]' }).length > 1) {
    throw new AppError('data-source/move-appended', { name: source.sourceName });
  }
  const job = await store.findOriginalJob(app.db, id, currentVersionId ?? undefined);
  if (!job) throw new AppError('file/not-found');
  const { fileName, headerRows } = job;
  const { columnTypes, misfits } = JSON.parse(job.options) as ImportOptions;
  const original = path.join(app.config.dataDir, job.workbookPath);
  const copy = await copyAsUpload(app, original, fileName).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new AppError('file/not-found', {}, { cause: error });
    throw error;
  });
  const form = {
    headerRows,
    ...(columnTypes ? { columnTypes: JSON.stringify(columnTypes) } : {}),
    ...(misfits ? { misfits } : {}),
  };
  await startReimport(app, actor, id, copy, form, { warehouse });
}
