import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { prefersReducedMotion } from './motion.ts';
import { Sleep } from './sleep.ts';
import { slideUp } from './slide.ts';

/** What one loop consists of, in px of the screen. */
export interface LoopRun {
  /** px after which the content repeats. */
  readonly lengthPx: number;
  readonly rowPx: number;
  /** px of the box that shows it */
  readonly boxPx: number;
  /** px in a second, on the average */
  readonly speedPx: number;
}

/** One move of a loop and the time until the next one begins. */
export interface LoopMove {
  readonly wayPx: number;
  readonly durationMs: number;
  readonly cycleMs: number;
}

/** s between two moves, where the speed allows: an animated page is drawn sixty times a second, a resting one not. */
const WANTED_CYCLE_S = 10;
/** s of which longer cycles are multiples, so that lists of different speeds move in the same frames */
const COMMON_CYCLE_S = 5;
const MOVE_MS = 500;

/** Whole seconds where there are any, and whole common cycles where there are those. */
function toCommonCycle(cycleS: number): number {
  if (cycleS <= 1) return cycleS;
  return cycleS < COMMON_CYCLE_S ? Math.round(cycleS) : COMMON_CYCLE_S * Math.round(cycleS / COMMON_CYCLE_S);
}

/** As many rows at a time as go by in a few whole seconds, and no more than are seen at once. */
export function toLoopMove({ rowPx, boxPx, speedPx }: LoopRun): LoopMove {
  const passing = (WANTED_CYCLE_S * speedPx) / rowPx;
  const rows = Math.max(1, Math.min(Math.ceil(passing), Math.floor(boxPx / rowPx)));
  const cycleMs = 1000 * toCommonCycle((rows * rowPx) / speedPx);
  return { wayPx: rows * rowPx, durationMs: Math.min(MOVE_MS, cycleMs), cycleMs };
}

/**
 * Moves a strip up without end, row by row, on the compositor: the strip holds its content twice and jumps back by one
 * length unseen. It rests while held, asleep or out of the page, and goes on where it stood when content or speed change.
 */
export class LoopScroll implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #strip: () => HTMLElement | null;
  readonly #sleep: Sleep;
  #slide: Animation | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: LoopRun | undefined;
  #restPx = 0;
  #isHeld = false;

  constructor(host: ReactiveControllerHost & HTMLElement, strip: () => HTMLElement | null) {
    this.#host = host;
    this.#strip = strip;
    this.#sleep = new Sleep(host, () => this.#pace());
    host.addController(this);
  }

  /** px by which the strip is moved up between two moves. */
  get offsetPx(): number {
    return this.#restPx;
  }

  /** Whether it goes on by itself now. */
  get isMoving(): boolean {
    return this.#timer !== undefined;
  }

  /** Whether content of that height has to move within a box of that height, and the reader did not ask for less motion. */
  static isNeeded(contentPx: number, boxPx: number): boolean {
    return boxPx > 0 && contentPx > boxPx + 1 && !prefersReducedMotion();
  }

  hostDisconnected(): void {
    this.run(undefined);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** Runs like this from now on, from where it stands; undefined = stands at the beginning. */
  run(run: LoopRun | undefined): void {
    const before = this.#run;
    const isRunning = run !== undefined && run.speedPx > 0 && run.lengthPx > 0;
    const isSame = Object.entries(run ?? {}).every(([key, value]) => before?.[key as keyof LoopRun] === value);
    if (isRunning && isSame) return;
    this.#halt();
    this.#slide?.cancel();
    this.#run = isRunning ? run : undefined;
    this.#rest(isRunning ? Math.floor(this.#restPx / (before ?? run).rowPx) * run.rowPx : 0);
    this.#pace();
  }

  /** Lets it rest while a reader points at it or has reached it by keyboard. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld || this.#strip()?.parentElement?.matches(':hover, :focus-visible') === true;
    this.#pace();
  }

  #pace(): void {
    const mayMove = this.#run !== undefined && !this.#isHeld && !this.#sleep.isAsleep;
    if (!mayMove) this.#halt();
    else this.#timer ??= this.#wait();
  }

  /** All lists of a page that move as often move together, at the turn of a second: every frame is drawn for all of them. */
  #wait(): ReturnType<typeof setTimeout> | undefined {
    if (!this.#run) return undefined;
    const { cycleMs } = toLoopMove(this.#run);
    return setTimeout(() => this.#move(), cycleMs - (Date.now() % cycleMs));
  }

  /** A move under way goes on to its end. */
  #halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #move(): void {
    const [strip, run] = [this.#strip(), this.#run];
    this.#halt();
    if (!strip || !run) return;
    const { wayPx, durationMs, cycleMs } = toLoopMove(run);
    const from = this.#restPx;
    const to = Math.min(from + wayPx, run.lengthPx);
    this.#rest(to % run.lengthPx);
    this.#slide = slideUp(strip, { fromPx: from, wayPx: to - from, durationMs, isEased: cycleMs > durationMs });
    this.#slide.finished.then((slide) => slide.cancel()).catch(() => undefined);
    this.#timer = this.#wait();
  }

  #rest(offsetPx: number): void {
    this.#restPx = offsetPx;
    const strip = this.#strip();
    if (strip) strip.style.transform = offsetPx === 0 ? '' : `translateY(${-offsetPx}px)`;
  }
}
