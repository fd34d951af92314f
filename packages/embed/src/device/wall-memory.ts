import type { PlaylistDocument } from '@aj-report/contract';
import type { KeptScreens } from '../kept/kept-screens.types.ts';
import type { PlaylistMemory } from '../playlist/play-playlist.ts';
import type { SiteStorage } from '../site-storage.ts';

const KEY = 'AJReportPlaylist';

/** What a wall plays, on its disk: its playlist in the storage of the site, the screens of it in a database. */
export class WallMemory {
  readonly #storage: SiteStorage;
  readonly #kept: KeptScreens | undefined;

  constructor(storage: SiteStorage, kept: KeptScreens | undefined) {
    this.#storage = storage;
    this.#kept = kept;
  }

  ofPlaylist(playlistCode: string): PlaylistMemory {
    return {
      kept: this.#kept,
      read: () => {
        const held = readJson(this.#storage.getItem(KEY));
        return held?.playlistCode === playlistCode ? held.playlist : null;
      },
      write: (playlist) => {
        try {
          this.#storage.setItem(KEY, JSON.stringify({ playlistCode, playlist }));
        } catch (reason) {
          // A full storage: the wall plays on, and after a start without the service it waits for it.
          reportError(reason);
        }
      },
    };
  }

  /** The wall was shut out: nothing of what it showed stays. */
  forget(): void {
    this.#storage.removeItem(KEY);
    this.#kept?.clear().catch((reason: unknown) => reportError(reason));
  }
}

function readJson(text: string | null): { readonly playlistCode: string; readonly playlist: PlaylistDocument } | null {
  try {
    return JSON.parse(text ?? 'null') as { playlistCode: string; playlist: PlaylistDocument } | null;
  } catch {
    return null;
  }
}
