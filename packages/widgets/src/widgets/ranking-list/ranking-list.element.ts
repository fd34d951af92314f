import { html, nothing, type PropertyValues } from 'lit';
import { BoxSize } from '../../kit/box/box-size.ts';
import { inkOn } from '../../kit/theme/colour.ts';
import { LoopScroll } from '../../kit/motion/loop-scroll.ts';
import { loopStyles } from '../../kit/motion/loop-styles.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { TRACK_PAINT } from '../../kit/theme/track-paint.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toNameValues } from '../../shapes/name-value.ts';
import { rankingListStyles } from './ranking-list-styles.ts';
import { toRankedRows, toRankingSizes, type RankedRow, type RankingSizes } from './ranking-list.option.ts';
import { rankingList } from './ranking-list.runtime.gen.ts';

/** Gold, silver, bronze. */
const MEDALS = ['#f2b632', '#b9c6d6', '#d3915c'];

const Base = widgetElement(rankingList, toNameValues);

/** `<aj-ranking-list>`: names by value with bars; moves up without end when they do not all fit. */
export class AjRankingList extends Base {
  static override styles = [Base.styles, loopStyles, rankingListStyles];

  readonly #box = new BoxSize(this);
  readonly #loop = new LoopScroll(this, () => this.renderRoot.querySelector<HTMLElement>('.strip'));

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace();
  }

  get isMoving(): boolean {
    return this.#loop.isMoving;
  }

  override summary(): string {
    const top = this.#rows().slice(0, 3);
    const label = `${rankingList.label[this.language]} ${this.data.label}`.trim();
    const list = top
      .map(({ rank, name, text }) => `${rank}. ${name} ${text}`)
      .join(this.language === 'zh' ? '，' : ', ');
    return `${label}${this.language === 'zh' ? '：' : ': '}${list}`;
  }

  protected override renderPicture(): unknown {
    const rows = this.#rows();
    const sizes = this.#sizes(rows);
    const isRolling = this.#isRolling(rows.length, sizes);
    const overflows = rows.length * sizes.row > this.#height + 1;
    return html`<div
      class="viewport"
      tabindex=${overflows ? 0 : nothing}
      ?data-bare=${!sizes.hasBars}
      ?data-scrolls=${overflows && !isRolling && this.mode === 'view'}
      @pointerenter=${() => this.#loop.hold(true)}
      @pointerleave=${() => this.#loop.hold(false)}
      @focus=${() => this.#loop.hold(true)}
      @blur=${() => this.#loop.hold(false)}
      @click=${this.#handleClick}
      ${styles(this.#looks(sizes))}
    >
      <div class="strip">
        <div role="list" aria-label=${rankingList.label[this.language]}>${rows.map((row) => this.#row(row))}</div>
        ${isRolling ? html`<div aria-hidden="true">${rows.map((row) => this.#row(row))}</div>` : nothing}
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const rows = this.#rows();
    const sizes = this.#sizes(rows);
    const isRolling = this.#isRolling(rows.length, sizes);
    const loop = { lengthPx: rows.length * sizes.row, rowPx: sizes.row, boxPx: this.#height, speedPx: this.speed };
    this.#loop.run(isRolling ? loop : undefined);
  }

  get #height(): number {
    return this.#box.height || rankingList.size.height;
  }

  #rows(): readonly RankedRow[] {
    return toRankedRows(this.props, this.data, this.language);
  }

  #sizes(rows: readonly RankedRow[]): RankingSizes {
    return toRankingSizes(this.props, rows, this.#box.width || rankingList.size.width, this.#height);
  }

  #isRolling(count: number, { row }: RankingSizes): boolean {
    return this.isRoll && this.mode === 'view' && LoopScroll.isNeeded(count * row, this.#height);
  }

  #looks(sizes: RankingSizes): Readonly<Record<string, string>> {
    return {
      '--row': `${sizes.row}px`,
      '--font': `${sizes.font}px`,
      '--name-width': `${sizes.name}px`,
      '--value-width': `${sizes.value}px`,
      '--color': this.color || 'var(--aj-text)',
      '--value': this.valueColor || 'var(--aj-title)',
      '--fill': this.#fill(safePaint(this.barColor) || 'var(--aj-accent)'),
      '--track': safePaint(this.trackColor) || TRACK_PAINT.cssText,
      '--radius': this.isRounded ? '99px' : '0',
    };
  }

  #fill(main: string): string {
    if (!this.isGradient || main.includes('gradient')) return main;
    return `linear-gradient(90deg, color-mix(in srgb, ${main} 35%, transparent), ${main})`;
  }

  #row(row: RankedRow): unknown {
    const { rank, name, value, text, share, color } = row;
    const looks = color === '' ? {} : { '--fill': this.#fill(safePaint(color)), '--value': color };
    return html`<div
      class="row"
      part="row"
      role="listitem"
      data-rank=${rank}
      data-layout=${this.layout}
      ${styles(looks)}
    >
      ${this.badge === 'none' ? nothing : this.#badge(rank)}
      <span class="name" part="name" title=${name}>${name}</span>
      <span class="value" part="value">${text}</span>
      <span class="track" part="track">
        <i
          class="bar"
          part="fill"
          ?data-negative=${value !== null && value < 0}
          ${styles({ '--share': String(share) })}
        ></i>
      </span>
    </div>`;
  }

  #badge(rank: number): unknown {
    const isTop = rank <= MEDALS.length && this.badge !== 'number';
    const medal = this.badge === 'medal' ? (MEDALS[rank - 1] ?? '') : this.currentTheme.accent;
    const looks = isTop ? { '--medal': medal, '--ink': inkOn(medal) } : {};
    return html`<span
      class="badge"
      part="rank"
      ?data-top=${isTop}
      ?data-plain=${this.badge === 'number'}
      ${styles(looks)}
      >${rank}</span
    >`;
  }

  #handleClick(event: MouseEvent): void {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('.row') : null;
    const picked = row ? this.#rows()[Number(row.dataset['rank']) - 1] : undefined;
    if (picked) this.emit('select', { name: picked.name, value: picked.value, rank: picked.rank });
  }
}

registerElement('aj-ranking-list', AjRankingList);
