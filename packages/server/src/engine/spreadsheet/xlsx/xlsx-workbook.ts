import type { CellSink, SheetEntry, WorkbookReader } from '../cell/cell-sink.ts';
import { ImportFault } from '../import-fault.ts';
import type { ImportLimits } from '../plan/import-workbook.types.ts';
import { SharedStrings, SharedStringsHandler } from './shared-strings.ts';
import { checkSheetCount } from '../plan/sheet-count.ts';
import { SheetScanner } from './sheet-scanner.ts';
import { findMainPart, relationsFor, toUtf8, utf16Of, worksheetsOf, type SheetPart } from './xlsx-package.ts';
import { NO_STYLES, readStyles, readWorkbookPart } from './xlsx-parts.ts';
import { XmlTokens, type XmlHandler } from './xml-tokens.ts';
import { ZipArchive } from '../zip/zip-archive.ts';

/** Part of the memory that the shared strings may take; the rest is for the table being written. */
const STRINGS_SHARE = 0.5;

interface XlsxParts {
  readonly styles: Uint8Array;
  readonly strings: SharedStrings;
  readonly sheets: readonly XlsxSheet[];
  readonly date1904: boolean;
}

type XlsxSheet = SheetEntry & SheetPart;

/** An OOXML workbook, read part by part as a stream. */
export class XlsxWorkbook implements WorkbookReader<XlsxSheet> {
  private readonly archive: ZipArchive;
  private readonly styles: Uint8Array;
  private readonly strings: SharedStrings;
  readonly sheets: readonly XlsxSheet[];
  readonly date1904: boolean;

  private constructor(archive: ZipArchive, parts: XlsxParts) {
    this.archive = archive;
    this.styles = parts.styles;
    this.strings = parts.strings;
    this.sheets = parts.sheets;
    this.date1904 = parts.date1904;
  }

  /** @throws spreadsheet/not-a-workbook, spreadsheet/damaged and the limits of spreadsheet/* */
  static async open(path: string, fileName: string, limits: ImportLimits): Promise<XlsxWorkbook> {
    const archive = await ZipArchive.open(path, limits);
    try {
      return new XlsxWorkbook(archive, await readParts(archive, fileName, limits));
    } catch (error) {
      await archive.close();
      throw error;
    }
  }

  async scan(sheet: XlsxSheet, sink: CellSink): Promise<void> {
    const { styles, strings, date1904 } = this;
    await readTokens(
      this.archive,
      sheet.part,
      new SheetScanner({ sheet: sheet.name, strings, styles, date1904 }, sink),
      () => sink.ready?.(),
    );
  }

  close(): Promise<void> {
    return this.archive.close();
  }
}

async function readParts(archive: ZipArchive, fileName: string, limits: ImportLimits): Promise<XlsxParts> {
  const main = await findMainPart(archive);
  if (!main) throw new ImportFault('spreadsheet/not-a-workbook', { name: fileName });
  const workbook = readWorkbookPart(await toUtf8(archive, main));
  if (!workbook.isWorkbook) throw new ImportFault('spreadsheet/not-a-workbook', { name: fileName });
  checkSheetCount(workbook.sheets.length, limits);
  const relations = await relationsFor(archive, main);
  const sheets = worksheetsOf(archive, workbook, relations);
  const byKind = (kind: string) => [...relations.values()].find((relation) => relation.kind === kind)?.target;
  const stylesPart = byKind('styles');
  const stringsPart = byKind('sharedStrings');
  const strings = new SharedStrings(limits.memoryBytes * STRINGS_SHARE);
  if (stringsPart && archive.has(stringsPart)) {
    await readTokens(archive, stringsPart, new SharedStringsHandler(strings));
  }
  return {
    styles: stylesPart && archive.has(stylesPart) ? readStyles(await toUtf8(archive, stylesPart)) : NO_STYLES,
    strings,
    sheets,
    date1904: workbook.date1904,
  };
}

async function readTokens(
  archive: ZipArchive,
  part: string,
  handler: XmlHandler,
  ready?: () => Promise<void> | undefined,
): Promise<void> {
  const tokens = new XmlTokens(handler);
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of archive.read(part)) {
    const encoding = isFirst ? utf16Of(chunk) : undefined;
    if (encoding) decoder = new TextDecoder(encoding);
    isFirst = false;
    tokens.write(decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk);
    const wait = ready?.();
    if (wait) await wait;
  }
  tokens.end();
}
