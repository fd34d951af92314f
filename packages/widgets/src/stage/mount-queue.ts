/** ms of one frame that mounting may take; the rest belongs to the page. */
const SLICE_MS = 10;

/** Resolves at the next frame, or soon when the page is hidden and has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Runs tasks one after the other, a slice per frame, so that a screen of a hundred charts never blocks the page. */
export class MountQueue {
  readonly #tasks: (() => Promise<void>)[] = [];
  readonly #onIdle: () => void;
  #running = false;

  constructor(onIdle: () => void) {
    this.#onIdle = onIdle;
  }

  get isBusy(): boolean {
    return this.#running || this.#tasks.length > 0;
  }

  add(task: () => Promise<void>): void {
    this.#tasks.push(task);
    if (!this.#running) void this.#run();
  }

  clear(): void {
    this.#tasks.length = 0;
  }

  async #run(): Promise<void> {
    this.#running = true;
    await Promise.resolve();
    let sliceStart = performance.now();
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      await task();
      if (performance.now() - sliceStart < SLICE_MS) continue;
      await nextFrame();
      sliceStart = performance.now();
    }
    this.#running = false;
    this.#onIdle();
  }
}
