import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps the size of an element's box in whole px of the screen and asks for a new drawing when it changes. */
export class BoxSize implements ReactiveController {
  /** 0 until the box was measured. */
  width = 0;
  height = 0;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #resizes = new ResizeObserver(() => this.#measure());

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#resizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#resizes.disconnect();
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#host;
    if (clientWidth === this.width && clientHeight === this.height) return;
    this.width = clientWidth;
    this.height = clientHeight;
    this.#host.requestUpdate();
  }
}
