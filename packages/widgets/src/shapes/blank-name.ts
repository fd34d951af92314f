import type { Cell, Language } from '@aj-report/contract';

/** What a category is called whose cell is empty, as spreadsheets and BI tools write it. */
export const BLANK_NAMES: Readonly<Record<Language, string>> = { zh: '（空白）', en: '(blank)' };

/** The text of a cell that names something; `blank` where it is empty or holds spaces alone. */
export function nameOf(cell: Cell | undefined, blank: string): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  return text.trim() === '' ? blank : text;
}

/** Whether a category stands for empty cells. */
export function isBlankName(name: string): boolean {
  return name === '' || Object.values(BLANK_NAMES).includes(name);
}
