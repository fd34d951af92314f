import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from './bench-result.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

function toLine(result: BenchResult): string {
  const figure = `${round(result.measured)} ${result.unit}`;
  const floor = result.floor === undefined ? '' : `floor ${round(result.floor)} ${result.unit}`;
  const ratio = result.ratio === undefined ? '' : `ratio ${result.ratio.toFixed(2)}`;
  const target = result.target === undefined ? '' : `target ≤ ${Number(result.target.toFixed(3))}`;
  const verdict = isMissed(result) ? 'MISSED' : '';
  return [
    result.name.padEnd(48),
    figure.padEnd(16),
    floor.padEnd(22),
    ratio.padEnd(12),
    target.padEnd(14),
    verdict,
    result.note ?? '',
  ]
    .join(' ')
    .trimEnd();
}

function round(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}

function isMissed(result: BenchResult): boolean {
  return result.target !== undefined && (result.ratio ?? result.measured) > result.target;
}

const wanted = process.argv.slice(2);
const files = readdirSync(here).filter((name) => name.endsWith('.bench.ts'));
const chosen = files.filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
if (chosen.length === 0) {
  console.error(
    `No bench named ${wanted.join(', ')}. There are: ${files.map((name) => name.replace('.bench.ts', '')).join(', ')}`,
  );
  process.exit(1);
}
for (const name of chosen) {
  console.log(`\n${name.replace('.bench.ts', '')}`);
  const bench = (await import(path.join(here, name))) as { run(): Promise<readonly BenchResult[]> };
  for (const result of await bench.run()) console.log(`  ${toLine(result)}`);
}
process.exit(0);
