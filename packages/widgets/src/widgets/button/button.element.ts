import { css, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toAddress, toButtonStyles, toParameters } from './button.option.ts';
import { button } from './button.runtime.gen.ts';

const TEXT = { zh: '查询', en: 'Query' };
const WHOLE = { zh: '全屏', en: 'Full screen' };
const REFUSED = { zh: '此处不能全屏', en: 'No full screen here' };

const Base = widgetElement(button);

/** `<aj-button>`: tells its parameters by `aj-select` on a click, and opens a link when it has one. */
export class AjButton extends Base {
  static override styles = [
    Base.styles,
    css`
      .aj-drawing {
        container-type: size;
      }
      .button {
        /* Four Chinese characters fit into any button; one that is much larger than buttons are has larger words. */
        --fitting: max(
          min(var(--size), max(12px, 16cqi)),
          calc(var(--growing) * min(5 * 1px, 100cqi / 300, 100cqb / 110))
        );
        font-size: var(--fitting);
        display: block;
        box-sizing: border-box;
        width: 100%;
        height: 100%;
        margin: 0;
        padding: 0 0.9em;
        overflow: hidden;
        border: 1px solid transparent;
        border-radius: var(--radius);
        background: none;
        color: var(--ink);
        font-family: var(--aj-font-family);
        text-decoration: none;
        text-overflow: ellipsis;
        white-space: nowrap;
        cursor: pointer;
        transition: filter 140ms ease-out;
      }
      a.button {
        display: grid;
        align-items: center;
      }
      a.button > span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      /* Words too long for one line have two. */
      @container (min-height: 52px) {
        .button > span {
          display: -webkit-box;
          overflow: hidden;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
          padding-block: 0.1em;
          overflow-wrap: anywhere;
          line-height: 1.25;
          text-align: center;
          text-wrap: balance;
          white-space: normal;
        }
      }
      @container (min-height: 90px) {
        .button > span {
          -webkit-line-clamp: 3;
        }
      }
      [data-variant='filled'] {
        background: var(--fill);
        color: var(--on-fill);
      }
      [data-variant='tinted'] {
        background: color-mix(in srgb, var(--fill) 22%, transparent);
      }
      [data-variant='outlined'] {
        border-color: currentColor;
      }
      .button:hover {
        filter: brightness(1.12);
      }
      .button:not([data-variant='filled']):hover {
        background: color-mix(in srgb, var(--fill) 30%, transparent);
      }
      .button:active {
        filter: brightness(0.92);
      }
      .button:focus-visible {
        outline: 2px solid var(--aj-text);
        outline-offset: -4px;
      }
      @media (prefers-reduced-motion: reduce) {
        .button {
          transition: none;
        }
      }
    `,
  ];

  @state() private isRefused = false;

  override summary(): string {
    if (this.isRefused) return REFUSED[this.language];
    return this.text || (this.action === 'fullscreen' ? WHOLE : TEXT)[this.language];
  }

  protected override renderPicture(): unknown {
    const text = this.summary();
    const words = html`<span part="label">${text}</span>`;
    const look = styles(toButtonStyles(this.props, this.currentTheme.accent));
    const href = toAddress(this.props, this.context, this.assetBase || document.baseURI);
    if (href === undefined) {
      return html`<button
        type="button"
        class="button"
        part="button"
        data-variant=${this.variant}
        ${look}
        @click=${this.#tell}
      >
        ${words}
      </button>`;
    }
    const isNew = this.jumpMode === 'other';
    return html`<a
      class="button"
      part="button"
      data-variant=${this.variant}
      href=${href}
      target=${isNew ? '_blank' : nothing}
      rel=${isNew ? 'noopener noreferrer' : 'noreferrer'}
      ${look}
      @click=${this.#tell}
      >${words}</a
    >`;
  }

  #tell(): void {
    if (this.mode !== 'view') return;
    const isGoing = this.emit('select', toParameters(this.props));
    if (isGoing && this.action === 'fullscreen') void this.#toggleFullScreen();
  }

  /** The whole page, and back. A browser refuses it inside of some frames: the button then says so. */
  async #toggleFullScreen(): Promise<void> {
    const page = this.ownerDocument;
    try {
      await (page.fullscreenElement ? page.exitFullscreen() : page.documentElement.requestFullscreen());
      this.isRefused = false;
    } catch {
      this.isRefused = true;
    }
  }
}

registerElement('aj-button', AjButton);
