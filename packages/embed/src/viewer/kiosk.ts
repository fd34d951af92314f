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
