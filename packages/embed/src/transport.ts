import type { Envelope, Language } from '@aj-report/contract';
import { BROKEN_CODE, ClientError, kindOfStatus, NETWORK_CODE, TIMEOUT_CODE, toNetworkError } from './client-error.ts';

export type FetchLike = (input: string, init: RequestInit) => Promise<Response>;

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly language: Language;
  /** ms without a byte after which the call is given up */
  readonly idleMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** An answer with status 2xx or 304 and a clock that must be fed while its body is read. */
export interface OpenAnswer {
  readonly response: Response;
  /** Restarts the idle clock. */
  readonly touch: () => void;
  /** Stops the clock; must be called when the body has been read. */
  readonly close: () => void;
  /** Turns anything thrown while reading into a ClientError; an abort by the caller is thrown on. */
  readonly toFailure: (reason: unknown) => ClientError;
}

interface IdleClock {
  readonly signal: AbortSignal;
  readonly hasRunOut: () => boolean;
  readonly touch: () => void;
  readonly close: () => void;
}

function startIdleClock(outer: AbortSignal | undefined, idleMs: number): IdleClock {
  const controller = new AbortController();
  let hasRunOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleAbort = () => controller.abort(outer?.reason);
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasRunOut = true;
      controller.abort();
    }, idleMs);
  };
  const close = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', handleAbort);
  };
  if (outer?.aborted) handleAbort();
  else outer?.addEventListener('abort', handleAbort, { once: true });
  touch();
  return { signal: controller.signal, hasRunOut: () => hasRunOut, touch, close };
}

/**
 * Sends one call, once. Cookies never travel; a redirect is a failure, because a token must not follow it elsewhere.
 * @throws ClientError for no answer and for every status but 2xx and 304; the caller's own abort as it is
 */
export async function openAnswer(fetch: FetchLike, call: Call): Promise<OpenAnswer> {
  const clock = startIdleClock(call.signal, call.idleMs);
  const toFailure = (reason: unknown): ClientError => {
    call.signal?.throwIfAborted();
    if (reason instanceof ClientError) return reason;
    return toNetworkError(clock.hasRunOut() ? TIMEOUT_CODE : NETWORK_CODE, call.language);
  };
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { ...call.headers, ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      credentials: 'omit',
      redirect: 'error',
      signal: clock.signal,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    if (!response.ok && response.status !== 304) throw await readFailure(response, call.language);
    return { response, touch: clock.touch, close: clock.close, toFailure };
  } catch (reason) {
    clock.close();
    throw toFailure(reason);
  }
}

/** The `data` of an envelope answered with 2xx. @throws ClientError when the body is none */
export async function readData<T>(answer: OpenAnswer, language: Language): Promise<T> {
  try {
    const envelope = toEnvelopeOf(await answer.response.text());
    if (!envelope) throw toNetworkError(BROKEN_CODE, language);
    if (envelope.code !== '200') {
      throw new ClientError(kindOfStatus(answer.response.status, envelope.code), envelope.code, envelope.message, 200);
    }
    return envelope.data as T;
  } catch (reason) {
    throw answer.toFailure(reason);
  } finally {
    answer.close();
  }
}

async function readFailure(response: Response, language: Language): Promise<ClientError> {
  const envelope = toEnvelopeOf(await response.text());
  const code = envelope?.code ?? String(response.status);
  const message = envelope?.message ?? toNetworkError(BROKEN_CODE, language).message;
  const seconds = Number(response.headers.get('Retry-After'));
  return new ClientError(
    kindOfStatus(response.status, code),
    code,
    message,
    response.status,
    Number.isFinite(seconds) ? seconds * 1000 : 0,
  );
}

function toEnvelopeOf(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Envelope) : null;
  } catch {
    return null;
  }
}
