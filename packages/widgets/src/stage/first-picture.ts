/** ms between two looks whether all that has an answer is drawn */
const LOOK_MS = 30;

/** Says once when the first picture of a screen is complete. */
export class FirstPicture {
  readonly #isDrawn: () => boolean;
  readonly #onReady: () => void;
  #isAwaited = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(isDrawn: () => boolean, onReady: () => void) {
    [this.#isDrawn, this.#onReady] = [isDrawn, onReady];
  }

  /** Another screen is shown, or none any more. */
  await(isAwaited: boolean): void {
    this.#isAwaited = isAwaited;
  }

  /** Everything that was asked for has come. */
  check(): void {
    clearTimeout(this.#timer);
    if (!this.#isAwaited) return;
    this.#isAwaited = !this.#isDrawn();
    if (this.#isAwaited) this.#timer = setTimeout(() => this.check(), LOOK_MS);
    else this.#onReady();
  }
}
