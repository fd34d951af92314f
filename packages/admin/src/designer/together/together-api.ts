import {
  BASE_PREFIX,
  followRoom,
  getScreen,
  joinRoom,
  leaveRoom,
  normalizeScreen,
  pathOf,
  sendEdits,
  tellWhereabouts,
  type EditRoom,
  type Endpoint,
  type NormalScreen,
  type RoomEvent,
  type Whereabouts,
} from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/api-error.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { currentToken } from '../../session/session-store.ts';
import type { SentEdit } from './shared-screen.ts';

/** A room and the editor in it. */
export interface Seat {
  readonly room: string;
  readonly clientId: string;
}

/** What is known of the room already. */
export interface Known {
  readonly after: number;
  readonly revision: number;
}

/** The service's part in editing together. Failures are thrown with a `code`. */
export interface TogetherApi {
  join(reportCode: string, clientId: string): Promise<EditRoom>;
  load(reportCode: string, revision: number): Promise<NormalScreen>;
  /** Numbers of the edits in the order of the room. */
  send(seat: Seat, edits: readonly SentEdit[]): Promise<readonly number[]>;
  tell(seat: Seat, at: Whereabouts): Promise<void>;
  leave(seat: Seat): void;
  /** Events until the call ends; `onSign` hears of every sign of life. */
  follow(seat: Seat, known: Known, signal: AbortSignal, onSign: () => void): AsyncIterable<RoomEvent>;
}

const QUIET = { showErrorDialog: false } as const;

function post(endpoint: Endpoint, body: unknown, options: RequestInit = {}): Promise<Response> {
  return fetch(BASE_PREFIX + pathOf(endpoint), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: currentToken() ?? '',
      'Accept-Language': currentLanguage(),
    },
    body: JSON.stringify(body),
    ...options,
  });
}

/** Lines of JSON as they come; an empty line is only a sign. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<RoomEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line) as RoomEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function* follow(
  seat: Seat,
  known: Known,
  signal: AbortSignal,
  onSign: () => void,
): AsyncGenerator<RoomEvent, void, undefined> {
  const response = await post(followRoom, { ...seat, ...known }, { signal });
  if (!response.ok || !response.body) {
    const { code = 'network', message = '' } = (await response.json()) as { code?: string; message?: string };
    throw new ApiError(code, message, response.status);
  }
  yield* readEvents(response.body, onSign);
}

export const togetherApi: TogetherApi = {
  join: (reportCode, clientId) => call(joinRoom, { body: { reportCode, clientId }, ...QUIET }),
  load: async (reportCode, revision) => {
    const query = { revision: revision === 0 ? 'newest' : String(revision) };
    return normalizeScreen(await call(getScreen, { params: { reportCode }, query, ...QUIET }));
  },
  send: async (seat, edits) => {
    const body = { ...seat, edits: edits.map((one) => ({ ...one, edit: [...one.edit] })) };
    return (await call(sendEdits, { body, ...QUIET })).seqs;
  },
  tell: async (seat, at) => {
    await call(tellWhereabouts, { body: { ...seat, at }, ...QUIET });
  },
  // The page may be going away: the browser sends it all the same.
  leave: (seat) => void post(leaveRoom, seat, { keepalive: true }).catch(() => undefined),
  follow,
};
