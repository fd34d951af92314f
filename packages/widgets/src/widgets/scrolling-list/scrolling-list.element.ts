import { css, html, nothing, type PropertyValues } from 'lit';
import { BoxSize } from '../../kit/box/box-size.ts';
import { LoopScroll } from '../../kit/motion/loop-scroll.ts';
import { loopStyles } from '../../kit/motion/loop-styles.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toListRows, toListSizes, type ListRow, type ListSizes } from './scrolling-list.option.ts';
import { scrollingList } from './scrolling-list.runtime.gen.ts';

const Base = widgetElement(scrollingList);

/** `<aj-scrolling-list>`: rows of title, tag and time that move up without end. */
export class AjScrollingList extends Base {
  static override styles = [
    Base.styles,
    loopStyles,
    css`
      .row {
        display: flex;
        gap: 0.7em;
        align-items: center;
        height: var(--row);
        box-sizing: border-box;
        padding: 0 0.9em;
        color: var(--color);
        font-size: var(--font);
        line-height: 1.4;
        white-space: nowrap;
        cursor: default;
      }
      .row[data-odd] {
        background: var(--stripe);
      }
      .dot {
        flex: none;
        width: 0.42em;
        height: 0.42em;
        border-radius: 50%;
        background: var(--tag, var(--aj-accent));
      }
      .number {
        flex: none;
        min-width: 1.6em;
        color: var(--aj-text-muted);
        font-family: var(--aj-figure-family);
        text-align: right;
      }
      .text {
        flex: 1 1 0;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .tag {
        flex: none;
        box-sizing: border-box;
        max-width: 40%;
        overflow: hidden;
        text-overflow: ellipsis;
        padding: 0.08em 0.6em;
        border-radius: 0.3em;
        border: 1px solid color-mix(in srgb, var(--tag) 55%, transparent);
        background: color-mix(in srgb, var(--tag) 16%, transparent);
        color: color-mix(in srgb, var(--tag) 62%, var(--aj-text));
        font-size: max(0.84em, 9px);
      }
      .time {
        flex: none;
        color: var(--aj-text-muted);
        font-size: 0.9em;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  readonly #box = new BoxSize(this);
  readonly #loop = new LoopScroll(this, () => this.renderRoot.querySelector<HTMLElement>('.strip'));

  /** px by which the list is moved up now. */
  get offsetPx(): number {
    return this.#loop.offsetPx;
  }

  get isMoving(): boolean {
    return this.#loop.isMoving;
  }

  override summary(): string {
    const [first] = this.#rows();
    const label = scrollingList.label[this.language];
    const count = Math.min(this.data.rowCount, this.limit);
    return [`${label} ${count}`, first?.text].filter(Boolean).join(this.language === 'zh' ? '：' : ': ');
  }

  protected override renderPicture(): unknown {
    const rows = this.#rows();
    const sizes = this.#sizes();
    const isRolling = this.#isRolling(rows.length, sizes);
    const overflows = rows.length * sizes.row > this.#height + 1;
    const looks = {
      '--row': `${sizes.row}px`,
      '--font': `${sizes.font}px`,
      '--color': this.color || 'var(--aj-text)',
      '--stripe': this.isStriped ? safePaint(this.rowColor) || 'var(--aj-panel)' : 'none',
    };
    return html`<div
      class="viewport"
      tabindex=${overflows ? 0 : nothing}
      ?data-scrolls=${overflows && !isRolling && this.mode === 'view'}
      @pointerenter=${() => this.#loop.hold(true)}
      @pointerleave=${() => this.#loop.hold(false)}
      @focus=${() => this.#loop.hold(true)}
      @blur=${() => this.#loop.hold(false)}
      @click=${this.#handleClick}
      ${styles(looks)}
    >
      <div class="strip">
        <div role="list" aria-label=${scrollingList.label[this.language]}>
          ${rows.map((row, i) => this.#row(row, i, sizes))}
        </div>
        ${isRolling ? html`<div aria-hidden="true">${rows.map((row, i) => this.#row(row, i, sizes))}</div>` : nothing}
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const rows = this.#rows();
    const sizes = this.#sizes();
    const count = rows.length;
    const isRolling = this.#isRolling(count, sizes);
    const loop = { lengthPx: count * sizes.row, rowPx: sizes.row, boxPx: this.#height, speedPx: this.speed };
    this.#loop.run(isRolling ? loop : undefined);
  }

  get #height(): number {
    return this.#box.height || scrollingList.size.height;
  }

  #rows(): readonly ListRow[] {
    return toListRows(this.props, this.data, this.currentTheme, this.language);
  }

  #sizes(): ListSizes {
    return toListSizes(this.props, this.#box.width || scrollingList.size.width, this.#height);
  }

  #isRolling(count: number, { row }: ListSizes): boolean {
    return this.isRoll && this.mode === 'view' && LoopScroll.isNeeded(count * row, this.#height);
  }

  #row({ text, tag, tagColor, time, color }: ListRow, index: number, { isNarrow }: ListSizes): unknown {
    return html`<div
      class="row"
      part="row"
      role="listitem"
      data-row=${index}
      ?data-odd=${index % 2 === 1}
      ${styles({ '--tag': color || (tag === '' ? '' : tagColor), '--color': color })}
    >
      ${this.marker === 'dot' ? html`<i class="dot" part="mark"></i>` : nothing}
      ${this.marker === 'number' ? html`<span class="number" part="rank">${index + 1}</span>` : nothing}
      <span class="text" part="text" title=${text}>${text}</span>
      ${tag === '' ? nothing : html`<span class="tag" part="tag">${tag}</span>`}
      ${time === '' || isNarrow ? nothing : html`<span class="time" part="time">${time}</span>`}
    </div>`;
  }

  #handleClick(event: MouseEvent): void {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('.row') : null;
    const index = Number(row?.dataset['row']);
    const picked = row ? this.#rows()[index] : undefined;
    if (picked) this.emit('select', { row: index + 1, text: picked.text, label: picked.tag, time: picked.time });
  }
}

registerElement('aj-scrolling-list', AjScrollingList);
