import type { CellSink } from '../cell/cell-sink.ts';
import { FORMAT } from '../cell/number-format.ts';
import { isRealDay, partOfDay, serialOfDay } from '../cell/real-date.ts';
import { EXACT_DIGITS, FIRST_YEAR, reportText } from './text-value.ts';
import type { TextShape } from '../cell/text-shape.ts';

const [SPACE, MINUS, POINT, SLASH, ZERO, COLON, LETTER_T] = [0x20, 0x2d, 0x2e, 0x2f, 0x30, 0x3a, 0x54];
/** Powers of ten that a double holds exactly: dividing by them rounds once, as it should. */
const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
/** First bytes of spaces beyond ASCII in UTF-8. */
const SPACE_LEADS: ReadonlySet<number> = new Set([0xc2, 0xe1, 0xe2, 0xe3, 0xef]);
/** First letters of TRUE and FALSE. */
const BOOLEAN_LEADS: ReadonlySet<number> = new Set(Buffer.from('tTfF'));
const DATE_LENGTH = 'YYYY-MM-DD'.length;
const DATETIME_LENGTH = 'YYYY-MM-DD hh:mm:ss'.length;

function digitAt(bytes: Buffer, at: number): number {
  return bytes[at]! - ZERO;
}

/** Two digits as a number; NaN for anything else. */
function twoDigits(bytes: Buffer, at: number): number {
  const [high, low] = [digitAt(bytes, at), digitAt(bytes, at + 1)];
  return high >= 0 && high <= 9 && low >= 0 && low <= 9 ? high * 10 + low : Number.NaN;
}

/**
 * Reports the cells of a text by their bytes, exactly as `reportText` reports them by their text: what is plain is read
 * without making a string of it, all else is handed on to it.
 */
export class ByteValues {
  private readonly sink: CellSink;
  private readonly shape: TextShape;
  /** Numbers and days come with what stands there. */
  private readonly tellsWritten: boolean;

  constructor(sink: CellSink, shape: TextShape) {
    this.sink = sink;
    this.shape = shape;
    this.tellsWritten = sink.written !== undefined;
  }

  /** Whether there is nothing but white space. */
  isBlank(bytes: Buffer, start: number, end: number): boolean {
    let at = start;
    while (at < end && (bytes[at] === SPACE || (bytes[at]! >= 9 && bytes[at]! <= 13))) at++;
    if (at === end) return true;
    return SPACE_LEADS.has(bytes[at]!) && bytes.toString('utf8', at, end).trim() === '';
  }

  report(column: number, bytes: Buffer, start: number, end: number): void {
    const first = bytes[start]!;
    if (first <= SPACE || SPACE_LEADS.has(first)) return this.reportSlowly(column, bytes, start, end);
    if (this.sink.wantsText?.(column)) return this.reportAsText(column, bytes, start, end);
    if ((first >= ZERO && first <= 0x39) || first === MINUS) {
      if (this.reportNumber(column, bytes, start, end) || this.reportDate(column, bytes, start, end)) return;
      return this.reportSlowly(column, bytes, start, end);
    }
    if (BOOLEAN_LEADS.has(first)) return this.reportSlowly(column, bytes, start, end);
    this.reportAsText(column, bytes, start, end);
  }

  /** @param raw the field as a text, quotes taken off */
  reportRaw(column: number, raw: string): void {
    const text = raw.trim();
    if (text.length !== raw.length) this.shape.addPadding(raw);
    if (text !== '') reportText(this.sink, column, raw);
  }

  private reportSlowly(column: number, bytes: Buffer, start: number, end: number): void {
    this.reportRaw(column, bytes.toString('utf8', start, end));
  }

  private reportAsText(column: number, bytes: Buffer, start: number, end: number): void {
    const { sink } = this;
    if (!sink.needsText) return sink.text(column, '');
    const raw = bytes.toString('utf8', start, end);
    if (this.tellsWritten && !sink.wantsText?.(column)) sink.written!(raw.trim());
    sink.text(column, raw);
  }

  private reportNumber(column: number, bytes: Buffer, start: number, end: number): boolean {
    const isNegative = bytes[start] === MINUS;
    const from = isNegative ? start + 1 : start;
    let at = from;
    let value = 0;
    let pointAt = -1;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      if (byte >= ZERO && byte <= 0x39) value = value * 10 + (byte - ZERO);
      else if (byte === POINT && pointAt < 0 && at > from) pointAt = at;
      else return false;
    }
    // Codes have leading zeros; longer numbers may need more than a double.
    const wholeEnd = pointAt < 0 ? end : pointAt;
    if (wholeEnd === from || (bytes[from] === ZERO && wholeEnd - from > 1)) return false;
    if (pointAt === end - 1 || end - from > EXACT_DIGITS + (pointAt < 0 ? 0 : 1)) return false;
    if (pointAt >= 0) value /= POWERS[end - pointAt - 1]!;
    this.tell(bytes, start, end);
    this.sink.number(column, isNegative ? -value : value, FORMAT.number);
    return true;
  }

  /** A day of ten signs, or a moment of nineteen. */
  private reportDate(column: number, bytes: Buffer, start: number, end: number): boolean {
    const length = end - start;
    if (length !== DATE_LENGTH && length !== DATETIME_LENGTH) return false;
    const mark = bytes[start + 4]!;
    if ((mark !== MINUS && mark !== SLASH && mark !== POINT) || bytes[start + 7] !== mark) return false;
    const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
    const [month, day] = [twoDigits(bytes, start + 5), twoDigits(bytes, start + 8)];
    // Also false for what is no number.
    if (!(year >= FIRST_YEAR && month >= 1 && day >= 1) || !isRealDay(year, month, day)) return false;
    const serial = serialOfDay(year, month, day);
    if (length === DATE_LENGTH) {
      this.tell(bytes, start, end);
      this.sink.number(column, serial, FORMAT.date);
      return true;
    }
    const part = timeAt(bytes, start + DATE_LENGTH);
    if (part === undefined) return false;
    this.tell(bytes, start, end);
    this.sink.number(column, serial + part, FORMAT.datetime);
    return true;
  }

  private tell(bytes: Buffer, start: number, end: number): void {
    if (this.tellsWritten) this.sink.written!(bytes.toString('latin1', start, end));
  }
}

/** The part of a day of ` hh:mm:ss` or `Thh:mm:ss`. */
function timeAt(bytes: Buffer, at: number): number | undefined {
  const mark = bytes[at];
  if ((mark !== SPACE && mark !== LETTER_T) || bytes[at + 3] !== COLON || bytes[at + 6] !== COLON) return undefined;
  const [hour, minute, second] = [twoDigits(bytes, at + 1), twoDigits(bytes, at + 4), twoDigits(bytes, at + 7)];
  return Number.isNaN(hour + minute + second) ? undefined : partOfDay(hour, minute, second);
}
