import { css, html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { carouselStyles, renderCarouselControls } from '../../kit/motion/carousel-view.ts';
import { keyedList } from '../../kit/template/keyed-list.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { placeholderStyles, renderPlaceholder } from '../../kit/state/placeholder.ts';
import { growing, GROWS_AS_LETTERS } from '../../kit/control/growing.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { ownOrigins, toPages, type SandboxedPage } from '../../kit/text/sandboxed-page.ts';
import { sleepStyles } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { Turns } from '../../kit/motion/turns.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { pagesOfRows, toLoaded } from './iframe-carousel.option.ts';
import { iframeCarousel } from './iframe-carousel.runtime.gen.ts';

const Base = widgetElement(iframeCarousel);

/** `<aj-iframe-carousel>`: pages in sandboxes under tabs. Only the shown page and the next one are loaded. */
export class AjIframeCarousel extends Base {
  static override styles = [
    Base.styles,
    placeholderStyles,
    carouselStyles,
    css`
      .box {
        display: flex;
        flex-direction: column;
        width: 100%;
        height: 100%;
        overflow: hidden;
        background: var(--aj-panel);
        container-type: size;
      }
      .box[data-tabs='bottom'] {
        flex-direction: column-reverse;
      }
      .carousel {
        flex: 1;
        min-height: 0;
      }
      .slide {
        overflow: hidden;
        /* White below pages that have no ground; at its edges it would shine out where a scale splits pixels. */
        background: linear-gradient(#fff, #fff) center / calc(100% - 4px) calc(100% - 4px) no-repeat;
      }
      /* Most pages are light. */
      .indicator[data-kind='bars'] button::before {
        background: rgba(90, 105, 130, 0.45);
      }
      .indicator[data-kind='bars'] i {
        background: var(--aj-accent);
      }
      iframe {
        width: calc(100% / var(--zoom));
        height: calc(100% / var(--zoom));
        border: 0;
        transform: scale(var(--zoom));
        transform-origin: 0 0;
      }
      .still iframe {
        pointer-events: none;
      }
      nav {
        position: relative;
        display: flex;
        flex: none;
        overflow: hidden;
        border-bottom: 1px solid var(--aj-border);
        /* Names of three pages fit into any box. */
        font-size: max(min(1em, max(11px, 5.5cqi)), calc(var(--growing) * ${GROWS_AS_LETTERS}));
      }
      .tab {
        position: relative;
        flex: 0 1 auto;
        min-width: 3.4em;
        max-width: max(16em, 32cqi);
        padding: 0.5em min(1.1em, 3cqi);
        overflow: hidden;
        border: 0;
        background: none;
        color: var(--aj-text-muted);
        font: inherit;
        line-height: 1.4;
        text-overflow: ellipsis;
        white-space: nowrap;
        cursor: pointer;
      }
      .tab[aria-selected='true'] {
        background: var(--aj-panel-alt);
        color: var(--aj-title);
        box-shadow: inset 0 -2px var(--aj-accent);
      }
      .tab:focus-visible {
        outline: 2px solid var(--aj-accent);
        outline-offset: -2px;
      }
    `,
    sleepStyles,
  ];

  /** Address whose page has reported that it is there. */
  @state() private there = '';

  readonly #turns = new Turns(this);

  /** Pages can stand in the list instead of in rows. */
  protected override get isEmpty(): boolean {
    const hasRows = this.table !== undefined || this.rows !== undefined;
    return hasRows && super.isEmpty;
  }

  override summary(): string {
    return this.#pages()
      .map(({ name }) => name)
      .join(', ');
  }

  protected override renderPicture(): unknown {
    const pages = this.#pages();
    if (pages.length === 0) return this.mode === 'edit' ? this.#say() : nothing;
    const { current, previous } = this.#turns;
    const loaded = toLoaded(pages.length, current, previous, this.there === pages[current]?.url);
    const shown = pages.map((page, place) => ({ page, place })).filter(({ place }) => loaded.has(place));
    const looks = {
      'border-radius': `${this.borderRadius}px`,
      'font-size': `${this.tabSize}px`,
      '--growing': growing(this.props, iframeCarousel.fields, 'tabSize'),
      '--zoom': String(this.pageZoom / 100),
    };
    const isRunning = this.mode === 'view' && this.pausesOnHover;
    return html`<div
      class="box"
      part="frame"
      data-tabs=${this.tabs}
      ${styles(looks)}
      @pointerenter=${() => this.#turns.hold(isRunning)}
      @pointerleave=${() => this.#turns.hold(false)}
    >
      ${this.tabs === 'none' ? nothing : this.#tabs(pages)}
      <div class="carousel" data-effect=${this.transitionEffect}>
        ${keyedList(
          shown,
          ({ page, place }) => `${place} ${page.url}`,
          ({ page, place }) => this.#slide(page, place),
        )}
        ${renderCarouselControls(
          pages.map(({ name }) => name),
          this.props,
          this.#turns,
          this.language,
        )}
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const count = this.#pages().length;
    this.#turns.run({ count, intervalMs: this.interval * 1000, isPaused: this.mode === 'edit' });
  }

  #pages(): readonly SandboxedPage[] {
    const base = this.assetBase || document.baseURI;
    const hasRows = this.table !== undefined || (this.rows !== undefined && this.rows.length > 0);
    return toPages(hasRows ? pagesOfRows(this.data) : this.pages, this.context, base, ownOrigins(base));
  }

  #slide({ name, url, sandbox }: SandboxedPage, place: number): unknown {
    const { current, previous } = this.#turns;
    const isCurrent = place === current;
    return html`<div
      class="slide ${this.isInteractive ? '' : 'still'}"
      ?data-current=${isCurrent}
      ?data-past=${!isCurrent && place === previous}
      ?inert=${!isCurrent}
    >
      <iframe
        part="page"
        sandbox=${sandbox}
        title=${name}
        referrerpolicy="no-referrer"
        src=${url}
        @load=${() => {
          if (this.#pages()[this.#turns.current]?.url === url) this.there = url;
        }}
      ></iframe>
    </div>`;
  }

  #tabs(pages: readonly SandboxedPage[]): unknown {
    return html`<nav role="tablist">
      ${pages.map(
        ({ name, url }, i) =>
          html`<button
            class="tab"
            part=${i === this.#turns.current ? 'tab chosen' : 'tab'}
            type="button"
            role="tab"
            title=${name}
            aria-selected=${i === this.#turns.current}
            @click=${() => {
              this.#turns.go(i);
              this.emit('select', { name, value: url, row: i + 1 });
            }}
          >
            ${name}
          </button>`,
      )}
    </nav>`;
  }

  #say(): unknown {
    const isEmpty = this.pages.every(({ url }) => (url ?? '').trim() === '');
    return renderPlaceholder('page', lateTextOf(isEmpty ? 'noPage' : 'refusedAddress', this.language));
  }
}

registerElement('aj-iframe-carousel', AjIframeCarousel);
