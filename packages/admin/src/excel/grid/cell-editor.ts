import type { CopiedCells } from '../document/copy-cells.ts';
import { copyArea, pasteCells, pasteText } from '../document/copy-cells.ts';
import { mergeAt } from '../document/area.ts';
import type { Place } from '../document/cell-name.ts';
import { cellAt, clearArea, patchCell, styleArea, toEdited, toTyped } from '../document/sheet-edit.ts';
import { FormulaAssist } from '../formula/formula-assist.ts';
import { pictureAmong } from '../insert-picture.ts';
import { editorBox, type Box } from './editor-box.ts';
import type { Grid } from './grid.types.ts';
import { handleLookKey } from './look-keys.ts';
import { shownLine } from './shown-line.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** px that a letter of the usual size may take. */
const LETTER_WIDTH = 11;
const WIDTH_MAX = 560;

/** Cells that were copied here last; the clipboard holds their text. */
let copied: CopiedCells | null = null;

/**
 * A field over the active cell. It always has the focus, unseen while nothing is typed: so an input method begins in
 * it as well.
 */
export class CellEditor {
  readonly element = document.createElement('textarea');
  readonly #grid: Grid;
  readonly #onPicture: (file: File) => void;
  readonly #assist: FormulaAssist;
  #isOpen = false;

