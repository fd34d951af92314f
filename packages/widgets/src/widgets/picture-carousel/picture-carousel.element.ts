import { css, html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { BoxSize } from '../../kit/box/box-size.ts';
import { carouselStyles, renderCarouselControls } from '../../kit/motion/carousel-view.ts';
import { keyedList } from '../../kit/template/keyed-list.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { placeholderStyles, renderPlaceholder } from '../../kit/state/placeholder.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { sleepStyles } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { Turns } from '../../kit/motion/turns.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { picturesOfList, picturesOfRows, toLoaded, type Picture } from './picture-carousel.option.ts';
import { pictureCarousel } from './picture-carousel.runtime.gen.ts';

const Base = widgetElement(pictureCarousel);

/** `<aj-picture-carousel>`: pictures that take turns. Only the shown one and its neighbours are loaded. */
export class AjPictureCarousel extends Base {
  static override styles = [
    Base.styles,
    placeholderStyles,
    carouselStyles,
    css`
      figure {
        margin: 0;
        overflow: hidden;
        background: var(--aj-panel);
      }
      img {
        display: block;
        width: 100%;
        height: 100%;
        user-select: none;
        -webkit-user-drag: none;
      }
      [data-drifts] .slide[data-current] img {
        animation: aj-drift max(var(--interval), 4s) linear both;
      }
      @keyframes aj-drift {
        to {
          transform: scale(1.09);
        }
      }
      figcaption {
        position: absolute;
        right: 0;
        left: 0;
        bottom: 0;
        padding: 1.6em 1em 0.7em;
        overflow: hidden;
        background: linear-gradient(transparent, rgba(4, 10, 24, 0.6) 36%, rgba(4, 10, 24, 0.86));
        color: #fff;
        line-height: 1.4;
        text-overflow: ellipsis;
        text-shadow: 0 1px 3px rgba(4, 10, 24, 0.8);
        white-space: nowrap;
      }
      [data-controls='dots'] figcaption {
        padding-bottom: max(1.9em, 26px);
      }
      /* In a low box a caption reaches far into the picture, and a reason has no room beside it. */
      @container (height < 180px) {
        figcaption {
          background: linear-gradient(transparent, rgba(4, 10, 24, 0.78) 28%, rgba(4, 10, 24, 0.9));
        }
        .placeholder + figcaption {
          display: none;
        }
      }
      [data-place='top'] figcaption {
        top: 0;
        bottom: auto;
        padding: 0.6em 1em 1.6em;
        background: linear-gradient(rgba(4, 10, 24, 0.82), transparent);
      }
      small {
        margin-left: 0.9em;
        color: rgba(255, 255, 255, 0.78);
        font-size: 0.82em;
      }
    `,
    sleepStyles,
  ];

  /** Addresses that could not be loaded. */
  @state() private failed: ReadonlySet<string> = new Set();

  readonly #box = new BoxSize(this);
  readonly #turns = new Turns(this);

  /** Pictures can stand in the list instead of in rows. */
  protected override get isEmpty(): boolean {
    return this.pictures.length === 0 && super.isEmpty;
  }

  override get drawsSample(): boolean {
    return this.pictures.length === 0 && super.drawsSample;
  }

  protected override describe(): string {
    const shown = this.#pictures()[this.#turns.current];
    const count = this.#pictures().length;
    if (!shown) return '';
    const where = lateTextOf('pageOf', this.language, { n: this.#turns.current + 1, count });
    return [shown.title, where].filter(Boolean).join(' · ');
  }

  protected override renderPicture(): unknown {
    const pictures = this.#pictures();
    if (pictures.length === 0) return this.mode === 'edit' ? this.#say('refusedAddress') : nothing;
    const { current, previous } = this.#turns;
    const loaded = toLoaded(pictures.length, current, previous);
    const shown = pictures.map((picture, place) => ({ picture, place })).filter(({ place }) => loaded.has(place));
    const size = this.fontSize ?? Math.max(11, Math.min(this.#box.height * 0.058, 30));
    const looks = {
      'border-radius': `${this.borderRadius}px`,
      'font-size': `${size}px`,
      '--interval': `${this.interval}s`,
    };
    return html`<div
      class="carousel"
      data-effect=${this.transitionEffect}
      data-place=${this.captionPlace}
      data-controls=${pictures.length > 1 ? this.indicator : 'none'}
      ?data-drifts=${this.drifts && this.mode === 'view'}
      ${styles(looks)}
      @pointerenter=${() => this.#turns.hold(this.pausesOnHover)}
      @pointerleave=${() => this.#turns.hold(false)}
      @click=${this.#select}
    >
      ${keyedList(
        shown,
        ({ picture, place }) => `${place} ${picture.url}`,
        ({ picture, place }) => this.#slide(picture, place),
      )}
      ${renderCarouselControls(
        pictures.map(({ title }) => title),
        this.props,
        this.#turns,
        this.language,
      )}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { length } = this.#pictures();
    this.#turns.run({ count: length, intervalMs: this.interval * 1000, isPaused: this.mode === 'edit' });
  }

  #pictures(): readonly Picture[] {
    const base = this.assetBase || document.baseURI;
    const hasRows = this.table !== undefined || this.rows !== undefined;
    return !hasRows && this.pictures.length > 0 ? picturesOfList(this.props, base) : picturesOfRows(this.data, base);
  }

  #slide({ url, title, details }: Picture, place: number): unknown {
    const { current, previous } = this.#turns;
    const isCurrent = place === current;
    return html`<figure
      class="slide"
      ?data-current=${isCurrent}
      ?data-past=${!isCurrent && place === previous}
      aria-hidden=${isCurrent ? nothing : 'true'}
    >
      ${
        this.failed.has(url)
          ? this.#say('failedPicture')
          : html`<img
              part="picture"
              src=${url}
              alt=${title}
              decoding="async"
              draggable="false"
              referrerpolicy="no-referrer"
              fetchpriority=${isCurrent ? 'auto' : 'low'}
              ${styles({ 'object-fit': this.objectFit })}
              @error=${() => {
                this.failed = new Set([...this.failed, url]);
              }}
            />`
      }
      ${
        this.showsCaption && (title !== '' || details !== '')
          ? html`<figcaption part="caption">
              ${title}${details === '' ? nothing : html`<small part="subtitle">${details}</small>`}
            </figcaption>`
          : nothing
      }
    </figure>`;
  }

  #select(): void {
    const picked = this.#pictures()[this.#turns.current];
    if (picked) this.emit('select', { name: picked.title, value: picked.address, row: picked.row });
  }

  #say(text: 'refusedAddress' | 'failedPicture'): unknown {
    return renderPlaceholder('picture', lateTextOf(text, this.language));
  }
}

registerElement('aj-picture-carousel', AjPictureCarousel);
