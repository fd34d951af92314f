import type { ContextData, Table } from '@aj-report/contract';
import type { WidgetElement } from '../kit/element/widget-element.ts';
import type { FeedBinding } from './data-feed.ts';
import type { StageWidget } from './grouped-question.ts';
import type { Choice } from './linkage-bus.ts';
import type { StageLook, WidgetBox } from './widget-box.ts';

let made: typeof WidgetBox | undefined;

/** The box of widgets whose mappings ask for groups of their data sets, made of the plain one. */
export function groupedBoxOf(Plain: typeof WidgetBox): typeof WidgetBox {
  return (made ??= class extends Plain {
    #language: StageLook['language'];
    /** The answer as it came. */
    #answer: Table | undefined;

    constructor(node: StageWidget, look: StageLook) {
      super(node, look);
      this.#language = look.language;
      // A choice leaves with the values that stand behind the names that are shown.
      for (const type of ['aj-select', 'aj-default']) this.box.addEventListener(type, this, true);
    }

    handleEvent({ detail }: Event & { readonly detail?: Choice | null }): void {
      if (detail) Object.assign(detail, this.node.grouped!.raw(detail));
    }

    override mount(): WidgetElement {
      const element = super.mount();
      this.#map();
      return element;
    }

    override update(node: StageWidget): void {
      // Columns of one grouping are none of another.
      if (node.grouped !== this.node.grouped) this.#answer = undefined;
      super.update(node);
      this.#map();
    }

    override applyLook(look: StageLook): void {
      super.applyLook(look);
      if (look.language === this.#language) return;
      this.#language = look.language;
      if (this.#answer && this.element?.table)
        this.element.table = this.node.grouped!.show(this.#answer, look.language);
    }

    override get currentTable(): Table | undefined {
      return this.#answer ?? super.currentTable;
    }

    override showTable(table: Table): void {
      // What waited for the element comes here once more.
      this.#answer = this.node.grouped!.rawTable(table);
      super.showTable(this.node.grouped!.show(this.#answer, this.#language));
    }

    override bindingOf(query: ContextData, linked: ContextData): FeedBinding | undefined {
      const binding = super.bindingOf(query, linked);
      return binding && { ...binding, asked: this.node.grouped!.ask(binding.asked) };
    }

    #map(): void {
      if (this.element) this.element.mapping = this.node.grouped!.mapping;
    }
  });
}
