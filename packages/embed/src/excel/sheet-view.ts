import type { ExcelCellAutoFilter, ExcelCellLink, ExcelPreviewCell, ExcelPreviewMerge } from '@aj-report/contract';
import { CellLooks } from './cell-looks.ts';
import { makeCode } from './code-drawing.ts';
import { mayReachOut, surelyFits, toCellCss } from './cell-look.ts';
import { makePicture } from './make-picture.ts';
import { makeWait } from './make-wait.ts';
import { signsFor } from './number-room.ts';
import type { LoadedSheet } from './report-pages.ts';
import { coverBy, reaches, reachOf, sizeOf, type CellRange } from './sheet-places.ts';

/** px drawn beyond what is seen, so that a quick turn of the wheel meets cells */
const AHEAD = 300;
/** Part of the view that frozen rows or columns may take; with more of it nothing else would be seen. */
const FROZEN_MOST = 0.7;
/** px that the button of a head takes */
const HEAD_BUTTON = 22;
/** Rows before the end of a page from which the next one is asked for. */
const ROWS_AHEAD = 200;

export interface SheetViewOptions {
  /** Where a link leads; null = nowhere. */
  readonly hrefOf: (link: ExcelCellLink) => string | null;
  readonly pictureOf: (fileId: string) => string;
  /** Pages that are in sight, or will be soon. */
  readonly onWant: (pages: readonly number[]) => void;
  /** Said where rows are still on their way. */
  readonly loadingText: () => string;
  /** px around the sheet, as the style of `.space` has it */
  readonly margin: number;
  /** The button of a head at which readers sort and filter; null = it has none. */
  readonly makeHead?: (autoFilter: ExcelCellAutoFilter) => HTMLElement | null;
  /** Hears which cells are in sight, whenever they are drawn. */
  readonly onDraw?: (seen: CellRange, view: SheetView) => void;
}

/** A part of the sheet that scrolls its own way: the body, frozen rows, frozen columns, the corner of both. */
type PaneName = 'body' | 'top' | 'left' | 'corner';

interface Pane {
  readonly element: HTMLElement;
  /** What is drawn, by row and column. */
  readonly drawn: Map<string, HTMLElement>;
}

const PANES: readonly PaneName[] = ['body', 'left', 'top', 'corner'];

/** Draws the part of a sheet that is in sight into a box that scrolls; every style is set on elements, none as an attribute. */
export class SheetView {
  readonly #scroller: HTMLElement;
  readonly #space = document.createElement('div');
  readonly #panes: Readonly<Record<PaneName, Pane>>;
  readonly #options: SheetViewOptions;
  readonly #resized = new ResizeObserver(() => this.draw());
  readonly #looks = new CellLooks();
  #sheet: LoadedSheet | null = null;
  #zoom = 1;
  #frame = 0;

