import type { ExcelFold, Language } from '@aj-report/contract';
import { excelText } from './excel-texts.ts';
import type { LoadedSheet } from './report-pages.ts';
import type { CellRange } from './sheet-places.ts';

/** Buttons in the margin beside the lines that stay when others are folded away, and one for all of them. */
export class FoldButtons {
  readonly #box = document.createElement('div');
  readonly #language: () => Language;
  readonly #onToggle: (folds: readonly ExcelFold[], isFolded: boolean) => void;

  constructor(language: () => Language, onToggle: (folds: readonly ExcelFold[], isFolded: boolean) => void) {
    this.#language = language;
    this.#onToggle = onToggle;
    this.#box.className = 'folds';
  }

  /** Draws those of the lines in sight. @param top px of the lines that stand still, and of what is scrolled past */
  draw(space: HTMLElement, sheet: LoadedSheet, { firstRow, lastRow }: CellRange, top: number): void {
    if (this.#box.parentElement !== space) space.append(this.#box);
    const { folds } = sheet;
    const seen = folds.filter(({ summary }) => {
      const isIn = summary >= firstRow && summary <= lastRow && !sheet.rows.isHidden(summary);
      return isIn && sheet.rows.offsetOf(summary) >= top;
    });
    const focused = (this.#box.getRootNode() as ShadowRoot).activeElement;
    const key = focused instanceof HTMLElement && this.#box.contains(focused) ? focused.dataset['fold'] : undefined;
    const all = folds.length === 0 ? [] : [this.#make(sheet, folds, 'foldAll', -16)];
    const own = seen.map((fold) => this.#make(sheet, [fold], 'fold', sheet.rows.offsetOf(fold.summary) + 4));
    this.#box.replaceChildren(...all, ...own);
    // Drawn anew, a button keeps the focus.
    if (key !== undefined) this.#box.querySelector<HTMLElement>(`[data-fold="${key}"]`)?.focus();
  }

  #make(sheet: LoadedSheet, folds: readonly ExcelFold[], word: 'fold' | 'foldAll', top: number): HTMLButtonElement {
    const button = document.createElement('button');
    const isFolded = folds.every((fold) => sheet.isFolded(fold));
    const unfold = word === 'fold' ? 'unfold' : 'unfoldAll';
    button.type = 'button';
    button.dataset['fold'] = word === 'fold' ? String(folds[0]?.first) : 'all';
    button.textContent = isFolded ? '+' : '−';
    button.title = excelText(isFolded ? unfold : word, this.#language());
    button.ariaLabel = button.title;
    button.ariaExpanded = String(!isFolded);
    button.style.top = `${top}px`;
    button.addEventListener('click', () => this.#onToggle(folds, !isFolded));
    return button;
  }
}
