import { SCREEN_TARGET, type ContextData, type NormalScreen, type NormalWidget } from '@aj-report/contract';
import { textOf } from '../kit/text/texts.ts';
import type { DataProvider } from './data-provider.ts';
import { AwayBoxes } from './away-boxes.ts';
import type { BoxEvents } from './box-events.ts';
import { DataFeed } from './data-feed.ts';
import { FirstPicture } from './first-picture.ts';
import type { HostChoiceMap } from './host-choices.ts';
import type { Choice } from './linkage-bus.ts';
import { fetchWidgets, isKnownWidget, loadWidget } from './load-widget.ts';
import { MountQueue } from './mount-queue.ts';
import { isShown } from './read-screen.ts';
import { ScreenValues } from './screen-values.ts';
import type { StageExtras } from './stage-extras.ts';
import { MAX_ENTERING, WidgetBox, type StageLook } from './widget-box.ts';

/** The widgets of a screen: mounted, patched by identity, fed with data and linked to each other. */
export class WidgetBoxes {
  readonly #surface: HTMLElement;
  readonly #events: BoxEvents;
  readonly #boxes = new Map<string, WidgetBox>();
  readonly #away = new AwayBoxes();
  readonly feed: DataFeed;
  readonly #queue: MountQueue;
  /** Loaded by the stage for screens that need it. */
  #extras: StageExtras | undefined;
  #screen: NormalScreen | undefined;
  #look: StageLook | undefined;
  #query: Readonly<Record<string, string>> = {};
  readonly #values = new ScreenValues();
  #loads = 0;
  readonly #first: FirstPicture;
  #reportCode: string | undefined;

  constructor(surface: HTMLElement, events: BoxEvents) {
    this.#surface = surface;
    this.#events = events;
    this.#queue = new MountQueue(() => this.#checkReady());
    const isDone = (box: WidgetBox) => box.isDone(this.feed) || this.#sleeps(box);
    this.#first = new FirstPicture(() => this.all().every(isDone), events.onReady);
    this.feed = new DataFeed({
      onTable: (id, table) => {
        const box = this.#boxes.get(id);
        box?.showTable(table);
        if (box?.node.visibleWhen) this.#arrange();
        events.onData(id, table);
      },
      onError: (id, error) => {
        this.#boxes.get(id)?.showError(error);
        events.onError(id, error);
      },
      onSettled: () => this.#checkReady(),
    });
  }

  readonly boxOf = (id: string): WidgetBox | undefined => this.#boxes.get(id);

