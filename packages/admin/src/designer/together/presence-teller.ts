import type { Presence } from '@aj-report/contract';

/** ms between two words of where an editor is */
const TELL_MS = 120;

export type PartialPresence = { readonly [K in keyof Presence]?: Presence[K] | undefined };

/** Tells where an editor is, at most every so often; the last place counts. */
export class PresenceTeller {
  private readonly send: (at: Presence) => void;
  private at: Presence = { page: '', layout: 'desktop', selection: [] };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (at: Presence) => void) {
    this.send = send;
  }

  note(at: PartialPresence): void {
    this.at = { ...this.at, ...at } as Presence;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.send(this.at);
    }, TELL_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
