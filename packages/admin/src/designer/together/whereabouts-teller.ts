import type { Whereabouts } from '@aj-report/contract';

/** ms between two words of where an editor is */
const TELL_MS = 120;

export type PartialWhereabouts = { readonly [K in keyof Whereabouts]?: Whereabouts[K] | undefined };

/** Tells where an editor is, at most every so often; the last place counts. */
export class WhereaboutsTeller {
  private readonly send: (at: Whereabouts) => void;
  private at: Whereabouts = { page: '', layout: 'desktop', selection: [] };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (at: Whereabouts) => void) {
    this.send = send;
  }

  note(at: PartialWhereabouts): void {
    this.at = { ...this.at, ...at } as Whereabouts;
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
