import { css, html, nothing, svg, type PropertyValues } from 'lit';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { tellProgress, writeProgress } from '../../fields/progress.option.ts';
import { BoxSize } from '../../kit/box/box-size.ts';
import { itemConditionColor } from '../../kit/data/condition.ts';
import { drawnFigureStyles, ringStyles } from '../../kit/figure/drawn-figure-styles.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { renderNotDrawn } from '../../kit/state/not-drawn.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import type { NameColours } from '../../kit/theme/name-colours.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toProgress, type Progress } from '../../shapes/progress.ts';
import { MAX_RINGS, toMultiRingDrawing, type MultiRingDrawing } from './multi-ring-chart.option.ts';
import { multiRingChart } from './multi-ring-chart.runtime.gen.ts';

const Base = widgetElement(multiRingChart);

/** `<aj-multi-ring-chart>`: rings within rings; only the lengths of their strokes change. */
export class AjMultiRingChart extends Base {
  static override styles = [
    Base.styles,
    drawnFigureStyles,
    ringStyles,
    css`
      .value {
        text-anchor: end;
      }
    `,
  ];

  /** Colours that the charts of a screen share by name; given by the stage. */
  nameColours: NameColours | undefined = undefined;
  readonly #box = new BoxSize(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.nameColours?.settle(this)) this.requestUpdate();
  }

  protected override describe(): string {
    return tellProgress(this.props, toProgress(this.data, this.target, MAX_RINGS), this.language);
  }

  protected override renderPicture(): unknown {
    const all = toProgress(this.data, this.target, MAX_RINGS);
    const width = this.#box.width || multiRingChart.size.width;
    const height = this.#box.height || multiRingChart.size.height;
    const labels = all.map((one) => ({ name: one.name, text: writeProgress(this.props, one, this.language) }));
    const drawing = toMultiRingDrawing(this.props, labels, { width, height });
    return html`${renderNotDrawn(this.data.rowCount - all.length, this.language)}<svg
        viewBox=${`0 0 ${width} ${height}`}
        aria-hidden="true"
        ${styles({ '--back': safePaint(this.background) })}
      >
        ${all.map((one, i) => this.#ring(one, i, drawing))}
        ${drawing.list ? all.map((one, i) => this.#entry(one, i, labels[i]?.text ?? '', drawing)) : nothing}
      </svg>`;
  }

  #colour(one: Progress, i: number): string {
    const theme = this.nameColours?.themeOf(this, this.currentTheme) ?? this.currentTheme;
    return itemConditionColor(this.conditions, one) || colourAt(toPalette(this.props, theme), i, one.name);
  }

  #ring(one: Progress, i: number, { paths, stroke }: MultiRingDrawing): unknown {
    const cap = this.isRounded ? 'round' : 'butt';
    const colour = this.#colour(one, i);
    const track = this.trackColor || `color-mix(in srgb, ${colour} 22%, transparent)`;
    return svg`<g @click=${() => this.#select(one)}>
      <path part="track" d=${paths[i]} stroke-width=${stroke} stroke-linecap=${cap} ${styles({ stroke: track })}></path>
      <path class="bar" part="fill" d=${paths[i]} pathLength="1" stroke-width=${stroke} stroke-linecap=${cap}
        ${styles({ stroke: colour, 'stroke-dasharray': `${one.share} 2`, visibility: one.share > 0 ? '' : 'hidden' })}></path>
    </g>`;
  }

  #entry(one: Progress, i: number, text: string, { list, font, names }: MultiRingDrawing): unknown {
    if (!list) return nothing;
    const y = list.y + i * list.row;
    return svg`<g @click=${() => this.#select(one)}>
      <circle part="mark" cx=${list.x + font * 0.3} cy=${y} r=${font * 0.3} ${styles({ fill: this.#colour(one, i) })}></circle>
      <text part="name" x=${list.x + font} y=${y} font-size=${font} ${styles({ fill: this.color || 'var(--aj-text)' })}>${names[i]}</text>
      <text class="value" part="value" x=${list.end} y=${y} font-size=${font}
        ${styles({ fill: this.valueColor || 'var(--aj-title)' })}>${text}</text>
    </g>`;
  }

  #select({ name, value, percent }: Progress): void {
    this.emit('select', { name, value, percent });
  }
}

registerElement('aj-multi-ring-chart', AjMultiRingChart);
