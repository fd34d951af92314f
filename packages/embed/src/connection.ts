import type { Language } from '@aj-report/contract';
import type { RetryPolicy } from './retry.ts';
import type { Call, FetchLike } from './transport.ts';

/** What a call may bring beside its address. */
export interface CallExtra {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The service goes on answering as long as somebody listens. */
  readonly isHeldOpen?: boolean;
}

/** What the batch and the calls share. */
export interface Connection {
  readonly fetch: FetchLike;
  readonly retry: RetryPolicy;
  readonly language: () => Language;
  readonly toCall: (method: Call['method'], path: string, extra?: CallExtra) => Call;
  /** Runs a step; when the token is refused it is renewed once and the step runs again. Reports health. */
  readonly guard: <T>(step: () => Promise<T>) => Promise<T>;
}
