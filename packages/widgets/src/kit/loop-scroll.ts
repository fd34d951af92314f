import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { prefersReducedMotion } from './motion.ts';
import { Sleep } from './sleep.ts';

/** What one loop consists of, in px of the screen. */
export interface LoopRun {
  /** px after which the content repeats. */
  readonly lengthPx: number;
  /** px in a second */
  readonly speedPx: number;
}

/**
 * Moves a strip up without end, on the compositor: the strip holds its content twice and jumps back by one length
 * unseen. It rests while held, asleep or out of the page, and goes on where it stood when content or speed change.
 */
export class LoopScroll implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #strip: () => HTMLElement | null;
  readonly #sleep: Sleep;
  #animated: HTMLElement | null = null;
  #animation: Animation | undefined;
  #run: LoopRun | undefined;
  #isHeld = false;

  constructor(host: ReactiveControllerHost & HTMLElement, strip: () => HTMLElement | null) {
    this.#host = host;
    this.#strip = strip;
    this.#sleep = new Sleep(host, () => this.#pace());
    host.addController(this);
  }

  /** px by which the strip is moved up now. */
  get offsetPx(): number {
    const { lengthPx, speedPx } = this.#run ?? { lengthPx: 0, speedPx: 0 };
    if (!this.#animation || lengthPx === 0) return 0;
    return ((Number(this.#animation.currentTime ?? 0) / 1000) * speedPx) % lengthPx;
  }

  get isMoving(): boolean {
    return this.#animation?.playState === 'running';
  }

  /** Whether content of that height has to move within a box of that height, and the reader did not ask for less motion. */
  static isNeeded(contentPx: number, boxPx: number): boolean {
    return boxPx > 0 && contentPx > boxPx + 1 && !prefersReducedMotion();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** Runs like this from now on, from where it stands; undefined = stands at the beginning. */
  run(run: LoopRun | undefined): void {
    const strip = this.#strip();
    if (!run || !strip || run.speedPx <= 0 || run.lengthPx <= 0) {
      this.#stop();
      return;
    }
    const isSame = run.lengthPx === this.#run?.lengthPx && run.speedPx === this.#run.speedPx;
    if (isSame && strip === this.#animated && this.#animation) return;
    const offsetPx = this.offsetPx % run.lengthPx;
    this.#animation?.cancel();
    this.#run = run;
    this.#animated = strip;
    this.#animation = strip.animate([{ transform: 'translateY(0)' }, { transform: `translateY(${-run.lengthPx}px)` }], {
      duration: (run.lengthPx / run.speedPx) * 1000,
      iterations: Number.POSITIVE_INFINITY,
    });
    this.#animation.currentTime = (offsetPx / run.speedPx) * 1000;
    this.#pace();
  }

  /** Lets it rest while a reader points at it or has reached it by keyboard. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld || this.#strip()?.parentElement?.matches(':hover, :focus-visible') === true;
    this.#pace();
  }

  #pace(): void {
    if (this.#isHeld || this.#sleep.isAsleep) this.#animation?.pause();
    else this.#animation?.play();
  }

  #stop(): void {
    this.#animation?.cancel();
    this.#animation = undefined;
    this.#run = undefined;
  }
}
