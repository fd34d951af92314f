import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  BASE_PREFIX,
  createDataSet,
  createExcelReport,
  createReport,
  exportExcelReport,
  testTransform,
  type ExcelExportType,
  type JobDetail,
} from '@aj-report/contract';
import { addSource } from '../../packages/server/src/testing/add-source.ts';
import type { BenchResult } from './bench-result.ts';
import { medianOf } from './query/median.ts';
import type { BareTask } from './reports/bare-writer.ts';
import type { ServiceClient } from './service/service-client.ts';
import bundleServer from '../bundled-server.setup.ts';
import { withService } from './service/with-service.ts';

const ROWS = 100_000;
/** Rows of a report that is exported once, for its memory. */
const LONG_ROWS = 1_000_000;
const LONG_MEMORY_MB = 400;
const COLUMNS = 20;
const LEDGER_ROWS = 20_000;
const LEDGER_PAGES = 477;
const PAGE_TARGET_MS = 12;
const ROUNDS = 3;
/** A styled export, from the question to the file, as a multiple of a package that writes bare rows. */
const WRITER_TARGET = 1.4;
/** ms that the event loop may keep others waiting, at p99 */
const DELAY_TARGET_MS = 50;
const DELAY_STEP_MS = 5;
const NS_PER_MS = 1e6;
const KB_PER_MB = 1024;
const POLL_MS = 20;
const NAMES = Array.from({ length: COLUMNS }, (_, column) => `c${column}`);
const tableOf = (name: string, rows: number) =>
  `create table ${name} as select ${NAMES.map((name, column) =>
    column % 4 === 1 ? `'text ' || (range % 977) as ${name}` : `range * ${column + 1} as ${name}`,
  ).join(', ')} from range(${rows})`;
const BORDER = { style: 'thin', color: '#c9d4e5' } as const;
const BODY = { borders: { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER }, numberFormat: '#,##0' };
const HEAD = { ...BODY, bold: true, background: '#1f4e79', color: '#ffffff' };

async function makeReport(client: ServiceClient, code: string, names = NAMES): Promise<void> {
  const query = { sourceCode: 'lines', setType: 'sql', dynSentence: `select * from ${code}` };
  await client.call(testTransform, query);
  await client.call(createDataSet, { ...query, setCode: code, setName: code });
  await client.call(createReport, { reportName: code, reportCode: code, reportType: 'report_excel' });
  const cells = names.flatMap((name, column) => [
    { row: 0, column, value: name, style: HEAD },
    { row: 1, column, value: `#{${code}.${name}}`, style: BODY },
  ]);
  const template = { schemaVersion: 1, sheets: [{ name: 'Lines', cells }] };
  await client.call(createExcelReport, { reportCode: code, setCodes: [code], setParam: {}, template });
}

async function jobOf({ port, token }: ServiceClient, id: string): Promise<JobDetail> {
  const answer = await fetch(`http://127.0.0.1:${port}${BASE_PREFIX}/job/${id}`, { headers: { authorization: token } });
  return ((await answer.json()) as { data: JobDetail }).data;
}

/** ms from the call to the finished file */
async function exportOnce(
  client: ServiceClient,
  reportCode: string,
  exportType: ExcelExportType = 'gaea_template_excel',
): Promise<number> {
  const start = performance.now();
  const wanted = { reportCode, setParam: {}, exportType };
  const bytes = await client.call(exportExcelReport, wanted);
  const { jobId } = (JSON.parse(bytes.toString()) as { data: { jobId: string } }).data;
  for (;;) {
    const { status, failureReason } = await jobOf(client, jobId);
    if (status === 'done') return performance.now() - start;
    if (status === 'failed' || status === 'cancelled')
      throw new Error(`The export ended as ${status}: ${failureReason}`);
    await sleep(POLL_MS);
  }
}

/** ms for bare rows, in a process of its own as the export is */
async function writeBare(folder: string): Promise<number> {
  const child = fork(fileURLToPath(new URL('reports/bare-writer.ts', import.meta.url)));
  const answer = once(child, 'message');
  child.send({ file: path.join(folder, 'bare.xlsx'), rows: ROWS, columns: COLUMNS } satisfies BareTask);
  const [ms] = (await answer) as [number];
  child.kill();
  return ms;
}

