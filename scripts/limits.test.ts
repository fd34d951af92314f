import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as limits from '../packages/contract/src/limits.ts';
import { filesBelow } from './files-below.ts';

const packages = path.resolve(import.meta.dirname, '../packages');
const own = path.join(packages, 'contract/src/limits.ts');

/** What the product runs: no tests and nothing printed. */
function readSources(): string {
  return filesBelow(packages)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testing|gen)\.tsx?$/.test(file) && file !== own)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

describe('the numbers of the specification', () => {
  it('are all used outside of the file that declares them', () => {
    const sources = readSources();
    const names = [...Object.keys(limits), ...Object.keys(limits.LIMITS).map((name) => `LIMITS.${name}`)];
    const unused = names.filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(sources));
    expect(unused).toEqual([]);
  });
});
