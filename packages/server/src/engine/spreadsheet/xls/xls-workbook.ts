import { readFile } from 'node:fs/promises';
import type { CellObject, WorkBook, WorkSheet } from 'xlsx';
import * as XLSX from 'xlsx';
import type { CellSink, SheetEntry, WorkbookReader } from '../cell/cell-sink.ts';
import { ImportFault, toDamaged } from '../import-fault.ts';
import type { ImportLimits } from '../plan/import-workbook.types.ts';
import { codePageOf, type CodePage } from './code-page.ts';
import { classOfBuiltIn, classOfCode, FORMAT, type FormatClass } from '../cell/number-format.ts';
import { checkSheetCount } from '../plan/sheet-count.ts';

/** Texts of error values. @source MS-XLS 2.5.10 (BErr) */
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

interface XlsSheet extends SheetEntry {
  readonly content: WorkSheet;
}

/** Names of the streams that tell what a compound file holds, in the order they are looked for. */
const ENCRYPTED_STREAM = 'EncryptedPackage';
const WORKBOOK_STREAMS = ['/Workbook', '/Book'];

/** A workbook of Excel 97 or older. The format needs random access, so it is held in memory as a whole. */
export class XlsWorkbook implements WorkbookReader<XlsSheet> {
  readonly sheets: readonly XlsSheet[];
  readonly date1904: boolean;
  private readonly classes = new Map<string | number, FormatClass>();

  private constructor(
    workbook: WorkBook,
    private readonly codePage: CodePage | undefined,
  ) {
    this.date1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
    this.sheets = workbook.SheetNames.flatMap((name) => {
      const content = workbook.Sheets[name];
      return content && content['!type'] === undefined ? [{ name: this.textOf(name), content }] : [];
    });
  }

  /** @throws spreadsheet/not-a-workbook, spreadsheet/encrypted, spreadsheet/damaged, spreadsheet/too-many-sheets */
  static async open(path: string, fileName: string, limits: ImportLimits): Promise<XlsWorkbook> {
    const bytes = await readFile(path);
    const codePage = codePageOf(streamOf(bytes, fileName));
    const workbook = parse(bytes);
    checkSheetCount(workbook.SheetNames.length, limits);
    return new XlsWorkbook(workbook, codePage);
  }

  async scan(sheet: XlsSheet, sink: CellSink): Promise<void> {
    const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet.content['!data'] ?? [];
    for (const [row, cells] of rows.entries()) {
      if (!cells) continue;
      let isReported = false;
      for (const [column, cell] of cells.entries()) {
        if (!cell || !isFilled(cell)) continue;
        if (!isReported) sink.row(row + 1);
        isReported = true;
        this.report(sink, column + 1, cell);
      }
      const wait = sink.ready?.();
      if (wait) await wait;
    }
    for (const { s, e } of sheet.content['!merges'] ?? []) {
      sink.merge({ top: s.r + 1, left: s.c + 1, bottom: e.r + 1, right: e.c + 1 });
    }
  }

  async close(): Promise<void> {
    this.classes.clear();
  }

  private report(sink: CellSink, column: number, cell: CellObject): void {
    if (cell.t === 'n') sink.number(column, Number(cell.v), this.classOf(cell.z));
    else if (cell.t === 'b') sink.boolean(column, cell.v === true);
    else if (cell.t === 'e') sink.error(column, ERRORS[Number(cell.v)] ?? '#ERROR');
    else sink.text(column, this.textOf(String(cell.v)).replaceAll('\0', ''));
  }

  /** The library makes a character of each byte of a text that is older than Unicode. */
  private textOf(text: string): string {
    return this.codePage?.read(text) ?? text;
  }

  private classOf(format: string | number | undefined): FormatClass {
    if (format === undefined || format === 'General') return FORMAT.number;
    const known = this.classes.get(format);
    if (known !== undefined) return known;
    const made = typeof format === 'number' ? classOfBuiltIn(format) : classOfCode(this.textOf(format));
    this.classes.set(format, made);
    return made;
  }
}

function isFilled(cell: CellObject): boolean {
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return false;
  return cell.t !== 's' || String(cell.v).trim() !== '';
}

/** The stream that holds the workbook, by its name in any letters. @throws spreadsheet/* */
function streamOf(bytes: Buffer, fileName: string): Uint8Array {
  let container: object;
  try {
    container = XLSX.CFB.read(bytes, { type: 'buffer' }) as object;
  } catch (error) {
    throw toDamaged('复合文档目录无法读取', 'the directory of the compound file cannot be read', error);
  }
  const find = (name: string) => XLSX.CFB.find(container, name) as { readonly content: ArrayLike<number> } | null;
  if (find(ENCRYPTED_STREAM)) throw new ImportFault('spreadsheet/encrypted');
  const found = WORKBOOK_STREAMS.map(find).find((entry) => entry !== null);
  if (!found) throw new ImportFault('spreadsheet/not-a-workbook', { name: fileName });
  return Uint8Array.from(found.content);
}

function parse(bytes: Buffer): WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      WTF: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) throw new ImportFault('spreadsheet/encrypted', {}, { cause: error });
    throw toDamaged('其中有无法识别的内容', 'parts of it cannot be read', error);
  }
}
