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
  /** White space stands around a value that is read without it, or alone in a field. */
  isPadded = false;
  /** There are records without any value. */
  hasBlankRecords = false;
  hasNewlines = false;
  hasReturns = false;
  /** All of it was read by its bytes: it is whole UTF-8, and no record of it is odd. */
  isWhole = false;

  addRecord(fields: number): void {
    if (fields > this.mostFields) this.mostFields = fields;
    if (fields < this.fewestFields) this.fewestFields = fields;
  }
}
