import { html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { toControlStyles } from '../../fields/control.option.ts';
import { renderControlIcon } from '../../kit/control/control-icons.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { scrollFadeStyles } from '../../kit/control/scroll-fade.ts';
import { scrollWithin } from '../../kit/control/scroll-within.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { setStyles, styles } from '../../kit/template/styles.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { choiceOf, chosenOf, isOtherChoice, toChoices, type Choice } from '../../shapes/choices.ts';
import { dropDownStyles } from './drop-down-styles.ts';
import { renderOptions } from './drop-down-view.ts';
import { findChoices } from './drop-down.option.ts';
import { dropDown } from './drop-down.runtime.gen.ts';

/** From so many choices on the list can be searched. */
const SEARCH_FROM = 9;
/** px between the box and its list */
const GAP_PX = 4;
const PROMPT = { zh: '请选择', en: 'Please choose' };
const NOTHING_CHOSEN = { label: '', value: '' };

const Base = widgetElement(dropDown);

/** `<aj-drop-down>`: one of several values, sent to linked widgets by `aj-select` {label, value}; empty when cleared. */
export class AjDropDown extends Base {
  static override styles = [Base.styles, controlStyles, dropDownStyles, scrollFadeStyles];

  @state({ hasChanged: isOtherChoice }) private chosen: Choice | undefined;
  @state() private isOpen = false;
  @state() private words = '';
  @state() private active = 0;
  @query('.face') private face!: HTMLElement | null;
  @query('.list') private list!: HTMLElement | null;

  #choices: { readonly data: unknown; readonly mapping: unknown; readonly choices: readonly Choice[] } | undefined;
  /** Default that was taken over; a choice made by hand is not overruled by a refresh. */
  #defaultTaken: string | undefined;

  /** Value that is chosen, empty when none is. */
  get value(): string {
    return this.chosen ? String(this.chosen.value) : '';
  }

  /** Begins anew with the default, as soon as the data has it. */
  override forgetChoice(): void {
    this.chosen = undefined;
    this.#defaultTaken = undefined;
  }

  showChoice(choice: Readonly<Record<string, unknown>> | null): void {
    this.#defaultTaken = this.defaultValue;
    this.chosen = chosenOf(this.#all(), choice);
  }

  override summary(): string {
    return `${dropDown.label[this.language]}: ${this.chosen?.label ?? '-'}`;
  }

  protected override renderPicture(): unknown {
    return html`<div
      class="control field line"
      ?data-clearable=${this.#canClear()}
      ${styles(toControlStyles(this.props, this.declaration.fields, this.currentTheme.accent))}
    >
      ${this.model === 'tabs' ? this.#renderTabs() : this.#renderDropDown()}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isWaiting = !this.hasData && (this.status === 'loading' || this.status === 'error');
    if (!isWaiting) this.#settle();
    const [row, tab] = ['.tabs', '[aria-checked="true"]'].map((one) => this.renderRoot.querySelector<HTMLElement>(one));
    if (changed.has('chosen') && row && tab) scrollWithin(row, tab);
    if (changed.has('active') || changed.has('isOpen')) {
      this.renderRoot.querySelector('.option[data-active]')?.scrollIntoView({ block: 'nearest' });
    }
  }

  #all(): readonly Choice[] {
    const { data, currentMapping: mapping } = this;
    if (this.#choices?.data !== data || this.#choices.mapping !== mapping) {
      this.#choices = { data, mapping, choices: toChoices(data, mapping) };
    }
    return this.#choices.choices;
  }

  /** Takes the default over once, and lets go of a choice that the data, where it is known as text, no longer has. */
  #settle(): void {
    const choices = this.#all();
    if (this.chosen && !choices.some(({ value }) => value === this.chosen?.value)) {
      this.chosen = choiceOf(choices, this.value);
      if (!this.chosen) this.#choose(undefined);
    }
    if (this.#defaultTaken === this.defaultValue || choices.length === 0) return;
    this.#defaultTaken = this.defaultValue;
    const wanted = choiceOf(choices, this.defaultValue);
    if (wanted?.value === this.chosen?.value) return;
    if (wanted || this.mode === 'edit') this.#choose(wanted, 'default');
  }

  #canClear(): boolean {
    return this.clearable && this.chosen !== undefined && this.model === 'drop-down';
  }

  #choose(choice: Choice | undefined, by: 'reader' | 'default' = 'reader'): void {
    const before = this.chosen;
    this.chosen = choice;
    // A screen that is designed shows its default, but filters nothing yet.
    if (this.mode !== 'view') return;
    const detail = choice ? { label: choice.label, value: choice.value } : NOTHING_CHOSEN;
    if (!this.emit(by === 'default' ? 'default' : 'select', detail)) this.chosen = before;
  }

  #take(choice: Choice): void {
    if (choice.value !== this.chosen?.value) this.#choose(choice);
    this.list?.hidePopover();
    this.face?.focus();
  }

  #clear(): void {
    this.#choose(undefined);
    this.face?.focus();
  }

  #renderTabs(): unknown {
    const choices = this.#all();
    const at = Math.max(
      0,
      choices.findIndex(({ value }) => value === this.chosen?.value),
    );
    return html`<div
      class="tabs fades"
      role="radiogroup"
      aria-label=${dropDown.label[this.language]}
      @keydown=${this.#handleTabKey}
    >
      ${choices.map(
        (choice, i) =>
          html`<button
            type="button"
            part=${choice.value === this.chosen?.value ? 'tab chosen' : 'tab'}
            role="radio"
            aria-checked=${choice.value === this.chosen?.value}
            tabindex=${i === at ? 0 : -1}
            @click=${() => this.#press(choice)}
          >
            ${choice.label}
          </button>`,
      )}
    </div>`;
  }

  /** Pressing the tab that is chosen takes the choice back. */
  #press(choice: Choice): void {
    if (choice.value !== this.chosen?.value) this.#choose(choice);
    else if (this.clearable) this.#choose(undefined);
  }

  #handleTabKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('.tabs button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = (at + step + buttons.length) % buttons.length;
    const choice = this.#all()[next];
    if (choice) this.#choose(choice);
    buttons[next]?.focus();
  }

  #renderDropDown(): unknown {
    const prompt = this.promptText || PROMPT[this.language];
    const label = this.chosen?.label ?? prompt;
    return html`<button
        class="face"
        part="field"
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-controls="list"
        aria-expanded=${this.isOpen}
        aria-label="${prompt}: ${this.chosen?.label ?? ''}"
        aria-activedescendant=${this.isOpen ? `choice-${this.active}` : nothing}
        popovertarget="list"
        @keydown=${this.#handleKey}
      >
        <span class="label" part="label" ?data-empty=${!this.chosen} ?data-long=${label.length > 8}>${label}</span
        >${renderControlIcon('open')}
      </button>
      ${
        this.#canClear()
          ? html`<button
              class="clear"
              part="clear"
              type="button"
              aria-label=${lateTextOf('clear', this.language)}
              @click=${this.#clear}
            >
              ${renderControlIcon('clear')}
            </button>`
          : nothing
      }
      <div
        class="list"
        part="popup"
        id="list"
        popover="auto"
        @beforetoggle=${this.#handleBeforeToggle}
        @toggle=${this.#handleToggle}
      >
        ${this.isOpen ? this.#renderList() : nothing}
      </div>`;
  }

  #renderList(): unknown {
    const { language } = this;
    return html`${
      this.#all().length >= SEARCH_FROM
        ? html`<input
            part="input"
            type="text"
            placeholder=${lateTextOf('search', language)}
            aria-label=${lateTextOf('search', language)}
            aria-controls="choices"
            aria-activedescendant="choice-${this.active}"
            .value=${this.words}
            @input=${this.#handleWords}
            @keydown=${this.#handleKey}
          />`
        : nothing
    }
    ${renderOptions({
      choices: findChoices(this.#all(), this.words),
      chosen: this.chosen,
      active: this.active,
      language,
      onChoose: (choice) => this.#take(choice),
      onPoint: (index) => {
        this.active = index;
      },
    })}`;
  }

  /** The list lies over the whole page, where no scale of the stage reaches it: it takes size and place from the box. */
  #handleBeforeToggle(event: ToggleEvent): void {
    if (event.newState !== 'open' || !this.face || !this.list) return;
    const { left, top, bottom, width } = this.face.getBoundingClientRect();
    const scale = width / Math.max(this.face.offsetWidth, 1);
    const fontSize = Number.parseFloat(getComputedStyle(this.face).fontSize);
    const below = window.innerHeight - bottom;
    const isAbove = below < 200 && top > below;
    setStyles(this.list, {
      left: `${left}px`,
      top: isAbove ? 'auto' : `${bottom + GAP_PX}px`,
      bottom: isAbove ? `${window.innerHeight - top + GAP_PX}px` : 'auto',
      right: 'auto',
      width: `${width}px`,
      'font-size': `${Math.max(fontSize * scale, 12)}px`,
    });
    this.words = '';
    this.active = Math.max(
      0,
      this.#all().findIndex(({ value }) => value === this.chosen?.value),
    );
    this.isOpen = true;
  }

  #handleToggle(event: ToggleEvent): void {
    this.isOpen = event.newState === 'open';
    if (this.isOpen) this.list?.querySelector('input')?.focus();
  }

  #handleWords(event: InputEvent): void {
    this.words = (event.target as HTMLInputElement).value;
    this.active = 0;
  }

  #handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!this.isOpen) {
      if (step === undefined) return;
      event.preventDefault();
      this.list?.showPopover();
      return;
    }
    const found = findChoices(this.#all(), this.words);
    if (step !== undefined) this.active = (this.active + step + found.length) % Math.max(found.length, 1);
    else if (event.key === 'Enter') {
      const choice = found[this.active];
      if (choice) this.#take(choice);
    } else return;
    event.preventDefault();
  }
}

registerElement('aj-drop-down', AjDropDown);
