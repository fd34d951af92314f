import type { LoadedSheet } from './report-pages.ts';
import { SheetView, type SheetViewOptions } from './sheet-view.ts';

/** px, as the style of the sheet has it */
const SHEET_MARGIN = 16;

/** The view of the sheet that is read, as long as its box is on the page. */
export class ShownSheet {
  readonly #options: Omit<SheetViewOptions, 'margin'>;
  #view: SheetView | null = null;
  #sheet: LoadedSheet | null = null;
  #zoom = 1;

  constructor(options: Omit<SheetViewOptions, 'margin'>) {
    this.#options = options;
  }

  /** Shows a sheet; one that is new begins at its top. */
  update(box: HTMLElement | null, sheet: LoadedSheet | null, zoom: number): void {
    if (!box) return this.destroy();
    const isNew = this.#view === null;
    this.#view ??= new SheetView(box, { ...this.#options, margin: SHEET_MARGIN });
    if (isNew || zoom !== this.#zoom) this.#view.setZoom(zoom);
    if (isNew || sheet !== this.#sheet) this.#view.show(sheet);
    this.#sheet = sheet;
    this.#zoom = zoom;
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
