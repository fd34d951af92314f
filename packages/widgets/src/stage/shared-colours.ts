import type { NormalScreen } from '@aj-report/contract';
import type { NameColours } from '../kit/theme/name-colours.ts';

/** Has names the same colours in all charts of a screen. Without the code for it each chart counts for itself. */
export class SharedColours {
  names: NameColours | undefined;
  readonly #onLoad: () => void;

  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  async open({ reportCode, dashboard }: NormalScreen): Promise<void> {
    const isKnown = this.names !== undefined;
    const loaded = isKnown ? undefined : await import('../kit/theme/name-colours.ts').catch(() => undefined);
    this.names ??= loaded && new loaded.NameColours();
    this.names?.open(reportCode, dashboard.nameColours);
    if (!isKnown) this.#onLoad();
  }
}
