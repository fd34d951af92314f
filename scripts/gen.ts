import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

const checking = process.argv.includes('--check');
const stale = (await printAll()).filter(isStale);
if (checking && stale.length > 0) {
  console.error(
    `These generated files are not fresh; run npm run gen and commit them:\n${stale.map((file) => `  ${file.path}`).join('\n')}`,
  );
  process.exit(1);
}
for (const file of checking ? [] : stale) {
  const target = path.join(root, file.path);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file.content);
  console.log(`printed ${file.path}`);
}
process.exit(0);
