import { LIMITS } from '@aj-report/contract';
import { LoadedSheet, SheetView, type CellRange } from '@aj-report/embed/excel';
import { toColumnName, type Place } from '../document/cell-name.ts';
import { conditionText } from '../document/conditions.ts';
import type { ExcelStore } from '../document/excel-store.ts';
import { mergeAt, type Area } from '../document/area.ts';
import { pageEdgeAt } from '../document/page-line.ts';
import { toPreviewSheet } from '../document/to-preview-sheet.ts';
import { toShort } from '../document/short-text.ts';
import { cellAt, toEdited } from '../document/sheet-edit.ts';
import { CellEditor } from './cell-editor.ts';
import { scrollTo, type Box } from './editor-box.ts';
import { followPointer } from './grid-pointer.ts';
import { GridOverlay } from './grid-overlay.ts';
import { GridPictures } from './grid-pictures.ts';
import type { Grid, GridHost, GridWords } from './grid.types.ts';

const MAX_SIZE = { rows: LIMITS.excelTemplateRowsMax, columns: LIMITS.excelTemplateColumnsMax };

function make(className: string, parent: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  parent.append(element);
  return element;
}

/** The cells of the sheet that is designed: the viewer's table, with headings, selection and an editor over it. */
export class GridSurface implements Grid {
  readonly root: HTMLElement;
  readonly scroller: HTMLElement;
  readonly document: ExcelStore;
  readonly editor: CellEditor;
  readonly pictures: GridPictures;
  readonly words: GridWords;
  readonly #columns: HTMLElement;
  readonly #rows: HTMLElement;
  readonly #view: SheetView;
  readonly #overlay: GridOverlay;
  readonly #stop: (() => void)[] = [];
  #sheet: LoadedSheet;
  #shown: unknown;
  #seen: CellRange = { firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0 };

