import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build as buildPages } from 'vite';
import { writeStamp } from './build-stamp.mjs';
import { compressFolder } from './compress.ts';
import { filesBelow } from './files-below.ts';

// A build is one for production, whoever asks for it.
process.env['NODE_ENV'] = 'production';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const server = path.join(root, 'packages/server');

async function buildServer(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(path.join(server, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const children = filesBelow(path.join(server, 'src')).filter((file) => file.endsWith('-child.ts'));
  rmSync(path.join(server, 'dist'), { recursive: true, force: true });
  await bundle({
    entryPoints: Object.fromEntries(
      [path.join(server, 'src/main.ts'), ...children].map((file) => [path.basename(file, '.ts'), file]),
    ),
    outdir: path.join(server, 'dist'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@aj-report/')),
    logLevel: 'warning',
  });
}

async function buildPage(name: 'admin' | 'embed'): Promise<void> {
  const folder = path.join(root, 'packages', name);
  await buildPages({ root: folder, configFile: path.join(folder, 'vite.config.ts'), logLevel: 'warn' });
  await compressFolder(path.join(folder, 'dist'));
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const wanted = process.argv.slice(2);
const parts = { server: buildServer, embed: () => buildPage('embed'), admin: () => buildPage('admin') };
for (const [name, work] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await timed(name, work);
}
writeStamp(root);
