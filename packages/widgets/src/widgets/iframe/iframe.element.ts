import { css, html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { keyedList } from '../../kit/template/keyed-list.ts';
import { renderPlaceholder, placeholderStyles } from '../../kit/state/placeholder.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { ownOrigins, toPages, type SandboxedPage } from '../../kit/text/sandboxed-page.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { iframe } from './iframe.runtime.gen.ts';

const Base = widgetElement(iframe);

/** `<aj-iframe>`: web pages in sandboxes, one at a time. A page is loaded when its turn comes first and then kept. */
export class AjIframe extends Base {
  static override styles = [
    Base.styles,
    placeholderStyles,
    css`
      .frame {
        position: relative;
        width: 100%;
        height: 100%;
        overflow: hidden;
      }
      iframe {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        border: 0;
        /* White below pages that have no ground; at its edges it would shine out where a scale splits pixels. */
        background: linear-gradient(#fff, #fff) center / calc(100% - 4px) calc(100% - 4px) no-repeat;
      }
      iframe:not([data-current]) {
        visibility: hidden;
        pointer-events: none;
      }
      [data-effect='fade'] iframe,
      [data-effect='slide'] iframe,
      [data-effect='zoom'] iframe {
        transition:
          opacity 500ms ease,
          transform 500ms ease,
          visibility 500ms;
      }
      [data-effect='fade'] iframe:not([data-current]) {
        opacity: 0;
      }
      [data-effect='slide'] iframe:not([data-current]) {
        transform: translateX(100%);
      }
      [data-effect='slide'] iframe[data-past] {
        transform: translateX(-100%);
      }
      [data-effect='zoom'] iframe:not([data-current]) {
        opacity: 0;
        transform: scale(0.86);
      }
      nav {
        position: absolute;
        right: 0;
        bottom: 8px;
        left: 0;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        pointer-events: none;
      }
      nav button {
        display: grid;
        width: 24px;
        height: 24px;
        padding: 0;
        place-items: center;
        border: 0;
        background: none;
        cursor: pointer;
        pointer-events: auto;
      }
      nav button::before {
        width: 9px;
        height: 9px;
        border: 1px solid #fff;
        border-radius: 5px;
        background: rgba(20, 30, 50, 0.55);
        box-shadow: 0 0 0 1px rgba(20, 30, 50, 0.35);
        content: '';
        transition: width 160ms ease-out;
      }
      nav button[aria-current]::before {
        width: 18px;
        background: var(--aj-accent);
      }
      nav button:focus-visible {
        border-radius: 6px;
        outline: 2px solid var(--aj-accent);
      }
      @media (prefers-reduced-motion: reduce) {
        .frame iframe {
          transition: none;
        }
      }
    `,
  ];

  @state() private current = 0;

  /** Places of the pages that had their turn. */
  readonly #shown = new Set<string>();
  #timer: ReturnType<typeof setInterval> | undefined;
  protected readonly sleep = new Sleep(this, () => this.#schedule());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#schedule();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  override summary(): string {
    return this.#pages()
      .map(({ name }) => name)
      .join(', ');
  }

  protected override renderPicture(): unknown {
    const pages = this.#pages();
    if (pages.length === 0) return this.mode === 'edit' ? this.#say() : nothing;
    const current = this.current % pages.length;
    this.#shown.add(pages[current]?.url ?? '');
    return html`<div
      class="frame"
      part="frame"
      data-effect=${this.transitionEffect}
      ${styles({ 'border-radius': `${this.borderRadius}px` })}
    >
      ${keyedList(
        pages,
        ({ url }, i) => `${i} ${url}`,
        (page, i) => this.#renderPage(page, i, current),
      )}
      ${pages.length > 1 ? this.#renderDots(pages, current) : nothing}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('autoSwitchInterval') || changed.has('iframeUrls') || changed.has('mode')) this.#schedule();
  }

  #pages(): readonly SandboxedPage[] {
    const base = this.assetBase || document.baseURI;
    return toPages(this.iframeUrls, this.context, base, ownOrigins(base));
  }

  #renderPage({ name, url, sandbox }: SandboxedPage, i: number, current: number): unknown {
    if (!this.#shown.has(url)) return nothing;
    return html`<iframe
      part="page"
      sandbox=${sandbox}
      title=${name}
      referrerpolicy="no-referrer"
      loading="lazy"
      src=${url}
      ?data-current=${i === current}
      ?data-past=${i < current}
      ?inert=${i !== current}
    ></iframe>`;
  }

  #renderDots(pages: readonly SandboxedPage[], current: number): unknown {
    return html`<nav part="dots">
      ${pages.map(
        ({ name }, i) =>
          html`<button
            type="button"
            part=${i === current ? 'dot chosen' : 'dot'}
            title=${name}
            aria-label="${name} · ${lateTextOf('pageOf', this.language, { n: i + 1, count: pages.length })}"
            aria-current=${i === current ? 'true' : nothing}
            @click=${() => this.#go(i)}
          ></button>`,
      )}
    </nav>`;
  }

  #go(place: number): void {
    this.current = place;
    this.#schedule();
  }

  /** Counts the interval anew; a page chosen by hand stays for a whole one. */
  #schedule(): void {
    clearInterval(this.#timer);
    const count = this.#pages().length;
    if (this.autoSwitchInterval <= 0 || count < 2 || this.sleep?.isAsleep || this.mode === 'edit') return;
    this.#timer = setInterval(() => {
      this.current = (this.current + 1) % count;
    }, this.autoSwitchInterval * 1000);
  }

  #say(): unknown {
    const isEmpty = this.iframeUrls.every(({ url }) => (url ?? '').trim() === '');
    return renderPlaceholder('page', lateTextOf(isEmpty ? 'noPage' : 'refusedAddress', this.language));
  }
}

registerElement('aj-iframe', AjIframe);
