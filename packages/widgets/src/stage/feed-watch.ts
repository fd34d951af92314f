import type { DataAnswer, DataProvider, DataQuery, WatchEnd } from './data-provider.ts';
import type { Timers } from './refresh-clock.ts';

/** What a watch needs of the feed that it keeps fresh. */
export interface WatchedFeed {
  /** By key: what is asked again and again; nothing while nobody looks. */
  lasting(): ReadonlyMap<string, DataQuery>;
  take(key: string, answer: DataAnswer): void;
  /** Whether the feed asks by its clock. */
  poll(isOn: boolean): void;
  /** Asks everything now. */
  refresh(): void;
}

/** ms that changes of what is asked are gathered for: a filter that is dragged opens one watch, not fifty */
const GATHER_MS = 300;
/** Waits after a watch that broke, or that another screen has: 1, 2, 4 … 60 s. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** ms until a service that does not offer it is asked again */
const ABSENT_WAIT_MS = 300_000;
/** ms after which a watch has lived long enough for its end to be a surprise */
const LIFE_MS = 60_000;

/**
 * Keeps a feed fresh by one watch of its provider, opened anew when other things are asked. While it lives the feed's
 * clock rests; when it breaks, one try is made before the clock goes on.
 */
export class FeedWatch {
  readonly #feed: WatchedFeed;
  readonly #timers: Timers;
  #provider: DataProvider | undefined;
  #reportCode = '';
  #asked = '';
  #abort: AbortController | undefined;
  #running: Promise<void> | undefined;
  #timer: number | undefined;
  #failures = 0;

  constructor(feed: WatchedFeed, timers: Timers) {
    this.#feed = feed;
    this.#timers = timers;
  }

  /** Opens, changes or closes the watch as what is asked, and of whom, has changed. */
  follow(provider: DataProvider | undefined, reportCode: string): void {
    const lasting = this.#feed.lasting();
    const asked = JSON.stringify([reportCode, [...lasting.values()]]);
    if (provider === this.#provider && asked === this.#asked) return;
    const isOther = provider !== this.#provider || reportCode !== this.#reportCode;
    this.#provider = provider;
    this.#reportCode = reportCode;
    this.#asked = asked;
    if (isOther) this.#failures = 0;
    if (isOther || lasting.size === 0) this.#abort?.abort();
    this.#wait(lasting.size > 0 && provider ? GATHER_MS : undefined);
  }

  #wait(ms: number | undefined): void {
    if (this.#timer !== undefined) this.#timers.clear(this.#timer);
    this.#timer = ms === undefined ? undefined : this.#timers.set(() => void this.#open(), ms);
  }

  async #open(): Promise<void> {
    this.#abort?.abort();
    const { signal } = (this.#abort = new AbortController());
    // Two connections of one page would stand in each other's way.
    await this.#running;
    if (!signal.aborted) await (this.#running = this.#run(signal));
  }

  async #run(signal: AbortSignal): Promise<void> {
    const lasting = this.#feed.lasting();
    const keys = new Map([...lasting].map(([key, { id }]) => [id, key]));
    let liveAt: number | undefined;
    const listener = {
      onLive: () => {
        liveAt = this.#timers.now();
        this.#feed.poll(false);
      },
      onAnswer: (answer: DataAnswer) => {
        const key = keys.get(answer.id);
        if (key !== undefined && !signal.aborted) this.#feed.take(key, answer);
      },
    };
    const watching = this.#provider?.watch?.(this.#reportCode, [...lasting.values()], listener, signal);
    const end = await watching?.catch(() => 'broken' as const);
    if (end && !signal.aborted) this.#handleEnd(end, liveAt);
  }

  #handleEnd(end: WatchEnd, liveAt: number | undefined): void {
    const hasLived = liveAt !== undefined && this.#timers.now() - liveAt > LIFE_MS;
    this.#failures = hasLived ? 1 : this.#failures + 1;
    if (end !== 'broken' || liveAt === undefined || this.#failures > 1) this.#feed.poll(true);
    if (end === 'refused') this.#feed.refresh();
    const doubled = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1));
    this.#wait((end === 'absent' ? ABSENT_WAIT_MS : doubled) * (0.75 + this.#timers.random() / 2));
  }
}
