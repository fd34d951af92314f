/** What a text file looks like: whether another reader of csv splits it into the same cells as ours. */
export class TextShape {
  /** Fields of the longest record, and of the shortest. */
  mostFields = 0;
  fewestFields = Number.POSITIVE_INFINITY;
  hasQuotedFields = false;
  /** A quote stands somewhere else than around a whole field. */
  hasLooseQuotes = false;
  /** Lines end within quotes. */
  hasQuotedLines = false;
  /** Spaces stand around a value that is read without them, or alone in a field. */
  isPadded = false;
  /** The same of other white space. */
  isOddlyPadded = false;
  /** There are records without any value. */
  hasBlankRecords = false;
  hasNewlines = false;
  hasReturns = false;
  /** All of it was read by its bytes: it is whole UTF-8, and no record of it is odd. */
  isWhole = false;

  /** @param text a field as it is, which is something else without white space around it */
  addPadding(text: string): void {
    this.isPadded = true;
    if (text.replaceAll(/^ +| +$/g, '') !== text.trim()) this.isOddlyPadded = true;
  }

  addRecord(fields: number): void {
    if (fields > this.mostFields) this.mostFields = fields;
    if (fields < this.fewestFields) this.fewestFields = fields;
  }
}
