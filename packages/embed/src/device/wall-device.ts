import { DEVICE_BEAT_SECONDS, type DeviceOrders, type DeviceReport, type Pairing } from '@aj-report/contract';
import { ClientError } from '../client-error.ts';
import type { SiteStorage } from '../site-storage.ts';
import type { DeviceCalls } from './device-calls.ts';
import { readMemory, writeMemory } from './device-memory.ts';
import type { FaultLog } from './fault-log.ts';

/** What a wall is about. `problem` is why the service is not heard at the moment; empty = it is. */
export type WallState =
  | { readonly kind: 'starting'; readonly problem: string }
  | {
      readonly kind: 'pairing';
      readonly pairing: Pairing;
      readonly endsMs: number;
      readonly problem: string;
      /** It was let in before, and somebody has shut it out. */
      readonly isRevoked: boolean;
    }
  | {
      readonly kind: 'playing';
      readonly orders: DeviceOrders | null;
      readonly token: string;
      readonly problem: string;
    };

export interface WallOptions {
  readonly calls: DeviceCalls;
  readonly storage: SiteStorage;
  readonly faults: FaultLog;
  /** What it shows and how large it is, for every heartbeat. */
  readonly describe: () => Omit<DeviceReport, 'faults'>;
  readonly onChange: (state: WallState) => void;
  /** It shows its name for so many ms. */
  readonly onIdentify: (ms: number) => void;
  readonly reload: () => void;
  /** ms, shorter in tests */
  readonly waitMs?: number;
  readonly beatMs?: number;
  readonly retryMs?: number;
}

const WAIT_MS = 2_000;
const RETRY_MS = 2_000;
/** Waits between two tries double so often. */
const DOUBLED = 4;
/** The service knows the token no more. */
const UNKNOWN = 'device/unknown';

/** A wall: gets itself let in, tells of itself, and follows what it hears. */
export class WallDevice {
  readonly #options: WallOptions;
  #state: WallState = { kind: 'starting', problem: '' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #follow = new AbortController();
  #firstReloads: number | undefined;
  #isBeating = false;
  #isOver = false;
  #isRevoked = false;

  constructor(options: WallOptions) {
    this.#options = options;
  }

  /** The token in use; empty until it was let in. */
  get token(): string {
    return this.#state.kind === 'playing' ? this.#state.token : '';
  }