  all(): readonly WidgetBox[] {
    return [...this.#boxes.values()];
  }

  idOf(target: EventTarget | undefined): string | undefined {
    return target instanceof HTMLElement ? target.closest<HTMLElement>('.box')?.dataset['id'] : undefined;
  }

  get extras(): StageExtras | undefined {
    return this.#extras;
  }

  /** Takes over what only some screens need. */
  extend(Extras: typeof StageExtras): void {
    this.#extras ??= new Extras((id) => (this.#boxes.get(id) ?? this.#away.get(id))?.element?.forgetChoice());
  }

  connect(provider: DataProvider | undefined, query: Readonly<Record<string, string>>): void {
    const sorted = this.#extras?.host.sort(query, this.boxOf);
    this.#query = sorted?.rest ?? query;
    if (this.#readParameters() && this.#look) this.applyLook(this.#look);
    this.#bindAll();
    this.feed.connect(provider, this.#reportCode ?? '');
    if (sorted && sorted.reached.length > 0) this.#events.onChoice({ filters: true, params: true, isOfHost: true });
  }

  /** Shows a document: new widgets are mounted, changed ones patched, missing ones removed, the same ones left alone. */
  show(read: NormalScreen, page: string, look: StageLook): void {
    const isOther = this.#reportCode !== read.reportCode;
    if (isOther) this.close();
    if (isOther) this.#first.await(true);
    this.#reportCode = read.reportCode;
    this.#look = look;
    const screen = this.#extras?.configure(read) ?? read;
    this.#screen = screen;
    const shown = screen.widgets.filter((node) => isShown(node, screen, page, look.mode));
    const ids = new Set(shown.map(({ id }) => id));
    for (const link of this.#extras?.links.configure(screen.widgets) ?? []) this.#events.onDeadLink(link);
    this.#clear(screen, ids);
    this.#readParameters();
    fetchWidgets(shown.filter((node) => !this.#extras?.sleeps(node, look.mode)));
    const enters = isOther && look.mode === 'view' && !look.still && shown.length <= MAX_ENTERING;
    shown.forEach((node, index) => this.#showNode(node, index, look, enters));
    this.#arrange();
    this.feed.refreshEvery(screen.dashboard.refreshSeconds * 1000);
    this.#checkReady();
  }

  applyLook(look: StageLook): void {
    this.#look = look;
    const known = { ...look, context: this.#values.addressParts };
    for (const box of this.#boxes.values()) box.applyLook(known);
    this.#arrange();
  }

  /** A choice in a widget: its targets ask again. Returns what is chosen now; null = nothing. */
  choose(id: string, choice: Choice | null): Choice | null {
    const extras = this.#extras;
    if (!extras) return choice;
    const { next, reached, isNews } = extras.choose(id, choice, this.#boxes.get(id)?.element);
    this.#query = extras.host.rest ?? this.#query;
    const params = this.#spread(reached);
    if (isNews || params) this.#events.onChoice({ filters: isNews, params, isOfHost: false });
    return next;
  }

  /** Takes over what a host says is chosen. */
  give(choices: HostChoiceMap): void {
    const reached = this.#extras?.host.give(choices, this.boxOf) ?? [];
    const params = this.#spread(reached);
    if (reached.length > 0) this.#events.onChoice({ filters: true, params, isOfHost: true });
  }

  /** Values of the screen's parameters. */
  get parameters(): Readonly<Record<string, string>> {
    return this.#values.addressParts;
  }

  /** The widgets that a choice reaches ask again; all do when it set a parameter of the screen. Tells whether it did. */
  #spread(reached: readonly string[]): boolean {
    if (reached.includes(SCREEN_TARGET) && this.#readParameters()) {
      this.#bindAll();
      if (this.#look) this.applyLook(this.#look);
      return true;
    }
    for (const target of reached) {
      const box = this.#boxes.get(target);
      if (box) this.#bind(box);
    }
    this.#arrange();
    return false;
  }

  /** A widget tells which rows of its data it wants. */
  askRows(id: string, asked: WidgetBox['asked']): void {
    const box = this.#boxes.get(id);
    if (box) this.#bind(Object.assign(box, { asked }));
  }

  /** A container tells which of its parts are seen: the widgets in the others sleep and ask nothing. */
  showParts(containerId: string, shown: readonly string[]): void {
    this.#extras?.showParts(containerId, shown);
    this.#bindAll();
    this.#arrange();
  }

  close(): void {
    this.#queue.clear();
    this.feed.close();
    this.#extras?.clear();
    for (const id of [...this.#boxes.keys(), ...this.#away.keys()]) this.#remove(id);
    this.#reportCode = undefined;
    this.#first.await(false);
  }

  #showNode(node: NormalWidget, index: number, look: StageLook, enters: boolean): void {
    const existing = this.#boxes.get(node.id) ?? this.#comeBack(node.id, look);
    const Box = this.#extras?.boxOf(node, WidgetBox) ?? WidgetBox;
    if (existing?.constructor === Box && existing.node.type === node.type) {
      if (existing.node !== node) {
        const { data } = existing.node;
        existing.update(node);
        if (data !== node.data) this.#bind(existing);
      }
      if (existing.element?.declaration.category === 'container') this.#extras?.giveParts(existing);
      existing.stackAt(index);
      return;
    }
    if (existing) this.#remove(node.id);
    const box = new Box(node, { ...look, context: this.#values.addressParts });
    box.stackAt(index);
    this.#boxes.set(node.id, box);
    this.#surface.append(box.box);
    this.#bind(box);
    box.turn = enters ? index : undefined;
  }

  /** Wakes, hides and shows widgets as rules and containers say. */
  #arrange(): void {
    const look = this.#look;
    if (!look) return;
    for (const box of this.#boxes.values()) {
      if (this.#arrangeOne(box, look) && !box.isBegun) void this.#mount(box, look);
    }
  }

  /** Tells whether the widget is awake. */
  #arrangeOne(box: WidgetBox, look: StageLook): boolean {
    return this.#extras?.arrange(box, look, this.boxOf, (id) => this.#parametersOf(id)) ?? true;
  }

  /** The screen's parameters, and over them what other widgets give the widget. */
  #parametersOf(id: string): ContextData {
    return { ...this.#values.all, ...this.#extras?.links.parametersOf(id) };
  }

  /** Reads the screen's parameters anew; tells whether they changed. */
  #readParameters(): boolean {
    return this.#values.read(this.#screen, this.#query, this.#extras?.links.parametersOf(SCREEN_TARGET) ?? {});
  }

  async #mount(box: WidgetBox, look: StageLook): Promise<void> {
    const { id, type } = box.node;
    box.isBegun = true;
    this.#loads++;
    try {
      if (await loadWidget(type)) this.#queue.add(() => this.#draw(box));
      else box.showPlaceholder(textOf('unknownWidget', look.language, { type }));
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      const message = textOf('failedLoad', look.language, { type, detail });
      box.showPlaceholder(message);
      this.feed.unbind(id);
      this.#events.onError(id, { code: 'widget/load', message });
    }
    this.#loads--;
    this.#checkReady();
  }

  async #draw(box: WidgetBox): Promise<void> {
    const { id, entrance } = box.node;
    if (this.#boxes.get(id) !== box) return;
    const element = box.mount();
    const { category } = element.declaration;
    if (category === 'container') this.#extras?.giveParts(box);
    this.#extras?.host.show(box);
    if (this.#look) this.#arrangeOne(box, this.#look);
    // A chart enters by itself, when it has been drawn.
    if (!entrance && category !== 'chart') box.enter();
    await element.updateComplete;
  }

  /** Data is asked for before the widget's code has arrived; the box keeps it until then. */
  #bind(box: WidgetBox): void {
    const { id, type } = box.node;
    const isAwake = isKnownWidget(type) && !this.#sleeps(box);
    const binding = isAwake && box.bindingOf(this.#values.all, this.#extras?.links.parametersOf(id) ?? {});
    if (binding) this.feed.bind(id, binding);
    else this.feed.unbind(id);
  }

  #sleeps({ node }: WidgetBox): boolean {
    return this.#extras?.sleeps(node, this.#look?.mode ?? 'view') ?? false;
  }

  #bindAll(): void {
    for (const box of this.#boxes.values()) this.#bind(box);
  }

  /** Takes away what is not shown. A choice in it counts on while its page is turned away, else nobody could undo it. */
  #clear(screen: NormalScreen, shown: ReadonlySet<string>): void {
    const pages = new Set(screen.widgets.filter(({ hidden }) => !hidden).map(({ id }) => id));
    for (const [id, box] of [...this.#boxes, ...this.#away]) {
      if (shown.has(id)) continue;
      const isChosen = this.#extras?.links.hasChosen(id) === true;
      const isKept = isChosen && this.#look?.mode === 'view' && pages.has(id);
      this.#remove(id, isKept);
      if (isKept) this.#away.send(id, box);
      else if (isChosen) this.choose(id, null);
    }
  }

  #comeBack(id: string, look: StageLook): WidgetBox | undefined {
    const box = this.#away.take(id);
    if (!box) return;
    this.#boxes.set(id, box);
    box.applyLook({ ...look, context: this.#values.addressParts });
    this.#bind(box);
    return box;
  }

  #remove(id: string, isKept = false): void {
    this.feed.unbind(id);
    const box = this.#boxes.get(id) ?? this.#away.take(id);
    if (!isKept) box?.box.remove();
    this.#boxes.delete(id);
  }

  #checkReady(): void {
    if (this.#loads === 0 && !this.#queue.isBusy && !this.feed.isBusy) this.#first.check();
  }
}
