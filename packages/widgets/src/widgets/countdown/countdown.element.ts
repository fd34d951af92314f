import { css, html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { BoxSize } from '../../kit/box/box-size.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { onSecond } from '../../kit/motion/second-clock.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import {
  goalOf,
  toCountdownPicture,
  toCountdownSize,
  type CountdownPart,
  type CountdownPicture,
} from './countdown.option.ts';
import { countdown } from './countdown.runtime.gen.ts';

const Base = widgetElement(countdown);

/** `<aj-countdown>`: counts down once a second while it is seen. */
export class AjCountdown extends Base {
  static override styles = [
    Base.styles,
    css`
      .countdown {
        display: grid;
        grid-template-columns: minmax(0, max-content);
        place-content: center;
        justify-items: center;
        width: 100%;
        height: 100%;
        overflow: hidden;
        font-size: var(--size);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      .caption,
      .label {
        color: var(--label);
        font-size: max(0.36em, 9px);
        line-height: 1.6;
      }
      .caption {
        max-width: 100%;
        overflow: hidden;
        line-height: 1.7;
        text-overflow: ellipsis;
      }
      .text {
        color: var(--color);
        font-weight: 600;
        line-height: 1.4;
      }
      .parts {
        display: flex;
        gap: 0.25em;
      }
      .part {
        display: grid;
        justify-items: center;
      }
      .digits {
        box-sizing: border-box;
        padding: 0 0.05em;
        color: var(--color);
        font-family: var(--aj-figure-family);
        font-weight: 600;
        line-height: 1.16;
      }
      [data-tile='card'] .digits {
        padding: 0 0.25em;
        border-radius: 0.12em;
        background:
          linear-gradient(180deg, color-mix(in srgb, var(--aj-text) 8%, transparent), transparent 60%), var(--tile);
        box-shadow: inset 0 0 0 1px var(--aj-border);
        line-height: 1.46;
      }
    `,
  ];

  @state() private now = new Date();

  readonly #box = new BoxSize(this);
  #stopClock: (() => void) | undefined;
  /** Goal whose end was seen coming; reported once when it has come. */
  #awaited = '';

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

  /** It counts to the New Year without data. */
  protected override get isEmpty(): boolean {
    return false;
  }

  override summary(): string {
    const { caption, parts, text } = this.#picture();
    const remaining = parts.map(({ digits, label }) => `${digits} ${label}`).join(' ');
    return `${caption} ${text}${remaining}`.trim();
  }

  protected override renderPicture(): unknown {
    const picture = this.#picture();
    const width = this.#box.width || countdown.size.width;
    const height = this.#box.height || countdown.size.height;
    const size = toCountdownSize(this.props, picture, width, height);
    const looks = {
      '--size': `${size}px`,
      '--color': this.color || 'var(--aj-title)',
      '--label': this.labelColor || 'var(--aj-text-muted)',
      '--tile': safePaint(this.tileColor) || 'var(--aj-panel-alt)',
    };
    return html`<div class="countdown" role="timer" data-tile=${this.tile} ${styles(looks)}>
      ${picture.caption === '' ? nothing : html`<div class="caption" part="caption">${picture.caption}</div>`}
      ${picture.text === '' ? html`<div class="parts">${picture.parts.map(renderPart)}</div>` : html`<div class="text" part="text">${picture.text}</div>`}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const goal = goalOf(this.props, this.data, this.now);
    const { isOver } = this.#picture();
    if (!isOver) this.#awaited = goal;
    else if (this.#awaited === goal) {
      this.#awaited = '';
      this.emit('over', { goal });
    }
  }

  #picture(): CountdownPicture {
    return toCountdownPicture(this.props, this.data, this.now, this.language);
  }

  #start(): void {
    this.now = new Date();
    this.#stopClock ??= onSecond((now) => {
      this.now = now;
    });
  }

  #stop(): void {
    this.#stopClock?.();
    this.#stopClock = undefined;
  }
}

function renderPart({ digits, label }: CountdownPart): unknown {
  return html`<div class="part">
    <span class="digits" part="figure">${digits}</span><span class="label" part="label">${label}</span>
  </div>`;
}

registerElement('aj-countdown', AjCountdown);
