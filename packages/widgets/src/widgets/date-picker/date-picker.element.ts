import { html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { toControlStyles } from '../../fields/control.option.ts';
import { CALENDAR_EM, CALENDAR_PARTS, type AjCalendarPicker } from '../../kit/calendar/calendar-picker.ts';
import { periodOf, toDay, parseDay, type Day } from '../../kit/calendar/dates.ts';
import { CONTROL_WORDS } from '../../kit/control/control-words.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { renderControlIcon } from '../../kit/control/control-icons.ts';
import { openBeside } from '../../kit/control/popup.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { datePickerStyles } from './date-picker-styles.ts';
import { stepFrom, toBounds, toChosenDate, toDefaultDay } from './date-picker.option.ts';
import { datePicker } from './date-picker.runtime.gen.ts';

const PROMPT = { zh: '请选择日期', en: 'Choose a date' };
const CURRENT = {
  day: { zh: '今天', en: 'Today' },
  month: { zh: '本月', en: 'This month' },
  year: { zh: '今年', en: 'This year' },
};
/** Letters that the row below the calendar and the padding take. */
const EXTRA_EM = 1.6;

const Base = widgetElement(datePicker);

/** `<aj-date-picker>`: a day, month or year, sent to linked widgets by `aj-select` {date, startTime, endTime}. */
export class AjDatePicker extends Base {
  static override styles = [Base.styles, controlStyles, datePickerStyles];

  @state() private day: Day = '';
  @state() private isOpen = false;
  @query('.face') private face!: HTMLElement;
  @query('.popup') private popup!: HTMLElement;
  @query('aj-calendar-picker') private calendar!: AjCalendarPicker | null;
  /** Type and default that were taken over; what is picked by hand is not overruled. */
  #taken = '';

  /** What is chosen, as its type writes it: `2026-11-21`, `2026-11` or `2026`; empty = nothing. */
  get date(): string {
    return periodOf(this.day, this.dateType);
  }

  override forgetChoice(): void {
    this.#tell('default');
  }

  showChoice(choice: Readonly<Record<string, unknown>> | null): void {
    this.#taken = this.#key();
    this.day = parseDay(String(choice?.['date'] || choice?.['startTime'] || choice?.['endTime'] || '')) ?? '';
  }

  override summary(): string {
    return `${datePicker.label[this.language]}: ${this.date || '-'}`;
  }

  #key(): string {
    return JSON.stringify([this.dateType, this.defaultDate, this.fixedDate]);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const key = this.#key();
    if (key === this.#taken) return;
    const isFirst = this.#taken === '';
    this.#taken = key;
    this.day = toDefaultDay(this.props, toDay(new Date()));
    if (this.day !== '' || !isFirst) this.#tell('default');
  }

  protected override renderPicture(): unknown {
    const { language, day, dateType } = this;
    const prompt = this.promptText || PROMPT[language];
    return html`<div
      class="control line row"
      ${styles(toControlStyles(this.props, this.declaration.fields, this.currentTheme.accent))}
    >
      ${this.showSteps ? this.#renderStep(-1) : nothing}
      <div class="face" part="field">
        <button
          type="button"
          class="open"
          popovertarget="popup"
          aria-haspopup="dialog"
          aria-expanded=${this.isOpen ? 'true' : 'false'}
          aria-label="${prompt}: ${this.date}"
        >
          ${renderControlIcon('calendar')}
          <span class="label" part="label" ?data-empty=${day === ''}>${this.date || prompt}</span>
        </button>
        ${this.clearable && day !== '' ? this.#renderClear() : nothing}
      </div>
      ${this.showSteps ? this.#renderStep(1) : nothing}
      <div
        class="popup"
        part="popup"
        id="popup"
        popover="auto"
        role="dialog"
        aria-label=${prompt}
        @beforetoggle=${this.#handleBeforeToggle}
        @toggle=${this.#handleToggle}
      >
        ${
          this.isOpen
            ? html`<aj-calendar-picker
                  exportparts=${CALENDAR_PARTS}
                  .unit=${dateType}
                  .from=${day}
                  .min=${toBounds(this.props).min}
                  .max=${toBounds(this.props).max}
                  .language=${language}
                  @aj-pick=${(event: CustomEvent<Day>) => this.#take(event.detail)}
                ></aj-calendar-picker>
                <div class="foot">
                  <button type="button" part="button" @click=${() => this.#take(toDay(new Date()))}>
                    ${CURRENT[dateType][language]}
                  </button>
                </div>`
            : nothing
        }
      </div>
    </div>`;
  }

  #renderClear(): unknown {
    return html`<button
      type="button"
      class="bare"
      part="clear"
      aria-label=${CONTROL_WORDS.clear[this.language]}
      @click=${() => this.#choose('')}
    >
      ${renderControlIcon('clear')}
    </button>`;
  }

  #renderStep(step: -1 | 1): unknown {
    const next = this.day === '' ? undefined : stepFrom(this.day, step, this.props);
    const word = step < 0 ? CONTROL_WORDS.back : CONTROL_WORDS.next;
    return html`<button
      type="button"
      class="bare step"
      part="arrow"
      aria-label=${word[this.language]}
      ?disabled=${next === undefined}
      @click=${() => next && this.#choose(next)}
    >
      ${renderControlIcon(step < 0 ? 'back' : 'next')}
    </button>`;
  }

  #take(day: Day): void {
    this.#choose(day);
    this.popup.hidePopover();
  }

  #choose(day: Day): void {
    const before = this.day;
    this.day = day;
    if (!this.#tell('reader')) this.day = before;
  }

  /** A screen that is designed shows its default, but filters nothing yet. False = a host cancelled it. */
  #tell(by: 'reader' | 'default'): boolean {
    if (this.mode !== 'view') return true;
    const detail = toChosenDate(this.day, this.dateType);
    return this.emit(by === 'default' ? 'default' : 'select', detail);
  }

  #handleBeforeToggle(event: ToggleEvent): void {
    if (event.newState !== 'open') return;
    openBeside(this, this.face, this.popup, { widthEm: CALENDAR_EM.width, heightEm: CALENDAR_EM.height + EXTRA_EM });
    this.isOpen = true;
  }

  async #handleToggle(event: ToggleEvent): Promise<void> {
    this.isOpen = event.newState === 'open';
    if (!this.isOpen) return;
    await this.updateComplete;
    this.calendar?.open(this.day);
  }
}

registerElement('aj-date-picker', AjDatePicker);
