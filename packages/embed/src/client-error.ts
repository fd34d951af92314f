import type { Language, Text } from '@aj-report/contract';

/**
 * What a caller can do about a failure: wait (`network`, `timeout`, `server`, `busy`), bring a better token (`denied`),
 * ask for rights (`forbidden`), ask for another address (`missing`), or correct the request (`refused`).
 */
export type FailureKind = 'network' | 'timeout' | 'server' | 'busy' | 'denied' | 'forbidden' | 'missing' | 'refused';

export const NETWORK_CODE = 'network/unreachable';
export const TIMEOUT_CODE = 'network/timeout';
export const BROKEN_CODE = 'network/broken-answer';

const OWN_MESSAGES: Readonly<Record<string, Text>> = {
  [NETWORK_CODE]: {
    zh: '无法连接到服务器，请检查网络；连接恢复后会自动重试',
    en: 'The server cannot be reached; check the network, it is tried again by itself',
  },
  [TIMEOUT_CODE]: {
    zh: '服务器长时间没有响应，稍后会自动重试',
    en: 'The server did not answer in time; it is tried again by itself',
  },
  [BROKEN_CODE]: {
    zh: '服务器的回答不完整，请检查中间的代理后重试',
    en: 'The answer of the server was incomplete; check the proxies in between and try again',
  },
};

/** The only error that the client throws, an aborted call aside. */
export class ClientError extends Error {
  readonly kind: FailureKind;
  /** Code of the service's envelope, or one of `network/…`. */
  readonly code: string;
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** ms that the service asked to wait; 0 = it did not say */
  readonly retryAfterMs: number;

  constructor(kind: FailureKind, code: string, message: string, status = 0, retryAfterMs = 0) {
    super(message);
    this.name = 'ClientError';
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  get isRetryable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'server' || this.kind === 'busy';
  }
}

/** An error of the connection itself, worded in the reader's language. */
export function toNetworkError(code: string, language: Language): ClientError {
  const kind = code === TIMEOUT_CODE ? 'timeout' : 'network';
  return new ClientError(kind, code, OWN_MESSAGES[code]?.[language] ?? code);
}

/** Sorts an HTTP status; the code of the envelope refines it where statuses are too coarse. */
export function kindOfStatus(status: number, code: string): FailureKind {
  if (code === '50014' || code === '50012' || code === 'User.credentials.expired') return 'denied';
  if (status === 401) return 'denied';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'busy';
  if (status >= 500) return 'server';
  return 'refused';
}
