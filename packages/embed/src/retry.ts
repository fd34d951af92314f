import { ClientError } from './client-error.ts';

export interface RetryPolicy {
  /** Tries in all, the first one included. */
  readonly attempts: number;
  /** ms before the second try; doubles with each further one */
  readonly delayMs: number;
}

/** ms; the longest wait between two tries, whatever the service asks for */
const LONGEST_DELAY_MS = 10_000;

/** ms to wait before try `attempt` (1 = the second): doubling, with a quarter of jitter so that walls spread out. */
export function toDelayMs(policy: RetryPolicy, attempt: number, askedMs: number, random = Math.random()): number {
  const doubled = policy.delayMs * 2 ** (attempt - 1);
  return Math.min(LONGEST_DELAY_MS, Math.max(doubled, askedMs)) * (0.75 + random / 2);
}

/** Waits; settles early, by throwing the reason, when aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', handleAbort);
      resolve();
    }, ms);
    if (signal?.aborted) handleAbort();
    else signal?.addEventListener('abort', handleAbort, { once: true });
  });
}

/**
 * Runs a step again while it fails in a way that waiting can cure. Gives back the step's value.
 * @throws the last error
 */
export async function retry<T>(
  policy: RetryPolicy,
  signal: AbortSignal | undefined,
  step: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (reason) {
      if (!(reason instanceof ClientError) || !reason.isRetryable || attempt >= policy.attempts) throw reason;
      await wait(toDelayMs(policy, attempt, reason.retryAfterMs), signal);
    }
  }
}
