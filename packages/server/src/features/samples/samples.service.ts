import { copyFile, mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@aj-report/contract';
import {
  SAMPLE_CONTENT,
  sampleFolder,
  type SampleDataSet,
  type SampleMap,
  type SampleScreen,
  type SampleSource,
} from '@aj-report/samples';
import type { App } from '../../app.ts';
import type { Actor } from '../../platform/session.ts';
import { toUserAsker } from '../data-set/asker.service.ts';
import { createDataSet } from '../data-set/data-set.service.ts';
import { previewQuery } from '../data-set/preview.service.ts';
import { listSources } from '../data-source/data-source.service.ts';
import { startImport } from '../data-source/start-import.service.ts';
import { createMap } from '../geo-map/geo-map.service.ts';
import { createReport } from '../report/report.service.ts';
import { saveScreen } from '../screen/screen.service.ts';
import * as store from './samples.store.ts';

const WAIT_MS = 50;
const HEAD_BYTES = 8;

/** Leaves what is there already: a start that was cut off goes on, a second server makes nothing twice. */
async function unlessThere(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isThere = error instanceof AppError && ['record/code-taken', 'screen/revision-missing'].includes(error.code);
    if (!isThere) throw error;
  }
}

/** A copy of a bundled file, as if it had been uploaded. */
async function toUpload(app: App, { fileName }: Pick<SampleSource, 'fileName'>) {
  const original = path.join(sampleFolder(), fileName);
  const draft = path.join(app.config.dataDir, 'drafts', app.ids.newId());
  await mkdir(path.dirname(draft), { recursive: true });
  await copyFile(original, draft);
  const head = Buffer.alloc(HEAD_BYTES);
  const file = await open(draft);
  await file.read(head, 0, HEAD_BYTES, 0);
  await file.close();
  const { size: bytes } = await stat(draft);
  return { path: draft, fileName, bytes, head, discard: () => rm(draft, { force: true }) };
}

async function importSource(app: App, actor: Actor, source: SampleSource): Promise<void> {
  const { sourceCode, sourceName } = source;
  await unlessThere(async () => startImport(app, actor, await toUpload(app, source), { sourceCode, sourceName }));
  for (;;) {
    const { records } = await listSources(app, { sourceCode }, 'en');
    const found = records.find((record) => record.sourceCode === sourceCode);
    if (found?.status === 'failed') throw new Error(`Sample ${source.fileName}: ${found.failureReason ?? 'failed'}`);
    if (found?.status !== 'inProgress') return;
    await sleep(WAIT_MS);
  }
}

async function registerMap(app: App, actor: Actor, { fileName, ...map }: SampleMap): Promise<void> {
  await unlessThere(async () => createMap(app, actor, { ...(await toUpload(app, { fileName })), fields: {} }, map));
}

async function makeDataSet(app: App, actor: Actor, { params = [], ...sample }: SampleDataSet): Promise<void> {
  const set = { ...sample, setType: 'sql', dataSetParamDtoList: [...params] };
  await unlessThere(async () => {
    await previewQuery(app, actor, set, toUserAsker(actor, 'zh'), new AbortController().signal);
    await createDataSet(app, actor, set);
  });
}

async function makeScreen(app: App, actor: Actor, { report, document }: SampleScreen): Promise<void> {
  await unlessThere(() => createReport(app, actor, report));
  await unlessThere(() => saveScreen(app, actor, document));
}

/**
 * Fills a new installation with the sample spreadsheets, maps, data sets and screens, through the same services as a
 * person's work. Does nothing once they were loaded, also when they have been deleted since.
 */
export async function loadSamples(app: App, actor: Actor): Promise<void> {
  if (await store.areSamplesLoaded(app.db)) return;
  await Promise.all(SAMPLE_CONTENT.sources.map((source) => importSource(app, actor, source)));
  for (const map of SAMPLE_CONTENT.maps) await registerMap(app, actor, map);
  for (const set of SAMPLE_CONTENT.dataSets) await makeDataSet(app, actor, set);
  for (const screen of SAMPLE_CONTENT.screens) await makeScreen(app, actor, screen);
  await store.markSamplesLoaded(app.db, app.clock.now().toISOString());
}
