import { css, html, nothing } from 'lit';
import { BoxSize } from '../../kit/box/box-size.ts';
import { burstStyles, moveInBursts } from '../../kit/motion/bursts.ts';
import { figureStyles } from '../../kit/figure/figure-styles.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toRingWords, toWordSizes, type RingWords } from './ring.option.ts';
import { ring } from './ring.runtime.gen.ts';
import { RINGS } from './rings.ts';

const Base = widgetElement(ring);
/** px that glow and strokes reach out of the circle */
const MARGIN_PX = 5;
/** Often enough for rings that turn by a few degrees in a second. */
const STEPS_PER_S = 12;

/** `<aj-ring>`: rings that turn a little every few seconds; the compositor turns them. */
export class AjRing extends Base {
  static override styles = [
    Base.styles,
    figureStyles,
    css`
      .turn {
        animation-duration: var(--turn);
        animation-timing-function: steps(var(--steps));
      }
      .turn.back {
        animation-duration: calc(var(--turn) * 0.66);
        animation-timing-function: steps(calc(var(--steps) * 0.66));
      }
      .turn.fast {
        animation-duration: calc(var(--turn) * 0.4);
        animation-timing-function: steps(calc(var(--steps) * 0.4));
      }
      .turn.faster {
        animation-duration: calc(var(--turn) * 0.27);
        animation-timing-function: steps(calc(var(--steps) * 0.27));
      }
      .turn.around {
        transform-box: fill-box;
      }
      [data-reversed] .turn {
        animation-direction: reverse;
      }
      [data-reversed] .turn.back {
        animation-direction: normal;
      }
      .spread {
        transform-box: view-box;
        transform-origin: center;
        animation: aj-spread calc(var(--turn) * 0.25) steps(calc(var(--steps) * 0.25)) infinite;
      }
      .wave-1 {
        animation-delay: calc(var(--turn) * -0.0625);
      }
      .wave-2 {
        animation-delay: calc(var(--turn) * -0.125);
      }
      .wave-3 {
        animation-delay: calc(var(--turn) * -0.1875);
      }
      @keyframes aj-spread {
        from {
          opacity: 0.9;
          transform: scale(0.46);
        }
        to {
          opacity: 0;
          transform: none;
        }
      }
      .words {
        position: absolute;
        inset: 0;
        display: flex;
        flex-direction: column;
        gap: 0.15em;
        align-items: center;
        justify-content: center;
        color: var(--words);
        line-height: 1.1;
        text-align: center;
        white-space: nowrap;
      }
      .value {
        font-family: var(--aj-figure-family);
        font-variant-numeric: tabular-nums;
        font-weight: 600;
      }
      .suffix {
        margin-left: 0.1em;
        font-family: var(--aj-font-family);
        font-weight: 400;
      }
      .alone {
        max-width: 100%;
        white-space: normal;
      }
      .label {
        max-width: 100%;
        overflow: hidden;
        color: var(--label);
        text-overflow: ellipsis;
      }
    `,
    burstStyles,
  ];

  readonly #box = new BoxSize(this);
  protected readonly sleep = moveInBursts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace().then(() => this.requestUpdate());
  }

  /** A ring is drawn without a value too. */
  protected override get isEmpty(): boolean {
    return false;
  }

  override summary(): string {
    const { value, suffix, label } = this.#words();
    return [label, `${value}${suffix}`].filter(Boolean).join(' ');
  }

  protected override renderPicture(): unknown {
    const { width, height } = this.#box;
    const r = Math.min(width, height) / 2 - MARGIN_PX;
    if (r <= 0) return nothing;
    const { drawing, core } = RINGS[this.showtype]({ x: width / 2, y: height / 2, r });
    const looks = {
      '--main': this.mainColor || 'var(--aj-accent)',
      '--second': this.secondColor || 'var(--aj-palette-2)',
      '--turn': `${this.turnSeconds}s`,
      '--steps': `${Math.round(this.turnSeconds * STEPS_PER_S)}`,
      '--words': this.color || 'var(--aj-title)',
      '--label': this.color || 'var(--aj-text-muted)',
    };
    return html`<div class="figure" ?data-still=${!this.isAnimated} ?data-reversed=${this.isReversed} ${styles(looks)}>
      <svg part="shape" viewBox="0 0 ${width} ${height}" aria-hidden="true">${drawing}</svg>
      ${this.#renderWords(r * core)}
    </div>`;
  }

  #words(): RingWords {
    return toRingWords(this.props, this.data, this.language);
  }

  #renderWords(radius: number): unknown {
    const words = this.#words();
    const sizes = toWordSizes(words, radius, this.fontSize);
    const { value, suffix, label } = words;
    const line = (name: string, size: number, content: unknown): unknown =>
      size > 0
        ? html`<span class=${name} part=${name === 'value' ? 'figure' : 'label'} ${styles({ 'font-size': `${size}px` })}
            >${content}</span
          >`
        : nothing;
    const unit = html`<span class="suffix" part="affix" ${styles({ 'font-size': `${sizes.suffix}px` })}
      >${suffix}</span
    >`;
    return html`<div class="words" ${styles({ 'padding-inline': `calc(50% - ${radius * 0.95}px)` })}>
      ${value === '' ? nothing : line('value', sizes.value, [value, unit])}
      ${label === '' ? nothing : line(value === '' ? 'alone' : 'label', sizes.label, label)}
    </div>`;
  }
}

registerElement('aj-ring', AjRing);
