import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const NAME = 'sales-region';
const LEFT_OUT = new Set(['node_modules', 'dist', 'pictures', '.git']);

let copy = '';

/** Links the installed packages; those of the repository are linked to the copy. */
function linkPackages(): void {
  const installed = path.join(root, 'node_modules');
  const target = path.join(copy, 'node_modules');
  mkdirSync(path.join(target, '@aj-report'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@aj-report') symlinkSync(path.join(installed, name), path.join(target, name));
  // Their links are relative, so the same ones lead into the copy.
  const own = path.join(installed, '@aj-report');
  for (const name of readdirSync(own))
    symlinkSync(readlinkSync(path.join(own, name)), path.join(target, '@aj-report', name));
}

/** Runs a program in the copy. @throws Error with what it wrote when it fails */
function run(program: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-resource-'));
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name))
      cpSync(path.join(root, name), path.join(copy, name), {
        recursive: true,
        filter: (file) => !LEFT_OUT.has(path.basename(file)),
      });
  linkPackages();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a new resource has its table, calls, rights and page, and its page is one short declaration', () => {
  run('tsx', 'scripts/new.ts', 'resource', NAME, '销售区域');
  run('tsc', '--noEmit');
  run('tsx', 'scripts/check.ts', 'imports', 'tables');
  run('vitest', 'run', `packages/server/src/features/${NAME}`);
  const page = readFileSync(path.join(copy, `packages/admin/src/pages/${NAME}/${NAME}.resource.ts`), 'utf8');
  expect(page.split('\n').length).toBeLessThan(60);
  expect(readFileSync(path.join(copy, 'docs/api.gen.md'), 'utf8')).toContain('/salesRegion/pageList');
}, 600_000);