  constructor(scroller: HTMLElement, options: SheetViewOptions) {
    this.#scroller = scroller;
    this.#options = options;
    this.#space.className = 'space';
    const toPane = (name: PaneName): Pane => {
      const element = document.createElement('div');
      element.className = `pane ${name}`;
      this.#space.append(element);
      return { element, drawn: new Map() };
    };
    this.#panes = { body: toPane('body'), left: toPane('left'), top: toPane('top'), corner: toPane('corner') };
    scroller.replaceChildren(this.#space);
    scroller.addEventListener('scroll', this.#handleScroll, { passive: true });
    this.#resized.observe(scroller);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#scroller.removeEventListener('scroll', this.#handleScroll);
    this.#resized.disconnect();
  }

  /** What is laid over the cells scrolls with them in here. */
  get space(): HTMLElement {
    return this.#space;
  }

  /** The same sheet after a change; it stays where it is. */
  replace(sheet: LoadedSheet): void {
    this.#sheet = sheet;
    this.renew();
  }

  /** Another sheet, or the same after a question with other values; it begins at its top. */
  show(sheet: LoadedSheet | null): void {
    this.#sheet = sheet;
    this.#scroller.scrollTo(0, 0);
    this.renew();
  }

  /** A cell that is in sight: the first one at the beginning of the sheet, the last one at its end. */
  get place(): { readonly row: number; readonly column: number } {
    const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = this.#scroller;
    const { rows, columns } = this.#sheet ?? {};
    const at = (start: number, all: number, seen: number, size = 0) => (all > seen ? (start / (all - seen)) * size : 0);
    return {
      row: rows?.at(at(scrollTop, scrollHeight, clientHeight, rows.size)) ?? 0,
      column: columns?.at(at(scrollLeft, scrollWidth, clientWidth, columns.size)) ?? 0,
    };
  }

  setZoom(zoom: number): void {
    this.#zoom = zoom;
    this.#space.style.zoom = String(zoom);
    this.draw();
  }

  /** Draws again what changed behind the cells' back: a page arrived. */
  renew(): void {
    for (const name of PANES) {
      this.#panes[name].element.replaceChildren();
      this.#panes[name].drawn.clear();
    }
    this.draw();
  }

  /** Draws what is in sight now. */
  draw(): void {
    const sheet = this.#sheet;
    this.#space.hidden = sheet === null;
    if (!sheet) return;
    const frozen = this.#measure(sheet);
    const body = this.#seen(sheet, frozen);
    this.#space.classList.toggle('moved-down', this.#scroller.scrollTop > this.#options.margin);
    this.#space.classList.toggle('moved-right', this.#scroller.scrollLeft > this.#options.margin);
    this.#drawPane('body', sheet, body);
    const rows = { firstRow: 0, lastRow: frozen.rows - 1 };
    const columns = { firstColumn: 0, lastColumn: frozen.columns - 1 };
    this.#drawPane('top', sheet, { ...body, ...rows });
    this.#drawPane('left', sheet, { ...body, ...columns });
    this.#drawPane('corner', sheet, { ...rows, ...columns });
    this.#options.onDraw?.(body, this);
    this.#options.onWant(sheet.pagesOf(Math.max(0, body.firstRow), body.lastRow + ROWS_AHEAD));
  }

  readonly #handleScroll = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.draw());
  };

  get #width(): number {
    return this.#scroller.clientWidth / this.#zoom;
  }

