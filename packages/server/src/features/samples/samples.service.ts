import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type Language } from '@aj-report/contract';
import {
  SAMPLE_CONTENT,
  sampleFolder,
  samplePicture,
  type SampleDataSet,
  type SampleExcelReport,
  type SampleMap,
  type SampleScreen,
  type SampleSource,
} from '@aj-report/samples';
import type { Needs } from '../../platform/needs.ts';
import { copyAsUpload } from '../../platform/upload.ts';
import { toUserAsker } from '../data-set/asker.service.ts';
import { createDataSet } from '../data-set/data-set.service.ts';
import { previewQuery } from '../data-set/preview.service.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { listSources } from '../data-source/data-source.service.ts';
import { startImport } from '../data-source/start-import.service.ts';
import { createMap } from '../geo-map/geo-map.service.ts';
import { keepPicture } from '../picture/picture.service.ts';
import { saveExcelReport } from '../excel-report/excel-report.service.ts';
import { createReport } from '../report/report.service.ts';
import { saveScreen } from '../screen/screen.service.ts';
import * as store from './samples.store.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<
  'clickhouse' | 'clock' | 'config' | 'db' | 'deriveToken' | 'files' | 'ids' | 'jobs' | 'log' | 'queryEngine'
> &
  HasSetAnswers;

const WAIT_MS = 50;
/** Refusals of what was made before. */
const THERE = ['record/code-taken', 'screen/revision-missing', 'excel/revision-missing'];

/** Leaves what is there already: a start that was cut off goes on, a second server makes nothing twice. */
async function unlessThere(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isThere = error instanceof AppError && THERE.includes(error.code);
    if (!isThere) throw error;
  }
}

function toUpload(app: Needs<'config' | 'ids'>, { fileName }: Pick<SampleSource, 'fileName'>) {
  return copyAsUpload(app, path.join(sampleFolder(), fileName), fileName);
}

/** The SQL of the sample data sets is of the embedded engine. */
const SAMPLES_LIE = { warehouse: 'embedded' } as const;

async function importSource(app: App, actor: Actor, source: SampleSource): Promise<void> {
  const { sourceCode, sourceName } = source;
  const form = { sourceCode, sourceName };
  await unlessThere(async () => startImport(app, actor, await toUpload(app, source), form, SAMPLES_LIE));
  for (;;) {
    const { records } = await listSources(app, { sourceCode }, 'en');
    const found = records.find((record) => record.sourceCode === sourceCode);
    if (found?.status === 'failed') throw new Error(`Sample ${source.fileName}: ${found.failureReason ?? 'failed'}`);
    if (found?.status !== 'inProgress') return;
    await sleep(WAIT_MS);
  }
}

async function registerMap(app: App, actor: Actor, { fileName, ...map }: SampleMap): Promise<void> {
  await unlessThere(async () => createMap(app, actor, await toUpload(app, { fileName }), map));
}

async function makeDataSet(
  app: App,
  actor: Actor,
  language: Language,
  { params = [], ...sample }: SampleDataSet,
): Promise<void> {
  const set = { ...sample, setType: 'sql', dataSetParamDtoList: [...params] };
  await unlessThere(async () => {
    await previewQuery(app, actor, set, toUserAsker(actor, language), new AbortController().signal);
    await createDataSet(app, actor, set);
  });
}

async function makeScreen(
  app: Needs<'clock' | 'config' | 'db' | 'files' | 'ids'>,
  actor: Actor,
  language: Language,
  { report, document }: SampleScreen,
): Promise<void> {
  await unlessThere(() => createReport(app, actor, report, language));
  await unlessThere(async () => {
    const { revision } = await saveScreen(app, actor, document);
    const { reportCode } = document;
    const fileName = samplePicture(reportCode);
    const isTaken = await access(path.join(sampleFolder(), fileName)).then(
      () => true,
      () => false,
    );
    if (isTaken) await keepPicture(app, await toUpload(app, { fileName }), { reportCode, revision });
  });
}

async function makeExcelReport(
  app: Needs<'clock' | 'config' | 'db' | 'ids'>,
  actor: Actor,
  language: Language,
  { report, document }: SampleExcelReport,
): Promise<void> {
  await unlessThere(() => createReport(app, actor, report, language));
  await unlessThere(() => saveExcelReport(app, actor, document));
}

async function loadContent(app: App, actor: Actor, language: Language): Promise<void> {
  const { sources, maps, dataSets, screens, excelReports } = SAMPLE_CONTENT[language];
  await Promise.all(sources.map((source) => importSource(app, actor, source)));
  for (const map of maps) await registerMap(app, actor, map);
  for (const set of dataSets) await makeDataSet(app, actor, language, set);
  for (const report of excelReports) await makeExcelReport(app, actor, language, report);
  for (const screen of screens) await makeScreen(app, actor, language, screen);
}

/** Lists show first what was made last. */
const IN_ORDER = ['en', 'zh'] as const satisfies readonly Language[];

/**
 * Fills a new installation with the sample spreadsheets, maps, data sets and screens, through the same services as a
 * person's work. Does nothing once they were loaded, also when they have been deleted since.
 */
export async function loadSamples(app: App, actor: Actor): Promise<void> {
  if (await store.areSamplesLoaded(app.db)) return;
  const wanted = app.config.samplesLanguage;
  for (const language of IN_ORDER)
    if (wanted === 'both' || wanted === language) await loadContent(app, actor, language);
  await store.markSamplesLoaded(app.db, app.clock.now().toISOString());
}
