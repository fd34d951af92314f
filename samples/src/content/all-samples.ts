import path from 'node:path';
import { createRequire } from 'node:module';
import { expressScreen } from './express-screen.ts';
import { expressSets, expressSource } from './express-sets.ts';
import { factoryScreen } from './factory-screen.ts';
import { factorySets, factorySource } from './factory-sets.ts';
import { islandMaps } from './island-maps.ts';
import { retailScreen } from './retail-screen.ts';
import { retailSets, retailSource } from './retail-sets.ts';
import type { SampleContent } from './sample.ts';

export const SAMPLE_CONTENT: SampleContent = {
  sources: [retailSource, factorySource, expressSource],
  maps: islandMaps,
  dataSets: [...retailSets, ...factorySets, ...expressSets],
  screens: [retailScreen, factoryScreen, expressScreen],
};

/** Folder of the workbooks; found through the package, so that it is right in a bundled service too. */
export function sampleFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@aj-report/samples/package.json');
  return path.join(path.dirname(manifest), 'files');
}
