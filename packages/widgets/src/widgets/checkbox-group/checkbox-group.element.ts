import type { Cell } from '@aj-report/contract';
import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { toControlStyles } from '../../fields/control.option.ts';
import { renderControlIcon } from '../../kit/control/control-icons.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toChoices, type Choice } from '../../shapes/choices.ts';
import { checkboxGroupStyles } from './checkbox-group-styles.ts';
import { toChosenValues, toDefaultValues, toggleValue, toNamedValues } from './checkbox-group.option.ts';
import { checkboxGroup } from './checkbox-group.runtime.gen.ts';

const ALL = { zh: '全选', en: 'Select all' };

function isSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}

const Base = widgetElement(checkboxGroup);

/** `<aj-checkbox-group>`: several values, sent to linked widgets by `aj-select` {values, value}; empty when none is on. */
export class AjCheckboxGroup extends Base {
  static override styles = [Base.styles, controlStyles, checkboxGroupStyles];

  @state() private chosen: readonly Cell[] = [];
  /** Default that was taken over; what is chosen by hand is not overruled by a refresh. */
  #taken: string | undefined;

  /** Values that are on, in the order of the choices. */
  get values(): readonly Cell[] {
    return this.chosen;
  }

  override forgetChoice(): void {
    this.chosen = [];
    this.#taken = undefined;
  }

  showChoice(choice: Readonly<Record<string, unknown>> | null): void {
    const { values, value = '' } = choice ?? {};
    this.#taken = this.defaultValue;
    const choices = this.#all();
    this.chosen = values ? toNamedValues(choices, values as Cell[]) : toDefaultValues(choices, String(value));
  }

  override summary(): string {
    const labels = this.#all().filter(({ value }) => this.chosen.includes(value));
    return `${checkboxGroup.label[this.language]}: ${labels.map(({ label }) => label).join(', ') || '-'}`;
  }

  protected override renderPicture(): unknown {
    const choices = this.#all();
    const isAll = choices.length > 0 && this.chosen.length === choices.length;
    const isPartly = this.chosen.length > 0 && !isAll;
    return html`<div
      class="control group"
      role="group"
      aria-label=${checkboxGroup.label[this.language]}
      data-variant=${this.variant}
      data-direction=${this.direction}
      ${styles(toControlStyles(this.props, this.declaration.fields, this.currentTheme.accent))}
    >
      ${this.showAll && choices.length > 1 ? this.#renderAll(isAll, isPartly, choices) : nothing}
      ${choices.map(
        (choice) =>
          html`<label part=${this.chosen.includes(choice.value) ? 'option chosen' : 'option'}>
            <input
              type="checkbox"
              .checked=${live(this.chosen.includes(choice.value))}
              @change=${() => this.#choose(toggleValue(choices, this.chosen, choice.value))}
            />
            <i part="box">${renderControlIcon('check')}</i><span part="label">${choice.label}</span>
          </label>`,
      )}
    </div>`;
  }

  #renderAll(isAll: boolean, isPartly: boolean, choices: readonly Choice[]): unknown {
    return html`<label class="all" part=${isAll ? 'option chosen' : 'option'}>
      <input
        type="checkbox"
        .checked=${live(isAll)}
        .indeterminate=${live(isPartly)}
        @change=${() => this.#choose(isAll ? [] : choices.map(({ value }) => value))}
      />
      <i part="box">${renderControlIcon(isPartly ? 'partly' : 'check')}</i
      ><span part="label">${ALL[this.language]}</span>
    </label>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.hasData || (this.status !== 'loading' && this.status !== 'error')) this.#settle();
  }

  #all(): readonly Choice[] {
    return toChoices(this.data, this.currentMapping);
  }

  /** Takes the default over once, and lets go of values that the data no longer has. */
  #settle(): void {
    const choices = this.#all();
    if (this.#taken !== this.defaultValue && choices.length > 0) {
      this.#taken = this.defaultValue;
      const wanted = toDefaultValues(choices, this.defaultValue);
      if (!isSame(wanted, this.chosen)) this.#choose(wanted, 'default');
      return;
    }
    const kept = choices.length > 0 ? toNamedValues(choices, this.chosen) : [];
    if (isSame(kept, this.chosen)) return;
    // What a page chose before the data came is known as text.
    if (kept.length === this.chosen.length) this.chosen = kept;
    else this.#choose(kept);
  }

  #choose(values: readonly Cell[], by: 'reader' | 'default' = 'reader'): void {
    const before = this.chosen;
    this.chosen = values;
    // A screen that is designed shows its default, but filters nothing yet.
    if (this.mode !== 'view') return;
    const detail = toChosenValues(this.#all(), values, this.allFilters);
    if (by === 'default') this.emit('default', detail);
    else if (!this.emit('select', detail)) this.chosen = before;
  }
}

registerElement('aj-checkbox-group', AjCheckboxGroup);
