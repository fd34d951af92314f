import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files-below.ts';

/** What libraries ask of Node.js; on a page it throws where the line is reached, which may be in no test. */
const OF_NODE = /\bprocess\.env\b/g;

/** One line for every built script of the pages that asks for what no browser has. */
export function checkBundles(root: string): string[] {
  return ['admin', 'embed']
    .map((name) => path.join(root, 'packages', name, 'dist'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const found = readFileSync(file, 'utf8').match(OF_NODE) ?? [];
      if (found.length === 0) return [];
      return [
        `${path.relative(root, file)} has process.env ${found.length} times: define it in the build of this script`,
      ];
    });
}
