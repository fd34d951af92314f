import { LANGUAGES, type Language } from '@aj-report/contract';
import { SAMPLE_CONTENT } from '@aj-report/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp, type App } from '../../app.ts';
import { makeTestFolder, testConfig } from '../../testing/test-config.ts';
import { findAdmin } from '../first-start/first-start.service.ts';
import { loadSamples } from './samples.service.ts';

type SampleContent = (typeof SAMPLE_CONTENT)[Language];

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function service(language?: string): Promise<App> {
  const folder = await makeTestFolder();
  const app = await buildApp(testConfig(folder.path, language ? { AJ_SAMPLES_LANGUAGE: language } : {}));
  ends.push(
    () => folder.remove(),
    () => app.close(),
  );
  return app;
}

async function load(app: App): Promise<void> {
  await loadSamples(app, (await findAdmin(app))!);
}

/** Codes of all that is there. */
async function found({ db }: App) {
  const sources = await db.selectFrom('dataSource').select(['sourceCode as code', 'status']).execute();
  const maps = await db.selectFrom('geoMap').select('mapCode as code').execute();
  const dataSets = await db.selectFrom('dataSet').select('setCode as code').execute();
  const published = db.selectFrom('report').where('publishedRevision', '>', 0);
  const reports = await published.select('reportCode as code').execute();
  expect(new Set(sources.map(({ status }) => status))).toEqual(new Set(['success']));
  const codesOf = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code).sort();
  return { sources: codesOf(sources), maps: codesOf(maps), dataSets: codesOf(dataSets), reports: codesOf(reports) };
}

/** Codes of the samples of some languages, which have the maps in common. */
function wanted(languages: readonly Language[]) {
  const content = languages.map((language) => SAMPLE_CONTENT[language]);
  const codesOf = (toCodes: (one: SampleContent) => readonly string[]) => [...new Set(content.flatMap(toCodes))].sort();
  return {
    sources: codesOf(({ sources }) => sources.map((one) => one.sourceCode)),
    maps: codesOf(({ maps }) => maps.map((one) => one.mapCode)),
    dataSets: codesOf(({ dataSets }) => dataSets.map((one) => one.setCode)),
    reports: codesOf(({ screens, excelReports }) => [...screens, ...excelReports].map((one) => one.report.reportCode)),
  };
}

describe('The samples', () => {
  it.each(LANGUAGES)('are of one language alone when that is chosen: %s', async (language) => {
    const app = await service(language);
    await load(app);
    expect(await found(app)).toEqual(wanted([language]));
    // A start that was cut off is completed by the next one.
    await app.db.deleteFrom('setting').where('name', '=', 'samplesLoaded').execute();
    const [lost = ''] = wanted([language]).dataSets;
    await app.db.deleteFrom('dataSet').where('setCode', '=', lost).execute();
    await load(app);
    expect(await found(app)).toEqual(wanted([language]));
  });

  it('are of both languages else, each once, and do not come back', async () => {
    const app = await service();
    await load(app);
    expect(await found(app)).toEqual(wanted(LANGUAGES));
    await app.db.deleteFrom('dataSet').execute();
    await load(app);
    expect((await found(app)).dataSets).toEqual([]);
  });
});
