import { css, html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { toWordStyles } from '../../fields/words.option.ts';
import { BoxSize } from '../../kit/box/box-size.ts';
import { frozenDefaults } from '../../kit/widget/field-properties.ts';
import { wantedSize } from '../../kit/box/fit-text.ts';
import { prefersReducedMotion } from '../../kit/motion/motion.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toItems, toRun } from './marquee.option.ts';
import { marquee } from './marquee.runtime.gen.ts';

const Base = widgetElement(marquee);

/** `<aj-marquee>`: a text that runs through its box; the compositor moves it. */
export class AjMarquee extends Base {
  static override styles = [
    Base.styles,
    css`
      .frame {
        display: flex;
        align-items: center;
        width: 100%;
        height: 100%;
        overflow: hidden;
        line-height: 1.5;
        font-variant-numeric: tabular-nums;
      }
      .frame[data-fades] {
        mask-image: linear-gradient(90deg, transparent, #000 32px, #000 calc(100% - 32px), transparent);
      }
      .frame[data-upright] {
        align-items: flex-start;
      }
      .frame[data-upright][data-fades] {
        mask-image: linear-gradient(transparent, #000 18%, #000 82%, transparent);
      }
      .track {
        display: flex;
        flex: none;
        min-width: 0;
        white-space: nowrap;
        will-change: transform;
      }
      .copy {
        display: flex;
        flex: none;
        align-items: center;
      }
      .text {
        display: flex;
        flex: none;
        align-items: center;
      }
      .text > span {
        padding: 0 0.5em;
      }
      .text > i {
        padding: 0 0.6em;
        color: var(--aj-accent);
        font-size: 0.6em;
        font-style: normal;
      }
      [data-upright] .track,
      [data-upright] .text {
        flex-direction: column;
        width: 100%;
      }
      [data-upright] .copy {
        align-items: flex-start;
      }
      [data-upright] .text > span {
        box-sizing: border-box;
        width: 100%;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        text-align: center;
      }
      [data-upright] .text > i {
        display: none;
      }
    `,
  ];

  @state() private copies = 2;
  @state() private periodPx = 0;
  @query('.track') private track!: HTMLElement | null;
  @query('.text') private first!: HTMLElement | null;

  readonly #box = new BoxSize(this);
  #motion: Animation | undefined;
  #isHeld = false;
  protected readonly sleep = new Sleep(this, () => this.#play());

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#motion?.cancel();
    this.#motion = undefined;
    this.periodPx = 0;
  }

  protected override get isEmpty(): boolean {
    return this.#hasOwnData && this.currentTable.rowCount === 0;
  }

  get #hasOwnData(): boolean {
    return this.table !== undefined || this.rows !== undefined;
  }

  get #isUpright(): boolean {
    return this.direction === 'up' || this.direction === 'down';
  }

  override summary(): string {
    return this.#items().join(' ');
  }

  protected override renderPicture(): unknown {
    const side = this.#isUpright ? 'height' : 'width';
    const place = this.periodPx === 0 ? {} : { [`min-${side}`]: `${this.periodPx}px` };
    const items = this.#items();
    const size = wantedSize(this.fontSize, frozenDefaults(marquee.fields)['fontSize'], this.#box);
    return html`<div
      class="frame"
      ?data-fades=${this.fadeEdges}
      ?data-upright=${this.#isUpright}
      ${styles({ ...toWordStyles(this.props), 'font-size': `${size}px` })}
      @pointerenter=${() => this.#hold(this.pauseOnHover)}
      @pointerleave=${() => this.#hold(false)}
    >
      <div class="track">
        ${Array.from(
          { length: prefersReducedMotion() ? 1 : this.copies },
          (_, copy) =>
            html`<div class="copy" aria-hidden=${copy > 0 ? 'true' : nothing} ${styles(place)}>
              <div class="text" part="text">${items.map((item, i) => this.#renderItem(item, i, items.length))}</div>
            </div>`,
        )}
      </div>
    </div>`;
  }

  #renderItem(item: string, i: number, count: number): unknown {
    const separator = count > 1 && this.separator !== '' ? html`<i part="separator">${this.separator}</i>` : nothing;
    return html`<span data-i=${i}>${item}</span>${separator}`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#run();
  }

  #items(): readonly string[] {
    return toItems(this.props, this.#hasOwnData ? this.data : undefined, this.language);
  }

  /** Starts or changes the motion; the text goes on from where it was. */
  #run(): void {
    const { track, first } = this;
    if (!track || !first || this.#box.width === 0 || prefersReducedMotion()) return;
    const isUpright = this.#isUpright;
    const run = toRun(
      isUpright ? first.offsetHeight : first.offsetWidth,
      isUpright ? this.#box.height : this.#box.width,
      this.speed,
    );
    this.copies = run.copies;
    this.periodPx = run.periodPx;
    const axis = isUpright ? 'Y' : 'X';
    const path = [`translate${axis}(0)`, `translate${axis}(${-run.periodPx}px)`];
    if (this.direction === 'right' || this.direction === 'down') path.reverse();
    const key = `${path.join()}/${run.durationMs}`;
    if (this.#motion?.id === key) return;
    const share = this.#motion?.effect?.getComputedTiming().progress ?? 0;
    this.#motion?.cancel();
    const easing = `steps(${run.steps})`;
    this.#motion = track.animate(
      { transform: path },
      { duration: run.durationMs, iterations: Infinity, easing, id: key },
    );
    this.#motion.currentTime = share * run.durationMs;
    this.#play();
  }

  #hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#play();
  }

  #play(): void {
    if (this.#isHeld || this.sleep.isAsleep) this.#motion?.pause();
    else this.#motion?.play();
  }
}

registerElement('aj-marquee', AjMarquee);
