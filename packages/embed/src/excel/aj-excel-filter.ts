import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ExcelAutoFilterField, ExcelFilter, Language } from '@aj-report/contract';
import { ClientError } from '../client-error.ts';
import { asksToSend } from '../send-key.ts';
import { filterText } from './filter-texts.ts';
import { filterStyles } from './aj-excel-filter.styles.ts';
import type { FieldValues } from './excel-session.ts';
import { keyOfValue, toDraft, toFilters, type FilterDraft } from './filter-draft.ts';
import type { PanelPlace } from './panel-place.ts';

/** ms without a key after which a search is asked for */
const SEARCH_MS = 250;

const NUMBERS: readonly FieldValues['type'][] = ['integer', 'decimal', 'number'];

export type Order = 'asc' | 'desc' | undefined;

/** Loads the values of the field whose text has a part in it. */
export type LoadValues = (search: string, signal: AbortSignal) => Promise<FieldValues>;

/** Detail of `choose`: what is to be sorted or filtered by from now on; absent = as it is. */
export interface FilterChoice {
  readonly order?: { readonly to: Order };
  readonly filters?: readonly ExcelFilter[];
}

type Loaded = { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly message: string } | FieldValues;

/**
 * What stands at a head: sorting, and filters of a field.
 * @fires choose - FilterChoice
 * @fires close - It is to go.
 */
export class AjExcelFilter extends LitElement {
  static override styles = [filterStyles];

  @property({ attribute: false }) spoken: Language = 'zh';
  @property({ attribute: false }) offer!: ExcelAutoFilterField;
  @property({ attribute: false }) order: Order;
  @property({ attribute: false }) filters: readonly ExcelFilter[] = [];
  @property({ attribute: false }) load!: LoadValues;
  @property({ attribute: false }) place: PanelPlace = { left: 0, top: 0, maxHeight: 0 };

