import { AppError } from '@aj-report/contract';

/** ms beyond the source's own limit after which it is stopped from here */
const GRACE_MS = 1_000;

/**
 * Runs work that a caller may leave and that has a deadline: then `stop` is asked to end it where it runs, and the caller
 * is answered at once, whether or not the source ever answers.
 * @throws AppError sql/cancelled, sql/timeout, or what the work throws
 */
export async function runStoppable<R>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: () => Promise<R>,
  stop: () => void,
): Promise<R> {
  if (signal?.aborted) throw new AppError('sql/cancelled');
  let deadline: NodeJS.Timeout | undefined;
  let handleAbort: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    const end = (error: AppError) => {
      stop();
      reject(error);
    };
    deadline = setTimeout(() => end(new AppError('sql/timeout', { seconds: timeoutMs / 1000 })), timeoutMs + GRACE_MS);
    handleAbort = () => end(new AppError('sql/cancelled'));
    signal?.addEventListener('abort', handleAbort, { once: true });
  });
  const running = work();
  try {
    return await Promise.race([running, stopped]);
  } finally {
    running.catch(() => undefined);
    clearTimeout(deadline);
    if (handleAbort) signal?.removeEventListener('abort', handleAbort);
  }
}
