import { OK_CODE, type Envelope } from '@aj-report/contract';

/** Codes after which the session is over (spec §8). */
const SESSION_END_CODES: readonly string[] = ['User.credentials.expired', '50012', '50014'];

/** A call that did not succeed; the message is in the user's language. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  /** Named parameters of the message. */
  readonly args: NonNullable<Envelope['args']>;

  constructor(code: string, message: string, status: number, requestId?: string, args: Envelope['args'] = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.args = args;
  }

  /** The message with the number by which an administrator finds the call in the log, where there is one. */
  get reported(): string {
    return this.requestId === undefined ? this.message : `${this.message} (${this.requestId})`;
  }

  get isSessionEnd(): boolean {
    return SESSION_END_CODES.includes(this.code);
  }
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'string';
}

/**
 * The data of an answer.
 * @param fallback words for an answer that is no envelope at all, for example a proxy's error page
 * @throws ApiError for every code but "200"
 */
export function dataOf(status: number, body: unknown, fallback: string): unknown {
  if (!isEnvelope(body)) throw new ApiError(`http/${status}`, fallback, status);
  if (body.code === OK_CODE) return body.data;
  throw new ApiError(body.code, body.message || fallback, status, body.requestId, body.args);
}
