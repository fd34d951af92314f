import { html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { prefersReducedMotion } from '../../kit/motion/motion.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { slideUp } from '../../kit/motion/slide.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { tableCellStyles } from './table-cell-styles.ts';
import { TagOrder, toTexts, valuesOf } from './table-cells.ts';
import { saveTable, toExported } from './table-export.ts';
import { nextActive, rowsOfKey, rowsUntilSeen, tellCutText, WheelTurn } from './table-hand.ts';
import { PagedTable } from './paged-table.ts';
import { scrolledTop, TableRoller, toRollSettings, type RollSettings } from './table-roller.ts';
import { nextSort, type TableSort } from './table-sort.ts';
import { tableStyles } from './table-styles.ts';
import {
  renderHead,
  renderRows,
  renderTools,
  renderTotals,
  toWheelRows,
  windowRows,
  type TableView,
  type WindowRow,
} from './table-view.ts';
import {
  defaultSort,
  fitText,
  rowAt,
  toTableHeights,
  toTableModel,
  toTableStyles,
  toToolsHeight,
  totalLabel,
  widthScale,
  type TableHeights,
  type TableModel,
} from './table.option.ts';
import { leastRowWidth } from './table-widths.ts';
import { table } from './table.runtime.gen.ts';
import type { TableProps } from './table-props.ts';

/** Rows drawn beyond the edges, so that scrolling shows no gap. */
const SPARE_ROWS = 3;

/** `<aj-table>`: rows under a header that scroll by themselves; only the rows that can be seen are in the page. */
export class AjTable extends PagedTable {
  static override styles = [PagedTable.styles, tableStyles, tableCellStyles];

  @state() private isHeld = false;
  /** Row on top at rest; also counts on over the seam of an endless table. */
  @state() private top = 0;
  @state() private firstScrolled = 0;
  /** Sorting that a reader chose; null = as the data came, undefined = as the properties say. */
  @state() private chosenSort: TableSort | null | undefined;
  /** A host took the sorting over: rows come sorted. */
  @state() private isSortedByHost = false;
  @state() private selected = -1;
  @state() private active = -1;
  @query('.body') private body!: HTMLElement | null;
  @query('.window') private rowWindow!: HTMLElement | null;

  #model: { readonly key: readonly unknown[]; readonly model: TableModel; readonly tags: TagOrder } | undefined;
  #slide: Animation | undefined;
  readonly #wheel = new WheelTurn();
  readonly #sleep = new Sleep(this, () => this.requestUpdate());
  readonly #roller = new TableRoller({
    onMove: (way) => {
      if (this.rowWindow) this.#slide = slideUp(this.rowWindow, { ...way, wayPx: way.rows * this.#heights.row });
    },
    onRest: (top) => {
      this.top = top;
      this.#slide?.cancel();
    },
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#roller.stop();
  }

  /** How the rows are sorted now; undefined = in the order of the data. */
  override get sort(): TableSort | undefined {
    return this.chosenSort === undefined ? defaultSort(this.props) : (this.chosenSort ?? undefined);
  }

  override summary(): string {
    return lateTextOf('tableSummary', this.language, {
      label: table.label[this.language],
      rows: this.data.rowCount,
      columns: this.#current.model.columns.length,
    });
  }

  protected override renderPicture(): unknown {
    const { model } = this.#current;
    const heights = this.#heights;
    const isRolling = this.#isRolling;
    const scrolls = !isRolling && model.rowCount * heights.row > heights.body + 1;
    const fitted = this.#fitted;
    const scale = widthScale(this.props, fitted);
    const { isScrollX, fontSizeBody: fontSize } = fitted;
    const { width } = this.size;
    const isWide = leastRowWidth(model.columns, { fontSize, isScrollX, scale }) > width + 1;
    const view = this.#view();
    const around = { ...this.size, heights, scale, theme: this.currentTheme };
    return html`<div class="frame" ${styles(toTableStyles(fitted, model.columns, around))}>
      ${this.hasTools ? renderTools(this.language, (kind) => this.#save(kind)) : nothing}
      <div
        role="grid"
        ?data-wide=${isWide}
        ?data-merges=${model.runs.size > 0}
        aria-rowcount=${model.rowCount + view.headLines + (model.totals ? 1 : 0)}
        aria-colcount=${model.columns.length}
        aria-label=${table.label[this.language]}
        @pointerover=${tellCutText}
        @click=${this.#handleClick}
      >
        ${this.isHeader ? renderHead(view) : nothing}
        <div
          class="body"
          role="rowgroup"
          tabindex="0"
          ?data-scrolls=${scrolls}
          @scroll=${this.#handleScroll}
          @keydown=${this.#handleKey}
          @pointerenter=${() => this.#hold(true)}
          @pointerleave=${() => this.#hold(false)}
          @focusin=${() => this.#hold(true)}
          @focusout=${this.#handleBlur}
          @wheel=${this.#handleWheel}
        >
          ${scrolls ? html`<div ${styles({ height: `${model.rowCount * heights.row}px` })}></div>` : nothing}
          <div class="window">${renderRows(view, this.#rows(heights, isRolling))}</div>
        </div>
        ${renderTotals(view, totalLabel(this.props, this.language))}
      </div>
      ${this.renderPager(() => this.body?.scrollTo(0, 0))}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.askRows();
    const heights = this.#heights;
    const isRolling = this.#isRolling;
    if (isRolling && !this.#sleep.isAsleep && !this.isHeld) this.#roller.run(this.#rollSettings(heights));
    else this.#roller.pause();
    if (!isRolling) this.#shift(-this.firstScrolled);
    else if (!this.#roller.isMoving) this.#shift(0);
    const { body } = this;
    if (!body) return;
    body.parentElement?.style.setProperty('--gutter', `${body.offsetWidth - body.clientWidth}px`);
    if (this.active >= 0 && body.matches(':focus-within')) {
      body.querySelector<HTMLElement>(`[data-place="${this.active}"]`)?.focus({ preventScroll: true });
    }
  }

  #save(kind: 'csv' | 'xlsx'): void {
    saveTable(toExported(this.#current.model, totalLabel(this.props, this.language)), kind, this.language);
  }

  #view(): TableView {
    const { model, tags } = this.#current;
    const { language, currentTheme: theme } = this;
    const base = this.assetBase || document.baseURI;
    const rowTexts = (row: number) => toTexts(valuesOf(this.data, row));
    return {
      model,
      cells: { language, theme, base, tags, rowTexts },
      conditions: this.conditions,
      sort: this.sort,
      isSortable: this.isSortable && this.mode === 'view',
      selected: this.selected,
      active: this.active,
      headLines: this.isHeader ? model.head.lines.length : 0,
      filters: this.isHeader ? this.renderFilters(model.columns) : nothing,
    };
  }

  #rows(heights: TableHeights, isRolling: boolean): readonly WindowRow[] {
    const { stepRows, isEndless } = this.#rollSettings(heights);
    const count = Math.ceil(heights.visibleRows) + SPARE_ROWS + (isRolling ? stepRows : SPARE_ROWS);
    return windowRows(isRolling ? this.top : this.firstScrolled, count, this.data.rowCount, isRolling && isEndless);
  }

  get #current(): { readonly model: TableModel; readonly tags: TagOrder } {
    const sort = this.isSortedByHost || this.total !== undefined ? undefined : this.sort;
    const key = [this.props, this.data, this.language, sort?.field, sort?.order];
    if (!this.#model?.key.every((one, i) => one === key[i])) {
      this.#model = { key, model: toTableModel(this.props, this.data, this.language, sort), tags: new TagOrder() };
    }
    return this.#model;
  }

  get #fitted(): TableProps {
    return fitText(this.props, this.#current.model.columns, this.size);
  }

  get #heights(): TableHeights {
    const { head, totals } = this.#current.model;
    const taken = (this.hasTools ? toToolsHeight(this.size) : 0) + this.pagesHeight;
    const box = Math.max(0, this.size.height - taken);
    return toTableHeights(this.#fitted, box, { headLines: head.lines.length, hasTotals: totals !== undefined });
  }

  get #isRolling(): boolean {
    const overflows = this.data.rowCount > this.#heights.visibleRows + 0.01;
    return this.isRoll && !this.isPaged && this.mode === 'view' && overflows && !prefersReducedMotion();
  }

  #rollSettings(heights = this.#heights): RollSettings {
    return toRollSettings(this.props, heights, this.data.rowCount);
  }

  /** Puts the window so many rows higher than the body. */
  #shift(rows: number): void {
    if (this.rowWindow) this.rowWindow.style.transform = rows === 0 ? '' : `translateY(${-rows * this.#heights.row}px)`;
  }

  #hold(isHeld: boolean): void {
    this.isHeld = isHeld || this.body?.matches(':hover, :focus-within') === true;
  }

  #handleBlur(): void {
    this.#hold(false);
    if (!this.isHeld) this.active = -1;
  }

  /** Header and totals follow the body sideways. */
  #handleScroll(): void {
    const { body } = this;
    if (!body) return;
    for (const part of this.renderRoot.querySelectorAll('.head, .totals')) part.scrollLeft = body.scrollLeft;
    if (!this.#isRolling) {
      this.firstScrolled = Math.max(0, Math.floor(body.scrollTop / this.#heights.row) - SPARE_ROWS);
    }
  }

  /** Arrows, pages and ends move from row to row; Enter and the space bar pick the row. */
  #handleKey(event: KeyboardEvent): void {
    if ((event.key === 'Enter' || event.key === ' ') && this.active >= 0) this.#select(this.active, '');
    else {
      const { row, visibleRows } = this.#heights;
      const { rowCount } = this.data;
      const rows = rowsOfKey(event.key, Math.max(1, Math.floor(visibleRows)), rowCount);
      if (rows === undefined) return;
      const isRolling = this.#isRolling;
      const scrolled = (this.body?.scrollTop ?? 0) / row;
      const top = isRolling ? this.#roller.top % rowCount : Math.ceil(scrolled);
      this.active = nextActive(this.active, rows, top, rowCount);
      const hidden = rowsUntilSeen(this.active, isRolling ? top : scrolled, visibleRows);
      if (hidden !== 0 && isRolling) this.#roller.scroll(hidden, this.#rollSettings());
      else if (hidden !== 0) this.body?.scrollBy(0, hidden * row);
    }
    event.preventDefault();
  }

  /** At its ends the table leaves the wheel to the page. */
  #handleWheel(event: WheelEvent): void {
    const heights = this.#heights;
    if (event.ctrlKey || event.deltaY === 0 || !this.#isRolling) return;
    const settings = this.#rollSettings(heights);
    const goesOn = scrolledTop(this.#roller.top, Math.sign(event.deltaY), settings) !== this.#roller.top;
    if (goesOn) event.preventDefault();
    const rows = this.#wheel.take(toWheelRows(event, heights, this.stageScale));
    if (rows !== 0) this.#roller.scroll(rows, settings);
  }

  #handleClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const field = event.target.closest<HTMLElement>('.sort')?.dataset['sort'];
    if (field !== undefined) this.#sortBy(field);
    const cell = event.target.closest<HTMLElement>('.body .cell');
    const place = cell?.closest<HTMLElement>('.row')?.dataset['place'];
    if (cell && place !== undefined) this.#select(Number(place), cell.dataset['key'] ?? '');
  }

  /** A host that cancels the event sorts the data itself. */
  #sortBy(field: string): void {
    const next = nextSort(this.sort, field);
    this.chosenSort = next ?? null;
    this.isSortedByHost = !this.emit('sort', { field: next?.field ?? '', order: next?.order ?? '' });
  }

  #select(place: number, field: string): void {
    const row = rowAt(this.#current.model, place);
    const values = valuesOf(this.data, row);
    const before = this.selected;
    this.selected = row;
    const detail = { ...values, row: row + 1, field, value: values[field] ?? null };
    if (!this.emit('select', detail)) this.selected = before;
  }
}

registerElement('aj-table', AjTable);
