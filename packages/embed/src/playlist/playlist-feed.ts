import type { Language, PlaylistDocument, PlaylistEvent } from '@aj-report/contract';
import { toConnection, type Access } from '../client.ts';
import { ClientError } from '../client-error.ts';
import { readLines } from '../read-lines.ts';
import { toDelayMs, wait } from '../retry.ts';
import { openAnswer, readData } from '../transport.ts';
import type { Connection } from '../connection.ts';

/** What a playlist is followed with. */
export interface FeedOptions {
  /** Address of the service with its prefix. */
  readonly base: string;
  readonly playlistCode: string;
  readonly language: Language;
  /** Read before every call. */
  readonly access: () => Access;
  readonly onPlaylist: (playlist: PlaylistDocument) => void;
  /** It may not be shown; a silence of the service is none of these. */
  readonly onRefused: (reason: ClientError) => void;
}

const WAITS = { attempts: Number.POSITIVE_INFINITY, delayMs: 1_000 };
/** From here on the wait is at its longest. */
const LONGEST_WAIT = 6;
/** ms between two looks where the service holds no call open, or refuses */
const POLL_MS = 30_000;

async function readOnce(connection: Connection, { playlistCode, onPlaylist }: FeedOptions, signal: AbortSignal) {
  const call = connection.toCall('GET', `/playlist/show?playlistCode=${encodeURIComponent(playlistCode)}`, { signal });
  const answer = await openAnswer(connection.fetch, call);
  onPlaylist(await readData<PlaylistDocument>(answer, connection.language()));
}

/** Reads until the service ends it. @throws ClientError */
async function readHeld(connection: Connection, { playlistCode, onPlaylist }: FeedOptions, signal: AbortSignal) {
  const call = connection.toCall('POST', '/playlist/follow', { body: { playlistCode }, signal, isHeldOpen: true });
  const answer = await openAnswer(connection.fetch, call);
  try {
    if (!answer.response.body) return;
    for await (const text of readLines(answer.response.body, answer.touch)) {
      const event = JSON.parse(text) as PlaylistEvent;
      if (event.kind === 'playlist') onPlaylist(event.playlist);
      else if (!event.code.startsWith('server/')) throw new ClientError('refused', event.code, event.message);
    }
  } catch (reason) {
    throw reason instanceof ClientError ? reason : answer.toFailure(reason);
  } finally {
    answer.close();
  }
}

/** Hears of a playlist and every change of it until the signal ends it; a service that is away is waited for. */
export async function followPlaylist(options: FeedOptions, signal: AbortSignal): Promise<void> {
  const { base, language, access, onRefused } = options;
  const connection = toConnection({ base, language, token: access });
  let failures = 0;
  while (!signal.aborted) {
    let waitMs = toDelayMs(WAITS, 1, 0);
    try {
      await readHeld(connection, options, signal);
      failures = 0;
    } catch (reason) {
      if (signal.aborted) return;
      const failure =
        reason instanceof ClientError ? reason : new ClientError('network', 'network/broken-answer', String(reason));
      failures = Math.min(failures + 1, LONGEST_WAIT);
      waitMs = failure.isRetryable ? toDelayMs(WAITS, failures, failure.retryAfterMs) : POLL_MS;
      if (failure.code.startsWith('live/')) {
        waitMs = POLL_MS;
        await readOnce(connection, options, signal).catch((other: unknown) => {
          if (other instanceof ClientError && !other.isRetryable && !signal.aborted) onRefused(other);
        });
      } else if (!failure.isRetryable) onRefused(failure);
    }
    await wait(waitMs, signal).catch(() => undefined);
  }
}
