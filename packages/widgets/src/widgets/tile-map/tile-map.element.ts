import { toRows } from '@aj-report/contract';
import { html, nothing, svg } from 'lit';
import { state } from 'lit/decorators.js';
import { writeNumber } from '../../fields/number-format.option.ts';
import { writeUnknown } from '../../fields/unknown-names.ts';
import { BoxSize } from '../../kit/box/box-size.ts';
import { toChartSummary } from '../../kit/chart/chart-summary.ts';
import { suitBox } from '../../kit/widget/fit-props.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { Sleep, sleepStyles } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toRegions } from '../../shapes/regions.ts';
import { hexPoints } from './tile-grid.ts';
import { COLUMN_ROOM, toTileData, toTilePicture, type TileCell, type TilePicture } from './tile-map.option.ts';
import { tileMapStyles } from './tile-map-styles.ts';
import { tileMap } from './tile-map.runtime.gen.ts';
import { tileName, type TileSet } from './tile-set.ts';
import { loadTileSet, tileSetOf } from './tile-sets.ts';

/** px that a tooltip keeps off the pointer's cell */
const TIP_GAP = 6;

const Base = widgetElement(tileMap, toRegions);

/** Share of the letters' size that the edge around them takes, half of it outside. */
const HALO = 0.24;

/** `<aj-tile-map>`: values by province or country, a cell each. */
export class AjTileMap extends Base {
  static override styles = [Base.styles, sleepStyles, tileMapStyles];

  @state() private hovered: TileCell | undefined;

  readonly #box = new BoxSize(this);
  protected readonly sleep = new Sleep(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    if (changed.has('scope') || !this.hasUpdated) this.#load(this.scope);
  }

  protected override describe(): string {
    const known = toChartSummary(tileMap.label, this.isShowTitle ? this.text : '', this.data, this.language) ?? '';
    const set = tileSetOf(this.scope);
    const unknown = set ? writeUnknown(toTileData(this.data, set).unknown, this.language) : '';
    return `${known} ${unknown}`.trim();
  }

  protected override renderPicture(): unknown {
    const set = tileSetOf(this.scope);
    if (!set) return nothing;
    const picture = this.#picture(set);
    const looks = {
      '--font': this.fontFamily,
      '--title': this.textColor || 'var(--aj-title)',
      background: safePaint(this.background),
    };
    return html`<div class="map" aria-hidden="true" ${styles(looks)} @pointerleave=${() => (this.hovered = undefined)}>
      ${picture.title ? this.#title(picture.title) : nothing}
      <svg @click=${this.#handleClick} @pointerover=${this.#handleHover}>
        ${picture.cells.map((cell, i) => this.#cell(cell, i, picture))} ${this.#routes(picture)}
        ${picture.cells.map((cell) => this.#texts(cell, picture))}
      </svg>
      ${picture.legend || picture.note !== '' ? this.#foot(picture) : nothing} ${this.#tip(picture)}
    </div>`;
  }

