import type { Language, ScreenDocument } from '@aj-report/contract';
import type { ScreenAddress } from './address.ts';
import { createClient, type Access, type Client, type ClientOptions } from './client.ts';
import { ClientError } from './client-error.ts';
import { toDelayMs } from './retry.ts';
import type { KeptScreen, KeptScreens } from './kept/kept-screens.types.ts';
import { PAUSED_CODE, toFailureName, type ScreenState } from './screen-state.ts';
import { exchangePassword, openShare, type Grant } from './share-exchange.ts';

/** Where grants outlive a reload, so that a wall that restarts needs nobody to type the password again. */
export interface GrantStore {
  read(shareCode: string): Grant | null;
  write(shareCode: string, grant: Grant): void;
  drop(shareCode: string): void;
}

export interface SessionOptions {
  readonly address: ScreenAddress;
  /** What the page brought; a share address gets a token of its own. */
  readonly access: Access;
  /**
   * Asked before each look for a new revision, and when the service refuses what is held: gives back a better one, or
   * the same. A share address needs none.
   */
  readonly askAccess?: (held: Access, isRefused: boolean) => Promise<Access>;
  readonly language: () => Language;
  readonly onChange: (state: ScreenState) => void;
  /** The service is back after a silence: the data on the screen should be asked for again. */
  readonly onRecover: () => void;
  /** There is no newer document; what it only names, such as maps, may be another all the same. */
  readonly onSame?: () => void;
  readonly grants?: GrantStore | undefined;
  /** Default: nothing is kept on the disk. */
  readonly kept?: KeptScreens | undefined;
  /** Nobody is looking, so nothing needs to be asked. */
  readonly isPaused?: () => boolean;
  /** ms between two looks for a new revision; default 30 s, less for a screen that refreshes itself more often */
  readonly pollMs?: number;
  readonly connection?: Pick<ClientOptions, 'fetch' | 'retry' | 'idleMs'>;
}

/** What a tag has of the session of its screen. */
export type OpenScreen = Pick<ScreenSession, 'client' | 'start' | 'stop' | 'wake' | 'retry' | 'enterPassword'>;

const DEFAULT_POLL_MS = 30_000;
/** The page that holds the tag gave no token, for now. */
const NO_TOKEN_CODE = 'network/no-token';
const SHORTEST_POLL_MS = 5_000;
/** Waits while the service is silent: 1, 2, 4, 8, then 10 s. */
const SILENCE = { attempts: Number.POSITIVE_INFINITY, delayMs: 1_000 };
/** From here on the wait is at its longest. */
const LONGEST_WAIT = 6;

