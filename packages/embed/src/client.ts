import { LIMITS, type Language, type ScreenDocument } from '@aj-report/contract';
import type { DataProvider, MapSource } from '@aj-report/widgets';
import { queryBatch, readBatch, type HeldTables } from './batch.ts';
import { ClientError } from './client-error.ts';
import type { HeldMaps } from './map-client.ts';
import { PATHS } from './paths.ts';
import { retry, type RetryPolicy } from './retry.ts';
import { openAnswer, readData, type FetchLike } from './transport.ts';
import type { Connection } from './connection.ts';

/**
 * What opens the service: a login `session` travels as `Authorization`, a `share` link's token and one that a `host`
 * page's own server minted travel as `Share-Token`. Both headers hold the bare token.
 */
export interface ClientToken {
  readonly kind: 'session' | 'share' | 'host';
  readonly value: string;
}

/** One token, several of different kinds, or none. */
export type Access = ClientToken | readonly ClientToken[] | null;

export interface ClientOptions {
  /** Address of the service with its prefix, for example `https://bi.example.com/data-report`. */
  readonly base: string;
  readonly language: Language | (() => Language);
  /** Read before every call, so that a new log-in or a renewed share counts at once. */
  readonly token?: Access | (() => Access);
  /** Asked once when the service refuses the token; true = there is a better one now, try again. */
  readonly renewToken?: () => Promise<boolean>;
  /** Hears of every call: null = it went through, else why it did not. */
  readonly onHealth?: (failure: ClientError | null) => void;
  /** Default: the browser's. */
  readonly fetch?: FetchLike;
  /** Default: 3 tries, 500 ms apart at first. */
  readonly retry?: RetryPolicy;
  /** false = data is asked for by rounds, never held open; for pages that show many screens, or change one */
  readonly live?: boolean;
  /** ms without a byte after which a call is given up; default 200 s (spec §7), 30 s while data is held open */
  readonly idleMs?: number;
}

export interface ScreenRequest {
  /** `newest` = the latest save, published or not; needs the design right. */
  readonly revision?: string;
  readonly signal?: AbortSignal;
}

export interface Client extends DataProvider {
  readonly getMap: MapSource;
  /**
   * The document of a screen. While it has not changed on the service the very same object comes back,
   * so that `===` tells whether there is anything new.
   * @throws ClientError
   */
  getScreen(reportCode: string, request?: ScreenRequest): Promise<ScreenDocument>;
  /** One call that answers an envelope; gives back its data. @throws ClientError */
  call<T>(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<T>;
  /** Lets go of the tables that are kept: the next questions bring all of them again. */
  forgetTables(): void;
}

const DEFAULT_RETRY: RetryPolicy = { attempts: 3, delayMs: 500 };
/** ms; the service sends a beat far more often, so that a broken connection of a wall is noticed early */
const HELD_OPEN_IDLE_MS = 30_000;

/**
 * The one way from a page to the service's screens and data. It keeps the last table of every query; one that has not
 * changed on the service is not sent again, and comes back as the same object.
 * @example const client = createClient({ base: '/data-report', language: 'zh', token: { kind: 'share', value: token } })
 */
export function createClient(options: ClientOptions): Client {
  const connection = toConnection(options);
  const tables: HeldTables = new Map();
  const screens = new Map<string, { document: ScreenDocument; etag: string | null }>();
  const maps: HeldMaps = { known: new Map(), asked: new Map() };
  return {
    getScreen: (reportCode, request = {}) => loadScreen(connection, screens, reportCode, request),
    query: (reportCode, queries, onAnswer, signal) =>
      queryBatch(connection, tables, { reportCode, queries, onAnswer, signal }),
    ...(options.live === false ? {} : { watch: toWatch(options.base, connection, tables) }),
    call: <T>(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal) =>
      connection.guard(() =>
        retry(connection.retry, signal, async () => {
          const call = connection.toCall(method, path, { body, signal });
          return readData<T>(await openAnswer(connection.fetch, call), connection.language());
        }),
      ),
    getMap: (mapCode) => import('./map-client.ts').then(({ loadMap }) => loadMap(connection, maps, mapCode)),
    forgetTables: () => tables.clear(),
  };
}

/** Most of it is loaded when it is needed; what it shares with a batch is handed over, and stays in one piece here. */
function toWatch(base: string, connection: Connection, tables: HeldTables): NonNullable<Client['watch']> {
  return async (reportCode, queries, listener, signal) => {
    const { watchBatch } = await import('./watch.ts');
    return watchBatch(base, () => readBatch(connection, tables, { reportCode, queries, signal }, 1), listener, signal);
  };
}

/** How a client of these options calls. */
export function toConnection(options: ClientOptions): Connection {
  const { language, token = null } = options;
  const toLanguage = typeof language === 'function' ? language : () => language;
  const toToken = typeof token === 'function' ? token : () => token;
  return {
    // Called through the window: a bare reference to `fetch` loses its receiver.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    retry: options.retry ?? DEFAULT_RETRY,
    language: toLanguage,
    toCall: (method, path, { body, signal, headers, isHeldOpen } = {}) => ({
      method,
      url: options.base.replace(/\/$/, '') + path,
      headers: { 'Accept-Language': toLanguage(), ...toTokenHeaders(toToken()), ...headers },
      language: toLanguage(),
      idleMs: options.idleMs ?? (isHeldOpen ? HELD_OPEN_IDLE_MS : LIMITS.httpTimeoutMs),
      ...(body === undefined ? {} : { body }),
      signal,
    }),
    guard: (step) => runGuarded(options, step),
  };
}

function toTokenHeaders(access: Access): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { kind, value } of toTokens(access)) {
    if (value) headers[kind === 'session' ? 'Authorization' : 'Share-Token'] = value;
  }
  return headers;
}

