import path from 'node:path';
import { filesBelow } from '../files-below.ts';
import { checkCircles } from './check-circles.ts';
import { importsOf, type Import } from './imports.ts';
import { IMPORT_RULES } from './rules.ts';

const WIDGET_FOLDER = /^packages\/widgets\/src\/widgets\/([^/]+)\//;
const FEATURE_FOLDER = /^packages\/server\/src\/features\/([^/]+)\//;

function widgetImportsWidget(file: string, target: string): boolean {
  const from = WIDGET_FOLDER.exec(file)?.[1];
  const to = WIDGET_FOLDER.exec(target)?.[1];
  return from !== undefined && to !== undefined && from !== to;
}

/** A feature reaches another only through its service (and its declared types). */
function entersFeature(file: string, target: string): boolean {
  const from = FEATURE_FOLDER.exec(file)?.[1];
  const to = FEATURE_FOLDER.exec(target)?.[1];
  if (from === undefined || to === undefined || from === to) return false;
  return !/\.(?:service|types)\.ts$/.test(target) && !file.endsWith('.test.ts');
}

function packageOf(file: string): string {
  return /^(?:packages\/[^/]+|samples|scripts|tests)/.exec(file)?.[0] ?? '';
}

function problemOf(file: string, one: Import): string | undefined {
  for (const rule of IMPORT_RULES) {
    if (rule.from.test(file) && !rule.except?.test(file) && rule.forbidden.test(one.target)) return rule.instead;
  }
  if (widgetImportsWidget(file, one.target))
    return 'a widget never imports a widget; move what they share to kit, fields or shapes';
  if (entersFeature(file, one.target)) return 'a feature reaches another only through its .service.ts';
  const crosses = one.specifier.startsWith('.') && packageOf(file) !== packageOf(one.target);
  if (crosses && file.startsWith('packages/'))
    return 'packages meet only at their exports: import from @aj-report/<package>';
  if (one.target.includes('/not-exported')) return 'that is inside a package; import what it exports';
  return undefined;
}

/** One line for every import that breaks a law, and one for every circle, type imports counted. */
export function checkGraph(root: string): string[] {
  const files = ['packages', 'samples']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => /^(?:packages\/[^/]+\/src|samples)\/.*\.tsx?$/.test(file));
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]));
  const broken = [...imports].flatMap(([file, all]) =>
    all.flatMap((one) => {
      const instead = problemOf(file, one);
      return instead ? [`${file}:${one.line} imports ${one.specifier}: ${instead}`] : [];
    }),
  );
  const graph = new Map([...imports].map(([file, all]) => [file, all.map(({ target }) => target)]));
  return [...broken, ...checkCircles(graph)];
}
