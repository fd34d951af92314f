import { html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { toControlStyles } from '../../fields/control.option.ts';
import { CALENDAR_EM, CALENDAR_PARTS, type AjCalendarPicker } from '../../kit/calendar/calendar-picker.ts';
import { toDay, parseDay, type Day } from '../../kit/calendar/dates.ts';
import { CONTROL_WORDS } from '../../kit/control/control-words.ts';
import { controlStyles } from '../../kit/control/control-styles.ts';
import { moveInToolbar } from '../../kit/control/roving.ts';
import { scrollFadeStyles } from '../../kit/control/scroll-fade.ts';
import { renderControlIcon } from '../../kit/control/control-icons.ts';
import { openBeside } from '../../kit/control/popup.ts';
import { scrollWithin } from '../../kit/control/scroll-within.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { onSecond } from '../../kit/motion/second-clock.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import type { QuickRange } from './quick-ranges.ts';
import { timeRangeStyles } from './time-range-styles.ts';
import { toChosenRange, toDayRange, toOffered, type DayRange } from './time-range.option.ts';
import { timeRange } from './time-range.runtime.gen.ts';

const HINTS = {
  start: { zh: '选择开始日期', en: 'Choose the first day' },
  end: { zh: '选择结束日期', en: 'Choose the last day' },
};
const EXTRA_EM = 1.8;

const Base = widgetElement(timeRange);

/** `<aj-time-range>`: from and to, sent to linked widgets by `aj-select` {startTime, endTime}; empty when cleared. */
export class AjTimeRange extends Base {
  static override styles = [Base.styles, controlStyles, timeRangeStyles, scrollFadeStyles];

  /** A range that follows the day, or days that were picked. */
  @state() private quick: QuickRange | undefined;
  @state() private picked: DayRange | undefined;
  /** First day of a range that is being picked. */
  @state() private pending: Day = '';
  @state() private isOpen = false;
  @query('.custom') private custom!: HTMLElement | null;
  @query('.popup') private popup!: HTMLElement | null;
  @query('aj-calendar-picker') private calendar!: AjCalendarPicker | null;
  #taken: string | undefined;
  #today = toDay(new Date());
  #stopClock: (() => void) | undefined;

  /** Days that are chosen; undefined = none. */
  get range(): DayRange | undefined {
    return this.quick ? toDayRange(this.quick, this.#today) : this.picked;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopClock = onSecond((now) => this.#follow(toDay(now)));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopClock?.();
  }

  override forgetChoice(): void {
    this.#tell('default');
  }

  showChoice(choice: Readonly<Record<string, unknown>> | null): void {
    const [start, end] = [choice?.['startTime'], choice?.['endTime']].map((day) => parseDay(String(day ?? '')));
    this.#taken = this.defaultRange;
    this.quick = undefined;
    this.picked = start && end ? { start, end } : undefined;
  }

  override summary(): string {
    const { startTime, endTime } = toChosenRange(this.range, 'daterange');
    return `${timeRange.label[this.language]}: ${startTime || '-'} ~ ${endTime || '-'}`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#taken === this.defaultRange) return;
    const isFirst = this.#taken === undefined;
    this.#taken = this.defaultRange;
    this.quick = this.defaultRange === 'none' ? undefined : this.defaultRange;
    this.picked = undefined;
    if (!isFirst || this.range) this.#tell('default');
  }

  protected override renderPicture(): unknown {
    const { language } = this;
    return html`<div
      class="control line"
      role="toolbar"
      aria-label=${timeRange.label[language]}
      ${styles(toControlStyles(this.props, this.declaration.fields, this.currentTheme.accent))}
      @keydown=${moveInToolbar}
    >
      <div class="face group fades" part="field">
        ${toOffered(this.props).map(
          ({ value, label }) =>
            html`<button
              type="button"
              class="quick"
              part=${value === this.quick ? 'option chosen' : 'option'}
              aria-pressed=${value === this.quick ? 'true' : 'false'}
              @click=${() => this.#press(value)}
            >
              ${label[language]}
            </button>`,
        )}
        ${this.showCustom ? this.#renderCustom() : nothing}
      </div>
      <div
        class="popup"
        part="popup"
        id="popup"
        popover="auto"
        role="dialog"
        aria-label=${CONTROL_WORDS.custom[language]}
        @beforetoggle=${this.#handleBeforeToggle}
        @toggle=${this.#handleToggle}
      >
        ${this.isOpen ? this.#renderCalendar() : nothing}
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!changed.has('quick') && !changed.has('picked')) return;
    const [row, chosen] = ['.group', '[aria-pressed="true"]'].map((one) =>
      this.renderRoot.querySelector<HTMLElement>(one),
    );
    if (row && chosen) scrollWithin(row, chosen);
  }

  #renderCustom(): unknown {
    const { picked, language } = this;
    const words = picked ? `${picked.start} ~ ${picked.end}` : CONTROL_WORDS.custom[language];
    return html`<button
        type="button"
        class="quick custom"
        part=${picked ? 'option chosen' : 'option'}
        popovertarget="popup"
        aria-haspopup="dialog"
        aria-expanded=${this.isOpen ? 'true' : 'false'}
        aria-pressed=${picked ? 'true' : 'false'}
      >
        ${renderControlIcon('calendar')}<span>${words}</span>
      </button>
      ${
        picked && this.clearable
          ? html`<button
              type="button"
              class="bare"
              part="clear"
              aria-label=${CONTROL_WORDS.clear[language]}
              @click=${() => this.#choose(undefined, undefined)}
            >
              ${renderControlIcon('clear')}
            </button>`
          : nothing
      }`;
  }

  #renderCalendar(): unknown {
    const { pending, language } = this;
    return html`<aj-calendar-picker
        exportparts=${CALENDAR_PARTS}
        .from=${pending || (this.range?.start ?? '')}
        .to=${pending === '' ? (this.range?.end ?? '') : ''}
        .language=${language}
        @aj-pick=${(event: CustomEvent<Day>) => this.#pick(event.detail)}
      ></aj-calendar-picker>
      <p class="hint" part="caption" aria-live="polite">
        ${pending === '' ? HINTS.start[language] : HINTS.end[language]}
      </p>`;
  }

  #press(range: QuickRange): void {
    if (range !== this.quick) this.#choose(range, undefined);
    else if (this.clearable) this.#choose(undefined, undefined);
  }

  #pick(day: Day): void {
    if (this.pending === '') {
      this.pending = day;
      return;
    }
    const [start, end] = [this.pending, day].sort() as [Day, Day];
    this.pending = '';
    this.#choose(undefined, { start, end });
    this.popup?.hidePopover();
    this.custom?.focus();
  }

  #choose(quick: QuickRange | undefined, picked: DayRange | undefined): void {
    const before = [this.quick, this.picked] as const;
    [this.quick, this.picked] = [quick, picked];
    if (!this.#tell('reader')) [this.quick, this.picked] = before;
  }

  /** A screen that is designed shows its default, but filters nothing yet. False = a host cancelled it. */
  #tell(by: 'reader' | 'default'): boolean {
    if (this.mode !== 'view') return true;
    const detail = toChosenRange(this.range, this.dateType);
    return this.emit(by === 'default' ? 'default' : 'select', detail);
  }

  /** A wall runs over midnight: what follows the day goes on with it. */
  #follow(today: Day): void {
    if (today === this.#today) return;
    this.#today = today;
    this.requestUpdate();
    if (this.quick) this.#tell('default');
  }

  #handleBeforeToggle(event: ToggleEvent): void {
    if (event.newState !== 'open' || !this.custom || !this.popup) return;
    openBeside(this, this.custom, this.popup, {
      widthEm: CALENDAR_EM.width,
      heightEm: CALENDAR_EM.height + EXTRA_EM,
    });
    this.pending = '';
    this.isOpen = true;
  }

  async #handleToggle(event: ToggleEvent): Promise<void> {
    this.isOpen = event.newState === 'open';
    if (!this.isOpen) return;
    await this.updateComplete;
    this.calendar?.open(this.range?.end ?? '');
  }
}

registerElement('aj-time-range', AjTimeRange);
