import type { Palette, Theme } from './theme.ts';

/** A widget that colours names: it asks for the theme that it draws with, and tells when it has. */
export interface NamedColours extends Node {
  /** Given by a stage. */
  nameColours: NameColours | undefined;
  requestUpdate(): void;
}

/** What one widget has asked for. */
interface Asked {
  /** Names in their order, with the places that they have where nobody else uses them. */
  readonly wishes: Map<string, number>;
  /** What was answered last. */
  readonly given: Map<string, number>;
  /** Colours after which the palette starts over. */
  size: number;
  hasNews: boolean;
  base: Theme | undefined;
  theme: Theme | undefined;
}

export type NamePlaces = Readonly<Record<string, number>>;

/** Names of one widget that share their colours with others: beyond so many nobody follows a colour. */
const MAX_NAMES = 200;

/**
 * Which place in the palette each name of a screen has: one name, one colour, in all charts. A name that is pinned keeps
 * its place; the others take that of their order in the first chart of the screen which has them, unless another name of
 * one of their charts has it. What was given is kept, whatever filters leave out later.
 */
export class NameColours {
  #reportCode: string | undefined;
  /** Pinned, or given to the charts of a screen that are all drawn. */
  #held = new Map<string, number>();
  #places = new Map<string, number>();
  readonly #widgets = new Map<NamedColours, Asked>();
  /** Not drawn yet: until they are, the order of the screen counts, and not that of the answers. */
  readonly #awaited = new Set<NamedColours>();

  /** Takes over the pins of a screen; another one starts over. */
  open(reportCode: string, pins: NamePlaces = {}): void {
    if (this.#reportCode !== reportCode) {
      [this.#held, this.#places] = [new Map(), new Map()];
      this.#widgets.clear();
      this.#awaited.clear();
    }
    this.#reportCode = reportCode;
    for (const [name, place] of Object.entries(pins)) {
      this.#held.set(name, place);
      this.#places.set(name, place);
    }
    this.#tellOthers();
  }

  /** Has a widget use the shared colours, if it colours names. */
  take(element: object): void {
    if (!('nameColours' in element) || this.#widgets.has(element as NamedColours)) return;
    const widget = element as NamedColours;
    this.#widgets.set(widget, {
      wishes: new Map(),
      given: new Map(),
      size: 1,
      hasNews: false,
      base: undefined,
      theme: undefined,
    });
    this.#awaited.add(widget);
    widget.nameColours = this;
    widget.requestUpdate();
  }

  /** The theme with a palette that knows the places of names; the same object until one that the widget uses changes. */
  themeOf(widget: NamedColours, base: Theme): Theme {
    const asked = this.#widgets.get(widget);
    if (!asked) return base;
    if (!asked.theme || asked.base !== base) {
      const placeOf = (name: string, i: number) => this.#placeOf(asked, name, i);
      const palette: Palette = Object.assign([...base.palette], { placeOf });
      Object.assign(asked, { base, size: base.palette.length, theme: { ...base, palette } });
    }
    return asked.theme ?? base;
  }

  /** Called when a widget has asked for all its names: whether it got a place that another name has. */
  settle(widget: NamedColours): boolean {
    const asked = this.#widgets.get(widget);
    if (!asked) return false;
    const isFirst = this.#awaited.delete(widget);
    if (asked.hasNews) {
      asked.hasNews = false;
      if (isFirst) this.#placeAll();
      else this.#place(asked);
      this.#tellOthers(widget);
    }
    if (this.#awaited.size === 0) this.#held = new Map(this.#places);
    const isOld = this.#isOld(asked);
    if (isOld) asked.given.clear();
    return isOld;
  }

  /** Places of the names that charts of the screen have drawn: what a document pins. */
  pins(): NamePlaces {
    const drawn = [...this.#widgets]
      .filter(([widget]) => widget.isConnected)
      .flatMap(([, { wishes }]) => [...wishes.keys()]);
    return Object.fromEntries(drawn.map((name) => [name, this.#places.get(name) ?? 0]));
  }

  #placeOf(asked: Asked, name: string, i: number): number {
    if (!asked.wishes.has(name) && asked.wishes.size < MAX_NAMES) {
      asked.wishes.set(name, i);
      asked.hasNews = true;
    }
    const place = this.#places.get(name) ?? i;
    asked.given.set(name, place);
    return place;
  }

  #placeAll(): void {
    this.#places = new Map(this.#held);
    const isBefore = (a: Node, b: Node) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const inOrder = [...this.#widgets].toSorted(([a], [b]) => (isBefore(a, b) ? -1 : 1));
    for (const [, asked] of inOrder) this.#place(asked);
  }

  #place(asked: Asked): void {
    for (const [name, wish] of asked.wishes) {
      if (!this.#places.has(name)) this.#places.set(name, this.#freePlace(name, wish, asked.size));
    }
  }

  /** The place that a name wishes for, else the first that no name beside it has. */
  #freePlace(name: string, wish: number, size: number): number {
    const taken = new Set<number>();
    for (const { wishes } of this.#widgets.values()) {
      if (!wishes.has(name)) continue;
      for (const other of wishes.keys()) {
        const place = this.#places.get(other);
        if (place !== undefined) taken.add(place);
      }
    }
    const colours = new Set([...taken].map((place) => place % size));
    const places = [wish, ...Array.from({ length: size }, (_, place) => place)];
    const free = places.find((place) => !colours.has(place % size));
    if (free !== undefined) return free;
    let next = wish;
    while (taken.has(next)) next++;
    return next;
  }

  /** Widgets whose names have got other places draw anew. */
  #tellOthers(but?: NamedColours): void {
    for (const [widget, asked] of this.#widgets) {
      if (widget === but || !this.#isOld(asked)) continue;
      asked.theme = undefined;
      asked.given.clear();
      widget.requestUpdate();
    }
  }

  #isOld({ given }: Asked): boolean {
    for (const [name, place] of given) if ((this.#places.get(name) ?? place) !== place) return true;
    return false;
  }
}