  constructor(grid: Grid, onPicture: (file: File) => void) {
    this.#grid = grid;
    this.#onPicture = onPicture;
    this.element.className = 'xl-editor';
    this.element.rows = 1;
    this.element.spellcheck = false;
    this.element.addEventListener('input', () => this.#open());
    this.element.addEventListener('compositionstart', () => this.#open());
    this.element.addEventListener('keydown', (event) => this.#handleKey(event));
    this.element.addEventListener('blur', () => this.commit());
    this.element.addEventListener('copy', (event) => this.#copy(event));
    this.element.addEventListener('cut', (event) => {
      if (!this.#copy(event)) return;
      if (copied) copied = { ...copied, isMoved: true };
      this.#clear();
    });
    this.element.addEventListener('paste', (event) => this.#paste(event));
    // After the listeners that give the field its size, for its list stands below it.
    this.#assist = new FormulaAssist(this.element, grid.words.language);
  }

  destroy(): void {
    this.#assist.destroy();
  }

  get #document() {
    return this.#grid.document;
  }

  focus(): void {
    this.element.focus({ preventScroll: true });
  }

  /** Begins to change what the cell holds. */
  start(): void {
    this.element.value = toEdited(cellAt(this.#document.sheet, this.#document.state.active));
    this.#open();
    this.focus();
    this.element.setSelectionRange(this.element.value.length, this.element.value.length);
  }

  /** Takes over what was typed. */
  commit(): void {
    if (!this.#isOpen) return;
    const text = this.element.value;
    this.#close();
    const { active } = this.#document.state;
    if (text === toEdited(cellAt(this.#document.sheet, active))) return;
    this.#document.changeSheet((sheet) => patchCell(sheet, active, toTyped(text)));
  }

  /** Stays over the active cell. */
  follow(): void {
    const { active } = this.#document.state;
    const cell = this.#grid.boxOf(mergeAt(this.#document.sheet, active));
    if (!this.#isOpen) return this.#put(cell);
    const { value, style } = this.element;
    const longest = value.split('\n').reduce((most, line) => Math.max(most, line.length), 0);
    const width = Math.min(WIDTH_MAX, longest * LETTER_WIDTH + 24);
    // How many lines the text takes depends on the width.
    this.#put(editorBox(cell, { width, height: 0 }, this.#grid.seen));
    style.height = '0';
    this.#put(editorBox(cell, { width, height: this.element.scrollHeight }, this.#grid.seen));
  }

  #put({ left, top, width, height }: Box): void {
    const style = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(this.element.style, style);
  }

  #open(): void {
    // What is typed goes to cells.
    if (this.#document.state.picture !== null) this.#document.select(this.#document.state.active);
    this.#isOpen = true;
    this.element.classList.add('is-open');
    this.#grid.reveal(this.#document.state.active);
    this.follow();
  }

  #close(): void {
    this.#isOpen = false;
    this.#assist.close();
    this.element.value = '';
    this.element.classList.remove('is-open');
    this.follow();
  }

  #move([down, right]: readonly [number, number], isExtending = false): void {
    const { active, area } = this.#document.state;
    const { rows, columns } = this.#grid.sheet;
    const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
    const from = isExtending
      ? {
          row: active.row > area.row ? area.row : area.row + area.rowSpan - 1,
          column: active.column > area.column ? area.column : area.column + area.columnSpan - 1,
        }
      : mergeEdge(mergeAt(this.#document.sheet, active), down, right);
    const next: Place = {
      row: shownLine(rows, clamp(from.row + down, rows.count), down),
      column: shownLine(columns, clamp(from.column + right, columns.count), right),
    };
    if (isExtending) this.#document.select(active, next);
    else this.#document.select(next);
    this.#grid.reveal(next);
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isPicture = this.#grid.pictures.selectByKey(event);
    const isLook = !isPicture && !this.#isOpen && handleLookKey(this.#document, event);
    const handled = isPicture || isLook || (isCommand ? this.#handleCommand(event) : this.#handlePlain(event));
    if (handled) event.preventDefault();
    if (handled || this.#isOpen) event.stopPropagation();
  }

  #handleCommand({ key, shiftKey }: KeyboardEvent): boolean {
    const document = this.#document;
    switch (key.toLowerCase()) {
      case 'z':
        if (this.#isOpen) return false;
        if (shiftKey) document.redo();
        else document.undo();
        return true;
      case 'y':
        document.redo();
        return true;
      case 'b': {
        const { active, area } = document.state;
        const isBold = cellAt(document.sheet, active)?.style?.bold === true;
        document.changeSheet((sheet) => styleArea(sheet, area, { bold: isBold ? undefined : true }));
        return true;
      }
      default:
        return false;
    }
  }

  #handlePlain(event: KeyboardEvent): boolean {
    if (this.#grid.pictures.handleKey(event)) return true;
    const { key, shiftKey, altKey } = event;
    const arrow = ARROWS[key];
    if (arrow && !this.#isOpen) {
      this.#move(arrow, shiftKey);
      return true;
    }
    switch (key) {
      case 'Enter':
        if (altKey) return this.#insertLine();
        this.commit();
        this.#move([shiftKey ? -1 : 1, 0]);
        return true;
      case 'Tab':
        this.commit();
        this.#move([0, shiftKey ? -1 : 1]);
        return true;
      case 'Escape':
        this.#document.stopPainting();
        this.#close();
        return true;
      case 'F2':
        this.start();
        return true;
      case 'Delete':
      case 'Backspace':
        if (this.#isOpen) return false;
        this.#clear();
        return true;
      default:
        return false;
    }
  }

  #insertLine(): boolean {
    this.element.setRangeText('\n', this.element.selectionStart, this.element.selectionEnd, 'end');
    this.#open();
    return true;
  }

  #clear(): void {
    const { area } = this.#document.state;
    this.#document.changeSheet((sheet) => clearArea(sheet, area));
  }

  #copy(event: ClipboardEvent): boolean {
    if (this.#isOpen || this.#document.state.picture !== null) return false;
    event.preventDefault();
    copied = copyArea(this.#document.sheet, this.#document.state.area);
    event.clipboardData?.setData('text/plain', copied.text);
    return true;
  }

  #paste(event: ClipboardEvent): void {
    if (this.#isOpen) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // Cells of other programs bring a picture of themselves along with their text.
    const picture = text === '' ? pictureAmong(event.clipboardData?.files) : undefined;
    if (picture) return this.#onPicture(picture);
    const { active } = this.#document.state;
    const own = copied !== null && copied.text === text.replace(/\r\n/g, '\n') ? copied : null;
    this.#document.changeSheet((sheet) => (own ? pasteCells(sheet, active, own) : pasteText(sheet, active, text)));
  }
}

function mergeEdge(area: ReturnType<typeof mergeAt>, down: number, right: number): Place {
  return {
    row: down > 0 ? area.row + area.rowSpan - 1 : area.row,
    column: right > 0 ? area.column + area.columnSpan - 1 : area.column,
  };
}
