import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages whose code is compiled into ours, with the files of their terms. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  echarts: ['LICENSE', 'NOTICE'],
  zrender: ['LICENSE'],
  tslib: ['LICENSE.txt'],
};

/**
 * The terms of what is inside the package.
 * @throws Error when a package no longer has the file of its terms
 */
export function printThirdParties(root: string): string {
  const parts = Object.entries(INSIDE).map(([name, files]) => {
    const folder = path.join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    const texts = files.map((file) => {
      if (!existsSync(path.join(folder, file)))
        throw new Error(`${name} ${version} has no ${file}: where are its terms?`);
      return `\`\`\`text\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n\`\`\``;
    });
    return [`## ${name} ${version} (${license})`, ...texts].join('\n\n');
  });
  const own = 'AJ Report itself: as agreed with whoever gave you this package. Compiled into it are parts of:';
  return `${['# Licences', own, ...parts].join('\n\n')}\n`;
}
