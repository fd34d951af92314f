import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { watchVisibility } from './visibility.ts';

/** Turns something on every so many seconds, while it is seen and neither pointer nor keyboard rests on it. */
export class Turner implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #onTurn: () => void;
  #seconds = 0;
  #isVisible = true;
  #timer: ReturnType<typeof setInterval> | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, onTurn: () => void) {
    this.#host = host;
    this.#onTurn = onTurn;
    host.addController(this);
  }

  /** 0 = never. The same period again changes nothing. */
  every(seconds: number): void {
    if (seconds === this.#seconds) return;
    this.#seconds = seconds;
    this.#start();
  }

  hostConnected(): void {
    this.#stopWatching = watchVisibility(this.#host, (isVisible) => {
      this.#isVisible = isVisible;
    });
    this.#start();
  }

  hostDisconnected(): void {
    this.#stopWatching?.();
    clearInterval(this.#timer);
  }

  #start(): void {
    clearInterval(this.#timer);
    if (this.#seconds <= 0) return;
    this.#timer = setInterval(() => {
      if (this.#isVisible && !this.#host.matches(':hover, :focus-within')) this.#onTurn();
    }, this.#seconds * 1000);
  }
}
