import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'packages/contract',
  'packages/widgets',
  'packages/embed',
  'packages/server',
  'packages/admin',
  'samples',
];
const SKIPPED = new Set(['node_modules', 'dist', 'pictures']);
const OUTPUTS = [
  'packages/server/dist/main.js',
  'packages/admin/dist/index.html',
  'packages/embed/dist/aj-bigscreen.js',
];

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield full;
  }
}

/** A fingerprint of everything that is built: names, sizes and times, so that it takes milliseconds. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const file of [...filesBelow(path.join(root, folder))].sort()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`);
    }
  }
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex');
}

const stampOf = (root) => path.join(root, 'packages/server/dist/build-stamp');

/** Whether the built product is there and made of today's sources. */
export function isBuilt(root) {
  if (!OUTPUTS.every((file) => existsSync(path.join(root, file)))) return false;
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

export function writeStamp(root) {
  writeFileSync(stampOf(root), fingerprint(root));
}
