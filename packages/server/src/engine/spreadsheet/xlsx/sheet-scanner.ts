import type { CellSink } from '../cell/cell-sink.ts';
import { toSerial } from '../cell/excel-date.ts';
import { toCellFault } from '../import-fault.ts';
import { FORMAT, type FormatClass } from '../cell/number-format.ts';
import { parseInteger, parseNumber } from '../cell/parse-number.ts';
import type { SharedStrings } from './shared-strings.ts';
import { readAttributes } from './xlsx-parts.ts';
import { isPlain, isSurelyFilled, toCellText } from './xml-text.ts';
import type { XmlHandler } from './xml-tokens.ts';

const TYPE = { number: 0, shared: 1, text: 2, inline: 3, boolean: 4, error: 5, date: 6 } as const;
type CellType = (typeof TYPE)[keyof typeof TYPE];

const LOWER_C = 0x63;
const LOWER_F = 0x66;
const LOWER_R = 0x72;
const LOWER_S = 0x73;
const LOWER_T = 0x74;
const LOWER_V = 0x76;
const EQUALS = 0x3d;
const SPACE = 0x20;

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly sheet: string;
  readonly strings: SharedStrings;
  /** Format class by style index. */
  readonly styles: Uint8Array;
  readonly date1904: boolean;
}

/**
 * Reads the XML of one worksheet and reports its filled cells.
 * @source ECMA-376 part 1, 18.3.1 (worksheets)
 */
export class SheetScanner implements XmlHandler {
  private readonly context: SheetContext;
  private readonly sink: CellSink;
  private inData = false;
  private inInline = false;
  private inPhonetic = false;
  private capturing = false;
  private row = 0;
  private column = 0;
  private reportedRow = 0;
  private type: CellType = TYPE.number;
  private style = 0;
  private hasFormula = false;
  /** The value's text, as a range of the bytes it came in; `pieces` once it came in several runs. */
  private bytes: Buffer | undefined;
  private start = 0;
  private end = 0;
  private raw = false;
  private pieces: string | undefined;

  constructor(context: SheetContext, sink: CellSink) {
    this.context = context;
    this.sink = sink;
  }

  open(bytes: Buffer, nameStart: number, nameEnd: number, tagEnd: number, selfClosing: boolean): void {
    if (nameEnd - nameStart === 1) {
      if (this.inData) this.openShort(bytes, bytes[nameStart]!, nameEnd, tagEnd, selfClosing);
      return;
    }
    const name = bytes.toString('latin1', nameStart, nameEnd);
    if (name === 'row') {
      if (this.inData) this.startRow(bytes, nameEnd, tagEnd);
    } else if (name === 'is') this.inInline = this.inData && !selfClosing;
    else if (name === 'rPh') this.inPhonetic = !selfClosing;
    else if (name === 'sheetData') this.inData = !selfClosing;
    else if (name === 'mergeCell') this.reportMerge(readAttributes(bytes, nameEnd, tagEnd)['ref'] ?? '');
  }

  close(bytes: Buffer, nameStart: number, nameEnd: number): void {
    if (nameEnd - nameStart === 1) {
      const name = bytes[nameStart];
      if (name === LOWER_V || name === LOWER_T) this.capturing = false;
      else if (name === LOWER_C && this.inData) this.endCell();
      return;
    }
    const name = bytes.toString('latin1', nameStart, nameEnd);
    if (name === 'is') this.inInline = false;
    else if (name === 'rPh') this.inPhonetic = false;
    else if (name === 'sheetData') this.inData = false;
  }

  text(bytes: Buffer, start: number, end: number, raw: boolean): void {
    if (!this.capturing) return;
    if (this.bytes === undefined) {
      this.bytes = bytes;
      this.start = start;
      this.end = end;
      this.raw = raw;
      return;
    }
    this.pieces ??= toCellText(this.bytes, this.start, this.end, this.raw);
    this.pieces += toCellText(bytes, start, end, raw);
  }

  private openShort(bytes: Buffer, name: number, nameEnd: number, tagEnd: number, selfClosing: boolean): void {
    if (name === LOWER_C) {
      this.startCell(bytes, nameEnd, tagEnd);
    } else if (name === LOWER_V) this.capturing = !selfClosing && this.type !== TYPE.inline;
    else if (name === LOWER_T) {
      this.capturing = !selfClosing && this.inInline && !this.inPhonetic && this.type === TYPE.inline;
    } else if (name === LOWER_F) this.hasFormula = true;
  }

  private startRow(bytes: Buffer, start: number, end: number): void {
    this.row++;
    this.column = 0;
    this.readAttributes(bytes, start, end, true);
  }

  private startCell(bytes: Buffer, start: number, end: number): void {
    this.type = TYPE.number;
    this.style = 0;
    this.hasFormula = false;
    this.bytes = undefined;
    this.pieces = undefined;
    this.column++;
    this.readAttributes(bytes, start, end, false);
  }

  /** Reads the attributes of one letter without making strings of them. */
  private readAttributes(bytes: Buffer, start: number, end: number, ofRow: boolean): void {
    let at = start;
    while (at < end) {
      while (at < end && bytes[at]! <= SPACE) at++;
      const nameStart = at;
      while (at < end && bytes[at] !== EQUALS && bytes[at]! > SPACE) at++;
      const nameEnd = at;
      while (at < end && (bytes[at]! <= SPACE || bytes[at] === EQUALS)) at++;
      const quote = bytes[at];
      const valueStart = at + 1;
      at = valueStart;
      while (at < end && bytes[at] !== quote) at++;
      if (nameEnd - nameStart === 1) {
        if (!ofRow) this.setAttribute(bytes[nameStart]!, bytes, valueStart, at);
        else if (bytes[nameStart] === LOWER_R) this.setRow(parseInteger(bytes, valueStart, at));
      }
      at++;
    }
  }

