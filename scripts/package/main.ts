import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWidgets } from '../gen/widgets.ts';
import { printManifest } from '../gen/widgets/manifest.ts';
import { printElements, type ElementsManifest } from './elements.ts';
import { fileOf, packageEntries, typesOf, type PackageEntry } from './entries.ts';
import { PICTURE, printReadme } from './readme.ts';
import { writeScripts } from './scripts.ts';
import { printThirdParties } from './third-parties.ts';
import { writeTypes } from './types.ts';

process.env['NODE_ENV'] = 'production';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, 'packages/widgets/dist/package');
/** Compiled into the scripts. */
const INSIDE = ['@aj-report/contract', 'echarts', 'zrender'];

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function read(name: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
}

function exportOf(entry: PackageEntry) {
  return { types: `./types/${typesOf(entry)}`, default: `./${fileOf(entry)}.js` };
}

const [kit, embed, contract] = ['widgets', 'embed', 'contract'].map(read) as [Manifest, Manifest, Manifest];
const widgets = await readWidgets();
const entries = packageEntries(widgets);
const all = { ...contract.dependencies, ...embed.dependencies, ...kit.dependencies };
const dependencies = Object.fromEntries(
  Object.entries(all).filter(([name]) => !INSIDE.includes(name) && !name.startsWith('@aj-report/')),
);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await writeScripts(root, folder, entries, [...Object.keys(dependencies), 'react']);
writeTypes(root, path.join(folder, 'types'), widgets, entries.map(typesOf));

const manifest = {
  name: '@aj-report/widgets',
  version: kit.version,
  description: 'Charts and big screens as custom elements, for any framework or none',
  type: 'module',
  // Every script registers the tags that it is named after, or a part of them.
  sideEffects: ['./*.js', './bigscreen/*.js', './chunks/*.js'],
  customElements: './custom-elements.json',
  exports: {
    ...Object.fromEntries(entries.map((entry) => [entry.name, exportOf(entry)])),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  dependencies,
  peerDependencies: { react: `^${kit.peerDependencies['react']}` },
  peerDependenciesMeta: { react: { optional: true } },
  license: 'SEE LICENSE IN LICENSES.md',
};
const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
const { content: elementsText } = printManifest(root, widgets, (name) => `${name}.js`, 'bigscreen.js');
const described = JSON.parse(elementsText) as ElementsManifest;
write('custom-elements.json', elementsText);
write('ELEMENTS.md', printElements(described));
const elements = described.modules.flatMap(({ declarations }) => declarations);
write('README.md', printReadme(widgets, elements));
copyFileSync(path.join(root, 'samples/files/pictures/retail_overview_en.webp'), path.join(folder, PICTURE));
write('LICENSES.md', printThirdParties(root));
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', path.dirname(folder)], {
    cwd: folder,
    encoding: 'utf8',
  }),
) as [{ readonly filename: string; readonly size: number; readonly entryCount: number }];
console.log(`${packed.filename}: ${packed.entryCount} files, ${(packed.size / 1024).toFixed(0)} kB`);
