import { nothing, type TemplateResult } from 'lit';
import type { QueryPanelOptions } from './query-panel.ts';

/** The query panel, whose controls come when a reader opens it first. */
export class LateQueryPanel {
  readonly #onArrive: () => void;
  #panel: typeof import('./query-panel.ts') | undefined;

  constructor(onArrive: () => void) {
    this.#onArrive = onArrive;
  }

  render(options: QueryPanelOptions): TemplateResult | typeof nothing {
    if (this.#panel) return this.#panel.renderQueryPanel(options);
    void this.#fetch();
    return nothing;
  }

  async #fetch(): Promise<void> {
    this.#panel = await import('./query-panel.ts');
    this.#onArrive();
  }
}
