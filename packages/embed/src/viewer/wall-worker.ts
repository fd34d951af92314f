import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isImmutable, isMap, isScriptFile, type WallFiles } from './wall-files.ts';

/** The part of a service worker that is used; the types of windows and workers cannot be loaded together. */
interface WorkerEvent extends Event {
  readonly data: WallFiles;
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', handle: (event: WorkerEvent) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

/** s that a wall waits for the network where the disk has an answer: a line may be up and carry nothing */
const NETWORK_WAIT_S = 8;
const DAY_S = 86_400;
/** A version of the product has about 200 parts; those of a few versions stay, so that none is missing in between. */
const FILES_MAX = 800;
const PAGES_MAX = 100;
/** Browsers count those of other sites as some MB each. */
const PICTURES_MAX = 100;

/** What a proxy answers while the service behind it is away is no answer. */
const refuseFailures = {
  fetchDidSucceed: async ({ response }: { readonly response: Response }) => {
    if (response.status >= 500) throw new Error(`The service answered ${response.status}.`);
    return response;
  },
};

type Limits = ConstructorParameters<typeof ExpirationPlugin>[0];
const atMost = (limits: Limits) => new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }) as WorkboxPlugin;

const fixed = new CacheFirst({
  cacheName: 'aj-wall-files',
  plugins: [atMost({ maxEntries: FILES_MAX })],
});
const changing = new NetworkFirst({
  cacheName: 'aj-wall-pages',
  networkTimeoutSeconds: NETWORK_WAIT_S,
  plugins: [refuseFailures, atMost({ maxEntries: PAGES_MAX })],
});
const pictures = new NetworkFirst({
  cacheName: 'aj-wall-pictures',
  networkTimeoutSeconds: NETWORK_WAIT_S,
  plugins: [refuseFailures, atMost({ maxEntries: PICTURES_MAX, maxAgeSeconds: 90 * DAY_S })],
});

// Documents and data are none of its business: the page keeps them itself, and says how old they are.
registerRoute(({ url, sameOrigin }) => sameOrigin && isImmutable(url.pathname), fixed);
registerRoute(({ request }) => request.mode === 'navigate', changing);
registerRoute(({ url, sameOrigin }) => sameOrigin && isScriptFile(url.pathname), changing);
registerRoute(({ request }) => request.destination === 'image' || request.destination === 'font', pictures);
registerRoute(({ url, sameOrigin }) => sameOrigin && isMap(url.pathname), pictures);

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// What the page had fetched before this worker was there comes from the browser's own cache.
worker.addEventListener('message', (event) => {
  const keep = (strategy: CacheFirst | NetworkFirst, address: string, mode: RequestMode = 'same-origin') =>
    strategy.handle({ event: event as never, request: new Request(address, { mode }) }).catch(() => undefined);
  const { files, pictures: shown } = event.data;
  const work = [
    ...files.map((one) => keep(isImmutable(new URL(one).pathname) ? fixed : changing, one)),
    ...shown.map((one) => keep(pictures, one, 'no-cors')),
  ];
  event.waitUntil(Promise.all(work));
});
