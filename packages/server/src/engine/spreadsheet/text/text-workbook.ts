import type { TextEncoding } from '@aj-report/contract';
import type { CellSink, PlainText, ReadText, SheetEntry, WorkbookReader } from '../cell/cell-sink.ts';
import { detectSeparator, FIELD_MAX, FieldTooLong, RecordSplitter, type Separator } from './delimited-text.ts';
import { ImportFault, toCellFault } from '../import-fault.ts';
import { copyAsUtf8, findEncoding, readText } from './text-encoding.ts';
import { scanBytes } from './scan-bytes.ts';
import type { TextShape } from '../cell/text-shape.ts';
import { reportText } from './text-value.ts';

/** UTF-16 units by which the separator is detected. */
const SAMPLE_LENGTH = 64 * 1024;

/** A text file of separated values: one sheet, read as a stream. Formulas in it are texts. */
export class TextWorkbook implements WorkbookReader {
  readonly sheets: readonly SheetEntry[];
  readonly date1904 = false;
  private readonly file: string;
  private readonly separator: Separator;
  unreadable = 0;
  /** What the first whole reading saw, where it read bytes. */
  private shape: TextShape | undefined;

  private constructor(
    file: string,
    name: string,
    readonly text: ReadText,
    separator: Separator,
    private readonly encoding = text.encoding,
  ) {
    this.file = file;
    this.sheets = [{ name }];
    this.separator = separator;
  }

  get plainText(): PlainText | undefined {
    const { file, separator, shape } = this;
    return shape?.isWhole ? { file, separator, shape } : undefined;
  }

  /**
   * @param chosen the encoding; found or guessed unless given
   * @param copyPath where a text in another encoding may be kept as UTF-8
   */
  static async open(file: string, name: string, chosen?: TextEncoding, copyPath?: string): Promise<TextWorkbook> {
    const read = chosen ? { encoding: chosen, isGuess: false } : await findEncoding(file);
    let sample = '';
    for await (const text of readText(file, read.encoding)) {
      sample += text;
      if (sample.length >= SAMPLE_LENGTH) break;
    }
    const separator = detectSeparator(sample.slice(0, SAMPLE_LENGTH));
    if (read.encoding === 'utf-8' || copyPath === undefined) return new TextWorkbook(file, name, read, separator);
    await copyAsUtf8(file, read.encoding, copyPath);
    return new TextWorkbook(copyPath, name, read, separator, 'utf-8');
  }

  /** @throws spreadsheet/cell-unreadable for a quote that is never closed */
  async scan(sheet: SheetEntry, sink: CellSink): Promise<void> {
    this.unreadable = 0;
    if (this.encoding !== 'utf-8') return this.scanText(sheet, sink, 0, 0);
    const { row, rest, shape } = await scanBytes(this.file, this.separator, sink);
    // Later readings may leave columns unread.
    this.shape ??= shape;
    if (rest !== undefined) await this.scanText(sheet, sink, row, rest);
  }

  /** Reads the text itself, from a byte on at which a record begins. */
  private async scanText(sheet: SheetEntry, sink: CellSink, rowsBefore: number, start: number): Promise<void> {
    let row = rowsBefore;
    const splitter = new RecordSplitter(this.separator, (fields) => {
      row++;
      if (fields.every((field) => field.trim() === '')) return;
      sink.row(row);
      fields.forEach((field, index) => {
        if (field.trim() !== '') reportText(sink, index + 1, field.replaceAll('\0', ''));
      });
    });
    try {
      for await (const text of readText(this.file, this.encoding, start)) {
        this.unreadable += text.split('\ufffd').length - 1;
        splitter.push(text);
        await sink.ready?.();
      }
    } catch (error) {
      if (error instanceof FieldTooLong) throw splitter.isOpen ? unclosed(sheet, row) : tooLong(sheet, row);
      throw error;
    }
    if (splitter.isOpen) throw unclosed(sheet, row);
    splitter.end();
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }
}

function tooLong({ name }: SheetEntry, rowsBefore: number): ImportFault {
  const detail = { zh: `内容超过 ${FIELD_MAX} 个字符`, en: `it is longer than ${FIELD_MAX} characters` };
  return toCellFault(name, rowsBefore + 1, 1, detail);
}

function unclosed({ name }: SheetEntry, rowsBefore: number): ImportFault {
  return toCellFault(name, rowsBefore + 1, 1, { zh: '引号没有结束', en: 'a quote is never closed' });
}
