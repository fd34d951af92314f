import type { Cell } from '@aj-report/contract';
import { html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { toCsv, toStamp } from '../../kit/csv.ts';
import { prefersReducedMotion } from '../../kit/motion.ts';
import { registerElement } from '../../kit/register-element.ts';
import { saveFile } from '../../kit/save-file.ts';
import { styles } from '../../kit/styles.ts';
import { textOf } from '../../kit/texts.ts';
import { watchVisibility } from '../../kit/visibility.ts';
import { toXlsx } from '../../kit/xlsx.ts';
import { widgetElement } from '../../kit/widget-element.ts';
import { scrolledTop, TableRoller, type RollSettings } from './table-roller.ts';
import { tableStyles } from './table-styles.ts';
import { renderHead, renderRow, toWheelRows, windowRows, type WindowRow } from './table-view.ts';
import { toTableColumns, toTableHeights, toTableStyles, type TableColumn, type TableHeights } from './table.option.ts';
import { table } from './table.widget.ts';

/** px, height of the row of buttons */
const TOOLS_HEIGHT = 36;
/** Rows drawn beyond the edges, so that scrolling shows no gap. */
const SPARE_ROWS = 3;

const Base = widgetElement(table);

/** `<aj-table>`: rows under a header that scroll by themselves; only the rows that can be seen are in the page. */
export class AjTable extends Base {
  static override styles = [Base.styles, tableStyles];

  /** px of the screen */
  @state() private boxHeight = 0;
  @state() private isVisible = true;
  @state() private isHeld = false;
  /** Row on top at rest; also counts on over the seam of an endless table. */
  @state() private top = 0;
  @state() private firstScrolled = 0;
  @query('.body') private body!: HTMLElement | null;
  @query('.window') private rowWindow!: HTMLElement | null;

  #columns: { readonly key: readonly unknown[]; readonly columns: readonly TableColumn[] } | undefined;
  /** Part of a row, −1 to 1, that the wheel was turned without effect. */
  #wheelRows = 0;
  #stopWatching: (() => void) | undefined;
  readonly #resizes = new ResizeObserver(() => {
    this.boxHeight = this.clientHeight;
  });
  readonly #roller = new TableRoller({
    onMove: (top) => this.#shift(top - this.top),
    onRest: (top) => {
      this.top = top;
      this.#shift(0);
    },
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizes.observe(this);
    this.#stopWatching = watchVisibility(this, (isVisible) => {
      this.isVisible = isVisible;
    });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizes.disconnect();
    this.#stopWatching?.();
    this.#roller.stop();
  }

  /** A screen reader reads the table itself. */
  protected override describe(): string {
    return '';
  }

  override summary(): string {
    return textOf('tableSummary', this.language, {
      label: table.label[this.language],
      rows: this.data.rowCount,
      columns: this.#currentColumns().length,
    });
  }

  protected override renderPicture(): unknown {
    const columns = this.#currentColumns();
    const heights = this.#heights();
    const isRolling = this.#isRolling(heights);
    const scrolls = !isRolling && this.data.rowCount * heights.row > heights.body + 1;
    return html`<div class="frame" ${styles(toTableStyles(this.props, columns, heights))}>
      ${this.showExportButton && this.mode === 'view' ? this.#tools() : nothing}
      <div role="table" aria-rowcount=${this.data.rowCount + 1} aria-label=${table.label[this.language]}>
        ${this.isHeader ? renderHead(columns) : nothing}
        <div
          class="body"
          role="rowgroup"
          tabindex=${isRolling || scrolls ? 0 : nothing}
          ?data-scrolls=${scrolls}
          @scroll=${this.#handleScroll}
          @keydown=${this.#handleKey}
          @pointerenter=${() => this.#hold(true)}
          @pointerleave=${() => this.#hold(false)}
          @focus=${() => this.#hold(true)}
          @blur=${() => this.#hold(false)}
          @wheel=${this.#handleWheel}
          @pointerover=${this.#handleOver}
          @click=${this.#handleClick}
        >
          ${scrolls ? html`<div ${styles({ height: `${this.data.rowCount * heights.row}px` })}></div>` : nothing}
          <div class="window">
            ${this.#rows(heights, isRolling).map((row) => renderRow(row, columns, this.language))}
          </div>
        </div>
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const heights = this.#heights();
    const isRolling = this.#isRolling(heights);
    if (isRolling && this.isVisible && !this.isHeld) this.#roller.run(this.#rollSettings(heights));
    else this.#roller.pause();
    if (!isRolling) this.#shift(-this.firstScrolled);
    else if (!this.#roller.isMoving) this.#shift(0);
    if (this.body)
      this.body.parentElement?.style.setProperty('--gutter', `${this.body.offsetWidth - this.body.clientWidth}px`);
  }

  #tools(): unknown {
    return html`<div class="tools">
      <button type="button" @click=${this.#exportXlsx}>${textOf('exportXlsx', this.language)}</button>
      <button type="button" @click=${this.#exportCsv}>${textOf('exportCsv', this.language)}</button>
    </div>`;
  }

  #rows(heights: TableHeights, isRolling: boolean): readonly WindowRow[] {
    const count = Math.ceil(heights.visibleRows) + SPARE_ROWS;
    if (!isRolling) return windowRows(this.firstScrolled, count + SPARE_ROWS, this.data.rowCount, false);
    const { stepRows, isEndless } = this.#rollSettings(heights);
    return windowRows(this.top, count + stepRows, this.data.rowCount, isEndless);
  }

  #currentColumns(): readonly TableColumn[] {
    const key = [this.props, this.data, this.language];
    if (!this.#columns?.key.every((one, i) => one === key[i])) {
      this.#columns = { key, columns: toTableColumns(this.props, this.data, this.language) };
    }
    return this.#columns.columns;
  }

  #heights(): TableHeights {
    const tools = this.showExportButton && this.mode === 'view' ? TOOLS_HEIGHT : 0;
    return toTableHeights(this.props, Math.max(0, (this.boxHeight || table.size.height) - tools));
  }

  #isRolling({ visibleRows }: TableHeights): boolean {
    return this.isRoll && this.mode === 'view' && this.data.rowCount > visibleRows + 0.01 && !prefersReducedMotion();
  }

  #rollSettings({ visibleRows }: TableHeights): RollSettings {
    return {
      rowCount: this.data.rowCount,
      visibleRows,
      stepRows: Math.max(1, Math.min(Math.round(this.stepRows), Math.floor(visibleRows))),
      pauseMs: this.interTime,
      moveMs: this.delayTime,
      isEndless: this.effect === 'topLoop',
    };
  }

  /** Puts the window so many rows higher than the body. */
  #shift(rows: number): void {
    if (this.rowWindow)
      this.rowWindow.style.transform = rows === 0 ? '' : `translateY(${-rows * this.#heights().row}px)`;
  }

  #hold(isHeld: boolean): void {
    this.isHeld = isHeld || this.body?.matches(':hover, :focus') === true;
  }

  #handleScroll(): void {
    if (!this.body) return;
    this.firstScrolled = Math.max(0, Math.floor(this.body.scrollTop / this.#heights().row) - SPARE_ROWS);
  }

  #handleKey(event: KeyboardEvent): void {
    const heights = this.#heights();
    if (!this.#isRolling(heights)) return;
    const page = Math.max(1, Math.floor(heights.visibleRows));
    const rows = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
    if (rows === undefined) return;
    event.preventDefault();
    this.#roller.nudge(rows, this.#rollSettings(heights));
  }

  /** Whole rows; what is less waits for the next turn of the wheel. At its ends the table leaves the wheel to the page. */
  #handleWheel(event: WheelEvent): void {
    const heights = this.#heights();
    if (event.ctrlKey || event.deltaY === 0 || !this.#isRolling(heights)) return;
    const rows = toWheelRows(event, heights, this.stageScale);
    this.#wheelRows = (Math.sign(rows) === Math.sign(this.#wheelRows) ? this.#wheelRows : 0) + rows;
    const whole = Math.trunc(this.#wheelRows);
    this.#wheelRows -= whole;
    const settings = this.#rollSettings(heights);
    const goesOn = scrolledTop(this.#roller.top, Math.sign(rows), settings) !== this.#roller.top;
    if (goesOn) event.preventDefault();
    if (whole !== 0) this.#roller.scroll(whole, settings);
  }

  /** The whole text of a cell that is cut off. */
  #handleOver(event: PointerEvent): void {
    const span = event.target instanceof HTMLElement ? event.target.closest('.cell')?.querySelector('span') : null;
    if (!span) return;
    const isCut = span.scrollWidth > span.clientWidth;
    if (isCut) span.title = span.textContent ?? '';
    else span.removeAttribute('title');
  }

  #handleClick(event: MouseEvent): void {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.cell') : null;
    const index = Number(cell?.closest<HTMLElement>('.row')?.dataset['row']);
    if (!cell || !Number.isInteger(index)) return;
    const values = Object.fromEntries(this.data.columns.map(({ key }, c) => [key, this.data.data[c]?.[index] ?? null]));
    const field = cell.dataset['key'] ?? '';
    this.emit('select', { ...values, row: index + 1, field, value: values[field] ?? null });
  }

  #exportCsv(): void {
    const { name, head, rows } = this.#exported();
    saveFile(`${name}_${toStamp(new Date())}.csv`, new Blob([toCsv(head, rows)], { type: 'text/csv;charset=utf-8' }));
  }

  #exportXlsx(): void {
    const { name, head, rows } = this.#exported();
    saveFile(`${name}_${toStamp(new Date())}.xlsx`, toXlsx(name, head, rows));
  }

  /** All rows of the columns that are shown, as values. */
  #exported(): { name: string; head: string[]; rows: Cell[][] } {
    const columns = this.#currentColumns();
    return {
      name: textOf('tableFile', this.language),
      head: columns.map(({ heading }) => heading),
      rows: Array.from({ length: this.data.rowCount }, (_, r) => columns.map(({ cells }): Cell => cells[r] ?? null)),
    };
  }
}

registerElement('aj-table', AjTable);
