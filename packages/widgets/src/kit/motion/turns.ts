import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Sleep } from './sleep.ts';

/** How places take turns. */
export interface TurnsRun {
  readonly count: number;
  /** Time of one turn; 0 or less = only by hand */
  readonly intervalMs: number;
  /** Nobody is looking who wants it to move: the widget is being designed. */
  readonly isPaused: boolean;
}

/**
 * Places that have their turn one after the other, round and round. It rests while held and while nobody sees the
 * widget; a place chosen by hand has a whole turn of its own.
 */
export class Turns implements ReactiveController {
  /** Place that has its turn, and the one before it. */
  current = 0;
  previous = 0;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #sleep: Sleep;
  #run: TurnsRun = { count: 0, intervalMs: 0, isPaused: true };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;

  constructor(host: ReactiveControllerHost & HTMLElement, onSleep: (isAsleep: boolean) => void = () => {}) {
    this.#host = host;
    this.#sleep = new Sleep(host, (isAsleep) => {
      this.#schedule();
      onSleep(isAsleep);
    });
    host.addController(this);
  }

  get isAsleep(): boolean {
    return this.#sleep.isAsleep;
  }

  /** Whether it goes on by itself now. */
  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** The place after the current one. */
  get next(): number {
    return this.#run.count === 0 ? 0 : (this.current + 1) % this.#run.count;
  }

  hostConnected(): void {
    this.#schedule();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** Takes turns like this from now on. To be called at every update: only what changed makes a difference. */
  run(run: TurnsRun): void {
    const { count, intervalMs, isPaused } = this.#run;
    if (run.count === count && run.intervalMs === intervalMs && run.isPaused === isPaused) return;
    this.#run = run;
    if (this.current >= run.count) this.current = 0;
    if (this.previous >= run.count) this.previous = 0;
    this.#schedule();
  }

  /** Gives the place its turn; places before the first and after the last go round. */
  go(place: number): void {
    const { count } = this.#run;
    if (count === 0) return;
    this.previous = this.current;
    this.current = ((place % count) + count) % count;
    this.#host.requestUpdate();
    this.#schedule();
  }

  /** Lets it rest while somebody reads what is there. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#schedule();
  }

  #schedule(): void {
    this.#stop();
    const { count, intervalMs, isPaused } = this.#run;
    if (isPaused || this.#isHeld || this.isAsleep || count < 2 || intervalMs <= 0 || !this.#host.isConnected) return;
    this.#timer = setTimeout(() => this.go(this.current + 1), intervalMs);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
