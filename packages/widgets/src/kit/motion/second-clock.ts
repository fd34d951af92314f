/** Called at the beginning of every second. */
export type SecondListener = (now: Date) => void;

const listeners = new Set<SecondListener>();
let handle: ReturnType<typeof setTimeout> | undefined;

/** ms after the turn of a second: a timer that fires early would show the second that ends. */
const MARGIN_MS = 4;

function wait(): void {
  handle = setTimeout(run, 1000 - (Date.now() % 1000) + MARGIN_MS);
}

function run(): void {
  wait();
  const now = new Date();
  for (const listener of listeners) listener(now);
}

/**
 * Calls a listener once a second, at its turn, until the returned function is called. One timer serves all clocks, so
 * that they move together, and leaves the page idle in between, which a loop over frames would not.
 */
export function onSecond(listener: SecondListener): () => void {
  listeners.add(listener);
  if (handle === undefined) wait();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(handle);
    handle = undefined;
  };
}
