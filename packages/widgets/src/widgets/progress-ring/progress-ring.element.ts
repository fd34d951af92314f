import { css, nothing, svg } from 'lit';
import { tellProgress, writeProgress } from '../../fields/progress.option.ts';
import { BoxSize } from '../../kit/box/box-size.ts';
import { conditionColor } from '../../kit/data/condition.ts';
import { drawnFigureStyles, ringStyles } from '../../kit/figure/drawn-figure-styles.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { TRACK_PAINT } from '../../kit/theme/track-paint.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toProgress, type Progress } from '../../shapes/progress.ts';
import { toRingDrawing, type RingDrawing } from './progress-ring.option.ts';
import { progressRing } from './progress-ring.runtime.gen.ts';

const Base = widgetElement(progressRing);

/** `<aj-progress-ring>`: a ring around a number; only the length of its stroke changes. */
export class AjProgressRing extends Base {
  static override styles = [
    Base.styles,
    drawnFigureStyles,
    ringStyles,
    css`
      text {
        text-anchor: middle;
      }
    `,
  ];

  readonly #box = new BoxSize(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace();
  }

  protected override describe(): string {
    return tellProgress(this.props, toProgress(this.data, this.target, 1), this.language);
  }

  protected override renderPicture(): unknown {
    const [progress] = toProgress(this.data, this.target, 1);
    if (!progress) return nothing;
    const { size } = progressRing;
    const width = this.#box.width || size.width;
    const height = this.#box.height || size.height;
    const text = writeProgress(this.props, progress, this.language);
    const drawing = toRingDrawing(this.props, text, progress.name, { width, height });
    return svg`<svg
      viewBox=${`0 0 ${width} ${height}`}
      aria-hidden="true"
      @click=${() => this.#select(progress)}
      ${styles({ '--back': safePaint(this.background) })}
    >
      ${this.#ring(progress, drawing)} ${this.#words(text, drawing)}
    </svg>`;
  }

  #ring({ share, value }: Progress, { path, stroke, pieces }: RingDrawing): unknown {
    const ruled = conditionColor(this.conditions, value);
    const to = ruled || this.colorTo || this.colorFrom || this.currentTheme.accent;
    const from = (ruled === '' && this.colorFrom) || `color-mix(in srgb, ${to} 45%, transparent)`;
    const cap = this.isRounded && !pieces ? 'round' : 'butt';
    return svg`
      <defs>
        <linearGradient id="paint" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" ${styles({ 'stop-color': to })}></stop>
          <stop offset="1" ${styles({ 'stop-color': from })}></stop>
        </linearGradient>
        ${
          pieces
            ? svg`<mask id="pieces" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
          <path d=${pieces} stroke="#fff" stroke-width=${stroke}></path>
        </mask>`
            : nothing
        }
      </defs>
      <g mask=${pieces ? 'url(#pieces)' : nothing}>
        <path class="track" part="track" d=${path} stroke-width=${stroke} stroke-linecap=${cap}
          ${styles({ stroke: this.trackColor || TRACK_PAINT.cssText })}></path>
        <path class="bar" part="fill" d=${path} pathLength="1" stroke="url(#paint)" stroke-width=${stroke} stroke-linecap=${cap}
          ${styles({ 'stroke-dasharray': `${share} 2`, visibility: share > 0 ? '' : 'hidden' })}></path>
      </g>`;
  }

  #words(text: string, { centre, font, nameFont, name }: RingDrawing): unknown {
    const line = nameFont * 1.3;
    const block = (text === '' ? 0 : font) + name.length * line;
    const top = centre.y - block / 2;
    const last = top + block - nameFont / 2;
    return svg`
      <text class="value" part="value" x=${centre.x} y=${top + font / 2} font-size=${font}
        ${styles({ fill: this.valueColor || 'var(--aj-title)' })}>${text}</text>
      ${name.map(
        (words, i) => svg`<text part="name" x=${centre.x} y=${last - (name.length - 1 - i) * line} font-size=${nameFont}
        ${styles({ fill: this.color || 'var(--aj-text-muted)' })}>${words}</text>`,
      )}`;
  }

  #select({ name, value, percent }: Progress): void {
    this.emit('select', { name, value, percent });
  }
}

registerElement('aj-progress-ring', AjProgressRing);
