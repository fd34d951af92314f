import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Product } from '../../tests/product.ts';
import { toMeasure, type Measure, type Tolerance } from './measure.ts';
import { openHandles, processesBelow, residentMb } from './memory-of-process.ts';

const BYTES_PER_MB = 1_000_000;
const LOOK_MS = 50;
/** ms after which a service that does not answer a signal is taken to be gone */
const LATEST_MS = 30_000;
const METADATA = 'metadata.sqlite';

/** What the service holds when all garbage has been collected. */
export interface ServiceReading {
  readonly sizes: Readonly<Record<keyof typeof TOLERANCES, number>>;
  /** Rows by table of the metadata database. */
  readonly rows: ReadonlyMap<string, number>;
}

/**
 * The engine compiles code for a while. Answers of questions fill a cache up to its limit, here within the warm-up.
 * Memory that was freed goes back to the system in large pieces only. Connections of the reader come and go.
 */
const TOLERANCES = {
  'heap, MB': { part: 0.1, more: 4 },
  'buffers, MB': { part: 0.1, more: 4 },
  'process, MB': { part: 0.15, more: 30 },
  'query processes, MB': { part: 0.15, more: 60 },
  'open timers and sockets': { part: 0, more: 4 },
  'open files and sockets': { part: 0, more: 4 },
  processes: { part: 0, more: 0 },
  files: { part: 0, more: 2 },
  'data folder, MB': { part: 0, more: 6 },
} as const satisfies Readonly<Record<string, Tolerance>>;
/** Rows that a week may add to a table: none of what a wall asks is written down by the call. */
const ROWS: Tolerance = { part: 0, more: 3 };

/** Reads what a service holds that was started with `report-memory.mjs`. @throws Error when it tells nothing */
export async function readService(product: Product): Promise<ServiceReading> {
  const report = await reportMemory(product);
  const below = processesBelow(product.pid).filter((pid) => pid !== product.pid);
  const files = readdirSync(product.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const bytes = files.reduce((sum, one) => sum + sizeOf(path.join(one.parentPath, one.name)), 0);
  const sizes = {
    'heap, MB': report.heapUsed / BYTES_PER_MB,
    'buffers, MB': report.external / BYTES_PER_MB,
    'process, MB': residentMb(product.pid),
    'query processes, MB': below.reduce((sum, pid) => sum + residentMb(pid), 0),
    'open timers and sockets': report.resources,
    'open files and sockets': openHandles(product.pid),
    processes: below.length,
    files: files.length,
    'data folder, MB': bytes / BYTES_PER_MB,
  };
  return { sizes, rows: countRows(path.join(product.dataDir, METADATA)) };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

interface MemoryReport {
  readonly heapUsed: number;
  readonly external: number;
  readonly resources: number;
}

async function reportMemory(product: Product): Promise<MemoryReport> {
  const before = product.output().length;
  process.kill(product.pid, 'SIGUSR2');
  const endMs = performance.now() + LATEST_MS;
  while (performance.now() < endMs) {
    const report = /^soak (\{.*\})$/m.exec(product.output().slice(before))?.[1];
    if (report !== undefined) return JSON.parse(report) as MemoryReport;
    await sleep(LOOK_MS);
  }
  throw new Error('The service does not report what it holds.');
}

function countRows(file: string): ReadonlyMap<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by 1").all();
    return new Map(
      tables.map(({ name }) => {
        const { n } = database.prepare(`select count(*) as n from "${String(name)}"`).get() as { n: number };
        return [String(name), n];
      }),
    );
  } finally {
    database.close();
  }
}

/** All sizes, and those tables whose rows have become more. */
export function compareServices(start: ServiceReading, end: ServiceReading): readonly Measure[] {
  const sizes = (Object.keys(TOLERANCES) as (keyof typeof TOLERANCES)[]).map((key) => {
    const [name = key, unit = ''] = key.split(', ');
    return toMeasure(`service: ${name}`, unit, start.sizes[key], end.sizes[key], TOLERANCES[key]);
  });
  const sum = ({ rows }: ServiceReading): number => [...rows.values()].reduce((all, one) => all + one, 0);
  const all = toMeasure(`service: rows of ${end.rows.size} tables`, 'rows', sum(start), sum(end), ROWS);
  const grown = [...end.rows]
    .map(([name, n]) => toMeasure(`service: rows of ${name}`, 'rows', start.rows.get(name) ?? 0, n, ROWS))
    .filter((one) => one.end > one.start);
  return [...sizes, all, ...grown];
}
