import path from 'node:path';
import { createRequire } from 'node:module';
import type { Language } from '@aj-report/contract';
import { expressScreen } from './express-screen.ts';
import { expressSets, expressSource } from './express-sets.ts';
import { EXPRESS_WORDS } from './express.words.ts';
import { factoryScreen } from './factory-screen.ts';
import { factorySets, factorySource } from './factory-sets.ts';
import { FACTORY_WORDS } from './factory.words.ts';
import { inEnglish, type SampleTopic } from './in-english.ts';
import { islandMaps } from './island-maps.ts';
import { retailReports, retailReportSets } from './retail-reports.ts';
import { retailScreen } from './retail-screen.ts';
import { retailSets, retailSource } from './retail-sets.ts';
import { RETAIL_WORDS } from './retail.words.ts';
import { worldMaps } from './world-maps.ts';
import type { SampleContent } from './sample.ts';

const retail: SampleTopic = {
  source: retailSource,
  dataSets: [...retailSets, ...retailReportSets],
  screen: retailScreen,
  excelReports: retailReports,
};
const factory: SampleTopic = { source: factorySource, dataSets: factorySets, screen: factoryScreen };
const express: SampleTopic = { source: expressSource, dataSets: expressSets, screen: expressScreen };

function toContent(topics: readonly SampleTopic[]): SampleContent {
  return {
    sources: topics.map(({ source }) => source),
    maps: [...islandMaps, ...worldMaps],
    dataSets: topics.flatMap(({ dataSets }) => dataSets),
    screens: topics.map(({ screen }) => screen),
    excelReports: topics.flatMap(({ excelReports = [] }) => excelReports),
  };
}

/** The same content in both languages, with codes of its own in each; maps have both names and are the same. */
export const SAMPLE_CONTENT: Readonly<Record<Language, SampleContent>> = {
  zh: toContent([retail, factory, express]),
  en: toContent([
    inEnglish(retail, RETAIL_WORDS),
    inEnglish(factory, FACTORY_WORDS),
    inEnglish(express, EXPRESS_WORDS),
  ]),
};

/** Picture of a sample screen, from the folder of the workbooks. */
export function samplePicture(reportCode: string): string {
  return `pictures/${reportCode}.webp`;
}

/** Folder of the workbooks; found through the package, so that it is right in a bundled service too. */
export function sampleFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@aj-report/samples/package.json');
  return path.join(path.dirname(manifest), 'files');
}
