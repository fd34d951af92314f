import { fillAddress } from '../text/fill-address.ts';

/** How a stream is played: HLS playlist, FLV over HTTP, or a file that the browser plays itself. */
export type StreamKind = 'hls' | 'flv' | 'file';

export interface StreamSource {
  readonly url: string;
  readonly kind: StreamKind;
}

const SCHEMES = new Set(['http:', 'https:', 'blob:']);

/** Kind of a stream by the end of its path, unless it is set. */
export function toStreamKind(url: string, set: StreamKind | 'auto'): StreamKind {
  if (set !== 'auto') return set;
  const path = new URL(url).pathname.toLowerCase();
  if (path.endsWith('.m3u8')) return 'hls';
  return path.endsWith('.flv') ? 'flv' : 'file';
}

/**
 * Address and kind of a stream, undefined when the address is empty or not allowed (http, https, blob). `{key}` is
 * filled from the page's parameters, `base` resolves relative addresses.
 */
export function toStreamSource(
  address: string,
  set: StreamKind | 'auto',
  context: Readonly<Record<string, string>>,
  base: string,
): StreamSource | undefined {
  const text = fillAddress(address, context) ?? '';
  if (text === '' || !URL.canParse(text, base)) return undefined;
  const { protocol, href } = new URL(text, base);
  return SCHEMES.has(protocol) ? { url: href, kind: toStreamKind(href, set) } : undefined;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** A stream that never came is tried rarely, but for ever: nobody stands at a wall to press a button. */
const FAILED_RETRY_MS = 60_000;
/** Tries in vain after which it is called failed. */
export const MAX_TRIES = 5;

/** Time until try `attempt` (1 = the first after the stream broke off); `luck` 0 … 1 spreads many walls apart. */
export function toRetryMs(attempt: number, luck: number): number {
  if (attempt > MAX_TRIES) return FAILED_RETRY_MS * (1 + luck / 4);
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1)) * (1 + luck / 4);
}
