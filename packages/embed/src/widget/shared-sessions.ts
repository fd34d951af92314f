import { ScreenSession, type OpenScreen, type SessionOptions } from '../screen-session.ts';
import type { ScreenState } from '../screen-state.ts';

/** One session for all tags of a page that show the same screen: its document is asked for once. */
class SharedSession {
  readonly #key: string;
  readonly #session: ScreenSession;
  readonly #users = new Set<SessionOptions>();
  #state: ScreenState | undefined;

  constructor(key: string, first: SessionOptions) {
    this.#key = key;
    const all = (tell: (user: SessionOptions) => void) => [...this.#users].forEach(tell);
    this.#session = new ScreenSession({
      ...first,
      askAccess: async (held, isRefused) => ([...this.#users][0] ?? first).askAccess?.(held, isRefused) ?? held,
      onChange: (state) => {
        this.#state = state;
        all((user) => user.onChange(state));
      },
      onRecover: () => all((user) => user.onRecover()),
      onSame: () => all((user) => user.onSame?.()),
    });
  }

  join(user: SessionOptions): OpenScreen {
    const session = this.#session;
    return {
      client: session.client,
      start: () => {
        this.#users.add(user);
        if (this.#state) user.onChange(this.#state);
        else session.start();
      },
      stop: () => this.#leave(user),
      wake: () => session.wake(),
      retry: () => session.retry(),
      enterPassword: (password) => session.enterPassword(password),
    };
  }

  #leave(user: SessionOptions): void {
    this.#users.delete(user);
    if (this.#users.size > 0) return;
    this.#session.stop();
    sessions.delete(this.#key);
  }
}

const sessions = new Map<string, SharedSession>();

/** The session of a screen, with the one that the page has of it already. */
export function openShared(options: SessionOptions): OpenScreen {
  const { context: _c, lang: _l, ...address } = options.address;
  const key = JSON.stringify([address, options.access]);
  const shared = sessions.get(key) ?? new SharedSession(key, options);
  sessions.set(key, shared);
  return shared.join(options);
}
