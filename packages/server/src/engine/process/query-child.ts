import { AppError } from '@aj-report/contract';
import { finish } from '../query/finish-calc.ts';
import { readRows } from '../connector/http/read-rows.ts';
import { endWithParent, PARENT_FD } from '../child/end-with-parent.ts';
import { readTablePage, runOnDuckdb } from '../connector/duckdb/duckdb-source.ts';
import type { QueryResult } from '../query/run-query.ts';
import {
  OUT_OF_MEMORY_EXIT,
  OWN_BYTES,
  type QueryOrder,
  type QueryReport,
  type Task,
  type TaskAnswer,
} from './query-message.ts';
import { WarmInstances, type WarmInstance } from '../connector/duckdb/warm-instances.ts';

/** ms between two looks at the memory while a statement runs */
const WATCH_MS = 20;
const SWEEP_MS = 30_000;

const memoryBytes = Number(process.argv[2]);
const instances = new WarmInstances(memoryBytes);
let running: WarmInstance | undefined;

function send(report: QueryReport): void {
  process.send?.(report);
}

/**
 * The engine's own limit does not cover single huge values, so the process ends itself before the machine suffers;
 * the service starts another one.
 */
function watchMemory(): NodeJS.Timeout {
  return setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes + OWN_BYTES) process.exit(OUT_OF_MEMORY_EXIT);
  }, WATCH_MS);
}

async function runTask(task: Task): Promise<QueryResult> {
  if (task.kind === 'finish') return { ...finish(task.request), timeDependent: true };
  if (task.kind === 'rows') return readRows(task.request, memoryBytes);
  const databases = task.kind === 'select' ? task.request.databases : [task.database];
  running = await instances.of(databases).catch((error: unknown) => {
    throw new AppError(
      'sql/failed',
      {
        detail: {
          zh: '数据文件无法打开，请重新导入数据源',
          en: 'the data file cannot be opened; import the data source again',
        },
      },
      { cause: error },
    );
  });
  if (task.kind === 'table') return readTablePage(running, task.table, task.page);
  return runOnDuckdb(running, task.request, memoryBytes);
}

async function handleRun(id: number, task: Task): Promise<void> {
  const watch = watchMemory();
  const started = performance.now();
  try {
    const found = await runTask(task);
    const answer: TaskAnswer = { ...found, elapsedMs: performance.now() - started };
    send({ kind: 'done', id, answer });
  } catch (error) {
    if (error instanceof AppError) send({ kind: 'failed', id, code: error.code, params: error.params });
    else send({ kind: 'failed', id, code: 'server/failed', params: {} });
  } finally {
    clearInterval(watch);
    running = undefined;
  }
}

process.on('message', (order: QueryOrder) => {
  if (order.kind === 'interrupt') running?.connection.interrupt();
  else void handleRun(order.id, order.task);
});
endWithParent(PARENT_FD);
// Ctrl-C and a service manager's stop reach the whole group; the service ends its processes itself after the last answer.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
setInterval(() => instances.sweep(), SWEEP_MS);
send({ kind: 'ready' });
