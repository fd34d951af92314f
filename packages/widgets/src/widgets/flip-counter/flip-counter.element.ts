import { css, html, nothing } from 'lit';
import { writeNumber } from '../../fields/number-format.option.ts';
import { BoxSize } from '../../kit/box/box-size.ts';
import { conditionColor } from '../../kit/data/condition.ts';
import { keyedList } from '../../kit/template/keyed-list.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toNumber } from '../../shapes/numbers.ts';
import {
  tileEm,
  toCounterPicture,
  toDigitSize,
  type CounterPicture,
  type CounterPlace,
} from './flip-counter.option.ts';
import { flipCounter } from './flip-counter.runtime.gen.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const Base = widgetElement(flipCounter);

/** `<aj-flip-counter>`: digits on tiles; only their transform changes. */
export class AjFlipCounter extends Base {
  static override styles = [
    Base.styles,
    css`
      .counter {
        display: flex;
        align-items: center;
        justify-content: center;
        width: 100%;
        height: 100%;
        gap: var(--gap);
        overflow: hidden;
        color: var(--color);
        font-family: var(--aj-figure-family);
        font-size: var(--size);
        font-variant-numeric: tabular-nums;
        font-weight: 600;
        line-height: 1.42;
        white-space: nowrap;
      }
      .counter[data-align='left'] {
        justify-content: flex-start;
      }
      .counter[data-align='right'] {
        justify-content: flex-end;
      }
      .tile {
        position: relative;
        flex: none;
        width: var(--tile-width);
        height: 1.42em;
        box-sizing: border-box;
        overflow: hidden;
        text-align: center;
        border-radius: 0.1em;
      }
      [data-tile='card'] .tile {
        background:
          linear-gradient(
            180deg,
            color-mix(in srgb, var(--aj-text) 9%, transparent) 0%,
            transparent 49.5%,
            color-mix(in srgb, var(--aj-text) 5%, transparent) 50.5%
          ),
          var(--tile);
        box-shadow: inset 0 0 0 1px var(--border);
      }
      [data-tile='card'] .tile::after {
        position: absolute;
        inset: calc(50% - 0.5px) 0 auto;
        height: 1px;
        background: var(--border);
        content: '';
      }
      [data-tile='line'] .tile {
        box-shadow: inset 0 0 0 max(1px, 0.025em) var(--border);
      }
      .strip {
        display: block;
        transform: translateY(calc(var(--digit) * -10%));
        transition: transform var(--roll) cubic-bezier(0.22, 0.8, 0.24, 1);
      }
      .strip span {
        display: block;
        height: 1.42em;
      }
      .sign {
        flex: none;
        width: 0.3em;
        color: var(--sign);
        text-align: center;
      }
      .sign.wide {
        width: auto;
      }
      .affix {
        flex: none;
        color: var(--affix);
        font-family: var(--aj-font-family);
        font-size: max(0.42em, 9px);
        font-weight: 400;
        line-height: 1.2;
        transform: translateY(0.5em);
      }
      /* Digits on tiles have an edge that keeps off what stands around. */
      [data-tile='plain'] .tile ~ .affix {
        margin-left: 0.3em;
      }
      @media (prefers-reduced-motion: reduce) {
        .strip {
          transition: none;
        }
      }
    `,
  ];

  readonly #box = new BoxSize(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace();
  }

  protected override describe(): string {
    const written = writeNumber(toNumber(this.data.value), this.props, this.language);
    return `${this.data.label} ${written}`.trim();
  }

  protected override renderPicture(): unknown {
    const picture = toCounterPicture(this.props, this.data, this.language);
    return html`<div
      class="counter"
      aria-hidden="true"
      data-tile=${this.tile}
      data-align=${this.textAlign}
      ${styles(this.#looks(picture))}
    >
      ${this.#affix(picture.before)}
      ${keyedList(
        picture.places,
        ({ key }) => key,
        (place) => this.#place(place),
      )}
      ${this.#affix(picture.after)}
    </div>`;
  }

  #looks(picture: CounterPicture): Readonly<Record<string, string>> {
    const width = this.#box.width || flipCounter.size.width;
    const height = this.#box.height || flipCounter.size.height;
    const color = conditionColor(this.conditions, this.data.value) || this.color;
    return {
      '--size': `${toDigitSize(this.props, picture, width, height)}px`,
      '--tile-width': `${tileEm(this.props)}em`,
      '--sign': this.affixColor || (this.tile === 'plain' && color) || 'var(--aj-title)',
      '--gap': `${this.gap / 100}em`,
      '--roll': `${this.rollMs}ms`,
      '--color': color || 'var(--aj-title)',
      '--tile': safePaint(this.tileColor) || 'var(--aj-panel-alt)',
      '--border': this.borderColor || 'var(--aj-border)',
      '--affix': this.affixColor || 'var(--aj-text-muted)',
    };
  }

  #affix(text: string): unknown {
    return text === '' ? nothing : html`<span class="affix" part="affix">${text}</span>`;
  }

  #place({ digit, text }: CounterPlace): unknown {
    if (digit === undefined) return html`<span part="sign" class="sign ${text === '—' ? 'wide' : ''}">${text}</span>`;
    return html`<span class="tile" part="tile" data-digit=${digit}>
      <span class="strip" ${styles({ '--digit': String(digit) })}
        >${DIGITS.map((one) => html`<span>${one}</span>`)}</span
      >
    </span>`;
  }
}

registerElement('aj-flip-counter', AjFlipCounter);