  constructor(root: HTMLElement, document: ExcelStore, host: GridHost) {
    this.root = root;
    this.document = document;
    this.words = host.words;
    root.replaceChildren();
    make('xl-corner', root);
    this.#columns = make('xl-columns', root);
    this.#rows = make('xl-rows', root);
    this.scroller = make('xl-scroller', root);
    this.#sheet = this.#load();
    this.#view = new SheetView(this.scroller, {
      hrefOf: () => null,
      pictureOf: host.addressOf,
      onWant: () => undefined,
      loadingText: () => '',
      margin: 0,
      onDraw: (seen) => this.#drawAround(seen),
    });
    this.#overlay = new GridOverlay(this.#view.space);
    this.pictures = new GridPictures(this, this.#view.space, host.addressOf);
    this.editor = new CellEditor(this, host.onPicture);
    this.#view.space.append(this.editor.element);
    this.scroller.addEventListener('pointermove', ({ clientX, clientY }) => this.#tell(this.placeAt(clientX, clientY)));
    this.#stop.push(
      followPointer(this, host),
      document.store.subscribe(() => this.#update()),
    );
    this.#view.show(this.#sheet);
    this.#shown = document.sheet;
    this.#update();
  }

  destroy(): void {
    for (const stop of this.#stop) stop();
    this.editor.destroy();
    this.#view.destroy();
  }

  get sheet(): LoadedSheet {
    return this.#sheet;
  }

  /** A point of the window, px from the corner of the sheet. */
  pointAt(x: number, y: number): { readonly x: number; readonly y: number } {
    const box = this.scroller.getBoundingClientRect();
    return { x: x - box.left + this.scroller.scrollLeft, y: y - box.top + this.scroller.scrollTop };
  }

  /** The cell under a point of the window. */
  placeAt(x: number, y: number): Place {
    const point = this.pointAt(x, y);
    return { row: this.#sheet.rows.at(point.y), column: this.#sheet.columns.at(point.x) };
  }

  /** px of an area, from the corner of the sheet. */
  boxOf(area: Area): Box {
    const { rows, columns } = this.#sheet;
    const [left, top] = [columns.offsetOf(area.column), rows.offsetOf(area.row)];
    return {
      left,
      top,
      width: columns.offsetOf(area.column + area.columnSpan) - left,
      height: rows.offsetOf(area.row + area.rowSpan) - top,
    };
  }

  /** The part of the sheet that is in the window, px. */
  get seen(): Box {
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = this.scroller;
    return { left, top, width, height };
  }

  /** Scrolls as far as a cell needs to be seen. */
  reveal(place: Place): void {
    const { left, top } = scrollTo(this.boxOf(mergeAt(this.document.sheet, place)), this.seen);
    // Written only where it differs: every write ends a scrolling that is under way.
    if (left !== this.scroller.scrollLeft) this.scroller.scrollLeft = left;
    if (top !== this.scroller.scrollTop) this.scroller.scrollTop = top;
  }

  /** Where a field would be dropped; null = nowhere. */
  showTarget(place: Place | null): void {
    this.#overlay.showTarget(place && this.boxOf({ ...place, rowSpan: 1, columnSpan: 1 }));
  }

  /** The whole content of the cell under the pointer, where it may be shown in short or cut off, and its conditions. */
  #tell(place: Place): void {
    const cell = cellAt(this.document.sheet, mergeAt(this.document.sheet, place));
    const whole = toEdited(cell);
    const content = whole === toShort(whole) && !whole.startsWith('=') ? '' : whole;
    const conditions = cell?.where ? `${this.words.where} ${conditionText(cell.where, this.words.language)}` : '';
    const title = [content, conditions].filter(Boolean).join('\n');
    if (this.scroller.title !== title) this.scroller.title = title;
  }

  #load(): LoadedSheet {
    const head = toPreviewSheet(this.document.sheet, MAX_SIZE);
    const sheet = new LoadedSheet(head, head.rows);
    sheet.add(0, head);
    return sheet;
  }

  #update(): void {
    const sheet = this.document.sheet;
    if (sheet !== this.#shown) {
      this.#shown = sheet;
      this.#sheet = this.#load();
      this.#view.replace(this.#sheet);
    }
    this.root.classList.toggle('is-painting', this.document.state.isPainting);
    this.#overlay.draw(this, this.#seen);
    this.#drawHeadings();
    this.pictures.follow();
    this.editor.follow();
  }

  #drawAround(seen: CellRange): void {
    this.#seen = seen;
    this.#overlay.draw(this, seen);
    this.#drawHeadings();
  }

  #drawHeadings(): void {
    const { firstRow, lastRow, firstColumn, lastColumn } = this.#seen;
    const { area } = this.document.state;
    const { rows, columns } = this.#sheet;
    const heads = (axis: 'row' | 'column', first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((line) => {
        const along = axis === 'row' ? rows : columns;
        // Hidden lines have no heading, but the next one says that they are there.
        if (along.offsetOf(line + 1) === along.offsetOf(line)) return [];
        const isBehind = (other: number) => other >= 0 && along.offsetOf(other + 1) === along.offsetOf(other);
        const head = document.createElement('div');
        head.className = 'xl-head';
        const [start, end] =
          axis === 'row'
            ? [rows.offsetOf(line), rows.offsetOf(line + 1)]
            : [columns.offsetOf(line), columns.offsetOf(line + 1)];
        const from = axis === 'row' ? area.row : area.column;
        const span = axis === 'row' ? area.rowSpan : area.columnSpan;
        head.classList.toggle('is-selected', line >= from && line < from + span);
        head.dataset['line'] = String(line);
        head.textContent = axis === 'row' ? String(line + 1) : toColumnName(line);
        const edge = axis === 'row' ? pageEdgeAt(this.document.sheet, line) : undefined;
        if (edge !== undefined) {
          head.dataset['page'] = this.words.pageEdges[edge].sign;
          head.title = this.words.pageEdges[edge].title;
        }
        if (isBehind(line - 1)) {
          head.classList.add('is-behind-hidden');
          head.title = [head.title, this.words.hidden].filter(Boolean).join('\n');
        }
        Object.assign(
          head.style,
          axis === 'row'
            ? { top: `${start - this.scroller.scrollTop}px`, height: `${end - start}px` }
            : { left: `${start - this.scroller.scrollLeft}px`, width: `${end - start}px` },
        );
        head.append(make('xl-grip', head));
        return [head];
      });
    this.#columns.replaceChildren(...heads('column', firstColumn, lastColumn));
    this.#rows.replaceChildren(...heads('row', firstRow, lastRow));
  }
}
