import { css, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { watchVisibility } from './visibility.ts';

/** Lets the CSS animations of a widget rest while nobody sees it, and for readers who asked for less motion. */
export const sleepStyles = css`
  :host([asleep]) *,
  :host([asleep]) *::before,
  :host([asleep]) *::after {
    animation-play-state: paused !important;
  }
  :host([still]) * {
    animation: none !important;
  }
  @media (prefers-reduced-motion: reduce) {
    :host * {
      animation: none !important;
    }
  }
`;

/** A widget; `still` = it is a picture in which nothing moves. */
type SleepHost = ReactiveControllerHost & HTMLElement & { readonly still?: boolean };

/** Marks a widget `asleep` while it is off-screen, its tab hidden or the widget still. Goes with `sleepStyles`. */
export class Sleep implements ReactiveController {
  isAsleep = false;

  readonly #host: SleepHost;
  #isSeen = true;
  readonly #onChange: (isAsleep: boolean) => void;
  #stopWatching: (() => void) | undefined;

  constructor(host: SleepHost, onChange: (isAsleep: boolean) => void = () => {}) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopWatching = watchVisibility(this.#host, (isVisible) => {
      this.#isSeen = isVisible;
      this.#apply();
    });
  }

  hostUpdate(): void {
    if (this.isAsleep !== this.#mustSleep) this.#apply();
  }

  hostDisconnected(): void {
    this.#stopWatching?.();
  }

  get #mustSleep(): boolean {
    return !this.#isSeen || this.#host.still === true;
  }

  #apply(): void {
    this.isAsleep = this.#mustSleep;
    this.#host.toggleAttribute('asleep', this.isAsleep);
    this.#onChange(this.isAsleep);
  }
}
