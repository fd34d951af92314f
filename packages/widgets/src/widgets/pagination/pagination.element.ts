import { html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { toControlStyles } from '../../fields/control.option.ts';
import { renderControlIcon, type ControlIcon } from '../../kit/control/control-icons.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { CONTROL_WORDS } from '../../kit/control/control-words.ts';
import { openBeside } from '../../kit/control/popup.ts';
import { findNext, moveInToolbar } from '../../kit/control/roving.ts';
import { writeTotal } from '../../kit/text/counted.ts';
import { pageCount } from '../../kit/data/page-count.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { fillText } from '../../kit/text/texts.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { paginationStyles } from './pagination-styles.ts';
import { pagesShown, toSizes, toTotal } from './pagination.option.ts';
import { pagination } from './pagination.runtime.gen.ts';

const WORDS = {
  size: { zh: '{size} 条/页', en: '{size} a page' },
  sizes: { zh: '每页条数', en: 'Rows on a page' },
  page: { zh: '第 {page} 页', en: 'Page {page}' },
  jump: { zh: '跳至', en: 'Go to' },
  pageUnit: { zh: '页', en: '' },
};

const Base = widgetElement(pagination);

/** `<aj-pagination>`: page and size, sent to linked widgets by `aj-select` {pageNumber, pageSize, offset}. */
export class AjPagination extends Base {
  static override styles = [Base.styles, controlStyles, paginationStyles];

  @state() private page = 1;
  @state() private size = 0;
  @state() private isOpen = false;
  @query('.size') private sizeButton!: HTMLElement | null;
  @query('.popup') private popup!: HTMLElement | null;
  /** Size that was taken over from the properties. */
  #taken = 0;
  #reported = '';

  get pageNumber(): number {
    return this.page;
  }

  /** Other data: the first page again. */
  override forgetChoice(): void {
    this.#reported = '';
    this.#go(1, this.size, 'default');
  }

  showChoice(choice: Readonly<Record<string, unknown>> | null): void {
    this.#taken = this.pageSize;
    this.page = Number(choice?.['pageNumber'] ?? 1);
    this.size = Number(choice?.['pageSize'] ?? Math.max(1, this.pageSize));
    this.#reported = `${this.page} ${this.size}`;
  }

  protected override get isEmpty(): boolean {
    return false;
  }

  override summary(): string {
    const page = fillText(WORDS.page[this.language], { page: `${this.page}/${this.#pages()}` });
    return `${pagination.label[this.language]}: ${page}`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#taken === this.pageSize) return;
    this.#taken = this.pageSize;
    this.size = Math.max(1, this.pageSize);
    this.page = 1;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isKnown = this.hasData || (this.status !== 'loading' && this.status !== 'error');
    this.#go(isKnown ? Math.min(this.page, this.#pages()) : this.page, this.size, 'default');
  }

  protected override renderPicture(): unknown {
    const { language, page } = this;
    const pages = this.#pages();
    const count = this.#total();
    const total = writeTotal(count, language);
    const look = toControlStyles(this.props, this.declaration.fields, this.currentTheme.accent);
    return html`<div
      class="control pages"
      role="navigation"
      aria-label=${pagination.label[language]}
      ${styles(look)}
      @keydown=${moveInToolbar}
    >
      ${this.showTotal ? html`<span class="total" part="total">${total}</span>` : nothing}
      <div class="list">
        ${this.#renderStep('back', CONTROL_WORDS.back[language], page - 1, page <= 1)}
        ${pagesShown(page, pages).map((one) => (one === null ? html`<span class="gap">…</span>` : this.#renderPage(one)))}
        <span class="short">${page} / ${pages}</span>
        ${this.#renderStep('next', CONTROL_WORDS.next[language], page + 1, page >= pages)}
      </div>
      ${this.showSizes ? this.#renderSizes() : nothing} ${this.showJumper ? this.#renderJumper(pages) : nothing}
    </div>`;
  }

  #writeSize(size: number): string {
    return fillText(WORDS.size[this.language], { size });
  }

  #renderStep(icon: ControlIcon, label: string, page: number, isOff: boolean): unknown {
    return html`<button
      type="button"
      class="step"
      part="arrow"
      aria-label=${label}
      ?disabled=${isOff}
      @click=${() => this.#go(page, this.size)}
    >
      ${renderControlIcon(icon)}
    </button>`;
  }

  #renderPage(page: number): unknown {
    return html`<button
      type="button"
      class="page"
      part=${page === this.page ? 'page chosen' : 'page'}
      aria-label=${fillText(WORDS.page[this.language], { page })}
      aria-current=${page === this.page ? 'page' : nothing}
      @click=${() => this.#go(page, this.size)}
    >
      ${page}
    </button>`;
  }

  #renderSizes(): unknown {
    return html`<button
        type="button"
        class="size"
        part="field"
        popovertarget="popup"
        aria-haspopup="menu"
        aria-expanded=${this.isOpen ? 'true' : 'false'}
        aria-label="${WORDS.sizes[this.language]}: ${this.#writeSize(this.size)}"
      >
        ${this.#writeSize(this.size)}${renderControlIcon('open')}
      </button>
      <div
        class="popup"
        part="popup"
        id="popup"
        popover="auto"
        role="menu"
        aria-label=${WORDS.sizes[this.language]}
        @beforetoggle=${this.#handleBeforeToggle}
        @toggle=${this.#handleToggle}
        @keydown=${this.#handleMenuKey}
      >
        ${toSizes(this.sizes, this.size).map(
          (size) =>
            html`<button
              type="button"
              part=${size === this.size ? 'option chosen' : 'option'}
              role="menuitemradio"
              aria-checked=${size === this.size ? 'true' : 'false'}
              @click=${() => this.#takeSize(size)}
            >
              ${this.#writeSize(size)}
            </button>`,
        )}
      </div>`;
  }

  #renderJumper(pages: number): unknown {
    return html`<label class="jump"
      >${WORDS.jump[this.language]}
      <input
        part="input"
        type="text"
        inputmode="numeric"
        maxlength="6"
        .value=${String(this.page)}
        @change=${(event: Event) => this.#jump(event.target as HTMLInputElement, pages)}
      />${WORDS.pageUnit[this.language]}</label
    >`;
  }

  #jump(input: HTMLInputElement, pages: number): void {
    const page = Number.parseInt(input.value, 10);
    if (Number.isFinite(page)) this.#go(Math.max(1, Math.min(page, pages)), this.size);
    input.value = String(this.page);
  }

  /** The row that was first on the page stays on it. */
  #takeSize(size: number): void {
    const first = (this.page - 1) * this.size;
    this.#go(Math.floor(first / size) + 1, size);
    this.popup?.hidePopover();
    this.sizeButton?.focus();
  }

  #total(): number {
    const isGiven = this.table !== undefined || this.rows !== undefined;
    return !isGiven && this.total !== null ? this.total : toTotal(this.data, this.currentMapping);
  }

  #pages(): number {
    return pageCount(this.#total(), this.size);
  }

  /** Sent once per page and size; a screen that is designed turns no pages. */
  #go(page: number, size: number, by: 'reader' | 'default' = 'reader'): void {
    const before = [this.page, this.size, this.#reported] as const;
    this.page = page;
    this.size = size;
    const key = `${page} ${size}`;
    if (this.mode === 'edit' || key === this.#reported) return;
    this.#reported = key;
    const detail = { pageNumber: page, pageSize: size, offset: (page - 1) * size };
    if (by === 'default') this.emit('default', detail);
    else if (!this.emit('select', detail)) [this.page, this.size, this.#reported] = before;
  }

  #handleBeforeToggle(event: ToggleEvent): void {
    if (event.newState !== 'open' || !this.sizeButton || !this.popup) return;
    const heightEm = toSizes(this.sizes, this.size).length * 2.1 + 1.2;
    openBeside(this, this.sizeButton, this.popup, { widthEm: 8, heightEm });
  }

  #handleToggle(event: ToggleEvent): void {
    this.isOpen = event.newState === 'open';
    if (this.isOpen) this.popup?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }

  #handleMenuKey(event: KeyboardEvent): void {
    const next = findNext(event, '[role="menuitemradio"]');
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
}

registerElement('aj-pagination', AjPagination);
