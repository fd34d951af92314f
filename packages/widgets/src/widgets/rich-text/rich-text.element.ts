import { css, html, nothing, type PropertyValues } from 'lit';
import { frozenDefaults } from '../../kit/widget/field-properties.ts';
import { fitFontSize, wantedSize } from '../../kit/box/fit-text.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safeLink } from '../../kit/text/safe-url.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { parseRichText, type Block, type Inline } from './parse-rich-text.ts';
import { hasTokens, plainText, rowsToWrite, writeToken } from './rich-text.option.ts';
import { richText } from './rich-text.runtime.gen.ts';

/** What would be smaller is scrolled to: nobody could read it. */
const SMALLEST_PX = 9;
/** Lower boxes give up the room between lines. */
const LOW_PX = 170;

const Base = widgetElement(richText);

/** `<aj-rich-text>`: headings, paragraphs and lists with values of data. Everything is built as nodes. */
export class AjRichText extends Base {
  static override styles = [
    Base.styles,
    css`
      .frame {
        display: flex;
        flex-direction: column;
        width: 100%;
        height: 100%;
        box-sizing: border-box;
        padding: 0.35em 0.6em;
        overflow: auto;
        scrollbar-width: thin;
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }
      .text {
        flex: none;
      }
      .text + .text {
        margin-top: 0.8em;
        padding-top: 0.8em;
        border-top: 1px solid var(--aj-border);
      }
      h1,
      h2,
      h3,
      p,
      ul,
      ol,
      blockquote {
        margin: 0 0 0.5em;
      }
      .text > :last-child {
        margin-bottom: 0;
      }
      h1,
      h2,
      h3 {
        color: var(--title);
        font-weight: 600;
        line-height: 1.35;
      }
      h1 {
        font-size: 1.5em;
      }
      h2 {
        font-size: 1.25em;
      }
      h3 {
        font-size: 1.08em;
      }
      ul,
      ol {
        padding-left: 1.5em;
        text-align: start;
      }
      li::marker {
        color: var(--accent);
      }
      blockquote {
        padding: 0.3em 0.9em;
        border-left: 3px solid var(--accent);
        background: var(--aj-panel);
        color: var(--aj-text-muted);
      }
      hr {
        height: 1px;
        margin: 0.8em 0;
        border: 0;
        background: var(--aj-border);
      }
      strong {
        color: var(--title);
        font-weight: 700;
      }
      mark,
      mark strong {
        background: none;
        color: var(--accent);
      }
      /* A low box has its lines closer before their letters become too small. */
      .frame[data-low] {
        line-height: 1.3 !important;
      }
      .frame[data-low] :is(h1, h2, h3, p, ul, ol, blockquote, hr) {
        margin-block: 0 0.25em;
      }
      .frame[data-low] blockquote {
        padding-block: 0.1em;
      }
      code {
        padding: 0.05em 0.4em;
        border-radius: 0.25em;
        background: var(--aj-panel-alt);
        font-family: ui-monospace, monospace;
        font-size: 0.9em;
        /* No machine's own letters make a line higher. */
        line-height: 1;
      }
      a {
        color: var(--accent);
        text-underline-offset: 0.2em;
      }
    `,
  ];

  readonly #resizes = new ResizeObserver(() => this.#fit());
  #parsed: { readonly text: string; readonly blocks: readonly Block[] } | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizes.disconnect();
  }

  /** A text without fields needs no data. */
  protected override get isEmpty(): boolean {
    return super.isEmpty && hasTokens(this.#blocks());
  }

  override summary(): string {
    return plainText(this.#blocks(), (token) => writeToken(token, this.data, 0, this.language));
  }

  protected override renderPicture(): unknown {
    const blocks = this.#blocks();
    const looks = {
      '--title': this.color || 'var(--aj-title)',
      '--accent': this.accentColor || 'var(--aj-accent)',
      color: this.color || 'var(--aj-text)',
      'line-height': String(this.lineHeight),
      'text-align': this.textAlign,
      'justify-content': `safe ${this.verticalAlign}`,
    };
    const rows = Array.from({ length: rowsToWrite(this.props, this.data.rowCount) }, (_, row) => row);
    return html`<div class="frame" ${styles(looks)}>
      ${rows.map((row) => html`<div class="text" part="text">${blocks.map((block) => this.#block(block, row))}</div>`)}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#fit();
  }

  #blocks(): readonly Block[] {
    if (this.#parsed?.text !== this.text) this.#parsed = { text: this.text, blocks: parseRichText(this.text) };
    return this.#parsed.blocks;
  }

  #block(block: Block, row: number): unknown {
    switch (block.kind) {
      case 'rule':
        return html`<hr />`;
      case 'list': {
        const items = block.items.map((parts) => html`<li>${this.#parts(parts, row)}</li>`);
        return block.isNumbered
          ? html`<ol part="list">
              ${items}
            </ol>`
          : html`<ul part="list">
              ${items}
            </ul>`;
      }
      case 'quote':
        return html`<blockquote part="quote">${this.#parts(block.children, row)}</blockquote>`;
      case 'paragraph':
        return html`<p part="paragraph">${this.#parts(block.children, row)}</p>`;
      case 'heading': {
        const words = this.#parts(block.children, row);
        if (block.level === 1) return html`<h1 part="title">${words}</h1>`;
        return block.level === 2 ? html`<h2 part="title">${words}</h2>` : html`<h3 part="title">${words}</h3>`;
      }
    }
  }

  #parts(parts: readonly Inline[], row: number): unknown {
    return parts.map((part) => this.#part(part, row));
  }

  #part(part: Inline, row: number): unknown {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'code':
        return html`<code>${part.text}</code>`;
      case 'break':
        return html`<br />`;
      case 'token':
        return writeToken(part, this.data, row, this.language);
      case 'bold':
        return html`<strong>${this.#parts(part.children, row)}</strong>`;
      case 'italic':
        return html`<em>${this.#parts(part.children, row)}</em>`;
      case 'accent':
        return html`<mark>${this.#parts(part.children, row)}</mark>`;
      case 'struck':
        return html`<s>${this.#parts(part.children, row)}</s>`;
      case 'link': {
        const words = this.#parts(part.children, row);
        const address = safeLink(part.address, this.assetBase || document.baseURI);
        return address === undefined
          ? words
          : html`<a part="link" href=${address} target="_blank" rel="noopener noreferrer">${words}</a>`;
      }
      default:
        return nothing;
    }
  }

  #fit(): void {
    const frame = this.renderRoot.querySelector<HTMLElement>('.frame');
    if (!frame) return;
    const box = { width: frame.clientWidth, height: frame.clientHeight };
    frame.toggleAttribute('data-low', this.shrinks && box.height < LOW_PX);
    // What may become smaller is larger in a vast box.
    const byDefault = frozenDefaults(richText.fields)['fontSize'];
    const wanted = this.shrinks ? wantedSize(this.fontSize, byDefault, box) : this.fontSize;
    const fits = (sizePx: number) => {
      frame.style.fontSize = `${sizePx}px`;
      return frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1;
    };
    const size = fitFontSize(this.shrinks ? 'shrink' : 'none', wanted, fits, SMALLEST_PX);
    frame.style.fontSize = `${size}px`;
  }
}

registerElement('aj-rich-text', AjRichText);
