/** UTF-16 units that are gathered before they become bytes. */
const BATCH_LENGTH = 64 * 1024;
const COMMA = Buffer.from(',');

/** Items of a JSON list as bytes, so that millions of small texts take little more room than what is sent. */
export class JsonList {
  private readonly parts: Buffer[] = [];
  private batch: string[] = [];
  private batchLength = 0;
  /** UTF-16 units of all items. */
  length = 0;

  push(item: string): void {
    this.batch.push(item);
    this.length += item.length;
    this.batchLength += item.length;
    if (this.batchLength + this.batch.length >= BATCH_LENGTH) this.flush();
  }

  /** The list with its brackets, in pieces. */
  pieces(): Buffer[] {
    this.flush();
    return [Buffer.from('['), ...this.parts, Buffer.from(']')];
  }

  private flush(): void {
    if (this.batch.length === 0) return;
    if (this.parts.length > 0) this.parts.push(COMMA);
    this.parts.push(Buffer.from(this.batch.join(',')));
    this.batch = [];
    this.batchLength = 0;
  }
}
