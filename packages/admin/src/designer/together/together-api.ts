import {
  BASE_PREFIX,
  followRoom,
  getScreen,
  joinRoom,
  leaveRoom,
  normalizeScreen,
  pathOf,
  sendEdits,
  tellPresence,
  type Endpoint,
  type RoomEvent,
} from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/api-error.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { currentToken } from '../../session/session-store.ts';
import { readEvents, type Known, type Seat, type TogetherApi } from './room-line.ts';

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
    await call(tellPresence, { body: { ...seat, at }, ...QUIET });
  },
  // The page may be going away: the browser sends it all the same.
  leave: (seat, returns) => void post(leaveRoom, { ...seat, returns }, { keepalive: true }).catch(() => undefined),
  follow,
};
