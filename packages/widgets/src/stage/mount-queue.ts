import { onNextTurn } from '../kit/motion/next-turn.ts';

/** ms that mounting may take at a stretch; then the page has its turn. */
const SLICE_MS = 30;

/** Runs tasks one after the other, a slice per turn, so that a screen of a hundred charts never blocks the page. */
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
      await new Promise<void>(onNextTurn);
      sliceStart = performance.now();
    }
    this.#running = false;
    this.#onIdle();
  }
}