  @state() private loaded: Loaded = { kind: 'loading' };
  @state() private draft: FilterDraft = toDraft([]);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('role', 'dialog');
    this.addEventListener('keydown', this.#handleKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#handleKey);
    clearTimeout(this.#timer);
    this.#asked.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { left, top, maxHeight } = this.place;
    Object.assign(this.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
    if (!changed.has('offer')) return;
    clearTimeout(this.#timer);
    this.loaded = { kind: 'loading' };
    this.draft = toDraft(this.filters);
    this.setAttribute('aria-label', filterText('of', this.spoken, { name: this.offer.label }));
    if (this.offer.filter) void this.#ask(this.draft.search);
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('button, input')?.focus();
  }

  protected override render(): TemplateResult {
    const { sort, filter, label } = this.offer;
    return html`<h2 title=${label}>${label}</h2>
      ${sort ? this.#renderSort() : nothing} ${filter ? this.#renderFilter() : nothing}`;
  }

  #renderSort(): TemplateResult {
    const choices = ['asc', 'desc'] as const;
    return html`<div class="sorts" role="group" aria-label=${filterText('sort', this.spoken)}>
      ${choices.map(
        (one) =>
          html`<button
            type="button"
            aria-pressed=${this.order === one}
            data-order=${one}
            @click=${() => this.#choose({ order: { to: this.order === one ? undefined : one } })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d=${one === 'asc' ? 'M12 19V5M6 11l6-6 6 6' : 'M12 5v14M6 13l6 6 6-6'} />
            </svg>
            ${filterText(one, this.spoken)}
          </button>`,
      )}
    </div>`;
  }

  #renderFilter(): TemplateResult {
    const { spoken, loaded } = this;
    const send = (event: Event) => {
      event.preventDefault();
      this.#choose({ filters: toFilters(this.offer, this.draft) });
    };
    return html`<form novalidate @submit=${send} @keydown=${(event: KeyboardEvent) => asksToSend(event) && send(event)}>
      ${'type' in loaded ? this.#renderRange(loaded.type) : nothing}
      <input
        type="search"
        data-part="search"
        placeholder=${filterText('search', spoken)}
        aria-label=${filterText('search', spoken)}
        .value=${this.draft.search}
        @input=${(event: InputEvent) => this.#handleSearch((event.target as HTMLInputElement).value)}
      />
      ${this.#renderValues()}
      <footer>
        <button type="button" ?disabled=${this.filters.length === 0} @click=${() => this.#choose({ filters: [] })}>
          ${filterText('clear', spoken)}
        </button>
        <button type="button" class="main" @click=${send}>${filterText('apply', spoken)}</button>
      </footer>
    </form>`;
  }

  #renderRange(type: FieldValues['type']): TemplateResult | typeof nothing {
    const isDate = type === 'date' || type === 'datetime';
    if (!isDate && !NUMBERS.includes(type)) return nothing;
    const renderEnd = (end: 'from' | 'to') =>
      html`<label>
        <span>${filterText(end, this.spoken)}</span>
        <input
          type=${isDate ? 'date' : 'number'}
          step="any"
          data-part=${end}
          .value=${this.draft[end]}
          @input=${(event: InputEvent) => {
            this.draft = { ...this.draft, [end]: (event.target as HTMLInputElement).value };
          }}
        />
      </label>`;
    return html`<div class="range">${renderEnd('from')}${renderEnd('to')}</div>`;
  }

  #renderValues(): TemplateResult {
    const { spoken, loaded, draft } = this;
    if ('kind' in loaded && loaded.kind === 'loading') {
      return html`<div class="values" role="status" aria-label=${filterText('loading', spoken)}>
        ${Array.from({ length: 5 }, () => html`<i class="block"></i>`)}
      </div>`;
    }
    if ('kind' in loaded) {
      return html`<p class="note wrong" role="alert">
        ${loaded.message}
        <button type="button" class="link" @click=${() => void this.#ask(draft.search)}>
          ${filterText('retry', spoken)}
        </button>
      </p>`;
    }
    if (loaded.values.length === 0) return html`<p class="note" role="status">${filterText('none', spoken)}</p>`;
    const hint = draft.picked.size === 0 ? (draft.search === '' ? 'all' : 'matching') : 'picked';
    return html`<p class="note" role="status">
        ${filterText(hint, spoken, { text: draft.search, count: String(draft.picked.size) })}
      </p>
      <div class="values" role="group" aria-label=${filterText('values', spoken)}>
        ${loaded.values.map(({ value, count }) => {
          const key = keyOfValue(value);
          const text = value === null ? filterText('blank', spoken) : String(value);
          return html`<label class="value" title=${text}>
            <input type="checkbox" .checked=${draft.picked.has(key)} @change=${() => this.#toggle(key)} />
            <span class=${value === null ? 'blank' : ''}>${text}</span>
            <small>${count.toLocaleString(spoken)}</small>
          </label>`;
        })}
      </div>
      ${loaded.hasMore ? html`<p class="note">${filterText('more', spoken, { count: String(loaded.values.length) })}</p>` : nothing}`;
  }

  #toggle(key: string): void {
    const picked = new Set(this.draft.picked);
    if (!picked.delete(key)) picked.add(key);
    this.draft = { ...this.draft, picked };
  }

  #handleSearch(search: string): void {
    this.draft = { ...this.draft, search };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(search), SEARCH_MS);
  }

  async #ask(search: string): Promise<void> {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    if (!('type' in this.loaded)) this.loaded = { kind: 'loading' };
    try {
      const found = await this.load(search, signal);
      if (!signal.aborted) this.loaded = found;
    } catch (reason) {
      if (signal.aborted) return;
      if (!(reason instanceof ClientError)) throw reason;
      this.loaded = { kind: 'failed', message: reason.message };
    }
  }

  #choose(detail: FilterChoice): void {
    this.dispatchEvent(new CustomEvent('choose', { detail }));
  }

  readonly #handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.dispatchEvent(new CustomEvent('close'));
  };
}

if (!customElements.get('aj-excel-filter')) customElements.define('aj-excel-filter', AjExcelFilter);
