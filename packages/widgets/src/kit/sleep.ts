import { css, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { watchVisibility } from './visibility.ts';

/** Lets the CSS animations of a widget rest while nobody sees it, and for readers who asked for less motion. */
export const sleepStyles = css`
  :host([asleep]) *,
  :host([asleep]) *::before,
  :host([asleep]) *::after {
    animation-play-state: paused !important;
  }
  @media (prefers-reduced-motion: reduce) {
    :host * {
      animation: none !important;
    }
  }
`;

/** Marks a widget `asleep` while it is off-screen or its tab hidden. Goes with `sleepStyles`. */
export class Sleep implements ReactiveController {
  isAsleep = false;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #onChange: (isAsleep: boolean) => void;
  #stopWatching: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, onChange: (isAsleep: boolean) => void = () => {}) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopWatching = watchVisibility(this.#host, (isVisible) => {
      this.isAsleep = !isVisible;
      this.#host.toggleAttribute('asleep', this.isAsleep);
      this.#onChange(this.isAsleep);
    });
  }

  hostDisconnected(): void {
    this.#stopWatching?.();
  }
}
