import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files-below.ts';

/** One generated file; `path` is relative to the repository. */
export interface PrintedFile {
  readonly path: string;
  readonly content: string;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const printers = path.join(root, 'scripts/gen');

/** Every generated file of the repository as it should be now. */
async function printAll(): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  for (const name of readdirSync(printers)
    .filter((file) => file.endsWith('.ts'))
    .sort()) {
    const printer = (await import(path.join(printers, name))) as { print(): Promise<readonly PrintedFile[]> };
    printed.push(...(await printer.print()));
  }
  return printed;
}

function isStale(file: PrintedFile): boolean {
  const target = path.join(root, file.path);
  return !existsSync(target) || readFileSync(target, 'utf8') !== file.content;
}

/** Files that look generated and that nothing prints any more: what they were printed from is gone. */
function findOrphans(printed: readonly PrintedFile[]): string[] {
  const expected = new Set(printed.map((file) => path.join(root, file.path)));
  return ['packages', 'docs', 'samples']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => path.basename(file).includes('.gen.') && !expected.has(file))
    .map((file) => path.relative(root, file));
}

const checking = process.argv.includes('--check');
const printed = await printAll();
const stale = printed.filter(isStale);
const orphans = findOrphans(printed);
if (checking && stale.length + orphans.length > 0) {
  const names = [...stale.map((file) => file.path), ...orphans.map((file) => `${file} (printed from nothing)`)];
  console.error(`These generated files are not fresh; run npm run gen and commit them:\n  ${names.join('\n  ')}`);
  process.exit(1);
}
for (const file of checking ? [] : stale) {
  const target = path.join(root, file.path);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file.content);
  console.log(`printed ${file.path}`);
}
for (const file of checking ? [] : orphans) {
  rmSync(path.join(root, file));
  console.log(`removed ${file}`);
}
process.exit(0);
