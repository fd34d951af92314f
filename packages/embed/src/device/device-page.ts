import { BASE_PREFIX, firstLanguage, VERSION, type DeviceShown } from '@aj-report/contract';
import { toProductRoot } from '../address.ts';
import { onPageWake } from '../page-wake.ts';
import { siteStorage } from '../site-storage.ts';
import { hideIdlePointer, keepAwake, offerFullScreen, reloadWhenLarge } from '../viewer/kiosk.ts';
import { startFromDisk } from '../viewer/start-from-disk.ts';
import { createDeviceCalls } from './device-calls.ts';
import { FaultLog, watchFaults } from './fault-log.ts';
import { playPlaylist } from './play-playlist.ts';
import { WallDevice } from './wall-device.ts';
import { WallMemory } from './wall-memory.ts';
import { WallView } from './wall-view.ts';

/** ms after which the service hears that something else is shown */
const TELL_MS = 3_000;

/** The version, with what tells one build of it from another. */
function versionOf(scriptUrl: string): string {
  const [, build] = /-([\w-]{8})\.js/.exec(scriptUrl) ?? [];
  return build === undefined ? VERSION : `${VERSION} ${build}`;
}

/** Makes the page a wall: it shows a code until somebody lets it in, then what its playlist says. */
function openWall(): void {
  const root = toProductRoot(import.meta.url);
  const version = versionOf(import.meta.url);
  const base = root.replace(/\/$/, '') + BASE_PREFIX;
  const asked = new URLSearchParams(location.search).get('lang');
  const language = firstLanguage(asked, ...navigator.languages);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  let tellTimer: ReturnType<typeof setTimeout> | undefined;
  const memory = new WallMemory(siteStorage, startFromDisk());
  let shown: DeviceShown = { reportCode: '', title: '' };
  const faults = new FaultLog();
  watchFaults(window, faults);
  const view = new WallView({
    language,
    root,
    createPlayer: (playlistCode) =>
      playPlaylist({
        playlistCode,
        token: () => wall.token,
        memory,
        onShow: (next) => {
          shown = next;
          // Items may change every few seconds, and a first heartbeat is on its way: one call tells of all of it.
          tellTimer ??= setTimeout(() => {
            tellTimer = undefined;
            wall.beat();
          }, TELL_MS);
        },
      }),
  });
  const wall: WallDevice = new WallDevice({
    calls: createDeviceCalls(base, () => language),
    storage: siteStorage,
    faults,
    describe: () => ({
      shown,
      version,
      width: innerWidth,
      height: innerHeight,
      density: devicePixelRatio,
    }),
    onChange: (state) => {
      if (state.kind !== 'playing') shown = { reportCode: '', title: '' };
      if (state.kind === 'pairing') memory.forget();
      view.show(state);
      document.title = state.kind === 'playing' ? (state.orders?.deviceName ?? 'AJ Report') : 'AJ Report';
    },
    onIdentify: (ms) => view.identify(ms),
    reload: () => location.reload(),
  });
  document.body.append(view.element);
  onPageWake(() => wall.beat());
  wall.start();
}

openWall();
offerFullScreen(document);
hideIdlePointer(document);
keepAwake(document);
reloadWhenLarge(`${toProductRoot(import.meta.url)}${BASE_PREFIX.slice(1)}/health`, () => location.reload());
