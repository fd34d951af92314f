import { css, html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { toWordStyles } from '../../fields/words.option.ts';
import { BoxSize } from '../../kit/box/box-size.ts';
import { frozenDefaults } from '../../kit/widget/field-properties.ts';
import { fitFontSize, wantedSize } from '../../kit/box/fit-text.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { onSecond } from '../../kit/motion/second-clock.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { hasSeconds, toTimePicture } from './time.option.ts';
import { time } from './time.runtime.gen.ts';

const Base = widgetElement(time);

function renderPart(name: string, text: string): unknown {
  return text === '' ? nothing : html`<span class=${name} part=${name}>${text}</span>`;
}

/** `<aj-time>`: a clock that ticks once a second while it is seen. */
export class AjTime extends Base {
  static override styles = [
    Base.styles,
    css`
      time {
        display: flex;
        gap: 0.42em;
        align-items: baseline;
        align-content: center;
        width: 100%;
        height: 100%;
        box-sizing: border-box;
        line-height: 1.2;
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
        place-content: center;
        flex-wrap: wrap;
      }
      time[data-align='left'] {
        justify-content: flex-start;
      }
      time[data-align='right'] {
        justify-content: flex-end;
      }
      .date,
      .weekday {
        opacity: 0.86;
      }
      .weekday {
        font-family: var(--aj-font-family);
        font-size: 0.68em;
      }
      .weekday:only-child {
        font-size: 1em;
        opacity: 1;
      }
    `,
  ];

  @state() private now = new Date();

  readonly #box = new BoxSize(this);
  #stopClock: (() => void) | undefined;
  /** What the size of the text was found for. */
  #fitted = '';

  protected readonly sleep = new Sleep(this, (isAsleep) => {
    if (isAsleep) this.#stop();
    else this.#start();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#start();
    void loadFigureFace().then(() => this.#refit());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  #refit(): void {
    this.#fitted = '';
    this.requestUpdate();
  }

  #start(): void {
    this.now = new Date();
    this.#stopClock ??= onSecond((now) => {
      if (hasSeconds(this.props) || now.getSeconds() === 0) this.now = now;
    });
  }

  #stop(): void {
    this.#stopClock?.();
    this.#stopClock = undefined;
  }

  override summary(): string {
    return Object.values(toTimePicture(this.props, this.now, this.language))
      .filter((part) => part !== '')
      .join(' ');
  }

  protected override renderPicture(): unknown {
    const { date, clock, weekday } = toTimePicture(this.props, this.now, this.language);
    const { 'font-size': _size, ...look } = toWordStyles(this.props, 'var(--aj-title)', 'var(--aj-figure-family)');
    return html`<time datetime=${this.now.toISOString()} data-align=${this.textAlign} ${styles(look)}
      >${renderPart('date', date)}${renderPart('clock', clock)}${renderPart('weekday', weekday)}</time
    >`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const frame = this.renderRoot.querySelector('time');
    if (!frame) return;
    const { width, height } = this.#box;
    const key = [width, height, this.fontSize, this.fontFamily, this.letterSpacing, this.summary().length].join('/');
    if (key === this.#fitted) return;
    this.#fitted = key;
    const wanted = wantedSize(this.fontSize, frozenDefaults(time.fields)['fontSize'], this.#box);
    const sizePx = fitFontSize('shrink', wanted, (size) => {
      frame.style.fontSize = `${size}px`;
      return frame.scrollWidth <= width + 1 && frame.scrollHeight <= height + 1;
    });
    frame.style.fontSize = `${sizePx}px`;
  }
}

registerElement('aj-time', AjTime);
