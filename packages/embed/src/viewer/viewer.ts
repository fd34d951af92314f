import { BASE_PREFIX, STORAGE_KEYS } from '@aj-report/contract';
import type { AjBigscreen } from '../aj-bigscreen.ts';
import type { ScreenDetail } from '../screen-detail.ts';
import { siteStorage } from '../site-storage.ts';
import { SCRIPT_ROOT } from '../script-address.ts';
import { followUpgrades, hideIdlePointer, keepAwake, offerFullScreen, reloadWhenLarge } from './kiosk.ts';
import { toLoginUrl } from './login-url.ts';
import { isKiosk, mayKeep } from './may-keep.ts';
import { followWidth } from './screen-layout.ts';
import { turnPages } from './turn-pages.ts';
import { takeLook, warnOfPage, warnOfPlaylist } from './wall-look.ts';
import { createGrantStore, readAccess, readLanguage } from './viewer-storage.ts';

/** Fills the page with the screen that its address names. The tag itself comes from the embed script beside this one. */
async function openViewer(): Promise<void> {
  await customElements.whenDefined('aj-bigscreen');
  const screen: AjBigscreen = document.createElement('aj-bigscreen');
  screen.loginUrl = toLoginUrl(location, document.documentElement.lang);
  screen.grants = createGrantStore(siteStorage);
  screen.access = readAccess(siteStorage);
  screen.autofocus = true;
  if (mayKeep()) screen.kept = (await import('./start-from-disk.ts')).startFromDisk()?.screens;
  screen.src = location.href;
  screen.addEventListener('aj-load', (event) => {
    const { title, pages } = (event as CustomEvent<ScreenDetail>).detail;
    if (title) document.title = title;
    warnOfPage(location.search, pages);
  });
  // A log-in or log-out in another tab counts here at once.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.token) screen.access = readAccess(siteStorage);
  });
  followUpgrades(screen, () => location.reload());
  screen.page = new URLSearchParams(location.search).get('page') ?? '';
  followWidth(screen, location.search);
  document.body.append(screen);
  turnPages(screen, document);
}

document.documentElement.lang = readLanguage(siteStorage, navigator.language);
const query = new URLSearchParams(location.search);
void takeLook(location.search, document);
/** A share opens for everybody, a playlist with a log-in alone: without one the share is shown. */
const isShareAlone = !location.pathname.endsWith('/viewer') && siteStorage.getItem(STORAGE_KEYS.token) === null;
const playlist = query.get('playlist') ?? '';
if (playlist !== '' && isShareAlone) warnOfPlaylist(playlist);
if (query.has('playlist-preview')) void import('./playlist-page.ts').then(({ openPreview }) => openPreview());
else if (playlist === '' || isShareAlone) void openViewer();
else void import('./playlist-page.ts').then(({ openPlaylist }) => openPlaylist(playlist));
offerFullScreen(document);
hideIdlePointer(document);
keepAwake(document);
if (isKiosk) reloadWhenLarge(`${SCRIPT_ROOT}${BASE_PREFIX.slice(1)}/health`, () => location.reload());
