import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EmbedScripts } from '@aj-report/contract';

const MODULE_NAME = 'aj-bigscreen.js';
const CLASSIC_NAME = 'aj-bigscreen.iife.js';
/** Hexadecimal digits of a content hash in a name. */
const HASH_LENGTH = 10;

/**
 * Puts a copy of each form of the embed script beside it whose name says version and content, so that it never changes,
 * and writes which they are, with the hashes that browsers check them by.
 */
export function nameVersions(folder: string, version: string): EmbedScripts {
  const toCopy = (name: string, ending: string): EmbedScripts['module'] => {
    const bytes = readFileSync(path.join(folder, name));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
    const file = `aj-bigscreen-${version}-${hash}${ending}`;
    for (const packed of ['', '.br', '.gz']) {
      const from = path.join(folder, name + packed);
      if (existsSync(from)) copyFileSync(from, path.join(folder, file + packed));
    }
    return { file, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
  };
  const scripts = { version, module: toCopy(MODULE_NAME, '.js'), classic: toCopy(CLASSIC_NAME, '.iife.js') };
  writeFileSync(path.join(folder, 'scripts.json'), `${JSON.stringify(scripts, null, 2)}\n`);
  return scripts;
}
