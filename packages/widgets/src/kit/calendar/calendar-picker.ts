import { DEFAULT_LANGUAGE, type Language } from '@aj-report/contract';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { renderControlIcon } from '../control/control-icons.ts';
import { registerElement } from '../element/register-element.ts';
import { calendarStyles } from './calendar-styles.ts';
import { CALENDAR_WORDS, cellLabel, cellName, pageTitle, weekdays } from './calendar-words.ts';
import { addUnits, cellsOf, mondayOf, periodOf, toDay, turnPage, type DateUnit, type Day } from './dates.ts';

/** Extent of the picker in letters, for whoever makes room for it. */
export const CALENDAR_EM = { width: 18.5, height: 20.5 };

const COLUMNS: Readonly<Record<DateUnit, number>> = { day: 7, month: 3, year: 3 };
const HIGHER: Readonly<Record<DateUnit, DateUnit>> = { day: 'month', month: 'year', year: 'year' };
const LOWER: Readonly<Record<DateUnit, DateUnit>> = { year: 'month', month: 'day', day: 'day' };

/** Its parts as a widget passes them on (`exportparts`). */
export const CALENDAR_PARTS = 'title, arrow, weekday, day, chosen';

/** Our own calendar: browsers' pickers follow neither the scale nor the theme of a screen. Fires `aj-pick` with a day. */
export class AjCalendarPicker extends LitElement {
  static override styles = calendarStyles;

  @property() unit: DateUnit = 'day';
  /** First and last day of what is chosen; empty = nothing. */
  @property() from: Day = '';
  @property() to: Day = '';
  /** Days beyond these cannot be picked; empty = no bound. */
  @property() min: Day = '';
  @property() max: Day = '';
  @property() language: Language = DEFAULT_LANGUAGE;
  @state() private view: DateUnit = 'day';
  @state() private cursor: Day = toDay(new Date());
  #focusNext = false;

  /** Shows the page of a day and puts the keyboard there. */
  open(day: Day): void {
    this.view = this.unit;
    this.cursor = day || toDay(new Date());
    this.#focusNext = true;
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('unit')) this.view = this.unit;
  }

  protected override updated(): void {
    if (!this.#focusNext) return;
    this.#focusNext = false;
    this.renderRoot.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus();
  }

  protected override render(): TemplateResult {
    const { view, cursor, language } = this;
    const words = CALENDAR_WORDS;
    const cells = cellsOf(view, cursor);
    const columns = COLUMNS[view];
    const rows = Array.from({ length: cells.length / columns }, (_, i) => cells.slice(i * columns, (i + 1) * columns));
    return html`
      <div class="head">
        <button type="button" part="arrow" aria-label=${words.back[language]} @click=${() => this.#turn(-1)}>
          ${renderControlIcon('back')}
        </button>
        <button
          type="button"
          class="title"
          part="title"
          aria-live="polite"
          ?disabled=${view === 'year'}
          @click=${this.#goUp}
        >
          ${pageTitle(view, cursor, cells, language)}
        </button>
        <button type="button" part="arrow" aria-label=${words.next[language]} @click=${() => this.#turn(1)}>
          ${renderControlIcon('next')}
        </button>
      </div>
      <div
        class="grid"
        role="grid"
        data-view=${view}
        aria-label=${pageTitle(view, cursor, cells, language)}
        @keydown=${this.#handleKey}
      >
        ${view === 'day' ? html`<div class="row" role="row">${weekdays(language, mondayOf(cursor)).map((day) => html`<span class="weekday" part="weekday" role="columnheader">${day}</span>`)}</div>` : ''}
        ${rows.map((row) => html`<div class="row" role="row">${row.map((cell) => this.#renderCell(cell))}</div>`)}
      </div>
    `;
  }

  #renderCell(cell: Day): TemplateResult {
    const { view, cursor, language } = this;
    const name = periodOf(cell, view);
    const [from, to, today] = [this.from, this.to || this.from, toDay(new Date())].map((day) => periodOf(day, view));
    const isEnd = from !== '' && (name === from || name === to);
    const isOutside = view === 'day' && periodOf(cell, 'month') !== periodOf(cursor, 'month');
    return html`<button
      type="button"
      class="cell"
      part=${isEnd ? 'day chosen' : 'day'}
      role="gridcell"
      aria-selected=${isEnd ? 'true' : 'false'}
      aria-label=${cellName(view, cell, language)}
      tabindex=${name === periodOf(cursor, view) ? 0 : -1}
      ?data-outside=${isOutside}
      ?data-today=${name === today}
      ?data-between=${from !== '' && name > from! && name < to!}
      ?disabled=${this.#isBeyond(name)}
      @click=${() => this.#pick(cell)}
    >
      ${cellLabel(view, cell, language)}
    </button>`;
  }

  #isBeyond(name: string): boolean {
    const [min, max] = [periodOf(this.min, this.view), periodOf(this.max, this.view)];
    return (min !== '' && name < min) || (max !== '' && name > max);
  }

  #pick(cell: Day): void {
    this.cursor = cell;
    if (this.view === this.unit) {
      this.dispatchEvent(new CustomEvent('aj-pick', { detail: cell }));
      return;
    }
    this.view = LOWER[this.view];
    this.#focusNext = true;
  }

  #goUp(): void {
    this.view = HIGHER[this.view];
    this.#focusNext = true;
  }

  #turn(pages: number): void {
    this.cursor = turnPage(this.view, this.cursor, pages);
  }

  #handleKey(event: KeyboardEvent): void {
    const columns = COLUMNS[this.view];
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const page = { PageUp: -1, PageDown: 1 }[event.key];
    if (step !== undefined) this.cursor = addUnits(this.cursor, this.view, step);
    else if (page !== undefined) this.#turn(page);
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.#focusNext = true;
  }
}

registerElement('aj-calendar-picker', AjCalendarPicker);
