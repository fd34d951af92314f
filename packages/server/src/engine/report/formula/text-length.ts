import { LIMITS } from '@aj-report/contract';

/** A text that no cell holds. */
export class TextTooLong extends Error {}

/** Stops before a text is made that no cell holds. @throws TextTooLong */
export function checkLength(length: number): void {
  if (length > LIMITS.excelCellTextMax) throw new TextTooLong();
}

/** @throws TextTooLong */
export function shortText(text: string): string {
  checkLength(text.length);
  return text;
}
