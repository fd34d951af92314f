import type { Timers } from './refresh-clock.ts';

/** A clock that stands still until it is set to go on. */
export class TestTimers implements Timers {
  #now = 0;
  #next = 1;
  readonly #runs = new Map<number, { at: number; run: () => void }>();
  jitter = 0;

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.jitter;
  }

  set(run: () => void, delayMs: number): number {
    const handle = this.#next++;
    this.#runs.set(handle, { at: this.#now + delayMs, run });
    return handle;
  }

  clear(handle: number): void {
    this.#runs.delete(handle);
  }

  /** Lets so many ms pass and runs what falls due, in order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [due] = [...this.#runs].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      if (!due) break;
      const [handle, { at, run }] = due;
      this.#runs.delete(handle);
      this.#now = Math.max(this.#now, at);
      run();
    }
    this.#now = end;
  }
}