/** Opens one screen and keeps it alive: new revisions, a renewed token, a server that went away and came back. */
export class ScreenSession {
  readonly client: Client;
  readonly #options: SessionOptions;
  readonly #door: Client;
  readonly #kept: KeptScreen | undefined;
  /** What the page brought last. */
  #brought: Access;
  #state: ScreenState = { kind: 'loading' };
  #grant: Grant | null = null;
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewal: Promise<boolean> | null = null;
  #heardAt = Date.now();
  #failures = 0;
  #isLoading = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#brought = options.access;
    const shared = { base: options.address.base, language: options.language, ...options.connection };
    this.#door = createClient(shared);
    const client = createClient({
      ...shared,
      token: () => this.#access,
      renewToken: () => this.#renew(),
      onHealth: (failure) => this.#handleHealth(failure),
    });
    this.#kept = options.kept?.open(options.address);
    this.client = this.#kept?.around(client) ?? client;
  }

  get reportCode(): string {
    const { address } = this.#options;
    return this.#grant?.reportCode ?? (address.kind === 'screen' ? address.reportCode : '');
  }

  /** Loads the screen; every state it goes through is reported to `onChange`. */
  start(): void {
    const { address, grants } = this.#options;
    if (address.kind === 'share') this.#grant = grants?.read(address.shareCode) ?? null;
    this.#setState({ kind: 'loading' });
    void this.#load();
  }

  /** Ends all calls and timers; nothing is reported afterwards. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
  }

  /** Looks at once instead of at the next turn: the network is back, the page is visible, the reader asked. */
  wake(): void {
    if (this.#state.kind === 'password') return;
    clearTimeout(this.#timer);
    void this.#load();
  }

  /** Starts over in front of the reader's eyes. */
  retry(): void {
    this.#setState({ kind: 'loading' });
    this.wake();
  }

  /** Tries a password for the share that asks for one. */
  async enterPassword(password: string): Promise<void> {
    const { address } = this.#options;
    if (address.kind !== 'share' || this.#state.kind !== 'password' || this.#state.isBusy) return;
    const asked = this.#state;
    this.#setState({ ...asked, problem: '', code: '', isBusy: true });
    try {
      const grant = await exchangePassword(this.#door, address.shareCode, password, this.#abort.signal);
      this.#keep(grant);
      this.#setState({ kind: 'loading' });
      await this.#load();
    } catch (reason) {
      if (this.#abort.signal.aborted) return;
      if (isWorthAnotherTry(reason))
        this.#setState({ ...asked, problem: reason.message, code: reason.code, isBusy: false });
      else this.#fail(reason);
    }
  }

  get #access(): Access {
    return this.#grant ? { kind: 'share', value: this.#grant.shareToken } : this.#brought;
  }

  async #load(): Promise<void> {
    if (this.#isLoading || this.#abort.signal.aborted) return;
    const { address } = this.#options;
    this.#isLoading = true;
    try {
      if (address.kind === 'share' && !this.#grant && !(await this.#openDoor(address.shareCode))) return;
      if (address.kind === 'screen') await this.#renew(false);
      const revision = address.kind === 'screen' && address.revision ? { revision: address.revision } : {};
      const document = await this.client.getScreen(this.reportCode, { ...revision, signal: this.#abort.signal });
      this.#show(document);
    } catch (reason) {
      if (this.#state.kind === 'loading' && (reason as ClientError).isRetryable) {
        const kept = await this.#kept?.read();
        if (kept) this.#setState(kept);
      }
      if (!this.#abort.signal.aborted) this.#fail(reason);
    } finally {
      this.#isLoading = false;
    }
  }

  /** Gets a grant for the share code. False = a password is needed, and asked for. */
  async #openDoor(shareCode: string): Promise<boolean> {
    const answer = await openShare(this.#door, shareCode, this.#abort.signal);
    if ('grant' in answer) {
      this.#keep(answer.grant);
      return true;
    }
    this.#setState({ kind: 'password', reportName: answer.reportName, problem: '', code: '', isBusy: false });
    return false;
  }

  /** One renewal at a time, however many calls were refused. */
  #renew(isRefused = true): Promise<boolean> {
    this.#renewal ??= this.#renewOnce(isRefused).finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #renewOnce(isRefused: boolean): Promise<boolean> {
    const { address, grants, askAccess } = this.#options;
    if (address.kind === 'share') {
      this.#grant = null;
      grants?.drop(address.shareCode);
      return this.#openDoor(address.shareCode);
    }
    const held = this.#brought;
    try {
      if (askAccess) this.#brought = await askAccess(held, isRefused);
    } catch (reason) {
      throw new ClientError('server', NO_TOKEN_CODE, String(reason));
    }
    return held !== this.#brought;
  }

  #keep(grant: Grant): void {
    const { address, grants } = this.#options;
    this.#grant = grant;
    if (address.kind === 'share') grants?.write(address.shareCode, grant);
  }

  #show(document: ScreenDocument): void {
    const held = this.#state.kind === 'ready' ? this.#state.document : null;
    if (held !== document) {
      this.client.forgetTables();
      this.#setState({ kind: 'ready', document, staleSince: null });
    } else this.#options.onSame?.();
    this.#schedule(this.#options.pollMs ?? toPollMs(document));
  }

  #handleHealth(failure: ClientError | null): void {
    if (this.#abort.signal.aborted) return;
    if (failure === null) this.#handleAnswer();
    else if (this.#isLoading || this.#state.kind !== 'ready') return;
    else if (failure.isRetryable) this.#fail(failure);
    // Data was refused: whether the screen may still be shown is for the service to say.
    else this.wake();
  }

  #handleAnswer(): void {
    this.#heardAt = Date.now();
    this.#failures = 0;
    if (this.#state.kind !== 'ready' || this.#state.staleSince === null) return;
    this.#setState({ ...this.#state, staleSince: null });
    this.#options.onRecover();
  }

  /** A silence keeps the last picture; a refusal takes it down, because it may no longer be shown. */
  #fail(reason: unknown): void {
    if (this.#state.kind === 'password' && !this.#state.isBusy) return;
    if (!(reason instanceof ClientError)) throw reason;
    this.#failures = Math.min(this.#failures + 1, LONGEST_WAIT);
    const { code, message, isRetryable } = reason;
    if (this.#state.kind === 'ready' && isRetryable) {
      if (this.#state.staleSince === null) this.#setState({ ...this.#state, staleSince: this.#heardAt });
    } else {
      const name = toFailureName(reason, this.#access);
      this.#setState({ kind: 'failed', name, code, message, isRetrying: isRetryable });
    }
    if (isRetryable) this.#schedule(toDelayMs(SILENCE, this.#failures, reason.retryAfterMs));
    else if (code === PAUSED_CODE) this.#schedule(this.#options.pollMs ?? DEFAULT_POLL_MS);
    else clearTimeout(this.#timer);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#options.isPaused?.()) this.#schedule(ms);
      else void this.#load();
    }, ms);
  }

  #setState(state: ScreenState): void {
    if (this.#abort.signal.aborted) return;
    this.#kept?.follow(state);
    this.#state = state;
    this.#options.onChange(state);
  }
}

/** @example toPollMs({ reportCode: 'a', dashboard: { refreshSeconds: 10 } }) // 10000 */
export function toPollMs({ dashboard }: ScreenDocument): number {
  const refreshMs = (dashboard?.refreshSeconds ?? 0) * 1000;
  return refreshMs > 0 ? Math.max(SHORTEST_POLL_MS, Math.min(refreshMs, DEFAULT_POLL_MS)) : DEFAULT_POLL_MS;
}

/** A share that expired, was paused or withdrawn meanwhile opens with no password. */
function isWorthAnotherTry(reason: unknown): reason is ClientError {
  if (!(reason instanceof ClientError) || reason.kind === 'missing') return false;
  return reason.code !== '50014' && reason.code !== PAUSED_CODE;
}
