import { css, html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { BoxSize } from '../../kit/box/box-size.ts';
import { carouselStyles, renderCarouselControls } from '../../kit/motion/carousel-view.ts';
import { keyedList } from '../../kit/template/keyed-list.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import '../../kit/media/stream-view.ts';
import { placeholderStyles, renderPlaceholder, renderSign } from '../../kit/state/placeholder.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { Turns } from '../../kit/motion/turns.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { countPages, pageOf, toColumns, toTiles, type Tile } from './video-wall.option.ts';
import { videoWall } from './video-wall.runtime.gen.ts';

/** px of a tile that has no room for the number of the page */
const LOW_TILE = 90;

const Base = widgetElement(videoWall);

/** `<aj-video-wall>`: live streams in tiles. Only tiles that are seen fetch and decode. */
export class AjVideoWall extends Base {
  static override styles = [
    Base.styles,
    placeholderStyles,
    carouselStyles,
    css`
      .grid {
        display: grid;
        grid-template-rows: repeat(var(--columns), minmax(0, 1fr));
        grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
        gap: var(--gap);
        width: 100%;
        height: 100%;
      }
      .grid[data-layout='6'] .tile:first-child {
        grid-area: span 2 / span 2;
      }
      .tile {
        position: relative;
        min-width: 0;
        overflow: hidden;
        border: 1px solid var(--aj-border);
        border-radius: 3px;
        background: #05090f;
      }
      .tile[data-enlarged] {
        position: absolute;
        z-index: 1;
        inset: 0;
      }
      .vacant {
        display: grid;
        place-items: center;
        background: repeating-linear-gradient(0deg, rgba(255, 255, 255, 0.028) 0 1px, transparent 1px 4px), #05090f;
      }
      /* As dark as what plays beside it, in every theme. */
      .tile .placeholder {
        border: 0;
        background: none;
        color: rgba(255, 255, 255, 0.72);
      }
      .vacant svg {
        width: clamp(14px, 16%, 64px);
        fill: none;
        stroke: rgba(255, 255, 255, 0.22);
        stroke-width: 1.3;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      aj-stream-view,
      .cover {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      .cover {
        padding: 0;
        border: 0;
        background: none;
        cursor: pointer;
      }
      .cover:focus-visible {
        outline: 2px solid var(--aj-accent);
        outline-offset: -3px;
      }
    `,
  ];

  /** Row of the tile that fills the wall; 0 = none. */
  @state() private enlarged = 0;

  readonly #box = new BoxSize(this);
  readonly #turns = new Turns(this, () => this.requestUpdate());

  /** Streams can stand in the list instead of in rows. */
  protected override get isEmpty(): boolean {
    const hasRows = this.table !== undefined || this.rows !== undefined;
    return hasRows && super.isEmpty;
  }

  override summary(): string {
    return lateTextOf('wallSummary', this.language, { count: this.#tiles().length });
  }

  protected override renderPicture(): unknown {
    const tiles = this.#tiles();
    if (tiles.length === 0) return this.mode === 'edit' ? this.#say() : nothing;
    const page = pageOf(tiles, this.layout, this.#turns.current);
    const vacant = Array.from({ length: Math.max(0, this.layout - page.length) });
    const columns = toColumns(this.layout);
    const font = Math.max(9, Math.min((this.#box.height / columns) * 0.07, 20));
    const pages = Array.from({ length: countPages(tiles, this.layout) }, () => videoWall.label[this.language]);
    const looks = { '--columns': String(columns), '--gap': `${this.gap}px`, '--stream-font': `${font}px` };
    const controls = {
      interval: this.interval,
      transitionEffect: 'none',
      // Names of small tiles need the place.
      indicator: this.#box.height / columns < LOW_TILE ? 'none' : 'number',
      hasArrows: true,
    } as const;
    return html`<div class="carousel" ${styles(looks)}>
      <div class="grid" data-layout=${this.layout}>
        ${keyedList(
          page,
          ({ row, address }) => `${row} ${address}`,
          (tile) => this.#tile(tile),
        )}
        ${vacant.map(() => html`<div class="tile vacant" part="tile">${renderSign('video')}</div>`)}
      </div>
      ${this.#isEnlarged(page) ? nothing : renderCarouselControls(pages, controls, this.#turns, this.language)}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const count = countPages(this.#tiles(), this.layout);
    const isPaused = this.mode === 'edit' || this.enlarged !== 0;
    this.#turns.run({ count, intervalMs: this.interval * 1000, isPaused });
  }

  #tiles(): readonly Tile[] {
    const hasRows = this.table !== undefined || (this.rows !== undefined && this.rows.length > 0);
    return toTiles(this.props, hasRows ? this.data : undefined, this.context, this.assetBase || document.baseURI);
  }

  #isEnlarged(page: readonly Tile[]): boolean {
    return page.some(({ row }) => row === this.enlarged);
  }

  #tile({ name, address, source, row }: Tile): unknown {
    const isEnlarged = row === this.enlarged;
    const isCovered = this.enlarged !== 0 && !isEnlarged;
    const action = lateTextOf(isEnlarged ? 'makeSmall' : 'enlarge', this.language);
    return html`<div class="tile" part="tile" ?data-enlarged=${isEnlarged}>
      ${
        source
          ? html`<aj-stream-view
              exportparts="video, caption, state, live"
              .source=${source}
              .active=${this.mode === 'view' && !this.#turns.isAsleep && !isCovered}
              .caption=${this.showsTitles ? name : ''}
              .language=${this.language}
              .fit=${this.objectFit}
              .showsState=${this.showsStatus}
            ></aj-stream-view>`
          : renderPlaceholder('video', lateTextOf('refusedAddress', this.language))
      }
      <button
        class="cover"
        type="button"
        title=${name}
        aria-label=${this.enlarges ? `${name} · ${action}` : name}
        @click=${() => this.#pick({ name, address, row })}
      ></button>
    </div>`;
  }

  #pick({ name, address, row }: Pick<Tile, 'name' | 'address' | 'row'>): void {
    const isGoing = this.emit('select', { name, value: address, row });
    if (isGoing && this.enlarges && this.layout > 1) this.enlarged = this.enlarged === row ? 0 : row;
  }

  #say(): unknown {
    return renderPlaceholder('video', lateTextOf('noStream', this.language));
  }
}

registerElement('aj-video-wall', AjVideoWall);
