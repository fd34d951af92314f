import { css, html, nothing, type PropertyValues } from 'lit';
import { frozenDefaults } from '../../kit/widget/field-properties.ts';
import type { BoxSize } from '../../kit/box/box-share.ts';
import { fitFontSize, wantedSize } from '../../kit/box/fit-text.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toTextPicture, toTextStyles, type TextPicture } from './text.option.ts';
import { fitSoon, leaveFit, watchFit, type FittingText } from './text-fits.ts';
import { text } from './text.runtime.gen.ts';

/** Line height of a text that sets none, in font sizes. */
const LINE_HEIGHT = 1.5;
/** What glyphs of one line need, in font sizes: the rest of the line height may reach out of the box. */
const GLYPH_HEIGHT = 1.1;
/** CSS px by which a text may reach out of its box before it counts as too large: rounding of glyphs. */
const TOLERANCE_PX = 1;

const Base = widgetElement(text);

/** `<aj-text>`: a text or one figure. */
export class AjText extends Base implements FittingText {
  static override styles = [
    Base.styles,
    css`
      .frame {
        display: grid;
        align-content: center;
        width: 100%;
        height: 100%;
        box-sizing: border-box;
        overflow: hidden;
        font-variant-numeric: tabular-nums;
        overflow-wrap: break-word;
      }
      .text {
        display: block;
        min-width: 0;
      }
      .affix {
        margin: 0 0.08em;
        font-family: var(--aj-font-family);
        font-size: 0.58em;
        font-weight: normal;
        /* Its face reaches lower than that of figures, and would raise them. */
        line-height: 0;
      }
    `,
  ];

  box: BoxSize = { width: 0, height: 0 };
  /** Whether it was fitted to its box; before, the box is not known. */
  #isFitted = false;

  override connectedCallback(): void {
    super.connectedCallback();
    watchFit(this);
    void loadFigureFace().then(() => this.#fitAgain());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leaveFit(this);
    this.#isFitted = false;
  }

  /** A text stands there without data. */
  protected override get isEmpty(): boolean {
    return false;
  }

  override summary(): string {
    const { before, text, after } = this.#picture();
    return `${before}${text}${after}`;
  }

  protected override renderPicture(): unknown {
    const picture = this.#picture();
    const affix = (part: string): unknown =>
      part === '' ? nothing : html`<span class=${picture.isFigure ? 'affix' : ''} part="affix">${part}</span>`;
    return html`<div class="frame" ${styles(toTextStyles(this.props, picture))}>
      <span class="text" part="text">${affix(picture.before)}${picture.text}${affix(picture.after)}</span>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#fitAgain();
  }

  prepareFit(): void {
    const frame = this.#frame;
    if (frame && this.fit !== 'fill') this.#size(frame, this.#wanted);
  }

  fitToBox(): void {
    const frame = this.#frame;
    if (!frame) return;
    this.#isFitted = true;
    this.#size(
      frame,
      fitFontSize(this.fit, this.#wanted, (sizePx) => this.#fits(frame, sizePx)),
    );
  }

  /** Only a text that may become smaller grows with its box: it cannot grow out of it. */
  get #wanted(): number {
    const { fontSize, borderWidth, box } = this;
    const inside = { width: box.width - 2 * borderWidth, height: box.height - 2 * borderWidth };
    return this.fit === 'none' ? fontSize : wantedSize(fontSize, frozenDefaults(text.fields)['fontSize'], inside);
  }

  get #frame(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.frame');
  }

  #fitAgain(): void {
    if (this.#isFitted) fitSoon(this);
  }

  #picture(): TextPicture {
    const hasOwnData = this.table !== undefined || (this.rows !== undefined && this.rows.length > 0);
    return toTextPicture(this.props, hasOwnData ? this.data : undefined, this.language);
  }

  #size(frame: HTMLElement, sizePx: number): void {
    const lineHeight = this.lineHeight === null ? sizePx * LINE_HEIGHT : (this.lineHeight * sizePx) / this.fontSize;
    setLength(frame.style, 'fontSize', sizePx);
    setLength(frame.style, 'lineHeight', lineHeight);
  }

  #fits(frame: HTMLElement, sizePx: number): boolean {
    this.#size(frame, sizePx);
    const content = frame.firstElementChild as HTMLElement;
    const isOneLine = content.offsetHeight < Number.parseFloat(frame.style.lineHeight) * 1.5;
    const height = isOneLine ? sizePx * GLYPH_HEIGHT : content.offsetHeight;
    return height <= frame.clientHeight + TOLERANCE_PX && frame.scrollWidth <= frame.clientWidth + TOLERANCE_PX;
  }
}

/** Writes only what is new: writing makes the browser lay out again. */
function setLength(style: CSSStyleDeclaration, name: 'fontSize' | 'lineHeight', lengthPx: number): void {
  const length = `${lengthPx}px`;
  if (style[name] !== length) style[name] = length;
}

registerElement('aj-text', AjText);
