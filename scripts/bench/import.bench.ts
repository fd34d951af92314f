import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { importWorkbook } from '../../packages/server/src/engine/spreadsheet/import-workbook.ts';
import type {
  ImportResult,
  WorkbookRequest,
} from '../../packages/server/src/engine/spreadsheet/plan/import-workbook.types.ts';
import { ClickhouseWarehouse } from '../../packages/server/src/engine/warehouse/clickhouse-warehouse.ts';
import { importToClickhouse } from '../../packages/server/src/engine/warehouse/import-to-clickhouse.ts';
import { parseWarehouseAddress } from '../../packages/server/src/engine/warehouse/warehouse-address.ts';
import { startTestClickhouse } from '../../packages/server/src/testing/test-clickhouse.ts';
import type { BenchResult } from './bench-result.ts';
import bundleServer from '../bundled-server.setup.ts';
import { writeOrderCsv } from './write-csv.ts';
import { writeOrderBook } from './write-workbook.ts';

const MB = 1024 * 1024;
const RUNS = 3;
const CSV_ROWS = 1_000_000;
const MEMORY_LIMIT_BYTES = 700 * MB;
const LIMITS = {
  fileBytes: 200 * MB,
  inflatedBytes: 2048 * MB,
  ratio: 200,
  rows: 2_000_000,
  columns: 1000,
  sheets: 500,
};

/** Imports two order books and lets SheetJS, in a process of its own, only parse the smaller one. */
export async function run(): Promise<readonly BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'aj-bench-import-'));
  // Processes that compile their sources would cost a second that the product does not take.
  const removeBundle = await bundleServer();
  try {
    const small = path.join(folder, 'small.xlsx');
    const large = path.join(folder, 'large.xlsx');
    await writeOrderBook(small, 100_000);
    await writeOrderBook(large, 500_000);
    const ours: number[] = [];
    const floor: number[] = [];
    let delayMs = 0;
    // In turns, so that both meet the same neighbours on the machine.
    for (let turn = 0; turn < RUNS; turn++) {
      floor.push(await parseBySheetJs(small));
      const measured = await importOnce(small, folder, 100_000);
      ours.push(measured.ms);
      delayMs = Math.max(delayMs, measured.delayMs);
    }
    const whole = await importOnce(large, folder, 500_000);
    const clickhouse = await importThroughTo(small, large, Math.min(...floor));
    return [
      {
        name: '100,000 × 10 xlsx: import / SheetJS parses',
        ...compare(Math.min(...ours), Math.min(...floor)),
        target: 0.8,
        note: 'best of 3; ours includes the start of its process, loading into DuckDB and syncing',
      },
      {
        name: '500,000 × 10 xlsx: peak memory of the import',
        measured: whole.peakBytes / MB,
        unit: 'MB',
        target: MEMORY_LIMIT_BYTES / MB,
        note: `${(whole.ms / 1000).toFixed(1)} s`,
      },
      { name: 'event loop of the service meanwhile, p99', measured: delayMs, unit: 'ms', target: 50 },
      ...(await importCsv(folder)),
      ...clickhouse,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
    await removeBundle();
  }
}

/** A csv beside the engine's own reader, which guesses the types, in a process that is niced as the import is. */
async function importCsv(folder: string): Promise<readonly BenchResult[]> {
  const file = path.join(folder, 'orders.csv');
  await writeOrderCsv(file, CSV_ROWS);
  const ours: Measured[] = [];
  const floor: number[] = [];
  for (let turn = 0; turn < RUNS; turn++) {
    floor.push(await readByEngine(file, path.join(folder, 'floor.duckdb')));
    ours.push(await importOnce(file, folder, CSV_ROWS));
  }
  return [
    {
      name: '1,000,000 × 10 csv: import / DuckDB reads it',
      ...compare(Math.min(...ours.map(({ ms }) => ms)), Math.min(...floor)),
      target: 2.5,
      note: 'best of 3; ours includes the start of its process and syncing',
    },
    {
      name: '1,000,000 × 10 csv: peak memory of the import',
      measured: Math.max(...ours.map(({ peakBytes }) => peakBytes)) / MB,
      unit: 'MB',
      target: MEMORY_LIMIT_BYTES / MB,
    },
  ];
}

/** Time of the engine alone, ms, to make a table file of a csv. */
async function readByEngine(csvPath: string, target: string): Promise<number> {
  const code =
    'import { DuckDBInstance } from "@duckdb/node-api"; const [, csv, target] = process.argv; const start = performance.now();' +
    'const instance = await DuckDBInstance.create(target, { threads: "2" }); const connection = await instance.connect();' +
    'await connection.run(`CREATE TABLE t AS FROM read_csv(\'${csv}\')`); await connection.run("CHECKPOINT");' +
    'connection.closeSync(); instance.closeSync(); process.stdout.write(String(performance.now() - start));';
  const ms = await runNiced(code, csvPath, target);
  await rm(target);
  return ms;
}

