import { css, html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { toControlStyles } from '../../fields/control.option.ts';
import { renderControlIcon } from '../../kit/control/control-icons.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { CONTROL_WORDS } from '../../kit/control/control-words.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { textInput } from './text-input.runtime.gen.ts';

const PROMPT = { zh: '请输入关键词', en: 'Enter a keyword' };

const Base = widgetElement(textInput);

/** `<aj-text-input>`: a keyword, sent to linked widgets by `aj-select` {value}; empty when cleared. */
export class AjTextInput extends Base {
  static override styles = [
    Base.styles,
    controlStyles,
    css`
      form {
        display: flex;
        align-items: center;
      }
      .face {
        flex: 1;
        padding-right: 0.35em;
      }
      .face:has(+ .send) {
        border-right: 0;
        border-start-end-radius: 0;
        border-end-end-radius: 0;
      }
      input {
        flex: 1;
        min-width: 0;
        height: 100%;
        padding: 0;
        border: 0;
        background: none;
        text-overflow: ellipsis;
      }
      .control input:focus-visible {
        outline: none;
      }
      input::placeholder {
        color: var(--aj-text-muted);
        opacity: 1;
      }
      .send {
        flex: none;
        height: 100%;
        padding: 0 1.1em;
        border: 0;
        border-radius: 0 var(--radius) var(--radius) 0;
        background: var(--active, var(--aj-accent));
        font-weight: 600;
        white-space: nowrap;
      }
      .control .send {
        color: var(--on-active);
      }
      .send > .icon {
        display: none;
      }
      /* A narrow box has one icon: that of the button, which leaves its room to the words. */
      @container (width < 15em) {
        .face:has(+ .send) > .icon:first-child,
        .send > span {
          display: none;
        }
        .send > .icon {
          display: block;
          opacity: 1;
        }
        .send {
          padding: 0 0.8em;
        }
      }
      /* What clears it makes room for the words until it is needed. */
      @container (width < 13em) {
        .face:not(:focus-within, :hover) > .bare {
          display: none;
        }
      }
      @container (width < 11em) {
        .face {
          padding-left: 0.5em;
        }
        input::placeholder {
          font-size: 0.85em;
        }
        .send {
          padding: 0 0.6em;
        }
      }
      .send:hover {
        filter: brightness(1.1);
      }
    `,
  ];

  @state() private words = '';
  @query('input') private input!: HTMLInputElement;
  /** What linked widgets know. */
  #reported = '';
  #taken = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The keyword that linked widgets know; empty = none. */
  get value(): string {
    return this.#reported;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override forgetChoice(): void {
    this.#tell(this.#reported, 'default');
  }

  showChoice(choice: Readonly<Record<string, unknown>> | null): void {
    this.#taken = this.defaultValue;
    this.words = this.#reported = String(choice?.['value'] ?? '');
  }

  override summary(): string {
    return `${textInput.label[this.language]}: ${this.#reported || '-'}`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#taken === this.defaultValue) return;
    this.#taken = this.defaultValue;
    this.words = this.defaultValue;
    if (this.defaultValue !== '' || this.#reported !== '') this.#tell(this.defaultValue, 'default');
  }

  protected override renderPicture(): unknown {
    const { language, words } = this;
    const prompt = this.promptText || PROMPT[language];
    return html`<form
      class="control line"
      role="search"
      ${styles(toControlStyles(this.props, this.declaration.fields, this.currentTheme.accent))}
      @submit=${this.#handleSubmit}
    >
      <div class="face" part="field">
        ${renderControlIcon('search')}
        <input
          part="input"
          type="text"
          enterkeyhint="search"
          autocomplete="off"
          aria-label=${prompt}
          placeholder=${prompt}
          maxlength=${this.lengthMax}
          .value=${words}
          @input=${this.#handleInput}
          @compositionend=${this.#handleInput}
          @keydown=${this.#handleKey}
        />
        ${
          this.clearable && words !== ''
            ? html`<button
                type="button"
                class="bare"
                part="clear"
                aria-label=${CONTROL_WORDS.clear[language]}
                @click=${this.#clear}
              >
                ${renderControlIcon('clear')}
              </button>`
            : nothing
        }
      </div>
      ${
        this.showButton
          ? html`<button
              type="button"
              class="send"
              part="button"
              aria-label=${this.buttonText || CONTROL_WORDS.search[language]}
              @click=${this.#search}
            >
              ${renderControlIcon('search')}<span>${this.buttonText || CONTROL_WORDS.search[language]}</span>
            </button>`
          : nothing
      }
    </form>`;
  }

  /** A word that is still being composed (pinyin) is no keyword yet. */
  #handleInput(event: Event): void {
    if ((event as InputEvent).isComposing) return;
    this.words = this.input.value;
    clearTimeout(this.#timer);
    if (this.whileTyping) this.#timer = setTimeout(() => this.#search(), this.debounceMs);
  }

  #handleSubmit(event: Event): void {
    event.preventDefault();
    this.#search();
  }

  /** Frames that are sandboxed without `allow-forms` send no form and tell of no `submit`. */
  #handleKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Enter') this.#handleSubmit(event);
    if (event.key !== 'Escape' || !this.clearable || this.words === '') return;
    event.preventDefault();
    this.#clear();
  }

  #clear(): void {
    this.words = '';
    this.#search();
    this.input.focus();
  }

  #search(): void {
    clearTimeout(this.#timer);
    if (this.words.trim() !== this.#reported) this.#tell(this.words.trim(), 'reader');
  }

  /** A screen that is designed shows its default, but filters nothing yet. */
  #tell(value: string, by: 'reader' | 'default'): void {
    const before = this.#reported;
    this.#reported = value;
    if (this.mode !== 'view') return;
    if (by === 'default') this.emit('default', { value });
    else if (!this.emit('select', { value })) this.words = this.#reported = this.input.value = before;
  }
}

registerElement('aj-text-input', AjTextInput);
