import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fail, requireReadyMachine } from './node-version.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
await requireReadyMachine(root);
const { isBuilt } = await import('./build-stamp.mjs');

if (!isBuilt(root)) {
  console.log('首次启动或源码有变化，正在构建… / Building what is missing…');
  const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (signal !== null) process.exit(130);
  if (status !== 0) fail('The build failed; the reason is above.', '构建失败，原因见上。');
}
await import(pathToFileURL(path.join(root, 'packages/server/dist/main.js')).href);
