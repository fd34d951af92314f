import type { LoadedSheet } from './report-pages.ts';
import { place } from './sheet-places.ts';

/** What stands in place of rows that are still on their way. */
export function makeWait(sheet: LoadedSheet, page: number, text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'wait';
  const row = page * sheet.rows.pageRows;
  place(element, sheet, { row, column: 0, rowSpan: sheet.rows.pageRows, columnSpan: sheet.columns.count });
  const words = document.createElement('span');
  words.textContent = text;
  element.append(words);
  return element;
}
