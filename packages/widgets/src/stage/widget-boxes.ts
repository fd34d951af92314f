import type { NormalScreen, NormalWidget, Table } from '@aj-report/contract';
import { textOf } from '../kit/texts.ts';
import type { DataError, DataProvider } from './data-provider.ts';
import { DataFeed } from './data-feed.ts';
import { LinkageBus, type Choice, type DeadLink } from './linkage-bus.ts';
import { isKnownWidget, loadWidget } from './load-widget.ts';
import { MountQueue } from './mount-queue.ts';
import { WidgetBox, type StageLook } from './widget-box.ts';

export interface BoxEvents {
  /** Every widget is mounted and has its first answer, or its error. */
  onReady(): void;
  onData(id: string, table: Table): void;
  onError(id: string, error: DataError): void;
  /** A link of a widget leads to one that was deleted; told once per link and screen. */
  onDeadLink(link: DeadLink): void;
}

/** ms between the entrances of two widgets, and the longest that one waits */
const ENTRANCE_STEP_MS = 40;
const ENTRANCE_MAX_MS = 600;

/** The widgets of a screen: mounted, patched by identity, fed with data and linked to each other. */
export class WidgetBoxes {
  readonly #surface: HTMLElement;
  readonly #events: BoxEvents;
  readonly #boxes = new Map<string, WidgetBox>();
  readonly #links = new LinkageBus();
  readonly #feed: DataFeed;
  readonly #queue: MountQueue;
  #query: Readonly<Record<string, string>> = {};
  #loads = 0;
  #isReady = false;
  #reportCode: string | undefined;

