import { html, nothing } from 'lit';
import { tellProgress } from '../../fields/progress.option.ts';
import { BoxSize } from '../../kit/box/box-size.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { TRACK_PAINT } from '../../kit/theme/track-paint.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { progressBarStyles } from './progress-bar-styles.ts';
import {
  toProgressRows,
  toProgressSizes,
  toScale,
  type ProgressRow,
  type ProgressSizes,
} from './progress-bar.option.ts';
import { progressBar } from './progress-bar.runtime.gen.ts';

const Base = widgetElement(progressBar);

/** `<aj-progress-bar>`: a bar for every row; only its transform changes. */
export class AjProgressBar extends Base {
  static override styles = [Base.styles, progressBarStyles];

  readonly #box = new BoxSize(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace();
  }

  override summary(): string {
    return tellProgress(this.props, toProgressRows(this.props, this.data, this.language), this.language);
  }

  protected override renderPicture(): unknown {
    const rows = toProgressRows(this.props, this.data, this.language);
    const width = this.#box.width || progressBar.size.width;
    const height = this.#box.height || progressBar.size.height;
    const sizes = toProgressSizes(this.props, rows.length, width, height);
    const overflows = !this.isUpright && rows.length * sizes.row > height + 1;
    return html`<div
      class="list"
      role="list"
      data-bar=${this.bar}
      ?data-upright=${this.isUpright}
      tabindex=${overflows ? 0 : nothing}
      ?data-scrolls=${overflows && this.mode === 'view'}
      @click=${this.#handleClick}
      ${styles(this.#looks(sizes))}
    >
      ${rows.map((row, i) => this.#row(row, i))}
    </div>`;
  }

  #looks({ row, font, bar }: ProgressSizes): Readonly<Record<string, string>> {
    return {
      '--row': `${row}px`,
      '--font': `${font}px`,
      '--bar': `${bar}px`,
      '--color': this.color || 'var(--aj-text)',
      '--value': this.valueColor || 'var(--aj-title)',
      '--track': safePaint(this.trackColor) || TRACK_PAINT.cssText,
      '--radius': this.isRounded ? '99px' : '0px',
    };
  }

  /** Colours of a row's bar: those that are set, else the theme's. */
  #paint(index: number, byRule: string): Readonly<Record<string, string>> {
    if (byRule !== '') return { '--to': byRule, '--from': `color-mix(in srgb, ${byRule} 45%, transparent)` };
    const { palette } = this.currentTheme;
    const own = this.isColorful ? (palette[index % palette.length] ?? '') : '';
    const to = this.colorTo || own || this.colorFrom || 'var(--aj-accent)';
    return { '--to': to, '--from': this.colorFrom || `color-mix(in srgb, ${to} 45%, transparent)` };
  }

  #row(row: ProgressRow, index: number): unknown {
    const { name, percent, share, text, color } = row;
    const scale = toScale(this.props, row, this.language);
    const now = Math.round(share * 100);
    return html`<div class="row" part="row" role="listitem" data-row=${index}>
      ${
        this.isShowName || text !== ''
          ? html`<div class="texts" title=${name}>
              ${this.isShowName ? html`<span class="name" part="name">${name}</span>` : nothing}
              <span class="reading" part="value">${text}</span>
            </div>`
          : nothing
      }
      <div class="measure">
        <div
          class="track"
          part="track"
          role="progressbar"
          aria-label=${name}
          aria-valuenow=${percent === null ? nothing : now}
          aria-valuemin="0"
          aria-valuemax="100"
        >
          <div class="fill" part="fill" ${styles({ '--share': String(share), ...this.#paint(index, color) })}>
            <i></i>
          </div>
        </div>
        ${scale.length > 0 ? html`<div class="scale" part="scale" aria-hidden="true">${scale.map((one) => html`<span>${one}</span>`)}</div>` : nothing}
      </div>
    </div>`;
  }

  #handleClick(event: MouseEvent): void {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('.row') : null;
    if (!row) return;
    const picked = toProgressRows(this.props, this.data, this.language)[Number(row.dataset['row'])];
    if (picked) this.emit('select', { name: picked.name, value: picked.value, percent: picked.percent });
  }
}

registerElement('aj-progress-bar', AjProgressBar);
