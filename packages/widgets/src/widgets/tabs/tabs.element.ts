import { css, html, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { toControlStyles } from '../../fields/control.option.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { CONTROL_WORDS } from '../../kit/control/control-words.ts';
import { findNext } from '../../kit/control/roving.ts';
import { scrollFadeStyles } from '../../kit/control/scroll-fade.ts';
import { scrollWithin } from '../../kit/control/scroll-within.ts';
import { tabStyles } from '../../kit/control/tab-styles.ts';
import { Turner } from '../../kit/motion/turner.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { choiceOf, chosenOf, isOtherChoice, toChoices, type Choice } from '../../shapes/choices.ts';
import { tabs } from './tabs.runtime.gen.ts';

const Base = widgetElement(tabs);

/** `<aj-tabs>`: one of several values, sent to linked widgets by `aj-select` {value, label}; "All" gives it back. */
export class AjTabs extends Base {
  static override styles = [
    Base.styles,
    controlStyles,
    tabStyles,
    scrollFadeStyles,
    css`
      /* A row of tabs in a high box stays a row, with its line below the words. */
      .tabs:not([data-direction='column']) {
        position: absolute;
        inset: 0;
        max-height: 3.4em;
        margin-block: auto;
      }
    `,
  ];

  @state({ hasChanged: isOtherChoice }) private chosen: Choice | undefined;
  #taken: string | undefined;
  readonly #turner = new Turner(this, () => this.#turn());

  /** Value that is chosen; empty = all. */
  get value(): string {
    return String(this.chosen?.value ?? '');
  }

  /** Begins anew with the default. */
  override forgetChoice(): void {
    this.chosen = undefined;
    this.#taken = undefined;
  }

  showChoice(choice: Readonly<Record<string, unknown>> | null): void {
    this.#taken = this.defaultValue;
    this.chosen = chosenOf(this.#all(), choice);
  }

  override summary(): string {
    return `${tabs.label[this.language]}: ${this.chosen?.label ?? '-'}`;
  }

  protected override renderPicture(): unknown {
    const choices = this.#all();
    const chosen = this.chosen ?? choices[0];
    return html`<div
      class="control tabs fades"
      role="radiogroup"
      aria-label=${tabs.label[this.language]}
      data-variant=${this.variant}
      data-direction=${this.direction}
      ?data-stretch=${this.stretch}
      ${styles(toControlStyles(this.props, this.declaration.fields, this.currentTheme.accent))}
      @keydown=${this.#handleKey}
    >
      ${choices.map(
        (choice) =>
          html`<button
            type="button"
            part=${choice.value === chosen?.value ? 'tab chosen' : 'tab'}
            role="radio"
            aria-checked=${choice.value === chosen?.value ? 'true' : 'false'}
            ?data-on=${choice.value === chosen?.value}
            tabindex=${choice.value === chosen?.value ? 0 : -1}
            @click=${() => this.#choose(choice)}
          >
            <span>${choice.label}</span>
          </button>`,
      )}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#turner.every(this.mode === 'view' ? this.turnSeconds : 0);
    if (!this.hasData && (this.status === 'loading' || this.status === 'error')) return;
    this.#settle();
    if (changed.has('chosen')) {
      const [row, tab] = ['.tabs', '[aria-checked="true"]'].map((one) =>
        this.renderRoot.querySelector<HTMLElement>(one),
      );
      if (row && tab) scrollWithin(row, tab);
    }
  }

  #all(): readonly Choice[] {
    const choices = toChoices(this.data, this.currentMapping);
    if (!this.showAll || choices.length === 0) return choices;
    return [{ label: this.allText || CONTROL_WORDS.all[this.language], value: '' }, ...choices];
  }

  /** Takes the default over once, and begins anew when the data no longer has what was chosen. */
  #settle(): void {
    const choices = this.#all();
    const isChosen = ({ value }: Choice) => value === this.chosen?.value;
    // What a page chose before the data came is known as text.
    this.chosen = choiceOf(choices, this.value) ?? this.chosen;
    const isThere = choices.some(isChosen);
    if (choices.length === 0 || (isThere && this.#taken === this.defaultValue)) return;
    this.#taken = this.defaultValue;
    this.#choose(choiceOf(choices, this.defaultValue) ?? choices[0]!, 'default');
  }

  #choose(choice: Choice, by: 'reader' | 'default' = 'reader'): void {
    const before = this.chosen;
    const isNews = choice.value !== before?.value;
    this.chosen = choice;
    // A screen that is designed shows its default, but filters nothing yet.
    if (!isNews || this.mode === 'edit') return;
    const detail = { value: choice.value, label: choice.value === '' ? '' : choice.label };
    if (by === 'default') this.emit('default', detail);
    else if (!this.emit('select', detail)) this.chosen = before;
  }

  #turn(): void {
    const choices = this.#all();
    const at = choices.findIndex(({ value }) => value === this.chosen?.value);
    const next = choices[(at + 1) % choices.length];
    if (next && choices.length > 1) this.#choose(next);
  }

  #handleKey(event: KeyboardEvent): void {
    const next = findNext(event, '[role="radio"]');
    if (!next) return;
    event.preventDefault();
    const buttons = [...this.renderRoot.querySelectorAll('[role="radio"]')];
    const choice = this.#all()[buttons.indexOf(next)];
    if (choice) this.#choose(choice);
    next.focus();
  }
}

registerElement('aj-tabs', AjTabs);
