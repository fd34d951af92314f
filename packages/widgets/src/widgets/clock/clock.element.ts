import { css, html, nothing, svg } from 'lit';
import { state } from 'lit/decorators.js';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { onSecond } from '../../kit/motion/second-clock.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import {
  toClockHands,
  toClockMarks,
  toClockNumerals,
  toClockText,
  type ClockMark,
  type ClockNumeral,
} from './clock.option.ts';
import { clock } from './clock.runtime.gen.ts';

/** The drawing's own units: radius of the face 100. Radius on which the numerals stand. */
const NUMERALS_RADIUS = 68;
const NUMERAL_SIZE = 21;
const CAPTION = { y: 36, size: 13 };
/** ms; a hand that has to catch up more than this jumps instead of turning round and round. */
const LONGEST_TICK_MS = 2500;

const Base = widgetElement(clock);

/** `<aj-clock>`: hands that tick once a second while they are seen. */
export class AjClock extends Base {
  static override styles = [
    Base.styles,
    css`
      svg {
        display: block;
        width: 100%;
        height: 100%;
        font-family: var(--aj-figure-family);
        font-weight: 600;
        text-anchor: middle;
      }
      .face {
        fill: var(--face);
        stroke: var(--rim);
        stroke-width: 2.5;
      }
      .halo {
        fill: none;
        stroke: var(--second);
        stroke-opacity: 0.28;
        stroke-width: 1;
      }
      .mark {
        stroke: var(--mark);
        stroke-linecap: round;
        stroke-opacity: 0.45;
        stroke-width: 1;
      }
      .mark[data-hour] {
        stroke-opacity: 1;
        stroke-width: 2.5;
      }
      .numeral {
        fill: var(--mark);
      }
      .caption {
        fill: var(--aj-text-muted);
      }
      .caption,
      #name text {
        font-family: var(--aj-font-family);
        font-weight: 400;
      }
      #name rect {
        fill: #fff;
      }
      #name text {
        stroke: #000;
        stroke-linejoin: round;
        stroke-width: 5;
      }
      .hand {
        stroke: var(--hand);
        stroke-linecap: round;
        transform: rotate(var(--angle));
      }
      .hours {
        stroke-width: 6;
      }
      .minutes {
        stroke-width: 4;
      }
      .seconds {
        stroke: var(--second);
        stroke-width: 1.6;
      }
      .pin {
        fill: var(--second);
      }
      [data-ticks] .hand {
        transition: transform 0.18s cubic-bezier(0.3, 1.6, 0.6, 1);
      }
      @media (prefers-reduced-motion: reduce) {
        [data-ticks] .hand {
          transition: none;
        }
      }
    `,
  ];

  @state() private now = new Date();

  #before = 0;
  #stopClock: (() => void) | undefined;

  protected readonly sleep = new Sleep(this, (isAsleep) => (isAsleep ? this.#stop() : this.#start()));

  override connectedCallback(): void {
    super.connectedCallback();
    this.#start();
    void loadFigureFace();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override describe(): string {
    return `${this.caption} ${toClockText(this.props, this.now)}`.trim();
  }

  protected override renderPicture(): unknown {
    const { hours, minutes, seconds } = toClockHands(this.props, this.now);
    const ticks = this.now.getTime() - this.#before < LONGEST_TICK_MS;
    this.#before = this.now.getTime();
    return html`<svg viewBox="-104 -104 208 208" aria-hidden="true" ?data-ticks=${ticks} ${styles(this.#looks())}>
      <circle class="face" part="face" r="100"></circle>
      <circle class="halo" r="94"></circle>
      ${toClockMarks(this.props).map(renderMark)} ${toClockNumerals(this.props).map(renderNumeral)}
      ${this.caption === '' ? nothing : renderCaption(this.caption)}
      <g mask=${this.caption === '' ? nothing : 'url(#name)'}>
        ${renderHand('hours', hours, 12, -46)} ${renderHand('minutes', minutes, 14, -72)}
        ${this.isShowSeconds ? renderHand('seconds', seconds, 20, -82) : nothing}
      </g>
      <circle class="pin" part="pin" r="4.5"></circle>
    </svg>`;
  }

  #looks(): Readonly<Record<string, string>> {
    return {
      '--face': safePaint(this.faceColor) || 'var(--aj-panel-alt)',
      '--rim': this.rimColor || 'var(--aj-border)',
      '--mark': this.markColor || 'var(--aj-text)',
      '--hand': this.handColor || 'var(--aj-title)',
      '--second': this.secondColor || 'var(--aj-accent)',
    };
  }

  #start(): void {
    this.now = new Date();
    this.#stopClock ??= onSecond((now) => {
      if (this.isShowSeconds || now.getSeconds() === 0) this.now = now;
    });
  }

  #stop(): void {
    this.#stopClock?.();
    this.#stopClock = undefined;
  }
}

function renderMark({ angle, isHour }: ClockMark): unknown {
  return svg`<line class="mark" part="mark" ?data-hour=${isHour} y1="-91" y2=${isHour ? -83 : -88} transform="rotate(${angle})"></line>`;
}

function renderNumeral({ text, x, y }: ClockNumeral): unknown {
  return svg`<text class="numeral" part="numeral" font-size=${NUMERAL_SIZE} x=${x * NUMERALS_RADIUS} y=${y * NUMERALS_RADIUS + NUMERAL_SIZE * 0.36}>${text}</text>`;
}

/** The name of a place, and a mask that leaves out what passes below its letters: the face may let anything through. */
function renderCaption(text: string): unknown {
  return svg`<mask id="name" maskUnits="userSpaceOnUse" x="-104" y="-104" width="208" height="208">
      <rect x="-104" y="-104" width="208" height="208"></rect>
      <text y=${CAPTION.y} font-size=${CAPTION.size}>${text}</text>
    </mask>
    <text class="caption" part="caption" y=${CAPTION.y} font-size=${CAPTION.size}>${text}</text>`;
}

function renderHand(name: string, angle: number, from: number, to: number): unknown {
  return svg`<line class="hand ${name}" part="hand" y1=${from} y2=${to} ${styles({ '--angle': `${angle}deg` })}></line>`;
}

registerElement('aj-clock', AjClock);
