import { css, html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { toFrameStyles } from '../../fields/container-frame.option.ts';
import { MIN_BAR } from '../../kit/box/box-share.ts';
import { PARTS_EVENT, type ContainerPart, type PartsDetail } from '../../kit/widget/container-part.ts';
import { renderControlIcon } from '../../kit/control/control-icons.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { growing, GROWS_AS_LETTERS, MIN_FONT, shrinking } from '../../kit/control/growing.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { panel } from './panel.runtime.gen.ts';

const HEADING = { zh: '面板', en: 'Panel' };

const Base = widgetElement(panel);

/**
 * `<aj-panel>`: a titled frame. On a stage it holds the widgets of its groups and tells by `aj-parts` {shown} whether
 * they are seen; alone, its children. Folding it fires `aj-select` {open}.
 */
export class AjPanel extends Base {
  static override styles = [
    Base.styles,
    controlStyles,
    css`
      .frame {
        display: flex;
        flex-direction: column;
        box-sizing: border-box;
        width: 100%;
        height: 100%;
        overflow: hidden;
      }
      .frame[data-folded] {
        height: auto;
      }
      .head {
        --grows: ${GROWS_AS_LETTERS};
        display: flex;
        flex: none;
        gap: 0.6em;
        align-items: center;
        box-sizing: border-box;
        width: 100%;
        min-height: 0;
        height: max(var(--head), calc(var(--head-growing) * var(--grows)));
        padding: 0 0.9em;
        border: 0;
        background: none;
        color: var(--ink, var(--aj-title));
        font-size: var(--fitting);
        font-weight: 600;
        text-align: left;
      }
      .head > .label {
        flex: 0 1 auto;
      }
      [data-align='center'] {
        justify-content: center;
      }
      [data-style='bar']::before {
        flex: none;
        width: 4px;
        height: 1em;
        border-radius: 2px;
        background: var(--accent, var(--aj-accent));
        content: '';
      }
      [data-style='band'] {
        background: linear-gradient(
          90deg,
          color-mix(in srgb, var(--accent, var(--aj-accent)) 42%, transparent),
          transparent
        );
      }
      [data-style='band'][data-align='center'] {
        background: linear-gradient(
          90deg,
          transparent,
          color-mix(in srgb, var(--accent, var(--aj-accent)) 42%, transparent),
          transparent
        );
      }
      [data-style='line'] {
        border-bottom: 1px solid var(--accent, var(--aj-border));
      }
      .control.head > .fold {
        margin-inline-start: auto;
      }
      .control.head[data-align='center'] > .fold {
        margin-inline-start: 0;
      }
      .fold .icon {
        transition: transform 140ms ease-out;
      }
      .fold[aria-expanded='false'] .icon {
        transform: rotate(-90deg);
      }
      .body {
        position: relative;
        flex: 1;
        min-height: 0;
        overflow: hidden;
      }
      @media (prefers-reduced-motion: reduce) {
        .fold .icon {
          transition: none;
        }
      }
    `,
  ];

  /** Groups of the document that stand in the panel. */
  @property({ type: Array }) parts: readonly ContainerPart[] | undefined;
  @state() private isFolded = false;
  #taken = false;
  #sentParts: string | undefined;

  override summary(): string {
    return this.heading || HEADING[this.language];
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#taken === this.startFolded) return;
    this.#taken = this.startFolded;
    this.isFolded = this.startFolded;
  }

  protected override renderPicture(): unknown {
    const look = {
      '--head': shrinking(this.props, panel.fields, 'headingHeight', MIN_BAR),
      '--head-growing': growing(this.props, panel.fields, 'headingHeight'),
      '--size': shrinking(this.props, panel.fields, 'fontSize', MIN_FONT),
      '--growing': growing(this.props, panel.fields, 'fontSize'),
      '--ink': this.color,
      '--accent': this.accentColor,
      '--radius': '6px',
    };
    const isFolded = this.#isFoldedNow();
    return html`<section
      class="frame"
      part="frame"
      aria-label=${this.heading || HEADING[this.language]}
      ?data-folded=${isFolded}
      ${styles(toFrameStyles(this.props, this.declaration.fields))}
    >
      ${this.showHeading || this.collapsible ? html`<div class="control head" part="header" data-style=${this.headingStyle} data-align=${this.headingAlign} ${styles(look)}>${this.#renderHead()}</div>` : nothing}
      ${isFolded ? nothing : html`<div class="body" part="body"><slot></slot></div>`}
    </section>`;
  }

  #renderHead(): unknown {
    const words = this.heading || HEADING[this.language];
    return html`<span class="label" part="title">${this.showHeading ? words : nothing}</span> ${
        this.collapsible
          ? html`<button
              type="button"
              class="bare fold"
              part="arrow"
              aria-expanded=${this.isFolded ? 'false' : 'true'}
              aria-label=${words}
              @click=${this.#fold}
            >
              ${renderControlIcon('open')}
            </button>`
          : nothing
      }`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const shown = this.#isFoldedNow() ? [] : (this.parts ?? []).map(({ id }) => id);
    const key = JSON.stringify(shown);
    if (key === this.#sentParts) return;
    this.#sentParts = key;
    const detail: PartsDetail = { shown };
    this.dispatchEvent(new CustomEvent(PARTS_EVENT, { detail, bubbles: true, composed: true }));
  }

  /** A panel that is designed stays open, so that its widgets can be worked on. */
  #isFoldedNow(): boolean {
    return this.collapsible && this.isFolded && this.mode === 'view';
  }

  #fold(): void {
    this.isFolded = !this.isFolded;
    if (!this.emit('select', { open: !this.isFolded })) this.isFolded = !this.isFolded;
  }
}

registerElement('aj-panel', AjPanel);
