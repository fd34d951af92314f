declare global {
  interface Window {
    /** ms from the start of navigation to the frame after the last chart was painted */
    benchPaintedMs?: number;
    /** ms by which long tasks exceeded 50 ms each */
    benchBlockedMs?: number;
    benchError?: string;
  }
}

let blockedMs = 0;
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) blockedMs += Math.max(task.duration - 50, 0);
}).observe({ type: 'longtask', buffered: true });

/** Notes the time once what was drawn is on the screen: the frame that shows it has begun when the second one comes. */
export function notePainted(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      window.benchPaintedMs = performance.now();
      // Long tasks are reported late: give them a moment.
      setTimeout(() => {
        window.benchBlockedMs = blockedMs;
      }, 300);
    }),
  );
}
