import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../files-below.ts';
import { BUDGETS, LONG_FILES } from './budgets.ts';

const SOURCE = /\.(?:ts|tsx|mjs)$/;
const NOT_BOUND = /\.gen\.|\.test\.tsx?$|\/gen\//;

function checkLines(root: string): string[] {
  return ['packages', 'samples', 'scripts', 'tests']
    .flatMap((folder) => (existsSync(path.join(root, folder)) ? filesBelow(path.join(root, folder)) : []))
    .filter((file) => SOURCE.test(file) && !NOT_BOUND.test(file))
    .flatMap((file) => {
      const name = path.relative(root, file);
      const lines = readFileSync(file, 'utf8').split('\n').length - 1;
      const limit = name.endsWith('.widget.ts') ? BUDGETS.declarationLines : BUDGETS.fileLines;
      if (lines <= limit || LONG_FILES[name]) return [];
      return [
        `${name} has ${lines} lines, ${limit} are allowed: split it, or give the reason in scripts/budgets/budgets.ts`,
      ];
    });
}

/** kB gzip of a built module and everything it imports statically. */
function staticSize(folder: string, entry: string, seen = new Set<string>()): number {
  const file = path.join(folder, entry);
  if (seen.has(file) || !existsSync(file)) return 0;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  let size = gzipSync(text, { level: 9 }).length / 1024;
  for (const match of text.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+\s*from\s*)?["'](\.[^"']+)["']/g)) {
    const next = path.relative(folder, path.resolve(path.dirname(file), match[1] ?? ''));
    size += staticSize(folder, next, seen);
  }
  return size;
}

interface BuiltSize {
  readonly name: string;
  readonly kb: number;
  readonly budget: number;
}

/** kB gzip of the script and of what it fetches for these widgets, each found by the tag that it registers. */
function screenSize(folder: string, types: readonly string[]): number {
  const chunks = path.join(folder, 'chunks');
  if (!existsSync(chunks)) return 0;
  const seen = new Set<string>();
  const size = staticSize(folder, 'aj-bigscreen.js', seen);
  const files = filesBelow(chunks).filter((file) => file.endsWith('.js'));
  const registers = (file: string, type: string) =>
    new RegExp(`["'\`]aj-${type}["'\`]`).test(readFileSync(file, 'utf8'));
  return types.reduce((sum, type) => {
    const file = files.find((one) => registers(one, type));
    if (!file) throw new Error(`No chunk registers <aj-${type}>: is the script built?`);
    return sum + staticSize(folder, path.relative(folder, file), seen);
  }, size);
}

function adminSize(folder: string): number {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return 0;
  const entry = /<script type="module"[^>]*src="\/([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1];
  return entry ? staticSize(folder, entry) : 0;
}

/** Sizes of what is built; empty parts (not built yet) are left out. */
function builtSizes(root: string): BuiltSize[] {
  const embed = path.join(root, 'packages/embed/dist');
  const admin = path.join(root, 'packages/admin/dist');
  return [
    { name: 'embed core with texts', kb: screenSize(embed, ['text']), budget: BUDGETS.embedCoreKb },
    {
      name: 'embed with line, bar and pie charts',
      kb: screenSize(embed, ['line-chart', 'bar-chart', 'pie-chart']),
      budget: BUDGETS.embedChartsKb,
    },
    { name: 'admin first load', kb: adminSize(admin), budget: BUDGETS.adminFirstLoadKb },
  ].filter((size) => size.kb > 0);
}

/** One line for every budget that is broken; prints the sizes of what is built. */
export function checkBudgets(root: string): string[] {
  const sizes = builtSizes(root);
  for (const { name, kb, budget } of sizes) console.log(`       ${name}: ${kb.toFixed(1)} of ${budget} kB gzip`);
  if (sizes.length === 0) console.log('       nothing is built: sizes were not checked (npm run build)');
  const tooLarge = sizes
    .filter(({ kb, budget }) => kb > budget)
    .map(({ name, kb, budget }) => `${name} is ${kb.toFixed(1)} kB gzip, ${budget} are allowed`);
  return [...checkLines(root), ...tooLarge];
}