function compare(measured: number, floor: number): Pick<BenchResult, 'measured' | 'floor' | 'ratio' | 'unit'> {
  return { measured, floor, ratio: measured / floor, unit: 'ms' };
}

/** The same books into a ClickHouse of its own; nothing where none is installed. */
async function importThroughTo(small: string, large: string, floorMs: number): Promise<readonly BenchResult[]> {
  const server = await startTestClickhouse();
  if (!server) return [];
  try {
    const address = parseWarehouseAddress(`clickhouse://${server.host}:${server.port}/aj`);
    const warehouse = new ClickhouseWarehouse(address, 'bench', { memoryBytes: MEMORY_LIMIT_BYTES });
    // Asked once a service, and not once an import.
    await warehouse.zoneOf();
    const times: number[] = [];
    for (let turn = 0; turn < RUNS; turn++) {
      times.push((await measure(100_000, (request) => streamTo(warehouse, `small${turn}`, request(small)))).ms);
    }
    const whole = await measure(500_000, (request) => streamTo(warehouse, 'large', request(large)));
    return [
      {
        name: '100,000 × 10 xlsx through to ClickHouse / SheetJS parses',
        ...compare(Math.min(...times), floorMs),
        target: 0.8,
        note: `best of ${RUNS}; ClickHouse ${server.version} on this machine`,
      },
      {
        name: '500,000 × 10 xlsx through to ClickHouse: peak memory of the import and the server',
        measured: whole.peakBytes / MB,
        unit: 'MB',
        target: MEMORY_LIMIT_BYTES / MB,
        note: `${(whole.ms / 1000).toFixed(1)} s; the larger of the two processes`,
      },
      { name: 'event loop of the service meanwhile, p99', measured: whole.delayMs, unit: 'ms', target: 50 },
    ];
  } finally {
    await server.stop();
  }
}

function streamTo(warehouse: ClickhouseWarehouse, name: string, request: WorkbookRequest): Promise<ImportResult> {
  const database = warehouse.databaseOf(name, String(1));
  return importToClickhouse(warehouse, database, request, undefined, () => undefined, new AbortController().signal);
}

interface Measured {
  readonly ms: number;
  /** 99th percentile of the delay of this process's event loop */
  readonly delayMs: number;
  readonly peakBytes: number;
}

async function importOnce(workbookPath: string, folder: string, rows: number): Promise<Measured> {
  const targetPath = path.join(folder, 'target.duckdb');
  const signal = new AbortController().signal;
  const measured = await measure(rows, (request) =>
    importWorkbook({ ...request(workbookPath), targetPath }, () => undefined, signal),
  );
  await rm(targetPath);
  return measured;
}

/** The import is capped at the memory target: taking more fails it. */
async function measure(
  rows: number,
  work: (request: (workbookPath: string) => WorkbookRequest) => Promise<ImportResult>,
): Promise<Measured> {
  const limits = { ...LIMITS, memoryBytes: MEMORY_LIMIT_BYTES };
  const delay = monitorEventLoopDelay({ resolution: 2 });
  const peak = watchPeak();
  delay.enable();
  const start = performance.now();
  const result = await work((workbookPath) => ({
    workbookPath,
    fileName: path.basename(workbookPath),
    headerRows: {},
    limits,
  }));
  const ms = performance.now() - start;
  delay.disable();
  if (result.totalRows !== rows) throw new Error(`${result.totalRows} rows were imported instead of ${rows}`);
  return { ms, delayMs: delay.percentile(99) / 1e6, peakBytes: await peak.stop() };
}

/** Highest resident memory of the child processes of this process; reported by Linux only. */
function watchPeak(): { stop(): Promise<number> } {
  let peak = 0;
  const look = async () => {
    const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '');
    for (const pid of children.split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024);
    }
  };
  const timer = setInterval(() => void look(), 50);
  return {
    stop: async () => {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}

/** Time of `XLSX.read` alone, ms, in a fresh process as niced as the import is. */
async function parseBySheetJs(workbookPath: string): Promise<number> {
  const code =
    'import { readFileSync } from "node:fs"; import * as XLSX from "xlsx"; const bytes = readFileSync(process.argv[1]);' +
    'const start = performance.now(); XLSX.read(bytes, { dense: true }); process.stdout.write(String(performance.now() - start));';
  return runNiced(code, workbookPath);
}

/** Runs a script in a process of its own, of the priority that imports have. @returns the milliseconds that it prints */
async function runNiced(code: string, ...words: readonly string[]): Promise<number> {
  const server = fileURLToPath(new URL('../../packages/server', import.meta.url));
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, ...words], { cwd: server });
  if (child.pid !== undefined) os.setPriority(child.pid, 10);
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  const ms = Number(output);
  if (!(ms > 0)) throw new Error('the floor of the import failed');
  return ms;
}
