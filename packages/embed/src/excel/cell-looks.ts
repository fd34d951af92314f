/** Looks whose empty cell is kept: some for each column. */
const KEPT = 2_000;

/** Empty cells by their look: copied, as reading declarations takes longer. */
export class CellLooks {
  readonly #cells = new Map<string, HTMLElement>();

  /** An empty cell of a look, as declarations. */
  take(css: string): HTMLElement {
    let cell = this.#cells.get(css);
    if (!cell) {
      cell = document.createElement('div');
      cell.className = 'cell';
      cell.style.cssText = css;
      if (this.#cells.size >= KEPT) this.#cells.clear();
      this.#cells.set(css, cell);
    }
    return cell.cloneNode() as HTMLElement;
  }
}
