import { css, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { onBurst } from './burst-clock.ts';
import { prefersReducedMotion } from './motion.ts';
import { Sleep, sleepStyles } from './sleep.ts';

/** Endless animations stand still between two bursts; those with an end belong under `:host([moving])`. */
export const burstStyles = css`
  ${sleepStyles}
  :host(:not([moving])) * {
    animation-play-state: paused;
  }
`;

/** Marks an ornament `moving` for a moment every few seconds, while it is seen. Goes with `burstStyles`. */
export class Bursts implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    new Sleep(host, (isAsleep) => (isAsleep ? this.hostDisconnected() : this.#join()));
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#host.removeAttribute('moving');
  }

  #join(): void {
    this.#stop ??= onBurst((isMoving) => this.#host.toggleAttribute('moving', isMoving && !prefersReducedMotion()));
  }
}
