import { LIMITS } from '@aj-report/contract';

/** The browser's clock, replaceable in tests. */
export interface Timers {
  /** ms */
  now(): number;
  set(run: () => void, delayMs: number): number;
  clear(handle: number): void;
  /** 0 ≤ x < 1 */
  random(): number;
}

export const browserTimers: Timers = {
  now: () => performance.now(),
  set: (run, delayMs) => window.setTimeout(run, delayMs),
  clear: (handle) => window.clearTimeout(handle),
  random: () => Math.random(),
};

/** Questions that fall due within this time of each other are asked together. */
const GATHER_MS = 50;
/** A round comes up to this part of its period later, so that many walls do not ask in step. */
const JITTER = 0.1;

interface Beat {
  periodMs: number;
  dueAt: number;
}

/** Says which keys fall due, each at its own period. Sleeps while paused; what fell due meanwhile is due on resuming. */
export class RefreshClock {
  readonly #beats = new Map<string, Beat>();
  readonly #onDue: (keys: readonly string[]) => void;
  readonly #timers: Timers;
  #timer: number | undefined;
  #paused = false;

  constructor(onDue: (keys: readonly string[]) => void, timers: Timers = browserTimers) {
    this.#onDue = onDue;
    this.#timers = timers;
  }

  /** Makes a key due every `periodMs` (at least 1000) from now on; 0 = never. The same period again changes nothing. */
  set(key: string, periodMs: number): void {
    const period = periodMs > 0 ? Math.max(periodMs, LIMITS.refreshMinMs) : 0;
    const beat = this.#beats.get(key);
    if ((beat?.periodMs ?? 0) === period) return;
    if (period === 0) this.#beats.delete(key);
    else this.#beats.set(key, { periodMs: period, dueAt: this.#timers.now() + this.#jittered(period) });
    this.#arm();
  }

  delete(key: string): void {
    if (this.#beats.delete(key)) this.#arm();
  }

  clear(): void {
    this.#beats.clear();
    this.#arm();
  }

  pause(): void {
    this.#paused = true;
    this.#arm();
  }

  resume(): void {
    this.#paused = false;
    this.#arm();
  }

  #jittered(periodMs: number): number {
    return periodMs * (1 + this.#timers.random() * JITTER);
  }

  #arm(): void {
    if (this.#timer !== undefined) this.#timers.clear(this.#timer);
    this.#timer = undefined;
    if (this.#paused || this.#beats.size === 0) return;
    const next = Math.min(...[...this.#beats.values()].map((beat) => beat.dueAt));
    this.#timer = this.#timers.set(() => this.#tick(), Math.max(0, next - this.#timers.now()));
  }

  #tick(): void {
    const now = this.#timers.now();
    const due: string[] = [];
    for (const [key, beat] of this.#beats) {
      if (beat.dueAt > now + GATHER_MS) continue;
      beat.dueAt = now + this.#jittered(beat.periodMs);
      due.push(key);
    }
    this.#arm();
    if (due.length > 0) this.#onDue(due);
  }
}
