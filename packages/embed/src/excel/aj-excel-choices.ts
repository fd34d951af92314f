import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Language } from '@aj-report/contract';
import { ClientError } from '../client-error.ts';
import { choicesStyles } from './aj-excel-choices.styles.ts';
import { choiceText } from './choice-texts.ts';
import type { ParameterValues } from './excel-session.ts';

/** ms without a key after which a search is asked for */
const SEARCH_MS = 250;

/** Loads the values whose text has a part in it. */
export type LoadChoices = (search: string, signal: AbortSignal) => Promise<ParameterValues>;

type Loaded = { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly message: string } | ParameterValues;

/**
 * A value, or several, among those that are offered.
 * @fires pick - CustomEvent<readonly string[]>: what is picked now
 */
export class AjExcelChoices extends LitElement {
  static override styles = [choicesStyles];

  @property({ attribute: false }) spoken: Language = 'zh';
  /** Name of the field, for those who do not see it. */
  @property({ attribute: false }) label = '';
  @property({ attribute: false }) picked: readonly string[] = [];
  @property({ type: Boolean }) multiple = false;
  @property({ type: Boolean }) required = false;
  @property({ type: Boolean, reflect: true }) invalid = false;
  @property({ attribute: false }) load!: LoadChoices;

  @state() private isOpen = false;
  @state() private loaded: Loaded = { kind: 'loading' };
  @state() private search = '';

  /** Texts of all values that were seen. */
  readonly #texts = new Map<string, string>();
  /** Picked when the list opened: they stay on top, so that each can be taken back. */
  #first: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#asked.abort();
  }

  protected override firstUpdated(): void {
    // A code of a dictionary is shown as its text from the beginning.
    if (this.picked.length > 0) void this.#ask('');
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('isOpen') && this.isOpen) this.renderRoot.querySelector('input')?.focus();
  }

  protected override render(): TemplateResult {
    const [first] = this.picked;
    const empty = choiceText(this.required ? 'choose' : 'any', this.spoken);
    const text = first === undefined ? empty : this.#textOf(first);
    const shown =
      this.picked.length > 1 ? choiceText('several', this.spoken, { text, count: String(this.picked.length) }) : text;
    return html`<div @keydown=${this.#handleKey}>
      <button
        type="button"
        class="shown"
        aria-expanded=${this.isOpen}
        aria-label="${this.label}: ${shown}"
        title=${this.picked.map((one) => this.#textOf(one)).join(', ')}
        @click=${() => this.#toggle()}
      >
        <span class=${first === undefined ? 'empty' : ''}>${shown}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${this.isOpen ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} /></svg>
      </button>
      ${this.isOpen ? this.#renderList() : nothing}
    </div>`;
  }

  #renderList(): TemplateResult {
    const { spoken } = this;
    return html`<div class="list">
      <input
        type="search"
        placeholder=${choiceText('search', spoken)}
        aria-label=${choiceText('search', spoken)}
        .value=${this.search}
        @input=${(event: InputEvent) => this.#handleSearch((event.target as HTMLInputElement).value)}
      />
      ${this.#renderValues()}
      ${
        this.picked.length > 0
          ? html`<p class="note">
              <button type="button" class="link" @click=${() => this.#pick([])}>${choiceText('clear', spoken)}</button>
            </p>`
          : nothing
      }
    </div>`;
  }

  #renderValues(): TemplateResult {
    const { spoken, loaded } = this;
    if ('kind' in loaded) {
      return loaded.kind === 'loading'
        ? html`<p class="note" role="status">${choiceText('loading', spoken)}</p>`
        : html`<p class="note wrong" role="alert">
            ${loaded.message}
            <button type="button" class="link" @click=${() => void this.#ask(this.search)}>
              ${choiceText('retry', spoken)}
            </button>
          </p>`;
    }
    const first = this.search === '' ? this.#first : [];
    const others = loaded.values.map(({ value }) => value).filter((value) => !first.includes(value));
    const values = [...first, ...others];
    if (values.length === 0) return html`<p class="note" role="status">${choiceText('none', spoken)}</p>`;
    const more = choiceText('more', spoken, { count: String(loaded.values.length) });
    return html`<div class="values" role=${this.multiple ? 'group' : 'radiogroup'} aria-label=${this.label}>
        ${values.map((value) => this.#renderValue(value))}
      </div>
      ${loaded.hasMore ? html`<p class="note">${more}</p>` : nothing}`;
  }

  #renderValue(value: string): TemplateResult {
    const text = this.#textOf(value);
    return html`<label class="value" title=${text}>
      <input
        type=${this.multiple ? 'checkbox' : 'radio'}
        name="value"
        .checked=${this.picked.includes(value)}
        @change=${() => this.#change(value)}
      />
      <span>${text}</span>
    </label>`;
  }

  #textOf(value: string): string {
    return this.#texts.get(value) ?? value;
  }

  #toggle(): void {
    this.isOpen = !this.isOpen;
    if (!this.isOpen) return;
    this.#first = this.picked;
    this.search = '';
    void this.#ask('');
  }

  #change(value: string): void {
    if (!this.multiple) return this.#pick([value]);
    const others = this.picked.filter((one) => one !== value);
    this.#pick(others.length < this.picked.length ? others : [...others, value]);
  }

  #pick(detail: readonly string[]): void {
    this.dispatchEvent(new CustomEvent('pick', { detail }));
  }

  #handleSearch(search: string): void {
    this.search = search;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(search), SEARCH_MS);
  }

  async #ask(search: string): Promise<void> {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    if ('kind' in this.loaded) this.loaded = { kind: 'loading' };
    try {
      const found = await this.load(search, signal);
      if (signal.aborted) return;
      for (const { value, text } of found.values) this.#texts.set(value, text);
      this.loaded = found;
    } catch (reason) {
      if (signal.aborted) return;
      if (!(reason instanceof ClientError)) throw reason;
      this.loaded = { kind: 'failed', message: reason.message };
    }
  }

  readonly #handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.stopPropagation();
    this.isOpen = false;
    this.renderRoot.querySelector<HTMLElement>('.shown')?.focus();
  };
}

if (!customElements.get('aj-excel-choices')) customElements.define('aj-excel-choices', AjExcelChoices);
