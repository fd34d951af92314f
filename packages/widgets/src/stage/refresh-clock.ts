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
/** Periods are longer by up to this part, the same one for all of a wall, so that many walls do not ask in step. */
const JITTER = 0.1;

interface Beat {
  periodMs: number;
  dueAt: number;
}

/** A period as it is kept: whole ms, at least a second and at most a day; 0 = never. */
export function toPeriod(ms: number): number {
  return ms > 0 ? Math.round(Math.min(Math.max(ms, LIMITS.refreshMinMs), LIMITS.cacheSecondsMax * 1000)) : 0;
}

/**
 * Says which keys fall due. Rounds are counted from one origin, so that keys of the same period, and of multiples of it,
 * fall due together whenever they were set. Sleeps while paused; what fell due meanwhile is due on resuming.
 */
export class RefreshClock {
  readonly #beats = new Map<string, Beat>();
  readonly #onDue: (keys: readonly string[]) => void;
  readonly #timers: Timers;
  /** ms; the moment from which all rounds are counted */
  readonly #origin: number;
  readonly #stretch: number;
  #timer: number | undefined;
  #paused = false;

  constructor(onDue: (keys: readonly string[]) => void, timers: Timers = browserTimers) {
    this.#onDue = onDue;
    this.#timers = timers;
    this.#origin = timers.now();
    this.#stretch = 1 + timers.random() * JITTER;
  }

  /**
   * Makes a key due every `periodMs` (at least 1000) from now on, for the first time after half to one and a half
   * periods; 0 = never. The same period again changes nothing.
   */
  set(key: string, periodMs: number): void {
    const period = toPeriod(periodMs);
    const beat = this.#beats.get(key);
    if ((beat?.periodMs ?? 0) === period) return;
    if (period === 0) this.#beats.delete(key);
    else this.#beats.set(key, { periodMs: period, dueAt: this.#nextRound(period) });
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

  /** The first common round that is at least half a period away. */
  #nextRound(periodMs: number): number {
    const period = periodMs * this.#stretch;
    return this.#origin + Math.ceil((this.#timers.now() - this.#origin) / period + 0.5) * period;
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
      beat.dueAt = this.#nextRound(beat.periodMs);
      due.push(key);
    }
    this.#arm();
    if (due.length > 0) this.#onDue(due);
  }
}
