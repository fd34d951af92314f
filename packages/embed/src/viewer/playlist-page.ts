import { firstLanguage, STORAGE_KEYS } from '@aj-report/contract';
import { toProductRoot } from '../address.ts';
import { playPlaylist } from '../playlist/play-playlist.ts';
import { siteStorage } from '../site-storage.ts';
import { readAccess } from './viewer-storage.ts';

/** Fills the page with a playlist, seen with the log-in of this browser. */
export function openPlaylist(playlistCode: string): void {
  const asked = new URLSearchParams(location.search).get('lang');
  const language = firstLanguage(asked, document.documentElement.lang);
  const playing = playPlaylist({
    playlistCode,
    language,
    root: toProductRoot(import.meta.url),
    access: () => readAccess(siteStorage),
    onShow: (_, title) => (document.title = title),
  });
  playing.element.style.cssText = 'position:fixed;inset:0';
  document.body.append(playing.element);
  // A log-in or log-out in another tab counts here at once.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.token) playing.renew();
  });
}
