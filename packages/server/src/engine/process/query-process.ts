import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { AppError } from '@aj-report/contract';
import { outOfMemory } from '../sql/sql-error.ts';
import { childEntry, childEnvironment } from '../child/child-entry.ts';
import {
  OUT_OF_MEMORY_EXIT,
  OWN_BYTES,
  type QueryOrder,
  type QueryReport,
  type Task,
  type TaskAnswer,
} from './query-message.ts';

/** Megabytes of JavaScript heap; results are written in chunks, so that a process needs little. */
const HEAP_MB = 512;
/** ms between two looks at the memory of a busy process */
const WATCH_MS = 50;
/** Linux counts resident memory in pages, of 4 KiB everywhere that Node runs. */
const PAGE_BYTES = 4096;
/** ms that an interrupted statement may take to stop before its process is killed */
const GRACE_MS = 300;

/** Rejected with this, a task may run again in another process: its own ended without a word. */
export class ProcessEnded extends Error {}

interface Current {
  readonly id: number;
  readonly resolve: (answer: TaskAnswer) => void;
  readonly reject: (error: Error) => void;
  kill?: NodeJS.Timeout;
  /** False while the process is still starting. */
  sent: boolean;
  /** The caller has its answer already; the process is only awaited. */
  abandoned: boolean;
}

/** The service's end of one query process: one task at a time. */
export class QueryProcess {
  /** Database files that this process has open, newest last. */
  lastKey = '';
  private readonly child: ChildProcess;
  private readonly memoryBytes: number;
  private readonly onFree: () => void;
  private readonly onEnd: (reason: string) => void;
  private readonly ready: Promise<void>;
  private current: Current | undefined;
  private nextId = 1;
  private ended = false;

  constructor(memoryBytes: number, onFree: () => void, onEnd: (reason: string) => void) {
    this.memoryBytes = memoryBytes;
    this.onFree = onFree;
    this.onEnd = onEnd;
    const entry = childEntry(import.meta.url, './query-child.ts');
    this.child = fork(entry.path, [String(memoryBytes)], {
      execArgv: [...entry.execArgv, `--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
      env: childEnvironment(),
    });
    this.ready = new Promise((resolve, reject) => {
      this.child.once('message', () => resolve());
      this.child.once('exit', () => reject(new ProcessEnded('the process ended before it was ready')));
      this.child.once('error', reject);
    });
    this.ready.catch(() => undefined);
    this.child.on('message', (report: QueryReport) => this.handleReport(report));
    this.child.on('error', (error) => this.handleEnd(error.message));
    this.child.on('exit', (code, signal) => this.handleEnd(signal ?? `exit ${code}`, code));
  }

  get isFree(): boolean {
    return !this.current && !this.ended;
  }

  get isAlive(): boolean {
    return !this.ended;
  }

  whenReady(): Promise<void> {
    return this.ready;
  }

  /** Runs a task; the deadline counts from the moment the process is ready. */
  async run(task: Task, timeoutMs: number, signal?: AbortSignal): Promise<TaskAnswer> {
    const id = this.nextId++;
    let deadline: NodeJS.Timeout | undefined;
    let watch: NodeJS.Timeout | undefined;
    const handleAbort = () => this.abandon(id, new AppError('sql/cancelled'));
    try {
      return await new Promise<TaskAnswer>((resolve, reject) => {
        this.current = { id, resolve, reject, sent: false, abandoned: false };
        signal?.addEventListener('abort', handleAbort, { once: true });
        const start = () => {
          if (this.current?.id !== id) return;
          this.current.sent = true;
          this.send({ kind: 'run', id, task });
          watch = this.watchMemory(id);
          deadline = setTimeout(
            () => this.abandon(id, new AppError('sql/timeout', { seconds: timeoutMs / 1000 })),
            timeoutMs,
          );
        };
        this.ready.then(start, reject);
      });
    } finally {
      clearTimeout(deadline);
      clearInterval(watch);
      signal?.removeEventListener('abort', handleAbort);
    }
  }

  /** Ends the process; what runs in it is cancelled. */
  async close(): Promise<void> {
    if (this.ended) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }

  private send(order: QueryOrder): void {
    if (this.child.connected) this.child.send(order);
  }

  /**
   * The process looks at its own memory too, but some functions of the engine (one huge string) block its event loop.
   * From outside it can be seen on Linux only; elsewhere such a statement lasts until its deadline.
   */
  private watchMemory(id: number): NodeJS.Timeout | undefined {
    if (process.platform !== 'linux') return undefined;
    return setInterval(() => void this.checkMemory(id), WATCH_MS);
  }

  private async checkMemory(id: number): Promise<void> {
    const line = await readFile(`/proc/${this.child.pid}/statm`, 'utf8').catch(() => '');
    const residentBytes = Number(line.split(' ')[1] ?? 0) * PAGE_BYTES;
    if (residentBytes > this.memoryBytes + OWN_BYTES) this.kill(id, outOfMemory(this.memoryBytes));
  }

  private kill(id: number, error: AppError): void {
    if (this.current?.id !== id) return;
    this.current.reject(error);
    this.current.abandoned = true;
    this.child.kill('SIGKILL');
  }

  /** The caller is answered at once; the statement is interrupted, and its process killed if that does not help. */
  private abandon(id: number, error: AppError): void {
    const current = this.current;
    if (!current || current.id !== id || current.abandoned) return;
    current.abandoned = true;
    current.reject(error);
    if (!current.sent) {
      this.current = undefined;
      this.onFree();
      return;
    }
    this.send({ kind: 'interrupt' });
    current.kill = setTimeout(() => this.child.kill('SIGKILL'), GRACE_MS);
  }

  private handleReport(report: QueryReport): void {
    const current = this.current;
    if (report.kind === 'ready' || !current || report.id !== current.id) return;
    clearTimeout(current.kill);
    this.current = undefined;
    if (report.kind === 'done') current.resolve(report.answer);
    else current.reject(new AppError(report.code, report.params));
    this.onFree();
  }

  private handleEnd(reason: string, code?: number | null): void {
    if (this.ended) return;
    this.ended = true;
    const current = this.current;
    this.current = undefined;
    clearTimeout(current?.kill);
    const ranOut = code === OUT_OF_MEMORY_EXIT || reason === 'SIGABRT';
    current?.reject(ranOut ? outOfMemory(this.memoryBytes) : new ProcessEnded(reason));
    this.onEnd(reason);
  }
}
