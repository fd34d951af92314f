import type { ErrorCode, ErrorParams } from '@aj-report/contract';
import type { ChildAnswer, ChildProgress } from './ask-child.ts';
import { endWithParent, PARENT_FD } from './end-with-parent.ts';

/** A refusal for the caller to read; every other error is a fault of ours. */
type Refusal = Error & { readonly code: ErrorCode; readonly params: ErrorParams };

/** Tells how far the work is: 0–1, and the rows that are done. */
export type TellProgress = (done: number, rows: number) => void;

/** ms between two words about progress, however often it moves */
const TELL_MS = 300;

function toTell(): TellProgress {
  let lastMs = -TELL_MS;
  return (done, rows) => {
    const nowMs = performance.now();
    if (nowMs - lastMs < TELL_MS) return;
    lastMs = nowMs;
    process.send?.({ kind: 'progress', done, rows } satisfies ChildProgress);
  };
}

/**
 * The child's end of `askChild`: answers the one request that comes, and ends; also when the service that started it
 * does.
 */
export function answerParent<Request, Done>(
  work: (request: Request, tell: TellProgress) => Promise<Done>,
  refusal: new (...args: never[]) => Refusal,
): void {
  const answer = async (request: Request): Promise<void> => {
    const said = await work(request, toTell()).then(
      (result): ChildAnswer<Done> => ({ kind: 'done', result }),
      (error: unknown): ChildAnswer<Done> =>
        error instanceof refusal
          ? { kind: 'refused', code: error.code, params: error.params }
          : { kind: 'broken', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    );
    process.send?.(said, () => process.exit(0));
  };
  process.once('message', (request: Request) => void answer(request));
  endWithParent(PARENT_FD);
  // Ctrl-C reaches the whole group; the service ends its process itself.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
}
