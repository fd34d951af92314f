import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkBundles } from './check-bundles.ts';

const root = mkdtempSync(path.join(tmpdir(), 'aj-bundles-'));
afterAll(() => rmSync(root, { recursive: true }));

it('names the built scripts that ask for what no browser has', () => {
  const chunks = path.join(root, 'packages/embed/dist/chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, 'good.js'), 'const process="a process.";process.environment');
  expect(checkBundles(root)).toEqual([]);
  writeFileSync(path.join(chunks, 'bad.js'), 'process.env.NODE_ENV!==`production`&&x;if(process.env.A)y()');
  expect(checkBundles(root)).toEqual([
    'packages/embed/dist/chunks/bad.js has process.env 2 times: define it in the build of this script',
  ]);
});
