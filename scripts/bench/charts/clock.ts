import { MEASURED } from '../visit-measured.ts';

declare global {
  interface Window {
    /** ms from the start of navigation to the frame after the last chart was painted */
    benchPaintedMs?: number;
    /** ms by which long tasks exceeded 50 ms each */
    benchBlockedMs?: number;
    /** ms of the longest task until then; 0 = none above 50 ms */
    benchLongestMs?: number;
    benchError?: string;
    /** Gives every widget the data of another round; resolves when all are painted. */
    benchRefresh?: (round: number) => Promise<void>;
  }
}

let blockedMs = 0;
let longestMs = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) {
    blockedMs += Math.max(duration - 50, 0);
    longestMs = Math.max(longestMs, duration);
  }
}).observe({ type: 'longtask', buffered: true });

/** Resolves when the frame that shows what was drawn has begun: with the second frame that comes. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Notes the time once what was drawn is on the screen. */
export function notePainted(): void {
  void nextPaint().then(() => {
    window.benchPaintedMs = performance.now();
    // Long tasks are reported late: give them a moment.
    setTimeout(() => {
      window.benchLongestMs = longestMs;
      window.benchBlockedMs = blockedMs;
      console.info(MEASURED);
    }, 300);
  });
}

/**
 * Notes the time once each root holds its chart. The page tells it itself: asking it now and then would miss the frame
 * that shows the last one, and take the next.
 */
export function notePaintedCharts(roots: readonly ShadowRoot[]): void {
  const drawings = new MutationObserver(look);
  function look(): void {
    if (!roots.every((root) => root.querySelector('[data-drawn] canvas'))) return;
    drawings.disconnect();
    notePainted();
  }
  for (const root of roots) drawings.observe(root, { subtree: true, attributeFilter: ['data-drawn'] });
  look();
}
