import { BLANK_NAMES, type Cell } from '@aj-report/contract';

/** The text of a cell that names something; `blank` where it is empty or holds spaces alone. */
export function nameOf(cell: Cell | undefined, blank: string): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  return text.trim() === '' ? blank : text;
}

/** Whether a category stands for empty cells. */
export function isBlankName(name: string): boolean {
  return name === '' || Object.values(BLANK_NAMES).includes(name);
}
