import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildPages } from 'vite';
import { VERSION } from '../packages/contract/src/version.ts';
import { writeStamp } from './build-stamp.mjs';
import { bundleServer } from './bundle-server.ts';
import { compressFolder } from './compress.ts';
import { readWidgets } from './gen/widgets.ts';
import { nameVersions } from './versioned-scripts.ts';
import { printManifest } from './gen/widgets/manifest.ts';

// A build is one for production, whoever asks for it.
process.env['NODE_ENV'] = 'production';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const buildServer = () => bundleServer(root, path.join(root, 'packages/server/dist'));

async function buildPage(name: 'admin' | 'embed'): Promise<void> {
  const folder = path.join(root, 'packages', name);
  await buildPages({ root: folder, configFile: path.join(folder, 'vite.config.ts'), logLevel: 'warn' });
  await compressFolder(path.join(folder, 'dist'));
}

async function buildEmbed(): Promise<void> {
  await buildPage('embed');
  nameVersions(path.join(root, 'packages/embed/dist'), VERSION);
}

async function buildManifest(): Promise<void> {
  const { path: file, content } = printManifest(root, await readWidgets());
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const wanted = process.argv.slice(2);
const parts = {
  server: buildServer,
  manifest: buildManifest,
  embed: buildEmbed,
  admin: () => buildPage('admin'),
};
for (const [name, work] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await timed(name, work);
}
writeStamp(root);
