import { firstLanguage, type DeviceShown } from '@aj-report/contract';
import { toProductRoot } from '../address.ts';
import { playPlaylist as play } from '../playlist/play-playlist.ts';
import type { WallMemory } from './wall-memory.ts';
import type { WallPlayer } from './wall-view.ts';

export interface PlayOptions {
  readonly playlistCode: string;
  /** Read before every call: it is renewed from time to time. */
  readonly token: () => string;
  readonly memory: WallMemory;
  /** Something else is shown. */
  readonly onShow: (shown: DeviceShown) => void;
}

/** Plays a playlist with the rights of a device. */
export function playPlaylist({ playlistCode, token, memory, onShow }: PlayOptions): WallPlayer {
  return play({
    playlistCode,
    root: toProductRoot(import.meta.url),
    language: firstLanguage(document.documentElement.lang),
    lang: new URLSearchParams(location.search).get('lang') ?? '',
    access: () => ({ kind: 'host', value: token() }),
    memory: memory.ofPlaylist(playlistCode),
    onShow: (item, title) => onShow({ reportCode: item?.reportCode ?? '', title }),
  });
}
