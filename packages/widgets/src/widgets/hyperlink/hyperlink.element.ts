import { css, html, nothing } from 'lit';
import { toWordStyles } from '../../fields/words.option.ts';
import { growing, GROWS } from '../../kit/control/growing.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toHref } from './hyperlink.option.ts';
import { hyperlink } from './hyperlink.runtime.gen.ts';

const Base = widgetElement(hyperlink);

/** `<aj-hyperlink>`: words that open another page. */
export class AjHyperlink extends Base {
  static override styles = [
    Base.styles,
    css`
      .aj-drawing {
        container-type: size;
      }
      .frame {
        font-size: max(min(var(--size), 100cqh / 1.5), calc(var(--growing) * ${GROWS}));
        display: flex;
        flex-direction: column;
        justify-content: center;
        width: 100%;
        height: 100%;
        overflow: hidden;
      }
      a {
        max-width: 100%;
        padding: 0 0.2em;
        border-radius: 4px;
        color: inherit;
        line-height: 1.5;
        overflow-wrap: anywhere;
        text-decoration: none;
        transition: opacity 140ms ease-out;
      }
      a[data-underlined] {
        text-decoration: underline;
        text-decoration-thickness: 1px;
        text-underline-offset: 0.28em;
      }
      a[href]:hover {
        opacity: 0.78;
        text-decoration: underline;
        text-decoration-thickness: 2px;
        text-underline-offset: 0.28em;
      }
      a:focus-visible {
        outline: 2px solid var(--aj-accent);
        outline-offset: -2px;
      }
      small {
        color: var(--aj-text-muted);
        font-family: var(--aj-font-family);
        font-size: 12px;
        font-weight: normal;
        letter-spacing: 0;
        white-space: nowrap;
      }
    `,
  ];

  override summary(): string {
    return this.text;
  }

  protected override renderPicture(): unknown {
    const href = toHref(this.props, this.context, this.assetBase || document.baseURI);
    const isNew = this.jumpMode === 'other';
    const { 'font-size': size = '', ...words } = toWordStyles(this.props, 'var(--aj-accent)');
    const look = {
      ...words,
      '--size': size,
      '--growing': growing(this.props, hyperlink.fields, 'fontSize'),
      'text-align': this.textAlign,
    };
    return html`<div class="frame" ${styles(look)}>
      <a
        part="link"
        href=${href ?? nothing}
        target=${isNew ? '_blank' : '_self'}
        rel=${isNew ? 'noopener noreferrer' : 'noreferrer'}
        ?data-underlined=${this.underline}
        >${this.text}</a
      >
      ${href === undefined && this.mode === 'edit' ? html`<small>${this.#hint()}</small>` : nothing}
    </div>`;
  }

  #hint(): string {
    return lateTextOf(this.linkAddress.trim() === '' ? 'noLink' : 'refusedAddress', this.language);
  }
}

registerElement('aj-hyperlink', AjHyperlink);
