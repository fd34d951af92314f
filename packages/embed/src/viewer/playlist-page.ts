import { firstLanguage, STORAGE_KEYS, type Language, type PlaylistDocument } from '@aj-report/contract';
import { toProductRoot } from '../address.ts';
import { playPlaylist } from '../playlist/play-playlist.ts';
import { playItem } from '../playlist/played-item.ts';
import { PlaylistPlayer } from '../playlist/playlist-player.ts';
import { siteStorage } from '../site-storage.ts';
import { readAccess } from './viewer-storage.ts';

const root = toProductRoot(import.meta.url);
const access = () => readAccess(siteStorage);

/** Fills the page with a playlist, seen with the log-in of this browser. */
export function openPlaylist(playlistCode: string): void {
  const lang = new URLSearchParams(location.search).get('lang') ?? '';
  const playing = playPlaylist({
    playlistCode,
    language: firstLanguage(lang, document.documentElement.lang),
    lang,
    root,
    access,
    onShow: (_, title) => (document.title = title),
  });
  fillPage(playing.element);
  // A log-in or log-out in another tab counts here at once.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.token) playing.renew();
  });
}

/** What the page around this one sends: a playlist to be played from its first item on. */
interface PreviewAsked {
  readonly kind: 'aj-playlist';
  readonly playlist: PlaylistDocument;
  /** Of the form: that of what is said, and of screens that follow who looks at them. */
  readonly language: Language;
}

/** Plays what the form of a playlist sends before it is saved, and tells which item is seen. */
export function openPreview(): void {
  const tell = (message: object) => parent.postMessage(message, location.origin);
  let player: PlaylistPlayer | undefined;
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<PreviewAsked>) => {
    if (origin !== location.origin || source !== parent || data.kind !== 'aj-playlist') return;
    player?.stop();
    const { language, playlist } = data;
    document.documentElement.lang = language;
    player = new PlaylistPlayer({
      language,
      play: (item) => playItem(item, { root, language, lang: '', access }),
      onShow: (item) => item && tell({ kind: 'aj-playlist-shown', id: item.id }),
    });
    fillPage(player.element);
    player.show(playlist);
  });
  tell({ kind: 'aj-playlist-ready' });
}

function fillPage(element: HTMLElement): void {
  element.style.cssText = 'position:fixed;inset:0';
  document.body.append(element);
}
