import { takeDecoder } from './decoder-budget.ts';
import { isRefusedOrigin, onRefusedOrigin, originOf } from './policy-violations.ts';
import { openEngine, type StreamEngine, type StreamFault } from './stream-engines.ts';
import { MAX_TRIES, toRetryMs, type StreamSource } from './stream-source.ts';

/**
 * idle: nothing to play · queued: waits for a decoder · connecting: no picture yet · live: it moves ·
 * stalled: it broke off and is tried again · failed: it was tried in vain, and is tried again rarely.
 */
export type StreamStatus = 'idle' | 'queued' | 'connecting' | 'live' | 'stalled' | 'failed';

export interface StreamState {
  readonly status: StreamStatus;
  /** Tries since it broke off. */
  readonly attempt: number;
  readonly fault: StreamFault | undefined;
  /** Origin that the page's policy refuses, when that is the fault. */
  readonly refusedOrigin?: string;
}

/** A picture that stands still for so long has broken off. */
const STALL_MS = 8000;
const LOOK_MS = 1000;
/** So long a stream has to play until its earlier tries are forgotten. */
const STEADY_MS = 10_000;

const IDLE: StreamState = { status: 'idle', attempt: 0, fault: undefined };

/** Plays one stream in a video element and keeps it alive: watches that it moves, connects again after growing pauses. */
export class StreamPlayer {
  state: StreamState = IDLE;

  readonly #video: HTMLVideoElement;
  readonly #onChange: (state: StreamState) => void;
  #source: StreamSource | undefined;
  #engine: StreamEngine | undefined;
  #giveBack: (() => void) | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #listening = new AbortController();
  /** Number of the connection: what an earlier one still tells is not heard. */
  #connection = 0;
  #isReady = false;
  #place = 0;
  #movedAt = 0;
  #liveSince = 0;
  /** Where what failed last was to come from. */
  #failedOrigin = '';
  #stopHearing: (() => void) | undefined;

  constructor(video: HTMLVideoElement, onChange: (state: StreamState) => void) {
    this.#video = video;
    this.#onChange = onChange;
  }

  /** Plays this stream; the one that plays already goes on. */
  open(source: StreamSource): void {
    if (this.#source?.url === source.url && this.#source.kind === source.kind) return;
    this.close();
    this.#source = source;
    this.#failedOrigin = originOf(source.url);
    // A browser may tell of the refusal before or after the fetch has failed.
    this.#stopHearing = onRefusedOrigin((origin) => {
      const isAwaited = this.state.status !== 'live' && origin === this.#failedOrigin;
      if (isAwaited && this.state.fault !== 'policy') this.#breakOff('network');
    });
    this.#tell('queued', 0);
    this.#giveBack = takeDecoder(() => void this.#connect(0));
  }

  /** Stops fetching and decoding. */
  close(): void {
    this.#drop();
    this.#giveBack?.();
    this.#giveBack = undefined;
    this.#stopHearing?.();
    this.#stopHearing = undefined;
    this.#source = undefined;
    if (this.state.status !== 'idle') this.#tell('idle', 0);
  }

  async #connect(attempt: number): Promise<void> {
    const source = this.#source;
    if (!source) return;
    const connection = ++this.#connection;
    const isOver = (): boolean => connection !== this.#connection;
    if (attempt === 0) this.#tell('connecting', 0);
    this.#listen(isOver);
    try {
      const engine = await openEngine(source, this.#video, (fault, url = source.url) => {
        if (isOver()) return;
        this.#failedOrigin = originOf(url);
        this.#breakOff(fault);
      });
      if (isOver()) {
        engine.close();
        return;
      }
      this.#engine = engine;
    } catch {
      if (!isOver()) this.#breakOff('network');
    }
  }

  #listen(isOver: () => boolean): void {
    const { signal } = this.#listening;
    const video = this.#video;
    this.#place = -1;
    this.#movedAt = performance.now();
    this.#isReady = false;
    video.addEventListener('canplay', () => !isOver() && this.#start(), { signal });
    video.addEventListener('timeupdate', () => !isOver() && this.#move(), { signal });
    video.addEventListener('ended', () => !isOver() && this.#end(), { signal });
    this.#watch = setInterval(() => {
      const isPausedByHand = this.#isReady && video.paused;
      if (!isOver() && !isPausedByHand && performance.now() - this.#movedAt > STALL_MS) this.#breakOff('network');
    }, LOOK_MS);
  }

  /** There are pictures. Browsers refuse to start what is not muted: a reader has to. */
  #start(): void {
    if (this.#isReady) return;
    this.#isReady = true;
    this.#video.play().catch(() => {});
  }

  /** The picture moved. */
  #move(): void {
    const { currentTime } = this.#video;
    if (currentTime === this.#place || currentTime === 0) return;
    this.#place = currentTime;
    this.#movedAt = performance.now();
    if (this.state.status !== 'live') {
      this.#liveSince = this.#movedAt;
      this.#tell('live', this.state.attempt);
    } else if (this.state.attempt > 0 && this.#movedAt - this.#liveSince > STEADY_MS) this.#tell('live', 0);
  }

  /** A file begins again; a live stream that ends has broken off. */
  #end(): void {
    if (this.#source?.kind !== 'file') {
      this.#breakOff('network');
      return;
    }
    this.#video.currentTime = 0;
    this.#video.play().catch(() => {});
  }

  #breakOff(reported: StreamFault): void {
    this.#drop();
    const fault = reported !== 'format' && isRefusedOrigin(this.#failedOrigin) ? 'policy' : reported;
    const attempt = this.state.attempt + 1;
    const hasFailed = attempt > MAX_TRIES || fault === 'format' || fault === 'policy';
    this.#tell(hasFailed ? 'failed' : 'stalled', attempt, fault);
    const delay = toRetryMs(hasFailed ? MAX_TRIES + 1 : attempt, Math.random());
    this.#retry = setTimeout(() => void this.#connect(attempt), delay);
  }

  #drop(): void {
    this.#connection++;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    this.#listening.abort();
    this.#listening = new AbortController();
    this.#engine?.close();
    this.#engine = undefined;
  }

  #tell(status: StreamStatus, attempt: number, fault?: StreamFault): void {
    const refused = fault === 'policy' ? { refusedOrigin: this.#failedOrigin } : {};
    this.state = { status, attempt, fault, ...refused };
    this.#onChange(this.state);
  }
}