  private setRow(row: number): void {
    this.row = row;
    if (!Number.isSafeInteger(row) || row < 1) throw this.toFault('行号不正确', 'the row number is wrong');
  }

  private setAttribute(name: number, bytes: Buffer, start: number, end: number): void {
    if (name === LOWER_R) this.setReference(bytes, start, end);
    else if (name === LOWER_S) this.style = parseInteger(bytes, start, end);
    else if (name === LOWER_T) this.type = toCellType(bytes, start, end);
  }

  private setReference(bytes: Buffer, start: number, end: number): void {
    let at = start;
    let column = 0;
    let row = 0;
    for (; at < end; at++) {
      const letter = bytes[at]! & 0xdf;
      if (letter < 65 || letter > 90) break;
      column = column * 26 + letter - 64;
    }
    for (; at < end; at++) row = row * 10 + bytes[at]! - 48;
    if (column < 1 || !(row >= 1) || !Number.isSafeInteger(row) || !Number.isSafeInteger(column)) {
      throw this.toFault('单元格位置不正确', 'the reference of the cell is wrong');
    }
    this.column = column;
    this.row = row;
  }

  private endCell(): void {
    this.capturing = false;
    if (this.bytes === undefined) {
      if (this.hasFormula && this.type === TYPE.number) {
        this.reportRow();
        this.sink.uncalculated(this.column);
      }
      return;
    }
    switch (this.type) {
      case TYPE.number:
        return this.endNumber();
      case TYPE.shared:
        return this.endShared();
      case TYPE.boolean:
        return this.endBoolean();
      case TYPE.error:
        this.reportRow();
        return this.sink.error(this.column, this.valueText());
      case TYPE.date:
        return this.endDate();
      default:
        return this.endText();
    }
  }

  private endNumber(): void {
    const source = this.pieces === undefined ? this.bytes! : Buffer.from(this.pieces);
    const start = this.pieces === undefined ? this.start : 0;
    const end = this.pieces === undefined ? this.end : source.length;
    const value = parseNumber(source, start, end);
    if (Number.isNaN(value)) {
      const text = this.valueText().trim();
      if (text === '') return;
      throw this.toFault(`“${text.slice(0, 40)}”不是数字`, `"${text.slice(0, 40)}" is not a number`);
    }
    const format = (this.context.styles[this.style] ?? FORMAT.number) as FormatClass;
    this.reportRow();
    if (end - start > 15 && !Number.isSafeInteger(value)) {
      const digits = this.valueText().trim();
      if (/^-?\d{1,38}$/.test(digits)) return this.sink.bigInteger(this.column, digits);
    }
    this.sink.number(this.column, value, format);
  }

  private endShared(): void {
    const { strings } = this.context;
    const index = this.pieces === undefined ? parseInteger(this.bytes!, this.start, this.end) : Number(this.pieces);
    if (!(index >= 0 && index < strings.count)) {
      throw this.toFault(`共享字符串 ${index} 不存在`, `shared string ${index} does not exist`);
    }
    if (strings.isBlank(index)) return;
    this.reportRow();
    this.sink.text(this.column, this.sink.needsText ? strings.at(index) : '');
  }

  private endBoolean(): void {
    const text = this.valueText().trim().toLowerCase();
    if (text === '') return;
    this.reportRow();
    this.sink.boolean(this.column, text === '1' || text === 'true');
  }

  private endDate(): void {
    const serial = toSerial(this.valueText(), this.context.date1904);
    if (serial === undefined) return this.endText();
    const format = (this.context.styles[this.style] ?? FORMAT.number) as FormatClass;
    this.reportRow();
    this.sink.number(this.column, serial, format === FORMAT.number ? FORMAT.date : format);
  }

  private endText(): void {
    // Whether texts are needed is known once the row is reported, and blank cells report no row.
    const isNeeded = this.row !== this.reportedRow || this.sink.needsText;
    const known = !isNeeded && this.pieces === undefined && isSurelyFilled(this.bytes!, this.start, this.end);
    const text = known ? '' : this.valueText();
    if (!known && text.trim() === '') return;
    this.reportRow();
    this.sink.text(this.column, text);
  }

  private valueText(): string {
    if (this.pieces !== undefined) return this.pieces;
    const bytes = this.bytes!;
    if (isPlain(bytes, this.start, this.end)) return bytes.toString('utf8', this.start, this.end);
    return toCellText(bytes, this.start, this.end, this.raw);
  }

  private reportRow(): void {
    if (this.row === this.reportedRow) return;
    this.reportedRow = this.row;
    this.sink.row(this.row);
  }

  private reportMerge(reference: string): void {
    const match = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference);
    if (!match) return;
    const [left, right] = [toColumnNumber(match[1]!), toColumnNumber(match[3]!)];
    this.sink.merge({ top: Number(match[2]), left, bottom: Number(match[4]), right });
  }

  private toFault(zh: string, en: string): Error {
    return toCellFault(this.context.sheet, this.row, this.column, { zh, en });
  }
}

function toCellType(bytes: Buffer, start: number, end: number): CellType {
  if (end - start === 1) {
    const letter = bytes[start];
    if (letter === LOWER_S) return TYPE.shared;
    if (letter === 0x62) return TYPE.boolean;
    if (letter === 0x65) return TYPE.error;
    if (letter === 0x64) return TYPE.date;
    return TYPE.number;
  }
  const name = bytes.toString('latin1', start, end);
  if (name === 'str') return TYPE.text;
  return name === 'inlineStr' ? TYPE.inline : TYPE.number;
}

function toColumnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
