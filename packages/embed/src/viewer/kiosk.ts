/** ms without a movement after which the pointer is hidden */
const IDLE_MS = 3_000;

/** F or a double click toggles full screen. */
export function offerFullScreen(page: Document): void {
  const toggle = () => {
    const change = page.fullscreenElement ? page.exitFullscreen() : page.documentElement.requestFullscreen();
    // A browser may refuse, for example inside a frame; the screen then stays as it is.
    change.catch(() => undefined);
  };
  page.addEventListener('dblclick', toggle);
  page.addEventListener('keydown', (event) => {
    const isTyping = event.composedPath()[0] instanceof HTMLInputElement;
    if (event.key.toLowerCase() === 'f' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping) toggle();
  });
}

/** Hides the pointer while nobody moves it. */
export function hideIdlePointer(page: Document): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleMove = () => {
    page.documentElement.classList.remove('idle');
    clearTimeout(timer);
    timer = setTimeout(() => page.documentElement.classList.add('idle'), IDLE_MS);
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown'])
    page.addEventListener(type, handleMove, { passive: true });
  handleMove();
}

/** Keeps the display on while the page is shown, where browser and connection (https) allow it. */
export function keepAwake(page: Document): void {
  const ask = () => {
    if (page.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused on battery saving or without https: the display then follows the system's settings.
    navigator.wakeLock.request('screen').catch(() => undefined);
  };
  page.addEventListener('visibilitychange', ask);
  ask();
}

/** ms; a new version of the product is fetched within this time, spread so that walls do not come all at once */
const RELOAD_WITHIN_MS = 60_000;

/** Loads the page anew when a part of the script is gone: the product was upgraded while the page was open. */
export function followUpgrades(screen: EventTarget, reload: () => void): void {
  let isComing = false;
  screen.addEventListener('aj-widget-error', (event) => {
    const { code } = (event as CustomEvent<{ code: string }>).detail;
    if (code !== 'widget/load' || isComing) return;
    isComing = true;
    setTimeout(reload, RELOAD_WITHIN_MS * (0.25 + 0.75 * Math.random()));
  });
}

/** What Chromium tells of a page's memory, in bytes; other browsers tell nothing. */
interface PageMemory {
  readonly usedJSHeapSize: number;
  readonly jsHeapSizeLimit: number;
}

const CHECK_MEMORY_MS = 300_000;
/** Hours of the wall's own clock in which nobody looks. */
const NIGHT = { from: 3, to: 5 };
/** A screen of 400 charts takes about 150 MB. */
const LARGE_BYTES = 400e6;
/** Share of what the browser gives a page at most: beyond it the page would end by itself, and stay blank. */
const FULL = 0.8;

/** Whether a page is better loaded anew: at night where it is large, at once before it has no memory left. */
export function isTooLarge({ usedJSHeapSize, jsHeapSizeLimit }: PageMemory, hour: number): boolean {
  const isNight = hour >= NIGHT.from && hour < NIGHT.to;
  return usedJSHeapSize > jsHeapSizeLimit * FULL || (isNight && usedJSHeapSize > LARGE_BYTES);
}

/** Loads a page that is shown for months anew before its memory ends, while the service is there to load it from. */
export function reloadWhenLarge(health: string, reload: () => void): void {
  const { memory } = performance as { memory?: PageMemory };
  if (!memory) return;
  setInterval(() => {
    const now = (performance as unknown as { memory: PageMemory }).memory;
    if (!isTooLarge(now, new Date().getHours())) return;
    // A page that cannot be loaded stays as it is.
    fetch(health)
      .then(({ ok }) => ok && reload())
      .catch(() => undefined);
  }, CHECK_MEMORY_MS);
}