  #load(scope: string): void {
    if (tileSetOf(scope)) return;
    loadTileSet(scope).then(
      () => this.requestUpdate(),
      (cause: unknown) =>
        this.attempt(() => {
          throw cause;
        }),
    );
  }

  #picture(set: TileSet): TilePicture {
    const width = this.#box.width || tileMap.size.width;
    const height = this.#box.height || tileMap.size.height;
    const props = suitBox(this.props, tileMap, { width, height });
    return toTilePicture(props, this.data, set, {
      theme: this.currentTheme,
      language: this.language,
      width,
      height,
    });
  }

  #title({ text, size, inset }: NonNullable<TilePicture['title']>): unknown {
    const looks = {
      '--title-inset': `${inset}px`,
      '--title-size': `${size}px`,
      'text-align': this.titleLeft,
      'font-weight': this.textFontWeight,
      'font-family': this.textFontFamily,
    };
    return html`<div class="title" part="title" ${styles(looks)}>${text}</div>`;
  }

  #cell(cell: TileCell, index: number, { grid }: TilePicture): unknown {
    return svg`<g class="cell" data-index=${index}>
      ${this.#face(cell, grid.cellWidth, grid.cellHeight)}
      ${cell.value && this.isBubble ? this.#bubble(cell, grid.cellWidth, grid.cellHeight) : nothing}
      ${cell.value && this.isColumn ? this.#column(cell, grid.cellWidth, grid.cellHeight) : nothing}
    </g>`;
  }

  /** Above the lines, which cross many cells. */
  #texts({ x, y, ink, halo, texts }: TileCell, { grid }: TilePicture): unknown {
    const left = this.isColumn ? x - (grid.cellWidth * (1 - COLUMN_ROOM)) / 2 : x;
    const lines = texts.map(
      ({ text, size, dy, isValue }) =>
        svg`<text class=${isValue ? 'figure' : 'name'} part=${isValue ? 'value' : 'name'} x=${left} y=${y + dy} fill=${ink} font-size=${size} stroke=${halo} stroke-width=${size * HALO}
          opacity=${isValue ? 0.85 : 1}>${text}</text>`,
    );
    return svg`<g class="words">${lines}</g>`;
  }

  #face({ x, y, fill }: TileCell, width: number, height: number): unknown {
    const stroke = this.borderColor || 'none';
    if (this.cellShape === 'hex') {
      return svg`<polygon class="face" part="cell" points=${hexPoints(x, y, width, height)} fill=${fill} stroke=${stroke}></polygon>`;
    }
    const radius = this.cellShape === 'rounded' ? Math.min(width, height) * 0.16 : 0;
    return svg`<rect class="face" part="cell" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${radius}
      fill=${fill} stroke=${stroke}></rect>`;
  }

  #bubble({ x, y, share, markFill }: TileCell, width: number, height: number): unknown {
    const radius = Math.sqrt(share) * Math.min(width, height) * 0.48;
    return svg`<circle part="mark" cx=${x} cy=${y} r=${radius} fill=${markFill} fill-opacity="0.45" stroke=${markFill} stroke-opacity="0.8"></circle>`;
  }

  #column({ x, y, share, markFill }: TileCell, width: number, height: number): unknown {
    const [room, thick] = [height * (this.cellShape === 'hex' ? 0.5 : 0.84), width * 0.14];
    const [tall, left] = [Math.max(room * share, 1), x + width * 0.28];
    return svg`<rect part="mark" x=${left} y=${y + room / 2 - tall} width=${thick} height=${tall} rx=${Math.min(thick / 3, 2)}
      fill=${markFill}></rect>`;
  }

  #routes({ routes }: TilePicture): unknown {
    if (routes.length === 0) return nothing;
    const isFlying = this.isFlying && this.mode === 'view';
    const looks = {
      '--flight': `${this.flightSeconds}s`,
      stroke: this.routeColor || (this.currentTheme.palette[1] ?? ''),
    };
    return svg`<g class="routes" ${styles(looks)}>
      ${routes.map(({ path, width }) => svg`<path part="line" d=${path} stroke-width=${width} stroke-opacity="0.45"></path>`)}
      ${
        isFlying
          ? routes.map(
              ({ path, width }) =>
                svg`<path class="light" part="light" d=${path} stroke-width=${width + 1} pathLength="100"></path>`,
            )
          : nothing
      }
    </g>`;
  }

  #foot({ legend, note, range, footSize }: TilePicture): unknown {
    const colours = range.only === null ? range.colours : [range.colourOf(range.only)];
    const stops = colours.map((colour, i) => {
      const share = 100 / colours.length;
      return range.isStepped || range.only !== null ? `${colour} ${i * share}% ${(i + 1) * share}%` : colour;
    });
    const looks = {
      '--ramp': `linear-gradient(90deg, ${stops.join(', ')})`,
      '--ramp-width': `${legend?.width ?? 0}px`,
      'font-size': `${footSize}px`,
    };
    return html`<div class="foot" part="legend" ${styles(looks)}>
      ${legend ? html`${legend.from === '' ? nothing : html`<span>${legend.from}</span>`}<i class="ramp"></i><span>${legend.to}</span>` : nothing}
      ${note === '' ? nothing : html`<span class="note" title=${note}>${note}</span>`}
    </div>`;
  }

  #tip({ grid, cells }: TilePicture): unknown {
    const cell = cells.find(({ tile }) => tile === this.hovered?.tile);
    if (!cell || this.mode === 'edit') return nothing;
    const isLow = cell.y > (this.#box.height || tileMap.size.height) / 2;
    const isRight = cell.x > (this.#box.width || tileMap.size.width) / 2;
    const width = this.#box.width || tileMap.size.width;
    const height = this.#box.height || tileMap.size.height;
    const away = grid.cellHeight / 2 + TIP_GAP;
    const place = {
      [isLow ? 'bottom' : 'top']: `${isLow ? height - cell.y + away : cell.y + away}px`,
      [isRight ? 'right' : 'left']: `${isRight ? width - cell.x - grid.cellWidth / 2 : cell.x - grid.cellWidth / 2}px`,
    };
    const value = writeNumber(cell.value?.value ?? null, this.props, this.language);
    return html`<div class="tip" ${styles(place)}>${tileName(cell.tile, this.language)}　<b>${value}</b></div>`;
  }

  #cellAt(event: Event): TileCell | undefined {
    const group = event.target instanceof Element ? event.target.closest<SVGElement>('.cell') : null;
    const set = tileSetOf(this.scope);
    return group && set ? this.#picture(set).cells[Number(group.dataset['index'])] : undefined;
  }

  readonly #handleHover = (event: Event): void => {
    this.hovered = this.#cellAt(event);
  };

  readonly #handleClick = (event: Event): void => {
    const cell = this.#cellAt(event);
    if (!cell) return;
    const row = cell.value ? (toRows(this.currentTable)[cell.value.row] ?? null) : null;
    const name = tileName(cell.tile, this.language);
    this.emit('select', {
      name,
      value: cell.value?.value ?? null,
      seriesName: this.data.label,
      row,
      code: cell.tile.code,
    });
  };
}

registerElement('aj-tile-map', AjTileMap);
