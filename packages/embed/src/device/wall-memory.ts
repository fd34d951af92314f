import type { PlaylistDocument } from '@aj-report/contract';
import type { WallDisk } from '../kept/wall-disk.types.ts';
import type { PlaylistMemory } from '../playlist/play-playlist.ts';
import type { SiteStorage } from '../site-storage.ts';

const KEY = 'AJReportPlaylist';

/** What a wall plays, on its disk: its playlist in the storage of the site, the reports of it in databases. */
export class WallMemory {
  readonly #storage: SiteStorage;
  readonly #disk: WallDisk | undefined;

  constructor(storage: SiteStorage, disk: WallDisk | undefined) {
    this.#storage = storage;
    this.#disk = disk;
  }

  ofPlaylist(playlistCode: string): PlaylistMemory {
    return {
      disk: this.#disk,
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
    for (const kind of [this.#disk?.screens, this.#disk?.reports])
      kind?.clear().catch((reason: unknown) => reportError(reason));
  }
}

function readJson(text: string | null): { readonly playlistCode: string; readonly playlist: PlaylistDocument } | null {
  try {
    return JSON.parse(text ?? 'null') as { playlistCode: string; playlist: PlaylistDocument } | null;
  } catch {
    return null;
  }
}
