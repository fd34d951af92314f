/** Waits; the end of the signal ends it early. */
export interface Clock {
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The browser's own time. */
export const realClock: Clock = {
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end, { once: true });
    }),
};
