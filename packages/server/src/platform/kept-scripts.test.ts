import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestFolder, type TestFolder } from '../testing/test-config.ts';
import { keepScripts, keptScripts } from './kept-scripts.ts';

let folder: TestFolder;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => folder.remove());

/** A build with a script of its own, a part of its own and one that all builds have. */
async function build(name: string): Promise<string> {
  const embed = path.join(folder.path, `build-${name}`);
  await mkdir(path.join(embed, 'chunks'), { recursive: true });
  const file = `aj-bigscreen-${name}.js`;
  await writeFile(path.join(embed, 'scripts.json'), JSON.stringify({ module: { file } }));
  await writeFile(path.join(embed, 'viewer.html'), 'page');
  for (const one of [file, 'aj-bigscreen.js', `chunks/own-${name}.js`, 'chunks/common.js']) {
    await writeFile(path.join(embed, one), one);
  }
  return embed;
}

const kept = () => readdir(keptScripts(path.join(folder.path, 'data')), { recursive: true });
const keep = (embed: string) => keepScripts(path.join(folder.path, 'data'), embed);

it('Versions of the embed script are kept with their parts, the newest five, and nothing else', async () => {
  for (const name of ['1', '2', '3', '4', '5']) await keep(await build(name));
  expect(await kept()).toContain('aj-bigscreen-1.js');
  await keep(await build('6'));
  const files = (await kept()).filter((name) => name.endsWith('.js')).toSorted();
  const names = ['2', '3', '4', '5', '6'];
  const expected = [...names.map((name) => `aj-bigscreen-${name}.js`), 'chunks/common.js'];
  expect(files).toEqual([...expected, ...names.map((name) => `chunks/own-${name}.js`)]);
  const common = path.join(keptScripts(path.join(folder.path, 'data')), 'chunks/common.js');
  expect(await readFile(common, 'utf8')).toBe('chunks/common.js');
  expect((await stat(common)).mode & 0o777).toBe(0o600);
});

it('A version that is kept is not copied again, and what is not built is none', async () => {
  const embed = await build('1');
  await keep(embed);
  const before = await kept();
  await keep(embed);
  expect(await kept()).toEqual(before);
  const unbuilt = path.join(folder.path, 'unbuilt');
  await mkdir(unbuilt);
  await keepScripts(path.join(folder.path, 'other'), unbuilt);
  expect(existsSync(keptScripts(path.join(folder.path, 'other')))).toBe(false);
});
