import type { CellSink, SheetEntry, WorkbookReader } from '../cell/cell-sink.ts';
import { ImportFault, toDamaged } from '../import-fault.ts';
import type { ImportLimits } from '../plan/import-workbook.types.ts';
import { SharedStrings, SharedStringsHandler } from './shared-strings.ts';
import { checkSheetCount } from '../plan/sheet-count.ts';
import { SheetScanner } from './sheet-scanner.ts';
import { NO_STYLES, readRelations, readStyles, readWorkbookPart, relationsOf, type Relation } from './xlsx-parts.ts';
import { XmlTokens, type XmlHandler } from './xml-tokens.ts';
import { ZipArchive } from '../zip/zip-archive.ts';

/** Workbook, relations and styles are small in every honest workbook. */
const MAX_PART_BYTES = 64 * 1024 * 1024;
/** Part of the memory that the shared strings may take; the rest is for the table being written. */
const STRINGS_SHARE = 0.5;

interface XlsxParts {
  readonly styles: Uint8Array;
  readonly strings: SharedStrings;
  readonly sheets: readonly XlsxSheet[];
  readonly date1904: boolean;
}

interface XlsxSheet extends SheetEntry {
  readonly part: string;
}

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
  const sheets = workbook.sheets.flatMap((sheet) => toSheet(archive, sheet.name, relations.get(sheet.relation)));
  checkParts(sheets);
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

/** Worksheets only: chart, dialog and macro sheets hold no table. */
function toSheet(archive: ZipArchive, name: string, relation: Relation | undefined): XlsxSheet[] {
  if (relation && relation.kind !== 'worksheet') return [];
  if (!relation || !archive.has(relation.target)) {
    throw toDamaged(`找不到工作表“${name}”的内容`, `the content of sheet "${name}" is missing`);
  }
  return [{ name, part: relation.target }];
}

/** A part is read for one sheet only: else a small file could be as much work as a large one. */
function checkParts(sheets: readonly XlsxSheet[]): void {
  const names = new Map<string, string>();
  for (const { name, part } of sheets) {
    const key = part.toLowerCase();
    const other = names.get(key);
    if (other !== undefined) {
      throw toDamaged(
        `工作表“${other}”和“${name}”指向同一份内容`,
        `the sheets "${other}" and "${name}" have the same content`,
      );
    }
    names.set(key, name);
  }
}

async function findMainPart(archive: ZipArchive): Promise<string | undefined> {
  const relations = await relationsFor(archive, '');
  const main = [...relations.values()].find((relation) => relation.kind === 'officeDocument')?.target;
  if (main && archive.has(main)) return main;
  return archive.has('xl/workbook.xml') ? 'xl/workbook.xml' : undefined;
}

async function relationsFor(archive: ZipArchive, owner: string): Promise<ReadonlyMap<string, Relation>> {
  const part = relationsOf(owner);
  return archive.has(part) ? readRelations(await toUtf8(archive, part), owner) : new Map<string, Relation>();
}

async function toUtf8(archive: ZipArchive, part: string): Promise<Buffer> {
  const bytes = await archive.readWhole(part, MAX_PART_BYTES);
  const encoding = utf16Of(bytes);
  return encoding ? Buffer.from(new TextDecoder(encoding).decode(bytes)) : bytes;
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

/** XML may come as UTF-16; its byte order mark tells. */
function utf16Of(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}