/** MB that the largest process that writes a report has had at most. @source proc(5): VmHWM */
async function peakOfExports(): Promise<number> {
  const peaks = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const [status, command] = await Promise.all(
          ['status', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
        );
        const isExport = Number(/^PPid:\s+(\d+)/m.exec(status ?? '')?.[1]) === process.pid;
        if (!isExport || command?.includes('report-child') !== true) return 0;
        return Number(/^VmHWM:\s+(\d+)/m.exec(status ?? '')?.[1] ?? 0) / KB_PER_MB;
      }),
  );
  return Math.max(...peaks);
}

async function measure(client: ServiceClient, folder: string): Promise<readonly BenchResult[]> {
  const [times, floors]: [number[], number[]] = [[], []];
  const delay = monitorEventLoopDelay({ resolution: DELAY_STEP_MS });
  let peak = 0;
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await writeBare(folder));
    delay.enable();
    const watch = setInterval(() => void peakOfExports().then((now) => (peak = Math.max(peak, now))), 200);
    times.push(await exportOnce(client, 'lines'));
    clearInterval(watch);
    delay.disable();
  }
  const [measured, floor] = [medianOf(times), medianOf(floors)];
  const note = 'floor: hucre writes bare rows';
  return [
    {
      name: `styled xlsx of ${ROWS} × ${COLUMNS}`,
      measured,
      unit: 'ms',
      floor,
      ratio: measured / floor,
      target: WRITER_TARGET,
      note,
    },
    { name: '  most memory of a process that exports', measured: peak, unit: 'MB' },
    {
      name: '  event loop meanwhile',
      measured: delay.percentile(99) / NS_PER_MS,
      unit: 'ms',
      target: DELAY_TARGET_MS,
      note: 'p99 delay',
    },
  ];
}

/** One export of very many rows. */
async function measureLong(
  client: ServiceClient,
  exportType: ExcelExportType,
  name: string,
): Promise<readonly BenchResult[]> {
  const delay = monitorEventLoopDelay({ resolution: DELAY_STEP_MS });
  let peak = 0;
  const watch = setInterval(() => void peakOfExports().then((now) => (peak = Math.max(peak, now))), 200);
  delay.enable();
  const measured = await exportOnce(client, 'many', exportType);
  delay.disable();
  clearInterval(watch);
  const waited = delay.percentile(99) / NS_PER_MS;
  return [
    { name: `styled ${name} of ${LONG_ROWS} × ${COLUMNS}`, measured, unit: 'ms' },
    { name: '  most memory of its process', measured: peak, unit: 'MB', target: LONG_MEMORY_MB },
    { name: '  event loop meanwhile', measured: waited, unit: 'ms', target: DELAY_TARGET_MS, note: 'p99 delay' },
  ];
}

/** A ledger on paper: a page holds 42 rows between borders. */
async function measurePaper(client: ServiceClient): Promise<readonly BenchResult[]> {
  let peak = 0;
  const watch = setInterval(() => void peakOfExports().then((now) => (peak = Math.max(peak, now))), 200);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await exportOnce(client, 'ledger', 'gaea_template_pdf'));
  clearInterval(watch);
  return [
    {
      name: `PDF of ${LEDGER_ROWS} × 8 between borders, a page`,
      measured: medianOf(times) / LEDGER_PAGES,
      unit: 'ms',
      target: PAGE_TARGET_MS,
      note: `${LEDGER_PAGES} pages, from the question to the file`,
    },
    { name: '  most memory of its process', measured: peak, unit: 'MB', target: LONG_MEMORY_MB },
  ];
}

/** A styled export of an Excel report through the service, beside a package that writes bare rows. */
export async function run(): Promise<readonly BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-bench-'));
  // Processes that compile their sources would cost a second that the product does not take.
  const removeBundle = await bundleServer();
  try {
    return await withService(async (app, client) => {
      await addSource(app, 'lines', [
        tableOf('lines', ROWS),
        tableOf('many', LONG_ROWS),
        tableOf('ledger', LEDGER_ROWS),
      ]);
      await makeReport(client, 'lines');
      await makeReport(client, 'many');
      await makeReport(client, 'ledger', NAMES.slice(0, 8));
      return [
        ...(await measure(client, folder)),
        ...(await measurePaper(client)),
        ...(await measureLong(client, 'gaea_template_excel', 'xlsx')),
        ...(await measureLong(client, 'gaea_template_csv', 'CSV')),
      ];
    });
  } finally {
    await rm(folder, { recursive: true });
    await removeBundle();
  }
}
