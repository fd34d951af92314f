import { fork, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { AppError, type Language } from '@aj-report/contract';
import type { ChildAnswer } from '../child/ask-child.ts';
import { childEntry, childEnvironment } from '../child/child-entry.ts';
import { PARENT_FD } from '../child/end-with-parent.ts';
import type { PreviewDone, ReportInput } from './report-request.types.ts';
import type { PreviewRequest } from './warm-report-child.ts';
import type { LinkedReports } from './write/cell-links.ts';
import type { PaperFonts } from './write/paper-mark.types.ts';
import type { PreviewPage } from './write/to-preview.ts';

export interface ReportLimits {
  readonly memoryMb: number;
  readonly deadlineMs: number;
}

/** A page of a report; reports of equal keys are the same. */
export interface AskedPage {
  readonly key: string;
  readonly input: ReportInput;
  readonly page: PreviewPage;
  readonly linked: LinkedReports;
  readonly language: Language;
  /** Of paper. */
  readonly fonts: PaperFonts;
}

/** Processes of one service that expand reports for people who wait. */
const PROCESSES_MAX = 2;
/** Expanded reports that a process keeps, for the next page of them. */
const KEPT = 3;
/** ms without a question after which a process ends */
const IDLE_MS = 60_000;

interface Warm {
  readonly child: ChildProcess;
  /** Keys of what it keeps, asked for last at the end. */
  readonly keys: string[];
  isBusy: boolean;
  idle: NodeJS.Timeout | undefined;
}

/** Warm processes that expand reports: one question at a time each, killed at the deadline, gone when nobody asks. */
export class ReportProcesses {
  private readonly processes = new Set<Warm>();
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: ReportLimits) {}

  /**
   * One page of a report, from the process that has it expanded where there is one.
   * @throws AppError excel/* for what cannot be made, excel/too-heavy when the process needs too much
   */
  async preview(asked: AskedPage, signal: AbortSignal): Promise<PreviewDone> {
    const warm = await this.acquire(asked.key, signal);
    try {
      return await this.ask(warm, asked, signal);
    } finally {
      this.release(warm);
    }
  }

  /** Ends every process. */
  close(): void {
    for (const { child } of this.processes) child.kill('SIGKILL');
  }

  private async acquire(key: string, signal: AbortSignal): Promise<Warm> {
    for (;;) {
      signal.throwIfAborted();
      const idle = [...this.processes].filter(({ isBusy }) => !isBusy);
      const free = idle.find(({ keys }) => keys.includes(key)) ?? idle[0];
      const warm = free ?? (this.processes.size < PROCESSES_MAX ? this.start() : undefined);
      if (warm) {
        warm.isBusy = true;
        clearTimeout(warm.idle);
        return warm;
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private release(warm: Warm): void {
    warm.isBusy = false;
    warm.idle = setTimeout(() => warm.child.kill('SIGKILL'), IDLE_MS);
    warm.idle.unref();
    this.waiting.shift()?.();
  }

  private start(): Warm {
    const entry = childEntry(import.meta.url, './warm-report-child.ts');
    const child = fork(entry.path, {
      execArgv: [...entry.execArgv, `--max-old-space-size=${this.limits.memoryMb}`],
      env: childEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    });
    // Unread, it would hold back the event of the child's end.
    (child.stdio[PARENT_FD] as Readable).resume();
    const warm: Warm = { child, keys: [], isBusy: false, idle: undefined };
    this.processes.add(warm);
    const forget = () => {
      clearTimeout(warm.idle);
      this.processes.delete(warm);
      this.waiting.shift()?.();
    };
    child.once('close', forget);
    child.once('error', forget);
    return warm;
  }

  private async ask({ child, keys }: Warm, asked: AskedPage, signal: AbortSignal): Promise<PreviewDone> {
    const { key, input, page, linked, language, fonts } = asked;
    const isKept = keys.includes(key);
    const kept = [...keys.filter((one) => one !== key), key].slice(-KEPT);
    keys.splice(0, keys.length, ...kept);
    const request: PreviewRequest = { key, kept, page, linked, language, fonts, ...(isKept ? {} : { input }) };
    const kill = () => child.kill('SIGKILL');
    const deadline = setTimeout(kill, this.limits.deadlineMs);
    signal.addEventListener('abort', kill, { once: true });
    let stop = () => {};
    try {
      const answer = await new Promise<ChildAnswer<PreviewDone> | undefined>((resolve) => {
        const handleEnd = () => resolve(undefined);
        stop = () => void child.off('message', resolve).off('close', handleEnd).off('error', handleEnd);
        child.once('message', resolve).once('close', handleEnd).once('error', handleEnd);
        child.send(request, (error) => (error ? resolve(undefined) : undefined));
      });
      signal.throwIfAborted();
      if (answer?.kind === 'done') return answer.result;
      if (answer) keys.splice(0, keys.length);
      if (answer?.kind === 'refused') throw new AppError(answer.code, answer.params);
      if (answer?.kind === 'broken') throw new Error(answer.reason);
      throw new AppError('excel/too-heavy');
    } finally {
      stop();
      clearTimeout(deadline);
      signal.removeEventListener('abort', kill);
    }
  }
}
