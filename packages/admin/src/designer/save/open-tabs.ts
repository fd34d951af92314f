import { createStore, type StoreApi } from 'zustand/vanilla';

/** ms within which the other tabs have answered; later answers count when they come */
const ANSWER_MS = 400;

/** A tab says that it is open, asks who else is, or says that it closes; `key` is that of its draft. */
export interface TabMessage {
  readonly kind: 'open' | 'ask' | 'closed';
  readonly key: string;
}

/** What the tabs of one screen in one browser hear of each other. */
export interface TabChannel {
  send(message: TabMessage): void;
  close(): void;
}

export type OpenChannel = (hear: (message: TabMessage) => void) => TabChannel;

/** A channel for one report. `BroadcastChannel` is there on plain http too, where locks are not. */
export function tabChannelOf(reportCode: string): OpenChannel {
  return (hear) => {
    const channel = new BroadcastChannel(`AJReportDesigner:${reportCode}`);
    channel.addEventListener('message', ({ data }) => hear(data as TabMessage));
    return {
      // The rule is about windows; a channel has only its own origin.
      // eslint-disable-next-line unicorn/require-post-message-target-origin
      send: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  };
}

/** Who else has the same screen open in this browser, by the key of the draft that the tab writes. */
export class OpenTabs {
  readonly others: StoreApi<ReadonlySet<string>> = createStore<ReadonlySet<string>>(() => new Set<string>());
  private readonly key: string;
  private readonly openChannel: OpenChannel;
  private readonly wait: () => Promise<void>;
  private channel: TabChannel | undefined;
  private heard = new Set<string>();

  constructor(key: string, openChannel: OpenChannel, wait: () => Promise<void> = waitForAnswers) {
    this.key = key;
    this.openChannel = openChannel;
    this.wait = wait;
  }

  /** Answers other tabs until the returned function is called. */
  start(): () => void {
    this.channel = this.openChannel((message) => this.hear(message));
    void this.ask();
    return () => {
      this.leave();
      this.channel?.close();
      this.channel = undefined;
    };
  }

  /** Asks anew who is there: a tab that crashed said no farewell. */
  async ask(): Promise<ReadonlySet<string>> {
    this.heard = new Set();
    this.say('ask');
    await this.wait();
    this.others.setState(this.heard, true);
    return this.heard;
  }

  /** The page is going away. */
  leave(): void {
    this.say('closed');
  }

  private say(kind: TabMessage['kind']): void {
    this.channel?.send({ kind, key: this.key });
  }

  private hear({ kind, key }: TabMessage): void {
    const noteIn = (keys: ReadonlySet<string>): Set<string> =>
      new Set(kind === 'closed' ? [...keys].filter((one) => one !== key) : [...keys, key]);
    this.heard = noteIn(this.heard);
    this.others.setState(noteIn(this.others.getState()), true);
    if (kind === 'ask') this.say('open');
  }
}

function waitForAnswers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
}
