import { nothing } from 'lit';
import { BoxSize } from '../../kit/box/box-size.ts';
import { ROWS_EVENT } from '../../kit/data/rows-event.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import type { TableColumn } from './table-columns.ts';
import { TablePaging } from './table-paging.ts';
import { FILTERS_HEIGHT, PAGER_HEIGHT, renderFilters, renderPager, tablePagingStyles } from './table-paging-view.ts';
import type { TableSort } from './table-sort.ts';
import { barScale } from './table.option.ts';
import { table } from './table.runtime.gen.ts';

const Base = widgetElement(table);

/** A table that may show one page of rows that the service keeps, sorts and filters. */
export abstract class PagedTable extends Base {
  static override styles = [Base.styles, tablePagingStyles];

  readonly #paging = new TablePaging();
  readonly #box = new BoxSize(this);

  /** How the rows are sorted now; undefined = in the order of the data. */
  abstract get sort(): TableSort | undefined;

  protected get hasTools(): boolean {
    return this.showExportButton && this.mode === 'view';
  }

  /** Filters that leave nothing are no reason to hide them. */
  protected override get isEmpty(): boolean {
    return super.isEmpty && !this.#paging.isNarrowed;
  }

  /** All rows that the service has; undefined where the rows that are shown are all. */
  protected get total(): number | undefined {
    return this.isPaged ? this.table?.total : undefined;
  }

  /** px of the filters and the bar of pages */
  protected get pagesHeight(): number {
    if (this.total === undefined) return 0;
    const px = (this.isFilterable && this.isHeader ? FILTERS_HEIGHT : 0) + (this.isPager ? PAGER_HEIGHT : 0);
    return px * barScale(this.size);
  }

  /** px of the box, as declared until it was measured. */
  protected get size(): { readonly width: number; readonly height: number } {
    return { width: this.#box.width || table.size.width, height: this.#box.height || table.size.height };
  }

  protected renderPager(onTurn: () => void): unknown {
    const { total, language } = this;
    if (total === undefined || !this.isPager) return nothing;
    const go = (page: number) => {
      this.#paging.page = page;
      onTurn();
      this.requestUpdate();
    };
    return renderPager({ page: this.#paging.page, size: this.pageSize, total, language, go });
  }

  protected renderFilters(columns: readonly TableColumn[]): unknown {
    if (this.total === undefined || !this.isFilterable) return nothing;
    return renderFilters({
      columns,
      language: this.language,
      textOf: (field) => this.#paging.writtenOf(field),
      write: (field, type, text) => {
        this.#paging.write(field, type, text);
        this.requestUpdate();
      },
    });
  }

  /** Tells the stage which rows are wanted, whenever that changes. */
  protected askRows(): void {
    const { total } = this;
    if (total !== undefined) this.#paging.keepWithin(total, this.pageSize);
    const detail = this.isPaged ? this.#paging.asked(this.pageSize, this.sort) : {};
    if (!this.#paging.isNews(detail)) return;
    this.dispatchEvent(new CustomEvent(ROWS_EVENT, { bubbles: true, composed: true, detail }));
  }
}