  constructor(surface: HTMLElement, events: BoxEvents) {
    this.#surface = surface;
    this.#events = events;
    this.#queue = new MountQueue(() => this.#checkReady());
    this.#feed = new DataFeed({
      onTable: (id, table) => {
        this.#boxes.get(id)?.showTable(table);
        events.onData(id, table);
      },
      onError: (id, error) => {
        this.#boxes.get(id)?.showError(error);
        events.onError(id, error);
      },
      onSettled: () => this.#checkReady(),
    });
  }

  get feed(): DataFeed {
    return this.#feed;
  }

  boxOf(id: string): WidgetBox | undefined {
    return this.#boxes.get(id);
  }

  all(): readonly WidgetBox[] {
    return [...this.#boxes.values()];
  }

  idOf(target: EventTarget | undefined): string | undefined {
    return target instanceof HTMLElement ? target.closest<HTMLElement>('.box')?.dataset['id'] : undefined;
  }

  connect(provider: DataProvider | undefined, query: Readonly<Record<string, string>>): void {
    this.#query = query;
    for (const box of this.#boxes.values()) this.#bind(box);
    this.#feed.connect(provider, this.#reportCode ?? '');
  }

  /** Shows a document: new widgets are mounted, changed ones patched, missing ones removed, the same ones left alone. */
  show(screen: NormalScreen, page: string, look: StageLook): void {
    const isOther = this.#reportCode !== screen.reportCode;
    if (isOther) this.#forget(screen.reportCode);
    const shown = screen.widgets.filter((node) => isShown(node, screen, page, look.mode));
    const ids = new Set(shown.map(({ id }) => id));
    for (const id of this.#boxes.keys()) if (!ids.has(id)) this.#remove(id);
    for (const link of this.#links.configure(screen.widgets)) this.#events.onDeadLink(link);
    shown.forEach((node, index) => {
      this.#showNode(node, index, look, isOther && look.mode === 'view');
    });
    this.#feed.refreshEvery(screen.dashboard.refreshSeconds * 1000);
    this.#checkReady();
  }

  applyLook(look: StageLook): void {
    for (const box of this.#boxes.values()) box.applyLook(look);
  }

  /**
   * Something was chosen in a widget: its targets ask again with the new parameters. The same choice once more takes it
   * back, except in a form, where nothing else was meant. Returns what is chosen now; null = nothing.
   */
  choose(id: string, choice: Choice | null): Choice | null {
    const isForm = this.#boxes.get(id)?.element?.declaration.category === 'form';
    const next = choice !== null && !isForm && this.#links.isChosen(id, choice) ? null : choice;
    for (const target of this.#links.choose(id, next)) {
      const box = this.#boxes.get(target);
      if (box) this.#bind(box);
    }
    return next;
  }

  close(): void {
    this.#queue.clear();
    this.#feed.close();
    this.#links.clear();
    for (const id of this.#boxes.keys()) this.#remove(id);
    this.#reportCode = undefined;
  }

  #forget(reportCode: string): void {
    this.close();
    this.#reportCode = reportCode;
    this.#isReady = false;
  }

  #showNode(node: NormalWidget, index: number, look: StageLook, enters: boolean): void {
    const existing = this.#boxes.get(node.id);
    if (existing && existing.node.type === node.type) {
      if (existing.node !== node) {
        const { data } = existing.node;
        existing.update(node);
        if (data !== node.data) this.#bind(existing);
      }
      existing.stackAt(index);
      return;
    }
    if (existing) this.#remove(node.id);
    const box = new WidgetBox(node, look);
    box.stackAt(index);
    this.#boxes.set(node.id, box);
    this.#surface.append(box.box);
    this.#bind(box);
    void this.#mount(box, look, enters ? index : undefined);
  }

  /** `turn` is the widget's place in the order of entrances; absent = it is simply there. */
  async #mount(box: WidgetBox, look: StageLook, turn: number | undefined): Promise<void> {
    const { id, type } = box.node;
    this.#loads++;
    try {
      if (await loadWidget(type)) this.#queue.add(() => this.#draw(box, turn));
      else box.showUnknown();
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      const message = textOf('failedLoad', look.language, { type, detail });
      box.showPlaceholder(message);
      this.#feed.unbind(id);
      this.#events.onError(id, { code: 'widget/load', message });
    }
    this.#loads--;
    this.#checkReady();
  }

  async #draw(box: WidgetBox, turn: number | undefined): Promise<void> {
    if (this.#boxes.get(box.node.id) !== box) return;
    const element = box.mount();
    // A chart enters by itself, when it has been drawn.
    if (turn !== undefined && element.declaration.category !== 'chart') enter(box.box, turn);
    await element.updateComplete;
  }

  /** Data is asked for before the widget's code has arrived; the box keeps it until then. */
  #bind(box: WidgetBox): void {
    const { id, type } = box.node;
    const binding = isKnownWidget(type) && box.bindingOf(this.#query, this.#links.parametersOf(id));
    if (binding) this.#feed.bind(id, binding);
    else this.#feed.unbind(id);
  }

  #remove(id: string): void {
    this.#feed.unbind(id);
    this.#boxes.get(id)?.box.remove();
    this.#boxes.delete(id);
  }

  #checkReady(): void {
    if (this.#isReady || this.#reportCode === undefined) return;
    if (this.#loads > 0 || this.#queue.isBusy || this.#feed.isBusy) return;
    this.#isReady = true;
    this.#events.onReady();
  }
}

function isShown(node: NormalWidget, screen: NormalScreen, page: string, mode: 'view' | 'edit'): boolean {
  const first = screen.dashboard.pages[0]?.id;
  const isOnPage = first === undefined || (node.page ?? first) === (page === '' ? first : page);
  return isOnPage && (mode === 'edit' || !node.hidden);
}

function enter(box: HTMLElement, turn: number): void {
  box.toggleAttribute('data-enter', true);
  box.style.animationDelay = `${Math.min(turn * ENTRANCE_STEP_MS, ENTRANCE_MAX_MS)}ms`;
  box.addEventListener('animationend', () => box.removeAttribute('data-enter'), { once: true });
}
