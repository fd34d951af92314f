import type { Language } from '@aj-report/contract';
import { css, html, nothing, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { toFrameStyles } from '../../fields/container-frame.option.ts';
import { MIN_BAR } from '../../kit/box/box-share.ts';
import { inkOn } from '../../kit/theme/colour.ts';
import { PARTS_EVENT, type ContainerPart, type PartsDetail } from '../../kit/widget/container-part.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { growing, GROWS_AS_LETTERS, MIN_FONT, shrinking } from '../../kit/control/growing.ts';
import { findNext } from '../../kit/control/roving.ts';
import { scrollFadeStyles } from '../../kit/control/scroll-fade.ts';
import { tabStyles } from '../../kit/control/tab-styles.ts';
import { Turner } from '../../kit/motion/turner.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { fillText } from '../../kit/text/texts.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { SEGMENTED_MARGIN } from './segmented-margin.ts';
import { tabPanel } from './tab-panel.runtime.gen.ts';

const SAMPLE_TITLE = { zh: '标签 {n}', en: 'Tab {n}' };

function toExamples(language: Language): readonly ContainerPart[] {
  return [1, 2, 3].map((n) => ({ id: String(n), title: fillText(SAMPLE_TITLE[language], { n }) }));
}

/** The same objects each time: which tab is shown is reported by its object. */
const EXAMPLES: Readonly<Record<Language, readonly ContainerPart[]>> = { zh: toExamples('zh'), en: toExamples('en') };

const Base = widgetElement(tabPanel);

/** Stands for the choice while there is no part to choose. */
const NO_PART = '';

/**
 * `<aj-tab-panel>`: tabs above one of several parts. On a stage the parts are groups of the document, reported by `aj-parts`
 * {shown}; alone, the children with the part's id as their `slot`. Choosing a tab fires `aj-select` {name, index}.
 */
export class AjTabPanel extends Base {
  static override styles = [
    Base.styles,
    controlStyles,
    tabStyles,
    scrollFadeStyles,
    css`
      .frame {
        display: flex;
        flex-direction: column;
        box-sizing: border-box;
        width: 100%;
        height: 100%;
        overflow: hidden;
      }
      [data-side='bottom'] {
        flex-direction: column-reverse;
      }
      .frame > .tabs {
        --grows: ${GROWS_AS_LETTERS};
        flex: none;
        height: max(var(--bar), calc(var(--bar-growing) * var(--grows)));
      }
      .tabs[data-align='center'] {
        justify-content: safe center;
      }
      .tabs:is([data-variant='pills'], [data-variant='slanted']) {
        padding: 0.35em 0.8em;
      }
      .tabs[data-variant='segmented'] {
        width: calc(100% - ${2 * SEGMENTED_MARGIN}px);
        margin: ${SEGMENTED_MARGIN}px;
      }
      .body {
        position: relative;
        flex: 1;
        min-height: 0;
        overflow: hidden;
      }
    `,
  ];

  /** Tabs in their order; on a stage the groups of the document. */
  @property({ type: Array }) parts: readonly ContainerPart[] | undefined;
  /** Id of the part that is shown; empty = the default one. */
  @property() active = '';
  #sentParts: string | undefined;
  #sentChoice: string | undefined;
  #sentPart = '';
  readonly #turner = new Turner(this, () => this.#turn());

  override summary(): string {
    const titles = this.#all().map(({ title }) => title);
    return `${tabPanel.label[this.language]}: ${titles.join(', ')}`;
  }

  protected override renderPicture(): unknown {
    const shown = this.#shown();
    const accent = this.activeColor || this.currentTheme.accent;
    const look = {
      '--size': shrinking(this.props, tabPanel.fields, 'fontSize', MIN_FONT),
      '--growing': growing(this.props, tabPanel.fields, 'fontSize'),
      '--ink': this.color,
      '--active': this.activeColor,
      '--on-active': inkOn(accent, 'small'),
      '--radius': '6px',
      '--bar': shrinking(this.props, tabPanel.fields, 'barHeight', MIN_BAR),
      '--bar-growing': growing(this.props, tabPanel.fields, 'barHeight'),
    };
    return html`<div
      class="frame"
      part="frame"
      data-side=${this.side}
      ${styles(toFrameStyles(this.props, this.declaration.fields))}
    >
      <div
        class="control tabs fades"
        part="header"
        role="tablist"
        aria-label=${tabPanel.label[this.language]}
        data-variant=${this.variant}
        data-align=${this.tabAlign}
        ?data-stretch=${this.tabAlign === 'stretch'}
        ${styles(look)}
        @keydown=${this.#handleKey}
      >
        ${this.#all().map(
          (part) =>
            html`<button
              type="button"
              part=${part === shown ? 'tab chosen' : 'tab'}
              role="tab"
              aria-selected=${part === shown ? 'true' : 'false'}
              ?data-on=${part === shown}
              tabindex=${part === shown ? 0 : -1}
              @click=${() => this.#show(part)}
            >
              <span>${part.title}</span>
            </button>`,
        )}
      </div>
      <div class="body" part="body" role="tabpanel" aria-label=${shown?.title ?? nothing}>
        <slot name=${shown?.id ?? nothing}></slot>
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#turner.every(this.mode === 'view' ? this.turnSeconds : 0);
    const part = this.#shown();
    const index = part ? this.#all().indexOf(part) + 1 : 0;
    const key = part ? `${index} ${part.title}` : NO_PART;
    if (part && this.mode === 'view' && key !== this.#sentChoice) {
      const detail = { name: part.title, index };
      if (this.#sentChoice === undefined || this.#sentChoice === NO_PART) this.emit('default', detail);
      else if (!this.emit('select', detail)) {
        this.active = this.#sentPart;
        return;
      }
    }
    this.#sentChoice = key;
    this.#sentPart = part?.id ?? '';
    this.#tellParts(this.parts?.includes(part as ContainerPart) && part ? [part.id] : []);
  }

  /** Tabs that are drawn: an own part each, or examples while there are none. */
  #all(): readonly ContainerPart[] {
    if (this.parts && (this.parts.length > 0 || this.mode === 'view')) return this.parts;
    return EXAMPLES[this.language];
  }

  #shown(): ContainerPart | undefined {
    const all = this.#all();
    return all.find(({ id }) => id === this.active) ?? all[Math.min(this.defaultTab, all.length) - 1];
  }

  #show(part: ContainerPart): void {
    this.active = part.id;
  }

  #turn(): void {
    const all = this.#all();
    const next = all[(all.indexOf(this.#shown() as ContainerPart) + 1) % all.length];
    if (next) this.#show(next);
  }

  #handleKey(event: KeyboardEvent): void {
    const next = findNext(event, '[role="tab"]');
    if (!next) return;
    event.preventDefault();
    const part = this.#all()[[...this.renderRoot.querySelectorAll('[role="tab"]')].indexOf(next)];
    if (part) this.#show(part);
    next.focus();
  }

  #tellParts(shown: readonly string[]): void {
    const key = JSON.stringify(shown);
    if (key === this.#sentParts) return;
    this.#sentParts = key;
    const detail: PartsDetail = { shown };
    this.dispatchEvent(new CustomEvent(PARTS_EVENT, { detail, bubbles: true, composed: true }));
  }
}

registerElement('aj-tab-panel', AjTabPanel);