/** The tokens as a list, whatever form they were given in. */
export function toTokens(access: Access): readonly ClientToken[] {
  if (access === null) return [];
  return 'kind' in access ? [access] : access;
}

async function runGuarded<T>(options: ClientOptions, step: () => Promise<T>): Promise<T> {
  try {
    const value = await step().catch(async (reason: unknown) => {
      const isRefused = reason instanceof ClientError && reason.kind === 'denied';
      if (!isRefused || !options.renewToken || !(await options.renewToken())) throw reason;
      return step();
    });
    options.onHealth?.(null);
    return value;
  } catch (reason) {
    if (reason instanceof ClientError) options.onHealth?.(reason);
    throw reason;
  }
}

/** Whether two answers show the same: one revision, and the values that a share fixes in it. */
function isSameScreen(held: ScreenDocument, document: ScreenDocument): boolean {
  const parametersOf = ({ dashboard }: ScreenDocument) => JSON.stringify(dashboard?.parameters ?? []);
  return (
    document.revision !== undefined &&
    document.revision === held.revision &&
    parametersOf(document) === parametersOf(held)
  );
}

async function loadScreen(
  connection: Connection,
  screens: Map<string, { document: ScreenDocument; etag: string | null }>,
  reportCode: string,
  request: ScreenRequest,
): Promise<ScreenDocument> {
  const query = request.revision ? `?revision=${encodeURIComponent(request.revision)}` : '';
  const path = PATHS.getScreen.replace('{reportCode}', () => encodeURIComponent(reportCode)) + query;
  const held = screens.get(path);
  const load = async () => {
    const call = connection.toCall('GET', path, {
      signal: request.signal,
      ...(held?.etag ? { headers: { 'If-None-Match': held.etag } } : {}),
    });
    const answer = await openAnswer(connection.fetch, call);
    if (answer.response.status === 304 && held) {
      answer.close();
      return held.document;
    }
    const document = await readData<ScreenDocument>(answer, connection.language());
    const kept = held && isSameScreen(held.document, document) ? held.document : document;
    screens.set(path, { document: kept, etag: answer.response.headers.get('ETag') });
    return kept;
  };
  return connection.guard(() => retry(connection.retry, request.signal, load));
}
