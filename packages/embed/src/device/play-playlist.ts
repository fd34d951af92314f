import type { DeviceShown } from '@aj-report/contract';
import { el } from './dom.ts';
import type { WallPlayer } from './wall-view.ts';

export interface PlayOptions {
  readonly playlistCode: string;
  /** Read before every call: it is renewed from time to time. */
  readonly token: () => string;
  /** Something else is shown. */
  readonly onShow: (shown: DeviceShown) => void;
}

/** Plays a playlist with the rights of a device. */
export function playPlaylist({ playlistCode }: PlayOptions): WallPlayer {
  return { element: el('section', 'wall__card', el('h1', '', playlistCode)), stop: () => undefined };
}
