import { html, nothing, svg } from 'lit';
import { state } from 'lit/decorators.js';
import { BoxSize } from '../../kit/box/box-size.ts';
import { inkOn } from '../../kit/theme/colour.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { renderNotDrawn } from '../../kit/state/not-drawn.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { onSecond } from '../../kit/motion/second-clock.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import {
  countUnmarked,
  toHeat,
  toHeatPaint,
  toMarks,
  toShownMonth,
  toWeekStart,
  type Mark,
} from './calendar.option.ts';
import { toCellStyles } from './cell-styles.ts';
import { calendarStyles } from './calendar.styles.ts';
import { calendar } from './calendar.runtime.gen.ts';
import { monthName, todayOf, weekdayNames, weeksOf, type Day } from './month.ts';

const Base = widgetElement(calendar);

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const ARROWS = { '-1': svg`<path d="m11 3-5 5 5 5" />`, '1': svg`<path d="m5 3 5 5-5 5" />` };

/** Font sizes that a day needs to have room for a mark below its number. */
const MIN_DAY = 2.35;

/** `<aj-calendar>`: a month with marks on its days. */
export class AjCalendar extends Base {
  static override styles = [Base.styles, calendarStyles];

  /** Months that a reader went on from the shown one. */
  @state() private offset = 0;
  @state() private selected = '';
  @state() private today = todayOf(new Date());

  readonly #box = new BoxSize(this);
  #stopClock: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopClock = onSecond((now) => {
      this.today = todayOf(now);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopClock?.();
  }

  /** A month is drawn without data too. */
  protected override get isEmpty(): boolean {
    return false;
  }

  protected override describe(): string {
    const marks = this.#marks();
    const month = monthName(toShownMonth(this.month, marks, this.today, this.offset), this.language);
    return lateTextOf('calendarSummary', this.language, { month, count: marks.size });
  }

  protected override renderPicture(): unknown {
    const marks = this.#marks();
    const weekStart = toWeekStart(this.weekStart, this.language);
    const month = toShownMonth(this.month, marks, this.today, this.offset);
    const weeks = weeksOf(month, weekStart);
    const { width, height } = this.#box;
    const size = this.fontSize ?? Math.max(9, Math.min(width / 26, height / (weeks.length * 2.7 + 4), 30));
    const isLow = (height - size * 4) / weeks.length < size * MIN_DAY;
    const { palette } = this.currentTheme;
    const today = this.todayColor || this.currentTheme.accent;
    const looks = {
      '--color': this.color || 'var(--aj-text)',
      '--title': this.color || 'var(--aj-title)',
      '--today': safePaint(today),
      '--on-today': inkOn(today, 'small'),
      '--mark': safePaint(this.markColor) || palette[0] || '',
      background: safePaint(this.background),
      'font-size': `${size}px`,
      ...toCellStyles(this.props),
    };
    return html`<div class="frame" part="frame" ${styles(looks)}>
      <header>
        ${this.#way('-1')}
        <h2 part="title">${monthName(month, this.language)}</h2>
        ${this.#way('1')}
      </header>
      <div class="weekdays" aria-hidden="true">
        ${weekdayNames(weekStart, this.language).map((name) => html`<span part="weekday">${name}</span>`)}
      </div>
      ${renderNotDrawn(countUnmarked(this.data, marks), this.language)}
      <div class="weeks" role="grid" aria-label=${monthName(month, this.language)} @keydown=${this.#move}>
        ${weeks.map(
          (week) => html`<div class="week" role="row">${week.map((day) => this.#day(day, marks, weeks, isLow))}</div>`,
        )}
      </div>
    </div>`;
  }

  #marks(): ReadonlyMap<string, Mark> {
    return toMarks(this.props, this.data, this.currentTheme, this.language);
  }

  #way(way: '-1' | '1'): unknown {
    if (!this.hasNavigation) return nothing;
    const said = lateTextOf(way === '1' ? 'nextMonth' : 'previousMonth', this.language);
    return html`<button
      class="way"
      part="arrow"
      type="button"
      title=${said}
      aria-label=${said}
      @click=${() => {
        this.offset += Number(way);
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">${ARROWS[way]}</svg>
    </button>`;
  }

  #day(day: Day, marks: ReadonlyMap<string, Mark>, weeks: readonly (readonly Day[])[], isLow: boolean): unknown {
    const mark = marks.get(day.date);
    const isVacant = day.isOutside && !this.showsOutside;
    const color = safePaint(mark?.color ?? '');
    const heat = this.markStyle === 'heat' && mark ? toHeat(mark.value, marks) : undefined;
    const paint = color || this.markColor || this.currentTheme.palette[0] || '#000';
    const heatPaint = heat === undefined ? undefined : toHeatPaint(paint, heat, this.currentTheme);
    const looks = {
      '--mark': color,
      '--on-mark': inkOn(paint, 'small'),
      '--heat': heatPaint?.share ?? '',
      '--ink': heatPaint?.ink ?? '',
    };
    const said = [day.date, mark?.kind, mark?.text].filter(Boolean).join(' ');
    return html`<button
      class="day"
      part="day"
      type="button"
      role="gridcell"
      title=${said}
      aria-selected=${day.date === this.selected}
      aria-current=${day.date === this.today ? 'date' : nothing}
      tabindex=${day.date === this.#reached(weeks) ? 0 : -1}
      data-date=${day.date}
      ?data-outside=${day.isOutside}
      ?data-vacant=${isVacant}
      ?data-weekend=${day.isWeekend}
      ?data-today=${day.date === this.today}
      ?data-heat=${heat !== undefined}
      ?data-badge=${this.markStyle === 'badge' && !isLow}
      ?data-marked=${isLow && mark !== undefined && heat === undefined}
      @click=${() => this.#select(day, mark)}
      ${styles(looks)}
    >
      <span class="number">${day.day}</span>${mark && !isLow ? this.#mark(mark) : nothing}
    </button>`;
  }

  #mark({ text, kind }: Mark): unknown {
    switch (this.markStyle) {
      case 'value':
      case 'heat':
        return text === ''
          ? html`<i class="dot" part="mark"></i>`
          : html`<span class="value" part="mark">${text}</span>`;
      case 'badge':
        return html`<span class="badge" part="mark">${text || kind}</span>`;
      case 'dot':
        return html`<i class="dot" part="mark"></i>`;
    }
  }

  /** The one day that the Tab key reaches. */
  #reached(weeks: readonly (readonly Day[])[]): string {
    const dates = weeks.flat().filter(({ isOutside }) => !isOutside);
    const known = dates.find(({ date }) => date === this.selected) ?? dates.find(({ date }) => date === this.today);
    return (known ?? dates[0])?.date ?? '';
  }

  #move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const days = [...this.renderRoot.querySelectorAll<HTMLElement>('.day:not([data-vacant])')];
    days[days.indexOf(event.target) + step]?.focus();
  }

  #select({ date }: Day, mark: Mark | undefined): void {
    const before = this.selected;
    this.selected = date;
    const detail = { date, value: mark?.value ?? null, name: mark?.kind ?? '', row: mark?.row ?? null };
    if (!this.emit('select', detail)) this.selected = before;
  }
}

registerElement('aj-calendar', AjCalendar);