  get #height(): number {
    return this.#scroller.clientHeight / this.#zoom;
  }

  #measure({ rows, columns, head }: LoadedSheet): { readonly rows: number; readonly columns: number } {
    const top = rows.offsetOf(head.freeze.rows);
    const left = columns.offsetOf(head.freeze.columns);
    const frozen = {
      rows: top > this.#height * FROZEN_MOST ? 0 : head.freeze.rows,
      columns: left > this.#width * FROZEN_MOST ? 0 : head.freeze.columns,
    };
    const size = (name: PaneName, width: number, height: number) => {
      const { style } = this.#panes[name].element;
      style.width = `${width}px`;
      style.height = `${height}px`;
      this.#panes[name].element.hidden = width === 0 || height === 0;
    };
    const [frozenHeight, frozenWidth] = [rows.offsetOf(frozen.rows), columns.offsetOf(frozen.columns)];
    this.#space.style.setProperty('--frozen-height', `${frozenHeight}px`);
    this.#space.style.setProperty('--frozen-width', `${frozenWidth}px`);
    // The lines of the last row and column lie on the edge.
    size('body', columns.size + 1, rows.size + 1);
    const [corner, side] = [frozenWidth && frozenWidth + 1, frozenHeight && frozenHeight + 1];
    size('top', side && columns.size + 1, side);
    size('left', corner, corner && rows.size + 1);
    size('corner', side && corner, corner && side);
    return frozen;
  }

  #seen({ rows, columns }: LoadedSheet, frozen: { readonly rows: number; readonly columns: number }): CellRange {
    const [top, left] = [
      this.#scroller.scrollTop / this.#zoom - this.#options.margin,
      this.#scroller.scrollLeft / this.#zoom - this.#options.margin,
    ];
    return {
      firstRow: Math.max(frozen.rows, rows.at(top - AHEAD)),
      lastRow: rows.at(top + this.#height + AHEAD),
      firstColumn: Math.max(frozen.columns, columns.at(left - AHEAD)),
      lastColumn: columns.at(left + this.#width + AHEAD),
    };
  }

  #drawPane(name: PaneName, sheet: LoadedSheet, range: CellRange): void {
    const pane = this.#panes[name];
    const wanted = new Map<string, () => HTMLElement>();
    if (!pane.element.hidden) this.#collect(sheet, range, wanted);
    for (const [key, element] of pane.drawn) {
      if (wanted.has(key)) continue;
      element.remove();
      pane.drawn.delete(key);
    }
    const fresh = document.createDocumentFragment();
    for (const [key, make] of wanted) {
      if (pane.drawn.has(key)) continue;
      const element = make();
      pane.drawn.set(key, element);
      fresh.append(element);
    }
    pane.element.append(fresh);
  }

  #collect(sheet: LoadedSheet, range: CellRange, wanted: Map<string, () => HTMLElement>): void {
    const covered = new Set<string>();
    for (const number of sheet.pagesOf(range.firstRow, range.lastRow)) {
      const page = sheet.pages.get(number);
      if (!page) {
        if (range.lastRow >= range.firstRow)
          wanted.set(`page ${number}`, () => makeWait(sheet, number, this.#options.loadingText()));
        continue;
      }
      for (const merge of page.merges) {
        if (!reaches(merge, range)) continue;
        coverBy(merge, range, covered);
        const cell = sheet.cellAt(merge.row, merge.column);
        if (cell) wanted.set(`merge ${merge.row},${merge.column}`, () => this.#makeCell(sheet, cell, merge));
      }
    }
    for (let row = range.firstRow; row <= range.lastRow; row++) {
      const cells = sheet.pages.get(Math.floor(row / sheet.rows.pageRows))?.rows.get(row);
      if (!cells || sheet.rows.isHidden(row)) continue;
      for (const [column, cell] of cells) {
        const key = `${row},${column}`;
        if (column < range.firstColumn || column > range.lastColumn || covered.has(key)) continue;
        wanted.set(key, () => this.#makeCell(sheet, cell));
      }
    }
    for (const picture of sheet.head.pictures) {
      // Its corner may lie above or left of what is seen, or below frozen lines.
      if (picture.row > range.lastRow || picture.column > range.lastColumn) continue;
      wanted.set(`picture ${picture.row},${picture.column} ${picture.fileId}`, () =>
        makePicture(sheet, picture, this.#options.pictureOf),
      );
    }
  }

  #makeCell(sheet: LoadedSheet, cell: ExcelPreviewCell, merge?: ExcelPreviewMerge): HTMLElement {
    const { row, column, style = {}, value, text, link, bar, code, autoFilter } = cell;
    const { rowSpan, columnSpan } = merge ?? { rowSpan: 1, columnSpan: 1 };
    const { width, height } = sizeOf(sheet, { row, column, rowSpan, columnSpan });
    const across = `left:${sheet.columns.offsetOf(column)}px;width:${width + 1}px;height:${height + 1}px`;
    const hidden = width === 0 || height === 0 ? ';display:none' : '';
    const element = this.#looks.take(`${toCellCss(style, value)};${across}${hidden}`);
    // Only this differs from one row to the next.
    element.style.top = `${sheet.rows.offsetOf(row)}px`;
    const head = autoFilter && this.#options.makeHead?.(autoFilter);
    const room = head ? width - HEAD_BUTTON : width;
    const signs = code ? undefined : signsFor(cell, room);
    if (!code && surelyFits(text, style, room, height)) element.classList.add('fits');
    // The whole number is in what a pointer shows.
    if (signs !== undefined) element.title = text;
    const href = link ? this.#options.hrefOf(link) : null;
    const inner = document.createElement(href === null ? 'span' : 'a');
    if (code) inner.append(makeCode(code, text, { width, height }, style));
    else inner.textContent = signs ?? text;
    if (inner instanceof HTMLAnchorElement && href !== null) {
      inner.href = href;
      inner.target = '_blank';
      inner.rel = 'noopener noreferrer';
    }
    if (merge) element.classList.add('merged');
    // Its label begins beside or above what stands still, where the other part of the cell shows it.
    if (column < sheet.head.freeze.columns && column + columnSpan > sheet.head.freeze.columns)
      element.classList.add('from-left');
    if (row < sheet.head.freeze.rows && row + rowSpan > sheet.head.freeze.rows) element.classList.add('from-top');
    if (bar) element.style.backgroundImage = `linear-gradient(90deg,${bar.color} ${bar.share * 100}%,transparent 0)`;
    element.append(inner);
    if (head) {
      element.classList.add('head');
      element.append(head);
    }
    if (
      !merge &&
      !head &&
      !code &&
      !style.background &&
      !element.classList.contains('fits') &&
      mayReachOut(style, value)
    ) {
      const reach = reachOf(sheet, row, column);
      if (reach > 0) element.style.clipPath = `inset(0 ${-reach}px 0 0)`;
    }
    return element;
  }
}
