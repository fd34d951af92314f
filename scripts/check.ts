import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { declarations } from '@aj-report/widgets/declarations';
import { checkBudgets } from './budgets/check-budgets.ts';
import { checkBundles } from './bundles/check-bundles.ts';
import { checkSyntax } from './bundles/check-syntax.ts';
import { checkDocstrings } from './docstrings/docstrings.ts';
import { checkGraph } from './graph/check-graph.ts';
import { checkPropertyNames, fieldNamesOf } from './properties/property-names.ts';
import { checkTables } from './tables/check-tables.ts';
import { checkWords } from './words/check-words.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

interface Check {
  readonly name: string;
  /** Lines that say what is wrong; empty = good. */
  run(): readonly string[];
}

function command(name: string, program: string, ...args: string[]): Check {
  return {
    name,
    run() {
      const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 << 20,
      });
      return status === 0 ? [] : `${stdout}${stderr}`.trimEnd().split('\n');
    },
  };
}

const CHECKS: readonly Check[] = [
  command('types', 'tsc', '--noEmit', '-p', '.'),
  command('lint', 'oxlint', '--quiet', '.'),
  command('format', 'oxfmt', '--check', '.'),
  { name: 'imports', run: () => checkGraph(root) },
  { name: 'tables', run: () => checkTables(root) },
  { name: 'properties', run: () => checkPropertyNames(root, fieldNamesOf(Object.values(declarations))) },
  { name: 'words', run: () => checkWords(root) },
  { name: 'docstrings', run: () => checkDocstrings(root) },
  command('generated', 'tsx', 'scripts/gen.ts', '--check'),
  { name: 'bundles', run: () => [...checkBundles(root), ...checkSyntax(root)] },
  { name: 'budgets', run: () => checkBudgets(root) },
];

/** `npm run check -- words budgets` runs those alone. */
const only = process.argv.slice(2);
const unknown = only.find((name) => !CHECKS.some((check) => check.name === name));
if (unknown !== undefined) {
  console.error(`No check is named ${unknown}. There are: ${CHECKS.map((check) => check.name).join(', ')}.`);
  process.exit(1);
}

const SLOW_SECONDS = 10;
const slow: string[] = [];
let failures = 0;
for (const check of CHECKS.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const start = performance.now();
  const problems = check.run();
  const seconds = (performance.now() - start) / 1000;
  if (seconds > SLOW_SECONDS) slow.push(`${check.name} ${(seconds / 60).toFixed(1)} min`);
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds.toFixed(1)} s)`);
  for (const problem of problems) console.log(`       ${problem}`);
  if (problems.length > 0) failures++;
}
if (slow.length > 0) console.log(`slowest checks: ${slow.join(', ')}`);
process.exit(failures === 0 ? 0 : 1);
