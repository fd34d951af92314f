import type {
  ExcelFold,
  ExcelPreview,
  ExcelPreviewCell,
  ExcelPreviewMerge,
  ExcelPreviewSheet,
} from '@aj-report/contract';
import { ColumnAxis, DEFAULT_ROW, RowAxis } from './axis.ts';

/** Pages that are kept; the heights of the others' rows are. */
const PAGES_KEPT = 12;

export type LoadPage = (page: number, signal: AbortSignal) => Promise<ExcelPreview>;

type Row = ReadonlyMap<number, ExcelPreviewCell>;

interface SheetPage {
  readonly rows: ReadonlyMap<number, Row>;
  readonly merges: readonly ExcelPreviewMerge[];
}

/** One sheet of a report, with the pages of it that have been loaded. */
export class LoadedSheet {
  readonly head: ExcelPreviewSheet;
  readonly columns: ColumnAxis;
  readonly rows: RowAxis;
  /** By number; in the order in which they were loaded. */
  readonly pages = new Map<number, SheetPage>();
  /** How many pages are in sight at once. */
  pagesInSight = 0;
  /** Of the pages that have been loaded, px. */
  readonly #heights = new Map<number, readonly number[]>();
  readonly #folded = new Set<ExcelFold>();

  constructor(head: ExcelPreviewSheet, pageRows: number) {
    this.head = head;
    this.columns = new ColumnAxis(head.columnWidths);
    this.rows = new RowAxis(head.totalRows, pageRows);
  }

  add(page: number, sheet: ExcelPreviewSheet): void {
    const rows = new Map<number, Map<number, ExcelPreviewCell>>();
    for (const cell of sheet.cells) {
      const row = rows.get(cell.row) ?? new Map<number, ExcelPreviewCell>();
      row.set(cell.column, cell);
      rows.set(cell.row, row);
    }
    this.pages.set(page, { rows, merges: sheet.merges });
    this.#heights.set(page, sheet.rowHeights);
    this.#measure(page);
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= Math.max(PAGES_KEPT, this.pagesInSight + 1)) break;
      // The frozen rows lie on the first one.
      if (oldest !== 0) this.pages.delete(oldest);
    }
  }

  get folds(): readonly ExcelFold[] {
    return this.head.folds ?? [];
  }

  isFolded(fold: ExcelFold): boolean {
    return this.#folded.has(fold);
  }

  /** Folds rows away, or shows them again. */
  fold(folds: readonly ExcelFold[], isFolded: boolean): void {
    const pages = new Set<number>();
    for (const one of folds) {
      if (isFolded) this.#folded.add(one);
      else this.#folded.delete(one);
      for (const page of this.#pagesBetween(one.first, one.last)) pages.add(page);
    }
    for (const page of pages) this.#measure(page);
  }

  /** Heights of the rows of a page: those that are folded away have none. */
  #measure(page: number): void {
    const { pageRows, count } = this.rows;
    const start = page * pageRows;
    const size = Math.min(pageRows, count - start);
    const heights = [...(this.#heights.get(page) ?? Array<number>(size).fill(DEFAULT_ROW))];
    for (const { first, last } of this.#folded) {
      if (first < start + size && last >= start) heights.fill(0, Math.max(0, first - start), last - start + 1);
    }
    this.rows.setPage(page, heights);
  }

  /** Pages on which rows lie of which something is seen, first and last included. */
  pagesOf(first: number, last: number): number[] {
    const { rows } = this;
    const isSeen = (page: number) => rows.offsetOf((page + 1) * rows.pageRows) > rows.offsetOf(page * rows.pageRows);
    return this.#pagesBetween(first, last).filter(isSeen);
  }

  #pagesBetween(first: number, last: number): number[] {
    if (this.rows.count === 0) return [];
    const from = Math.floor(first / this.rows.pageRows);
    const to = Math.floor(Math.min(last, this.rows.count - 1) / this.rows.pageRows);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  }

  /** A cell of a page that is there. */
  cellAt(row: number, column: number): ExcelPreviewCell | undefined {
    for (const page of [Math.floor(row / this.rows.pageRows), ...this.pages.keys()]) {
      const cell = this.pages.get(page)?.rows.get(row)?.get(column);
      if (cell) return cell;
    }
    return undefined;
  }
}

/** The pages of an expanded report, asked for as they come into sight. */
export class ReportPages {
  readonly #load: LoadPage;
  readonly #onChange: (failure: unknown) => void;
  readonly #pageRows: number;
  readonly #abort = new AbortController();
  #isBusy = false;
  #wanted: readonly number[] = [];
  sheets: readonly LoadedSheet[] = [];

  /** @param onChange hears of every page, and of why one did not come */
  constructor(load: LoadPage, pageRows: number, onChange: (failure: unknown) => void) {
    this.#load = load;
    this.#pageRows = pageRows;
    this.#onChange = onChange;
  }

  /** Loads the first page. @throws what the service says, or the reason of the end */
  async open(): Promise<ExcelPreview> {
    const preview = await this.#load(0, this.#abort.signal);
    this.sheets = preview.sheets.map((sheet) => new LoadedSheet(sheet, this.#pageRows));
    this.#add(0, preview);
    return preview;
  }

  /** Ends all calls. */
  close(): void {
    this.#abort.abort();
  }

  get isClosed(): boolean {
    return this.#abort.signal.aborted;
  }

  /** What is looked at now; what was wanted before and has not been asked for is forgotten. */
  want(sheet: LoadedSheet, pages: readonly number[]): void {
    sheet.pagesInSight = pages.length;
    this.#wanted = pages.filter((page) => !sheet.pages.has(page));
    if (!this.#isBusy) void this.#loadWanted();
  }

  async #loadWanted(): Promise<void> {
    this.#isBusy = true;
    try {
      for (let page = this.#wanted[0]; page !== undefined; page = this.#wanted[0]) {
        this.#wanted = this.#wanted.slice(1);
        this.#add(page, await this.#load(page, this.#abort.signal));
        this.#onChange(null);
      }
    } catch (reason) {
      this.#wanted = [];
      if (!this.#abort.signal.aborted) this.#onChange(reason);
    } finally {
      this.#isBusy = false;
    }
  }

  #add(page: number, preview: ExcelPreview): void {
    preview.sheets.forEach((sheet, index) => {
      if (sheet.rows > 0) this.sheets[index]?.add(page, sheet);
    });
  }
}
