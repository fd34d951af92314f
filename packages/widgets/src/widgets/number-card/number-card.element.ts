import { html, nothing, svg } from 'lit';
import { BoxSize } from '../../kit/box/box-size.ts';
import { conditionColor } from '../../kit/data/condition.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { toSparkline } from '../../kit/figure/sparkline.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { toTrendColour } from '../../kit/theme/trend-colour.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { numberCardStyles } from './number-card-styles.ts';
import { toCardPicture, toCardSizes, type CardPicture, type CardTarget, type CardTrend } from './number-card.option.ts';
import { numberCard } from './number-card.runtime.gen.ts';

const ARROWS = { up: '▲', down: '▼', flat: '–' } as const;
const DIRECTIONS = {
  up: { zh: '上升', en: 'up' },
  down: { zh: '下降', en: 'down' },
  flat: { zh: '持平', en: 'unchanged' },
} as const;
/** Box of the small line; it is stretched to the card. */
const LINE_BOX = { width: 300, height: 100, inset: 4 };

const Base = widgetElement(numberCard);

/** `<aj-number-card>`: a figure with its title, change, progress to a target and course. */
export class AjNumberCard extends Base {
  static override styles = [Base.styles, numberCardStyles];

  readonly #box = new BoxSize(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace();
  }

  protected override describe(): string {
    const { title, figure, trend, target } = this.#picture();
    const change = trend && `${trend.label} ${DIRECTIONS[trend.direction][this.language]} ${trend.text}`;
    const parts = [
      `${title} ${figure.before}${figure.digits}${figure.after}`.trim(),
      change,
      target && `${target.text} ${target.percent}`,
    ];
    return parts.filter((part) => part !== undefined).join(this.language === 'zh' ? '，' : ', ');
  }

  protected override renderPicture(): unknown {
    const picture = this.#picture();
    const width = this.#box.width || numberCard.size.width;
    const height = this.#box.height || numberCard.size.height;
    const sizes = toCardSizes(this.props, picture, width, height);
    const { shown } = sizes;
    const looks = {
      '--title': `${sizes.title}px`,
      '--figure': `${sizes.figure}px`,
      '--note': `${sizes.note}px`,
      '--padding': `${sizes.padding}px`,
      '--radius': `${sizes.radius}px`,
      '--accent': this.accentColor || 'var(--aj-accent)',
      '--card': safePaint(this.background) || 'var(--aj-panel)',
      '--title-color': this.titleColor || 'var(--aj-text-muted)',
      '--figure-color': conditionColor(this.conditions, picture.value) || this.color || 'var(--aj-title)',
    };
    return html`<div
      class="card"
      part="card"
      aria-hidden="true"
      data-align=${this.textAlign}
      ?data-bare=${!this.isShowCard}
      @click=${this.#handleClick}
      ${styles(looks)}
    >
      ${shown.title ? this.#title(picture.title) : nothing} ${this.#figure(picture)}
      ${picture.trend && shown.trend ? this.#trend(picture.trend) : nothing}
      ${picture.target && shown.target ? this.#target(picture.target) : nothing}
      ${shown.course ? this.#line(picture.course) : nothing}
    </div>`;
  }

  #picture(): CardPicture {
    return toCardPicture(this.props, this.data, this.language);
  }

  #title(title: string): unknown {
    return html`<div class="title" part="title" title=${title}>${title}</div>`;
  }

  #figure({ figure: { before, digits, after } }: CardPicture): unknown {
    return html`<div class="figure" part="figure">${renderAffix(before)}${digits}${renderAffix(after)}</div>`;
  }

  #trend({ direction, text, label }: CardTrend): unknown {
    const color = toTrendColour(this.trendColours, direction, this.currentTheme, this.language);
    return html`<div class="trend" part="trend">
      <span class="change" ${styles({ color })}><i>${ARROWS[direction]}</i>${text}</span>
      <span class="compared">${label}</span>
    </div>`;
  }

  #target({ share, text, percent }: CardTarget): unknown {
    return html`<div class="target" part="target">
      <div class="track" part="track"><i part="fill" ${styles({ transform: `scaleX(${share})` })}></i></div>
      <div class="notes"><span>${text}</span><b>${percent}</b></div>
    </div>`;
  }

  #line(course: readonly (number | null)[]): unknown {
    const { line, area, end } = toSparkline(course, LINE_BOX);
    const dot = {
      left: `${((end?.x ?? 0) / LINE_BOX.width) * 100}%`,
      top: `${((end?.y ?? 0) / LINE_BOX.height) * 100}%`,
    };
    return html`<div class="line" part="line">
      <svg viewBox="0 0 ${LINE_BOX.width} ${LINE_BOX.height}" preserveAspectRatio="none">
        <defs>
          <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
            <stop class="from" offset="0"></stop>
            <stop class="to" offset="1"></stop>
          </linearGradient>
        </defs>
        ${this.isShowArea ? svg`<path class="area" d=${area} fill="url(#fade)"></path>` : nothing}
        <path class="stroke" d=${line} stroke-width=${this.lineWidth}></path>
      </svg>
      <i class="dot" ${styles(dot)}></i>
    </div>`;
  }

  #handleClick(): void {
    const { title, value } = this.#picture();
    this.emit('select', { name: title, value });
  }
}

function renderAffix(text: string): unknown {
  return text === '' ? nothing : html`<span class="affix" part="affix">${text}</span>`;
}

registerElement('aj-number-card', AjNumberCard);
