import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesBelow } from '../files-below.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const NAME = 'freight-tower';
const FOLDER = `packages/widgets/src/widgets/${NAME}/`;

/** What a widget is made of and printed to; the service and the pages of the admin are not needed. */
const NEEDED = [
  'packages/contract',
  'packages/widgets',
  'packages/server/src',
  'packages/admin/src/shoelace',
  'scripts',
];
const NEEDED_FILES = ['package.json', 'tsconfig.json', '.oxfmtrc.json', 'packages/server/package.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'pictures', 'public']);

let copy = '';

/** Links the installed packages; those of the repository are linked to the copy. */
function linkPackages(): void {
  const installed = path.join(root, 'node_modules');
  const target = path.join(copy, 'node_modules');
  mkdirSync(path.join(target, '@aj-report'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@aj-report') symlinkSync(path.join(installed, name), path.join(target, name));
  for (const name of ['contract', 'widgets', 'server'])
    symlinkSync(path.join(copy, 'packages', name), path.join(target, '@aj-report', name));
}

/** Runs a program in the copy. @throws Error with what it wrote when it fails */
function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** Text of every file of the copy that a person writes, by its path. */
function filesNow(): ReadonlyMap<string, string> {
  const files = ['packages', 'docs']
    .flatMap((folder) => filesBelow(path.join(copy, folder)))
    .filter((file) => !file.includes('.gen.'));
  return new Map(files.map((file) => [path.relative(copy, file), readFileSync(file, 'utf8')]));
}

/** Paths of the files that differ. */
function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
}

/** Tests of the copy by their files, in Node. */
function runTests(files: readonly string[], env: Readonly<Record<string, string>> = {}, named = ''): void {
  run('vitest', ['run', '--config', 'widget-tests.config.mjs', ...files, ...(named ? ['-t', named] : [])], env);
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-widget-'));
  for (const folder of [...NEEDED, 'docs'])
    cpSync(path.join(root, folder), path.join(copy, folder), {
      recursive: true,
      filter: (file) => !LEFT_OUT.has(path.basename(file)),
    });
  for (const file of NEEDED_FILES) cpSync(path.join(root, file), path.join(copy, file));
  mkdirSync(path.join(copy, 'samples'));
  linkPackages();
  const config =
    "export default { oxc: { decorator: { legacy: true } }, test: { include: ['packages/**/*.test.ts'] } };";
  writeFileSync(path.join(copy, 'widget-tests.config.mjs'), config);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a new chart stands in one folder, is drawn, keeps the laws of all widgets, and can be taken back', () => {
  const before = filesNow();
  run('tsx', ['scripts/new.ts', 'widget', NAME, '货运塔', '--chart']);
  runTests([FOLDER], { UPDATE_PICTURES: '1' });
  run('tsx', ['scripts/gen.ts']);
  runTests([FOLDER, 'packages/widgets/src/entries'], {}, NAME);
  const include = [`${FOLDER}*.ts`, `packages/widgets/src/gen/react/${NAME}.gen.ts`, 'packages/widgets/src/kit/*.d.ts'];
  writeFileSync(path.join(copy, 'widget.tsconfig.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  run('tsc', ['--noEmit', '-p', 'widget.tsconfig.json']);

  const made = changesBetween(before, filesNow());
  expect(made.filter((file) => !file.startsWith(FOLDER))).toEqual([]);
  expect(made.filter((file) => file.includes('/pictures/')).length).toBeGreaterThanOrEqual(12);

  rmSync(path.join(copy, FOLDER), { recursive: true });
  run('tsx', ['scripts/gen.ts']);
  expect(changesBetween(before, filesNow())).toEqual([]);
  const left = ['packages', 'docs'].flatMap((folder) => filesBelow(path.join(copy, folder)));
  expect(left.filter((file) => file.includes(NAME) || readFileSync(file, 'utf8').includes(NAME))).toEqual([]);
}, 600_000);
