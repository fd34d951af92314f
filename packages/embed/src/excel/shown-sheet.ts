import type { Language } from '@aj-report/contract';
import { FoldButtons } from './fold-buttons.ts';
import type { LoadedSheet } from './report-pages.ts';
import { SheetView, type SheetViewOptions } from './sheet-view.ts';

/** px, as the style of the sheet has it */
const SHEET_MARGIN = 16;

interface ShownSheetOptions extends Omit<SheetViewOptions, 'margin' | 'onDraw'> {
  readonly language: () => Language;
}

/** The view of the sheet that is read, as long as its box is on the page. */
export class ShownSheet {
  readonly #options: ShownSheetOptions;
  readonly #folds: FoldButtons;
  #view: SheetView | null = null;
  #sheet: LoadedSheet | null = null;
  #zoom = 1;

  constructor(options: ShownSheetOptions) {
    this.#options = options;
    this.#folds = new FoldButtons(options.language, (folds, isFolded) => {
      this.#sheet?.fold(folds, isFolded);
      this.#view?.renew();
    });
  }

  /** Shows a sheet; one that is new begins at its top. */
  update(box: HTMLElement | null, sheet: LoadedSheet | null, zoom: number): void {
    if (!box) return this.destroy();
    const isNew = this.#view === null;
    this.#view ??= new SheetView(box, {
      ...this.#options,
      margin: SHEET_MARGIN,
      onDraw: (seen, view) => {
        if (!this.#sheet) return;
        const { rows, head } = this.#sheet;
        const frozen = rows.offsetOf(Math.min(seen.firstRow, head.freeze.rows));
        const scrolled = box.scrollTop / this.#zoom - SHEET_MARGIN;
        this.#folds.draw(view.space, this.#sheet, seen, scrolled > 0 ? scrolled + frozen : 0);
      },
    });
    const isZoomed = isNew || zoom !== this.#zoom;
    const isOther = isNew || sheet !== this.#sheet;
    this.#sheet = sheet;
    this.#zoom = zoom;
    if (isZoomed) this.#view.setZoom(zoom);
    if (isOther) this.#view.show(sheet);
  }

  /** The first cell that is in sight. */
  get place(): { readonly row: number; readonly column: number } {
    return this.#view?.place ?? { row: 0, column: 0 };
  }

  /** Rows of it arrived. */
  renew(): void {
    this.#view?.renew();
  }

  destroy(): void {
    this.#view?.destroy();
    this.#view = null;
  }
}
