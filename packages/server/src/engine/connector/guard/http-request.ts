import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError, type Text } from '@aj-report/contract';
import type { EgressGuard } from './egress-guard.ts';
import { toNetworkError, unreachable } from './network-error.ts';

export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream is sent once: no redirect is followed then. */
  readonly body?: string | Readable;
  /** Whether the certificate must be of a trusted authority; true by default. */
  readonly verifies?: boolean;
}

export interface HttpAnswer {
  readonly status: number;
  /** Empty where the source says none. */
  readonly contentType: string;
  readonly body: Readable;
}

/** Throws for an address that must not be reached by HTTP. */
export type RefuseAddress = (address: string, url: URL) => Promise<void>;

const REDIRECTS_MAX = 5;
const REDIRECTED = new Set([301, 302, 303, 307, 308]);
/** Redirects behind which a request goes on with its own method and body. */
const KEEPS_METHOD = new Set([307, 308]);
/** Codes of Node's unpacking. */
const PACKING = /^(?:Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZLIB)/;
/** What another host must not learn. */
const PLAIN_HEADERS = new Set(['accept', 'accept-encoding', 'accept-language', 'content-type', 'user-agent']);

/**
 * A request through the guard: the address is checked and pinned for every hop, secrets stay with the host they are for,
 * and an answer is a stream that its reader bounds.
 * @throws AppError data-source/unreachable, data-source/address-refused, data-source/redirect-refused
 */
export async function sendRequest(
  guard: EgressGuard,
  first: HttpRequest,
  signal: AbortSignal,
  refuseAddress?: RefuseAddress,
): Promise<HttpAnswer> {
  let request = first;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const answer = await sendOnce(guard, request, signal, refuseAddress);
    const location = answer.headers.location;
    const status = answer.statusCode ?? 0;
    const contentType = answer.headers['content-type'] ?? '';
    if (!REDIRECTED.has(status) || location === undefined) return { status, contentType, body: toPlain(answer) };
    answer.destroy();
    request = redirected(request, status, location);
  }
  throw new AppError('data-source/redirect-refused', { url: request.url });
}

function redirected(request: HttpRequest, status: number, location: string): HttpRequest {
  const to = URL.canParse(location, request.url) ? new URL(location, request.url) : undefined;
  const isWeb = to?.protocol === 'http:' || to?.protocol === 'https:';
  if (!to || !isWeb || request.body instanceof Readable) {
    throw new AppError('data-source/redirect-refused', { url: location });
  }
  const isSameOrigin = to.origin === new URL(request.url).origin;
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => isSameOrigin || PLAIN_HEADERS.has(name.toLowerCase())),
  );
  const { body, ...rest } = request;
  if (KEEPS_METHOD.has(status) && body !== undefined) return { ...rest, url: to.href, headers, body };
  const method = KEEPS_METHOD.has(status) || request.method === 'HEAD' ? request.method : 'GET';
  return { ...rest, url: to.href, headers, method };
}

async function sendOnce(
  guard: EgressGuard,
  request: HttpRequest,
  signal: AbortSignal,
  refuseAddress?: RefuseAddress,
): Promise<IncomingMessage> {
  const url = new URL(request.url);
  const address = await guard.addressOf(url.hostname);
  await refuseAddress?.(address, url);
  const lookup: LookupFunction = (_host, options, callback) => {
    const family = isIPv6(address) ? 6 : 4;
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { method, headers, body, verifies = true } = request;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
      lookup,
      agent: false,
      signal,
      rejectUnauthorized: verifies,
    });
    // A time-out of the request itself would begin when it is connected.
    sent.once('socket', (socket) => {
      const late = setTimeout(() => void sent.destroy(unreachable(url.host, 'ETIMEDOUT')), guard.reachMs);
      for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(late));
    });
    sent.once('response', resolve);
    sent.once('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(otherProtocol());
    });
    // Nothing of Node's tells of a connection that ends without any of these.
    sent.once('close', () => reject(signal.aborted ? new Error('aborted') : unreachable(url.host, 'ECONNRESET')));
    sent.once('error', (error) => reject(signal.aborted ? error : toNetworkError(error, url.host)));
    if (body instanceof Readable) pipeline(body, sent, () => undefined);
    else sent.end(body);
  });
}

/** The body without its compression; unpacking is streamed, so that who reads it stops a bomb. */
function toPlain(answer: IncomingMessage): Readable {
  const unpack = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }[
    String(answer.headers['content-encoding'] ?? '').toLowerCase()
  ];
  if (!unpack) return answer;
  const plain = unpack();
  answer.once('error', (error) => plain.destroy(error));
  plain.once('close', () => answer.destroy());
  return answer.pipe(plain);
}

/**
 * A whole body of bounded size.
 * @throws AppError data-source/answer-too-large, data-source/answer-invalid
 */
export async function readBody(body: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxBytes) throw new AppError('data-source/answer-too-large', { limit: shownSize(maxBytes) });
      parts.push(part);
    }
  } catch (error) {
    throw brokenBody(error);
  } finally {
    body.destroy();
  }
  return Buffer.concat(parts);
}

export function shownSize(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

/** The first bytes of a body, as far as they can be read. */
export async function readStart(body: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // What came until then is all there is.
  } finally {
    body.destroy();
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

/** Why a body was not read to its end: left by us, or broken by the source. */
export function brokenBody(error: unknown): unknown {
  const { name, code = '', message } = error as NodeJS.ErrnoException;
  if (error instanceof AppError || name === 'AbortError') return error;
  return new AppError('data-source/answer-invalid', { detail: toBreak(code, message) });
}

function toBreak(code: string, message: string): Text | string {
  if (code === 'ECONNRESET') return { zh: '连接在应答结束前断开', en: 'the connection broke off before its end' };
  if (!PACKING.test(code)) return message;
  return { zh: `压缩的内容无法解压（${message}）`, en: `it cannot be unpacked (${message})` };
}

function otherProtocol(): AppError {
  const detail = { zh: '数据源要求改用其他协议', en: 'the source wants to go on in another protocol' };
  return new AppError('data-source/answer-invalid', { detail });
}
