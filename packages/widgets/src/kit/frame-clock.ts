/** Called before a frame is drawn; both in ms. `elapsedMs` is the time since the last call, at most 100. */
export type FrameListener = (nowMs: number, elapsedMs: number) => void;

/** After a pause of the page time goes on where it stopped instead of jumping. */
const LONGEST_FRAME_MS = 100;

const listeners = new Set<FrameListener>();
let handle: number | undefined;
let lastMs: number | undefined;

function run(nowMs: number): void {
  const elapsedMs = Math.min(LONGEST_FRAME_MS, nowMs - (lastMs ?? nowMs));
  lastMs = nowMs;
  handle = listeners.size > 0 ? requestAnimationFrame(run) : undefined;
  for (const listener of listeners) listener(nowMs, elapsedMs);
}

/**
 * Calls a listener at every frame until the returned function is called. One requestAnimationFrame serves everything
 * that moves on the page; it sleeps while nobody listens, and browsers stop it in hidden tabs.
 */
export function onFrame(listener: FrameListener): () => void {
  listeners.add(listener);
  if (handle === undefined) {
    lastMs = undefined;
    handle = requestAnimationFrame(run);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || handle === undefined) return;
    cancelAnimationFrame(handle);
    handle = undefined;
  };
}
