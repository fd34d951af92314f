import { defaultsOf, formOf, isShown, rowTitle, type Fields, type FormField, type Language } from '@aj-report/contract';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { registerElement } from '../kit/element/register-element.ts';
import { fillText } from '../kit/text/texts.ts';
import { wordOf } from './playground-words.ts';

type Item = Readonly<Record<string, unknown>>;

/** Draws the row of one field of an item. */
export type RenderRow = (one: FormField, value: unknown, set: (value: unknown) => void) => TemplateResult;

const NO_FIELDS: Fields = {};

/** The list without the item at a place, or with it at another one. */
function moveItem<T>(items: readonly T[], from: number, to: number | undefined): readonly T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined && to !== undefined) next.splice(to, 0, item);
  return next;
}

/** Places of the open items after one was moved or taken away. */
function moveOpen(open: ReadonlySet<number>, count: number, from: number, to: number | undefined): Set<number> {
  const places = moveItem(
    Array.from({ length: count }, (_, i) => i),
    from,
    to,
  );
  return new Set(places.flatMap((before, place) => (open.has(before) ? [place] : [])));
}

/**
 * `<aj-item-list>`: the items of a list, edited by the fields that the declaration gives them. Fires `items` with the
 * new list. It stands in the tree of its host, whose styles it takes.
 */
export class AjItemList extends LitElement {
  @property({ attribute: false }) items: readonly Item[] = [];
  /** Fields of an item. One alone stands in the line itself. */
  @property({ attribute: false }) fields: Fields = NO_FIELDS;
  /** Items that the declaration allows. */
  @property({ attribute: false }) maxItems = Number.POSITIVE_INFINITY;
  @property() language: Language = 'zh';
  @property({ attribute: false }) renderRow!: RenderRow;
  @state() private open: ReadonlySet<number> = new Set();
  /** What takes the keyboard after the next drawing. */
  #next = '';

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const columns = formOf(this.fields).flatMap(({ fields }) => fields);
    const isFull = this.items.length >= this.maxItems;
    return html`${this.items.map((item, place) => this.#renderItem(item, place, columns))}
      <button
        type="button"
        class="add"
        data-key="add"
        ?disabled=${isFull}
        title=${isFull ? fillText(wordOf('full', this.language), { n: this.maxItems }) : nothing}
        @click=${this.#add}
      >
        ${wordOf('addItem', this.language)}
      </button>`;
  }

  protected override updated(): void {
    if (this.#next === '') return;
    this.querySelector<HTMLElement>(this.#next)?.focus();
    this.#next = '';
  }

  #renderItem(item: Item, place: number, columns: readonly FormField[]): TemplateResult {
    const { language } = this;
    const name = rowTitle(item, columns, language) || fillText(wordOf('item', language), { n: place + 1 });
    const last = this.items.length - 1;
    const [only] = columns.length === 1 ? columns : [];
    const isOpen = this.open.has(place);
    return html`<div class="item" role="group" aria-label=${name}>
      <div class="line">
        ${
          only
            ? this.#renderField(item, place, only)
            : html`<button
                type="button"
                class="title"
                aria-expanded=${isOpen ? 'true' : 'false'}
                @click=${() => this.#toggle(place)}
              >
                ${name}
              </button>`
        }
        ${this.#renderStep('up', '↑', place, place === 0 ? undefined : place - 1)}
        ${this.#renderStep('down', '↓', place, place === last ? undefined : place + 1)}
        <button
          type="button"
          data-key="remove-${place}"
          title=${wordOf('removeItem', language)}
          aria-label="${wordOf('removeItem', language)}: ${name}"
          @click=${() => this.#move(place, undefined)}
        >
          ✕
        </button>
      </div>
      ${only || !isOpen ? nothing : html`<div class="fields">${this.#shownOf(item, columns).map((one) => this.#renderField(item, place, one))}</div>`}
    </div>`;
  }

  /** `to` = where the item goes; undefined = it is at that end already. */
  #renderStep(word: 'up' | 'down', sign: string, place: number, to: number | undefined): TemplateResult {
    const label = wordOf(word, this.language);
    return html`<button
      type="button"
      data-key="${word}-${place}"
      title=${label}
      aria-label=${label}
      ?disabled=${to === undefined}
      @click=${() => to !== undefined && this.#move(place, to, word)}
    >
      ${sign}
    </button>`;
  }

  #renderField(item: Item, place: number, one: FormField): TemplateResult {
    return this.renderRow(one, item[one.name] ?? one.default, (value) =>
      this.#tell(this.items.map((other, i) => (i === place ? { ...other, [one.name]: value } : other))),
    );
  }

  #shownOf(item: Item, columns: readonly FormField[]): readonly FormField[] {
    const values = { ...defaultsOf(this.fields), ...item };
    return columns.filter((one) => isShown(one.showIf, values));
  }

  #toggle(place: number): void {
    const open = new Set(this.open);
    if (!open.delete(place)) open.add(place);
    this.open = open;
  }

  #add(): void {
    const place = this.items.length;
    this.open = new Set([...this.open, place]);
    this.#next = `.item:nth-of-type(${place + 1}) :is(.line > label, .fields) :is(input, select, textarea)`;
    this.#tell([...this.items, defaultsOf(this.fields)]);
  }

  /** Moves an item; without a place to go to it is taken away. */
  #move(from: number, to: number | undefined, word = 'remove'): void {
    this.open = moveOpen(this.open, this.items.length, from, to);
    const isEnd = to === 0 || to === this.items.length - 1;
    const back = word === 'up' ? 'down' : 'up';
    this.#next = to === undefined ? '[data-key="add"]' : `[data-key="${isEnd ? back : word}-${to}"]`;
    this.#tell(moveItem(this.items, from, to));
  }

  #tell(items: readonly Item[]): void {
    this.items = items;
    this.dispatchEvent(new CustomEvent('items', { detail: items }));
  }
}

registerElement('aj-item-list', AjItemList);
