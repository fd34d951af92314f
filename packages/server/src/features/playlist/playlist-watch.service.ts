import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, PLAYLIST_LABEL, type PlaylistEvent } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { HeldCall, type Holder } from '../../platform/held-call.ts';
import type { Needs } from '../../platform/needs.ts';
import type { StoredPlaylist } from '../../platform/schema-playlists.ts';
import { toDocument, type Sees } from './playlist-document.ts';
import * as store from './playlist.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly playlistWatch: PlaylistWatch;
  }
}

type App = Needs<'background' | 'clock' | 'config' | 'db' | 'log'>;

/** ms between two looks whether a playlist was changed, by this server or another one */
const LOOK_MS = 1_000;

/** Who follows a playlist. */
export interface PlaylistFollower extends Holder {
  readonly playlistCode: string;
  /** What it sees now; asked each time, because rights end. */
  readonly sees: () => Sees;
}

/** What a look has found. */
interface Seen {
  readonly playlist: StoredPlaylist;
  readonly rows: readonly store.ItemRow[];
}

/** Looks at the playlists that somebody follows on this server, at all of them at once. */
export class PlaylistWatch {
  private readonly app: App;
  /** By code: the calls that follow it. */
  private readonly followers = new Map<string, Set<HeldCall>>();
  /** By code; undefined = not looked yet, null = there is none. */
  private readonly seen = new Map<string, Seen | null>();
  private isLooking = false;

  constructor(app: App) {
    this.app = app;
  }

  /** Calls that are held open. */
  get size(): number {
    return [...this.followers.values()].reduce((sum, calls) => sum + calls.size, 0);
  }

  /** The playlist now and whenever it changes. @throws live/off, live/too-many */
  follow(follower: PlaylistFollower): AsyncGenerator<readonly string[]> {
    const { live, liveStreams } = this.app.config;
    if (!live) throw new AppError('live/off');
    if (this.size >= liveStreams) throw new AppError('live/too-many', { limit: liveStreams });
    return this.linesOf(follower);
  }

  /** Ends all calls; those who follow ask again, maybe another server. */
  stop(): void {
    for (const calls of this.followers.values())
      for (const call of calls) call.close(new AppError('server/unavailable'));
  }

  private async *linesOf(follower: PlaylistFollower): AsyncGenerator<readonly string[]> {
    const { playlistCode } = follower;
    const call = new HeldCall(this.app, follower);
    const calls = this.followers.get(playlistCode) ?? new Set();
    this.followers.set(playlistCode, calls.add(call));
    this.begin();
    let said = '';
    try {
      yield* call.lines(async () => {
        const seen = this.seen.get(playlistCode);
        if (seen === undefined) return undefined;
        if (seen === null) throw new AppError('record/not-found', { what: PLAYLIST_LABEL, key: playlistCode });
        const now = this.app.clock.now();
        const document = toDocument(seen.playlist, seen.rows, follower.sees(), { now });
        const known = JSON.stringify({ ...document, due: [], time: '' });
        if (known === said) return undefined;
        said = known;
        return `${JSON.stringify({ kind: 'playlist', playlist: document } satisfies PlaylistEvent)}\n`;
      });
    } finally {
      calls.delete(call);
      if (calls.size === 0) {
        this.followers.delete(playlistCode);
        this.seen.delete(playlistCode);
      }
    }
  }

  private begin(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    this.app.background.start('playlists', async (signal) => {
      while (this.followers.size > 0 && !signal.aborted) {
        await this.look().catch((error: unknown) => this.app.log.error({ err: error }, 'no look at playlists'));
        await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
      this.isLooking = false;
    });
  }

  private async look(): Promise<void> {
    const codes = [...this.followers.keys()];
    const playlists = await store.findPlaylistsByCodes(this.app.db, codes);
    const rows = await store.findItems(
      this.app.db,
      playlists.map(({ id }) => id),
    );
    for (const code of codes) {
      const playlist = playlists.find(({ playlistCode }) => playlistCode === code);
      const own = playlist && { playlist, rows: rows.filter(({ playlistId }) => playlistId === playlist.id) };
      if (!this.followers.has(code)) continue;
      this.seen.set(code, own ?? null);
      // A notice whose time is over is a change that no row tells of.
      for (const call of this.followers.get(code) ?? []) call.wake();
    }
  }
}

export function registerPlaylistWatch(app: FastifyInstance): void {
  const watch = new PlaylistWatch(app);
  app.decorate('playlistWatch', watch);
  app.gauges.set('aj_playlist_calls', () => watch.size);
  app.addHook('preClose', async () => watch.stop());
}
