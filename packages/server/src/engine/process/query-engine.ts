import { AppError, type Table, toRows } from '@aj-report/contract';
import type { WrittenTable } from '../request/written-table.ts';
import type {
  FinishRequest,
  QueryAnswer,
  QueryEngine,
  QueryEngineOptions,
  QueryRequest,
  RowPage,
  RowsRequest,
  TableAccess,
} from '../request/query-engine.types.ts';
import type { Task, TaskAnswer } from './query-message.ts';
import { ProcessEnded, QueryProcess } from './query-process.ts';

/** ms for a page of a table, which is a plain read */
const TABLE_TIMEOUT_MS = 20_000;
const PROCESSES_MIN = 2;

interface Job {
  readonly task: Task;
  readonly key: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: TaskAnswer) => void;
  readonly reject: (error: Error) => void;
  /** Processes that ended under this job without a word. */
  lost: number;
}

/** Starts no process yet: they come with the first queries, or with `warmUp`. */
export function createQueryEngine(options: QueryEngineOptions): QueryEngine {
  return new ProcessPool(options);
}

class ProcessPool implements QueryEngine {
  private readonly options: QueryEngineOptions;
  private readonly size: number;
  private readonly queue: Job[] = [];
  private processes: QueryProcess[] = [];
  private closed = false;

  constructor(options: QueryEngineOptions) {
    this.options = options;
    this.size = Math.max(PROCESSES_MIN, options.processes);
  }

  async run(request: QueryRequest, signal?: AbortSignal): Promise<QueryAnswer> {
    const key = JSON.stringify(request.databases);
    return toQueryAnswer(await this.enqueue({ kind: 'select', request }, key, request.timeoutMs, signal));
  }

  async finish(request: FinishRequest, signal?: AbortSignal): Promise<WrittenTable> {
    return toQueryAnswer(await this.enqueue({ kind: 'finish', request }, '', request.timeoutMs, signal));
  }

  async readRows(request: RowsRequest, signal?: AbortSignal): Promise<QueryAnswer> {
    return toQueryAnswer(await this.enqueue({ kind: 'rows', request }, '', request.timeoutMs, signal));
  }

  async readTable({ databases: [database = ''] }: TableAccess, table: string, page: RowPage) {
    const task: Task = { kind: 'table', database, table, page };
    const answer = await this.enqueue(task, JSON.stringify([database]), TABLE_TIMEOUT_MS);
    const read = JSON.parse(toBuffer(answer.json).toString()) as Table;
    return { columns: answer.columns, rows: toRows(read), total: answer.total ?? 0 };
  }

  async warmUp(): Promise<void> {
    while (!this.closed && this.processes.length < PROCESSES_MIN) this.start();
    await Promise.all(this.processes.map((process) => process.whenReady()));
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.queue.splice(0)) job.reject(new AppError('sql/cancelled'));
    await Promise.all(this.processes.map((process) => process.close()));
  }

  private enqueue(task: Task, key: string, timeoutMs: number, signal?: AbortSignal): Promise<TaskAnswer> {
    if (this.closed || signal?.aborted) return Promise.reject(new AppError('sql/cancelled'));
    if (this.queue.length >= this.options.queueLength && !this.hasRoom())
      return Promise.reject(new AppError('sql/busy'));
    let withdraw = () => {};
    const answered = new Promise<TaskAnswer>((resolve, reject) => {
      const job: Job = { task, key, timeoutMs, signal, resolve, reject, lost: 0 };
      withdraw = () => this.withdraw(job);
      signal?.addEventListener('abort', withdraw, { once: true });
      this.queue.push(job);
      this.dispatch();
    });
    // One caller may ask for many pages.
    return answered.finally(() => signal?.removeEventListener('abort', withdraw));
  }

  private hasRoom(): boolean {
    return this.processes.length < this.size || this.processes.some((process) => process.isFree);
  }

  private withdraw(job: Job): void {
    const at = this.queue.indexOf(job);
    if (at < 0) return;
    this.queue.splice(at, 1);
    job.reject(new AppError('sql/cancelled'));
  }

  private dispatch(): void {
    while (!this.closed && this.queue.length > 0) {
      const process = this.freeProcess(this.queue[0]!.key);
      if (!process) return;
      void this.runIn(process, this.queue.shift()!);
    }
  }

  /** A free process, at best the one that has the job's files open; a new one while there are too few. */
  private freeProcess(key: string): QueryProcess | undefined {
    const free = this.processes.filter((process) => process.isFree);
    return (
      free.find((process) => process.lastKey === key) ??
      free[0] ??
      (this.processes.length < this.size ? this.start() : undefined)
    );
  }

  private start(): QueryProcess {
    const started: QueryProcess = new QueryProcess(
      this.options.memoryBytes,
      () => this.dispatch(),
      (reason) => {
        this.processes = this.processes.filter((process) => process !== started);
        if (!this.closed) this.options.onProcessEnd?.(reason);
        this.dispatch();
      },
    );
    this.processes.push(started);
    return started;
  }

  private async runIn(process: QueryProcess, job: Job): Promise<void> {
    process.lastKey = job.key;
    try {
      job.resolve(await process.run(job.task, job.timeoutMs, job.signal));
    } catch (error) {
      this.settle(job, error);
    }
  }

  /** A SELECT may run twice: one whose process was ended from outside is tried once more. */
  private settle(job: Job, error: unknown): void {
    if (!(error instanceof ProcessEnded)) {
      job.reject(error instanceof Error ? error : new AppError('server/failed'));
      return;
    }
    job.lost++;
    if (this.closed || job.signal?.aborted) job.reject(new AppError('sql/cancelled'));
    else if (job.lost > 1) job.reject(lostTwice());
    else {
      this.queue.unshift(job);
      this.dispatch();
    }
  }
}

function lostTwice(): AppError {
  const detail = {
    zh: '查询进程两次意外结束，请改写 SQL 后重试',
    en: 'the query process ended twice; change the SQL and try again',
  };
  return new AppError('sql/failed', { detail });
}

function toQueryAnswer({ json, ...rest }: TaskAnswer): QueryAnswer {
  return { ...rest, json: toBuffer(json) };
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
