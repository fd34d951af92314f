import { isUtf8 } from 'node:buffer';
import type { CellSink } from '../cell/cell-sink.ts';
import { ByteValues } from './byte-values.ts';
import type { TextShape } from '../cell/text-shape.ts';

const [NEWLINE, RETURN, QUOTE] = [0x0a, 0x0d, 0x22];
const REPLACEMENT = Buffer.from('\ufffd');
/** How the bytes of a field become its text. */
const FIELD = { plain: 0, quoted: 1, doubled: 2 } as const;
const FIRST_FIELDS = 64;

/** Where the next record begins; `odd` where a record is not as RFC 4180 has it, `open` where it goes on. */
const ODD = -1;
const OPEN = -2;

/**
 * Splits bytes of UTF-8 into the records that `RecordSplitter` makes of their text and reports their cells. It stops
 * before what it does not understand at once: lone carriage returns, texts behind a closing quote, bytes that are not
 * UTF-8.
 */
export class ByteRecords {
  /** Records so far, blank ones included. */
  row = 0;
  isOdd = false;
  private readonly separator: number;
  private readonly sink: CellSink;
  private readonly shape: TextShape;
  private readonly values: ByteValues;
  private starts = new Int32Array(FIRST_FIELDS);
  private ends = new Int32Array(FIRST_FIELDS);
  private kinds = new Uint8Array(FIRST_FIELDS);
  private fields = 0;

  constructor(separator: string, sink: CellSink, shape: TextShape) {
    this.separator = separator.charCodeAt(0);
    this.sink = sink;
    this.shape = shape;
    this.values = new ByteValues(sink, shape);
  }

  /**
   * Takes the whole records at the start of a piece.
   * @param isLast nothing follows the piece, so that its last record needs no end of line
   * @returns bytes that were taken; `isOdd` tells whether the next record is one for another reader
   */
  take(piece: Buffer, isLast: boolean): number {
    const end = isLast ? piece.length : piece.lastIndexOf(NEWLINE) + 1;
    const whole = piece.subarray(0, end);
    // A line ends between signs, so that none is cut.
    if (!isUtf8(whole) || whole.includes(0) || whole.includes(REPLACEMENT)) {
      this.isOdd = true;
      return 0;
    }
    let at = 0;
    while (at < end) {
      const next = this.findRecord(whole, at);
      if (next === ODD || (next === OPEN && isLast)) this.isOdd = true;
      if (next < 0) break;
      this.report(whole);
      at = next;
    }
    return at;
  }

  /** Finds the fields of the record that begins there. */
  private findRecord(bytes: Buffer, from: number): number {
    this.fields = 0;
    let at = from;
    for (;;) {
      const next = bytes[at] === QUOTE ? this.findQuoted(bytes, at) : this.findPlain(bytes, at);
      if (next < 0) return next;
      if (next === bytes.length) return next;
      const sign = bytes[next]!;
      if (sign === NEWLINE) {
        this.shape.hasNewlines = true;
        return next + 1;
      }
      if (sign === RETURN) {
        if (bytes[next + 1] !== NEWLINE) return ODD;
        this.shape.hasReturns = true;
        return next + 2;
      }
      at = next + 1;
    }
  }

  /** @returns where the field ends */
  private findPlain(bytes: Buffer, start: number): number {
    const { separator } = this;
    const { length } = bytes;
    let at = start;
    for (; at < length; at++) {
      const byte = bytes[at]!;
      if (byte === separator || byte === NEWLINE || byte === RETURN) break;
      if (byte === QUOTE) this.shape.hasLooseQuotes = true;
    }
    this.addField(start, at, FIELD.plain);
    return at;
  }

  private findQuoted(bytes: Buffer, quote: number): number {
    const { length } = bytes;
    let kind: number = FIELD.quoted;
    let at = quote + 1;
    for (; at < length; at++) {
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        if (bytes[at + 1] !== QUOTE) break;
        kind = FIELD.doubled;
        at++;
      } else if (byte === NEWLINE || byte === RETURN) this.shape.hasQuotedLines = true;
    }
    if (at >= length) return OPEN;
    this.shape.hasQuotedFields = true;
    this.addField(quote + 1, at, kind);
    const next = at + 1;
    const isEnd =
      next === length || bytes[next] === this.separator || bytes[next] === NEWLINE || bytes[next] === RETURN;
    return isEnd ? next : ODD;
  }

  private addField(start: number, end: number, kind: number): void {
    if (this.fields === this.starts.length) this.grow();
    this.starts[this.fields] = start;
    this.ends[this.fields] = end;
    this.kinds[this.fields] = kind;
    this.fields++;
  }

  private grow(): void {
    const { starts, ends, kinds } = this;
    this.starts = new Int32Array(starts.length * 2);
    this.ends = new Int32Array(starts.length * 2);
    this.kinds = new Uint8Array(starts.length * 2);
    this.starts.set(starts);
    this.ends.set(ends);
    this.kinds.set(kinds);
  }

  private report(bytes: Buffer): void {
    const { starts, ends, kinds, fields, values, shape } = this;
    this.row++;
    shape.addRecord(fields);
    if (this.isBlank(bytes)) {
      shape.hasBlankRecords = true;
      for (let field = 0; field < fields; field++) {
        if (starts[field] !== ends[field]) shape.addPadding(bytes.toString('utf8', starts[field], ends[field]));
      }
      return;
    }
    this.sink.row(this.row);
    for (let field = 0; field < fields; field++) {
      const [start, end] = [starts[field]!, ends[field]!];
      if (start === end) continue;
      if (kinds[field] !== FIELD.doubled) values.report(field + 1, bytes, start, end);
      else values.reportRaw(field + 1, bytes.toString('utf8', start, end).replaceAll('""', '"'));
    }
  }

  private isBlank(bytes: Buffer): boolean {
    for (let field = 0; field < this.fields; field++) {
      if (!this.values.isBlank(bytes, this.starts[field]!, this.ends[field]!)) return false;
    }
    return true;
  }
}
