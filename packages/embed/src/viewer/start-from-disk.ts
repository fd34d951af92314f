import { clear, createStore, del, get, set } from 'idb-keyval';
import { keptReports } from '../kept/kept-reports.ts';
import { keptScreens } from '../kept/kept-screens.ts';
import type { KeptStore } from '../kept/kept-store.ts';
import type { WallDisk } from '../kept/wall-disk.types.ts';
import { SCRIPT_ROOT } from '../script-address.ts';
import { wallFiles } from './wall-files.ts';

/** Beside the embed script; it tells browsers to start this page from the disk. */
const WORKER = 'embed/wall-worker.js';
/** ms from the page to the second note of what it fetched: by then the first pictures are drawn */
const NOTE_MS = 10_000;

/**
 * Lets this page start without a network from here on: the page and the script by a worker, reports and data by what
 * it gives back. Undefined where a browser has no workers, as on plain http: nothing is kept there.
 */
export function startFromDisk(): WallDisk | undefined {
  if (!('serviceWorker' in navigator) || !isSecureContext) return undefined;
  // A wall that cannot start from its disk shows its screen all the same; a device tells its fault to the service.
  register().catch((reason: unknown) => reportError(reason));
  return {
    screens: keptScreens(storeOf('aj-wall', 'screens')),
    reports: keptReports(storeOf('aj-wall-excel', 'reports')),
  };
}

function storeOf<K>(database: string, name: string): KeptStore<K> {
  const disk = createStore(database, name);
  return {
    read: (key) => get(key, disk),
    write: (key, kept) => set(key, kept, disk),
    drop: (key) => del(key, disk),
    clear: () => clear(disk),
  };
}

async function register(): Promise<void> {
  const root = new URL(SCRIPT_ROOT).pathname;
  // Only the folder of this page is the worker's, or the page alone: the admin beside it is none of its business.
  const folder = location.pathname.replace(/[^/]*$/, '');
  const scope = folder === root ? location.pathname : folder;
  await navigator.serviceWorker.register(root + WORKER, { scope });
  const { active } = await navigator.serviceWorker.ready;
  const note = () => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    active?.postMessage(wallFiles(location.href.replace(/#.*/, ''), fetched), []);
  };
  note();
  setTimeout(note, NOTE_MS);
  // Browsers clear what is not asked to stay when a disk gets full.
  await navigator.storage.persist();
}
