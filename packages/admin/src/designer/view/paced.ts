/**
 * Does something now, or, when it was done less than `everyMs` ago, once after that time. Frames in which much of the
 * window changes are dear: what only informs need not be in each of them.
 */
export function paced(run: () => void, everyMs: number): () => void {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const act = (): void => {
    clearTimeout(timer);
    timer = undefined;
    last = performance.now();
    run();
  };
  return () => {
    const wait = last + everyMs - performance.now();
    if (wait <= 0) act();
    else timer ??= setTimeout(act, wait);
  };
}

/** ms between two updates of what informs about a gesture: rulers and status bar */
export const INFORM_EVERY_MS = 160;
