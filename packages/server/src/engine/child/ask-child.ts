import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, type ErrorCode, type ErrorParams } from '@aj-report/contract';
import { PARENT_FD } from './end-with-parent.ts';
import { childEnvironment, type ChildEntry } from './child-entry.ts';

/** What a child process says of the one request that it is given. */
export type ChildAnswer<Done> =
  | { readonly kind: 'done'; readonly result: Done }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly params: ErrorParams }
  | { readonly kind: 'broken'; readonly reason: string };

/** How far a child process says that it is. */
export interface ChildProgress {
  readonly kind: 'progress';
  /** 0–1 */
  readonly done: number;
  readonly rows: number;
}

export interface ChildLimits {
  readonly memoryMb: number;
  readonly deadlineMs: number;
  /** Ends the process early; the answer is then undefined. */
  readonly signal?: AbortSignal;
  /** What the process reads from its standard input, as fast as it does. */
  readonly input?: AsyncIterable<Uint8Array>;
  /** Hears how far the process is, where it says so. */
  readonly onProgress?: ((done: number, rows: number) => void) | undefined;
}

/**
 * Gives a process of its own one request, so that a heavy file holds nobody up and one that is too heavy ends that
 * process only. Resolves with undefined when the process ended without an answer: too much memory, or too long.
 * @throws AppError with the code of a refusal; Error for a fault of the child
 */
export async function askChild<Done>(
  entry: ChildEntry,
  request: object,
  { memoryMb, deadlineMs, signal, input, onProgress }: ChildLimits,
): Promise<Done | undefined> {
  const child = fork(entry.path, {
    execArgv: [...entry.execArgv, `--max-old-space-size=${memoryMb}`],
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: [input ? 'pipe' : 'ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  // Unread, it would hold back the event of the child's end.
  (child.stdio[PARENT_FD] as Readable).resume();
  let answer: ChildAnswer<Done> | undefined;
  child.on('message', (said: ChildAnswer<Done> | ChildProgress) => {
    if (said.kind === 'progress') onProgress?.(said.done, said.rows);
    else answer = said;
  });
  const kill = () => child.kill('SIGKILL');
  const deadline = setTimeout(kill, deadlineMs);
  signal?.addEventListener('abort', kill, { once: true });
  if (signal?.aborted === true) kill();
  const source = input && feed(child, input);
  try {
    child.send(request, () => undefined);
    await Promise.race([once(child, 'close'), once(child, 'error')]);
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', kill);
    child.kill('SIGKILL');
  }
  const fault = await source;
  if (fault) throw fault.error;
  if (answer?.kind === 'refused') throw new AppError(answer.code, answer.params);
  if (answer?.kind === 'broken') throw new Error(answer.reason);
  return answer?.result;
}

/** Writes to a child's standard input; resolves with the fault of the source, which ends the child. */
async function feed(child: ChildProcess, input: AsyncIterable<Uint8Array>): Promise<{ error: unknown } | undefined> {
  let fault: { error: unknown } | undefined;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* input;
    } catch (error) {
      fault = { error };
      child.kill('SIGKILL');
    }
  }
  // A child that ended reads no more; what became of it is its answer.
  await pipeline(Readable.from(watched(), { objectMode: false }), child.stdin as Writable).catch(() => undefined);
  return fault;
}