  start(): void {
    const memory = readMemory(this.#options.storage);
    if (memory) this.#play(memory.token, memory.orders);
    else void this.#pair(0);
  }

  /** Ends calls and timers. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#follow.abort();
  }

  /** Tells of itself now instead of at the next turn: the page was woken, or shows something else. */
  beat(): void {
    if (this.#state.kind === 'playing') void this.#beat();
  }

  #set(state: WallState): void {
    if (this.#isOver) return;
    this.#state = state;
    this.#options.onChange(state);
  }

  #later(ms: number, work: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(work, ms);
  }

  #retryMs(tries: number): number {
    return (this.#options.retryMs ?? RETRY_MS) * 2 ** Math.min(tries, DOUBLED);
  }

  async #pair(tries: number): Promise<void> {
    const { width, height } = this.#options.describe();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      const pairing = await this.#options.calls.pair({ width, height, timeZone });
      this.#set({
        kind: 'pairing',
        pairing,
        endsMs: Date.now() + pairing.seconds * 1000,
        problem: '',
        isRevoked: this.#isRevoked,
      });
      this.#later(this.#options.waitMs ?? WAIT_MS, () => void this.#wait(pairing.token));
    } catch (reason) {
      this.#set({ kind: 'starting', problem: messageOf(reason) });
      this.#later(this.#retryMs(tries), () => void this.#pair(tries + 1));
    }
  }

  async #wait(token: string): Promise<void> {
    if (this.#state.kind !== 'pairing') return;
    let problem = '';
    try {
      const { approved, seconds } = await this.#options.calls.wait(token);
      if (approved) return this.#play(token, null);
      this.#set({ ...this.#state, endsMs: Date.now() + seconds * 1000, problem: '' });
    } catch (reason) {
      if (isCode(reason, 'pairing/over')) return this.#pair(0);
      problem = messageOf(reason);
    }
    if (problem !== this.#state.problem) this.#set({ ...this.#state, problem });
    this.#later(this.#options.waitMs ?? WAIT_MS, () => void this.#wait(token));
  }

  #play(token: string, orders: DeviceOrders | null): void {
    this.#firstReloads = undefined;
    this.#isRevoked = false;
    this.#set({ kind: 'playing', token, orders, problem: '' });
    this.#remember();
    void this.#beat();
    void this.#followOrders();
  }

  #remember(): void {
    if (this.#state.kind !== 'playing') return;
    const { token, orders } = this.#state;
    writeMemory(this.#options.storage, { token, orders });
  }

  async #beat(): Promise<void> {
    if (this.#isBeating || this.#isOver) return;
    this.#isBeating = true;
    const { calls, faults, describe } = this.#options;
    const { token } = this;
    const sent = faults.waiting;
    try {
      const { token: next, ...orders } = await calls.beat(token, { ...describe(), faults: [...sent] });
      faults.forget(sent);
      if (next !== undefined) this.#renew(token, next);
      this.#take(orders);
    } catch (reason) {
      if (isCode(reason, UNKNOWN)) this.#forget(token);
      else this.#setProblem(messageOf(reason));
    } finally {
      this.#isBeating = false;
    }
    const beatMs = this.#options.beatMs ?? DEVICE_BEAT_SECONDS * 1000;
    if (this.#state.kind === 'playing') this.#later(beatMs, () => void this.#beat());
  }

  /** The call that is open bears the token before, so it is opened anew. */
  #renew(before: string, token: string): void {
    if (this.#state.kind !== 'playing' || this.#state.token !== before) return;
    this.#set({ ...this.#state, token });
    this.#remember();
    void this.#followOrders();
  }

  #setProblem(problem: string): void {
    if (this.#state.kind === 'playing' && this.#state.problem !== problem) this.#set({ ...this.#state, problem });
  }

  #take(orders: DeviceOrders): void {
    if (this.#state.kind !== 'playing') return;
    this.#firstReloads ??= orders.reloads;
    const isNew = JSON.stringify(lasting(orders)) !== JSON.stringify(lasting(this.#state.orders));
    if (isNew || this.#state.problem !== '') this.#set({ ...this.#state, orders, problem: '' });
    this.#remember();
    if (orders.identifyMs > 0) this.#options.onIdentify(orders.identifyMs);
    if (orders.reloads > this.#firstReloads) this.#options.reload();
  }

  /** A wall that was shut out shows nothing any more, and asks to be let in again. */
  #forget(token: string): void {
    // An answer to a token that was renewed meanwhile says nothing of the new one.
    if (this.#state.kind !== 'playing' || this.#state.token !== token) return;
    this.#follow.abort();
    writeMemory(this.#options.storage, null);
    this.#isRevoked = true;
    this.#set({ kind: 'starting', problem: '' });
    void this.#pair(0);
  }

  async #followOrders(): Promise<void> {
    this.#follow.abort();
    const follow = new AbortController();
    this.#follow = follow;
    const { token } = this;
    for (let tries = 0; !follow.signal.aborted; tries++) {
      try {
        for await (const event of this.#options.calls.follow(token, follow.signal)) {
          if (follow.signal.aborted) return;
          tries = 0;
          if (event.kind === 'orders') this.#take(event.orders);
          else if (event.code === UNKNOWN) return this.#forget(token);
        }
      } catch (reason) {
        if (follow.signal.aborted) return;
        if (isCode(reason, UNKNOWN)) return this.#forget(token);
        // The heartbeat says whether the service is away, and brings the orders meanwhile.
      }
      await new Promise((resolve) => setTimeout(resolve, this.#retryMs(tries)));
    }
  }
}

/** What of the orders stays the same while nobody changes it. */
function lasting(orders: DeviceOrders | null): unknown {
  return orders && { ...orders, identifyMs: 0 };
}

function isCode(reason: unknown, code: string): boolean {
  return reason instanceof ClientError && reason.code === code;
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
