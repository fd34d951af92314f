import { BASE_PREFIX, type Language, type PlaylistDocument, type PlaylistShownItem } from '@aj-report/contract';
import type { Access } from '../client.ts';
import type { WallDisk } from '../kept/wall-disk.types.ts';
import { playItem } from './played-item.ts';
import { followPlaylist } from './playlist-feed.ts';
import { PlaylistPlayer } from './playlist-player.ts';

/** What stays of a playlist on the disk of a wall. */
export interface PlaylistMemory {
  readonly disk: WallDisk | undefined;
  /** The playlist as it was heard last; null = it was not. */
  read(): PlaylistDocument | null;
  write(playlist: PlaylistDocument): void;
}

/** What a page plays, and with which rights. */
export interface PlayOptions {
  readonly playlistCode: string;
  /** Root of the product, with a slash at its end. */
  readonly root: string;
  readonly language: Language;
  /** What the address of the page asks reports for, whatever a screen says of its language; empty = nothing. */
  readonly lang: string;
  /** Read before every call: it may be renewed from time to time. */
  readonly access: () => Access;
  /** Where a wall keeps what it shows for a start without the service; default: nothing is kept. */
  readonly memory?: PlaylistMemory | undefined;
  /** Another item is seen, with its name; null = none, and why. */
  readonly onShow?: (item: PlaylistShownItem | null, title: string) => void;
}

/** A playlist that plays. */
export interface PlayingPlaylist {
  readonly element: HTMLElement;
  /** A message lies over everything. */
  isUrgent(): boolean;
  /** Reports are asked for with other rights from now on. */
  renew(): void;
  stop(): void;
}

/** Plays a playlist in an element, and takes up its changes as they come. */
export function playPlaylist(options: PlayOptions): PlayingPlaylist {
  const { playlistCode, root, language, lang, access, memory, onShow } = options;
  const player = new PlaylistPlayer({
    language,
    play: (item) => playItem(item, { root, language, lang, access, disk: memory?.disk }),
    ...(onShow ? { onShow } : {}),
  });
  const end = new AbortController();
  const base = root.replace(/\/$/, '') + BASE_PREFIX;
  const onRefused = ({ message }: Error) => player.refuse(message);
  const onPlaylist = (playlist: PlaylistDocument) => {
    memory?.write(playlist);
    player.show(playlist);
  };
  const remembered = memory?.read();
  if (remembered) player.show(remembered);
  void followPlaylist({ base, playlistCode, language, access, onPlaylist, onRefused }, end.signal);
  return {
    element: player.element,
    isUrgent: () => player.element.shadowRoot?.querySelector('.notice:not([hidden])') !== null,
    renew: () => player.renew(),
    stop: () => {
      end.abort();
      player.stop();
    },
  };
}
