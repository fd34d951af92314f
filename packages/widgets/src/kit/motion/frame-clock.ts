/** Called before a frame is drawn; both in ms. `elapsedMs` is the time since the last call, at most 250. */
export type FrameListener = (nowMs: number, elapsedMs: number) => void;

/** After a pause of the page time goes on where it stopped instead of jumping. */
const LONGEST_FRAME_MS = 250;

/** By listener, ms that it lets the page rest between two frames. */
const listeners = new Map<FrameListener, number>();
let stopWaiting: (() => void) | undefined;
let lastMs: number | undefined;

function run(nowMs: number): void {
  const elapsedMs = Math.min(LONGEST_FRAME_MS, nowMs - (lastMs ?? nowMs));
  lastMs = nowMs;
  wait();
  for (const listener of listeners.keys()) listener(nowMs, elapsedMs);
}

function ask(): void {
  const handle = requestAnimationFrame(run);
  stopWaiting = () => cancelAnimationFrame(handle);
}

function wait(): void {
  stopWaiting?.();
  stopWaiting = undefined;
  if (listeners.size === 0) return;
  const restMs = Math.min(...listeners.values());
  if (restMs === 0) return ask();
  const timer = setTimeout(ask, restMs);
  stopWaiting = () => clearTimeout(timer);
}

/**
 * Calls a listener at every frame until the returned function is called, or with rests between them: then as often as
 * the most impatient listener asks. One requestAnimationFrame serves everything that moves on the page; it sleeps while
 * nobody listens, and browsers stop it in hidden tabs.
 */
export function onFrame(listener: FrameListener, restMs = 0): () => void {
  if (listeners.size === 0) lastMs = undefined;
  listeners.set(listener, restMs);
  wait();
  return () => {
    if (listeners.delete(listener)) wait();
  };
}
