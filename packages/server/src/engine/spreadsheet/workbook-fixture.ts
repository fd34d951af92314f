import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import type { CellSink, MergedRange, WorkbookReader } from './cell/cell-sink.ts';
import type { ImportLimits, ImportRequest, ImportResult } from './plan/import-workbook.types.ts';
import { DuckdbTarget } from './load/duckdb-target.ts';
import { loadWorkbook, type MakeTarget } from './load/load-workbook.ts';

export const LIMITS: ImportLimits = {
  fileBytes: 50 * 1024 * 1024,
  inflatedBytes: 200 * 1024 * 1024,
  ratio: 200,
  rows: 100_000,
  columns: 1000,
  sheets: 500,
  memoryBytes: 1024 * 1024 * 1024,
};

export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  /** Stored instead of deflated. */
  readonly stored?: boolean;
  /** Sizes only behind the data and in the directory, as streaming writers leave them. */
  readonly descriptor?: boolean;
  /** Sizes and offset in the zip64 extra field. */
  readonly zip64?: boolean;
  readonly wrongCrc?: boolean;
  readonly encrypted?: boolean;
  /** Packed bytes to put in place of the right ones. */
  readonly packed?: Buffer;
}

/** A zip file made by hand, odd ones included. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = part.packed ?? (part.stored ? content : deflateRawSync(content));
    const name = Buffer.from(part.name);
    const crc = part.wrongCrc ? 1 : crc32(content);
    const flags = 0x0800 | (part.descriptor ? 8 : 0) | (part.encrypted ? 1 : 0);
    const sizes = part.descriptor ? [0, 0, 0] : [crc, packed.length, content.length];
    const local = record(
      30,
      [0x04034b50, 20, flags, part.stored ? 0 : 8, 0, 0, ...sizes, name.length, 0],
      'LSSSSSLLLSS',
    );
    const descriptor = record(16, [0x08074b50, crc, packed.length, content.length], 'LLLL');
    chunks.push(local, name, packed, ...(part.descriptor ? [descriptor] : []));
    directory.push(directoryEntry(part, { name, crc, flags, packedSize: packed.length, size: content.length, offset }));
    offset += local.length + name.length + packed.length + (part.descriptor ? descriptor.length : 0);
  }
  const bytes = Buffer.concat(directory);
  const end = record(22, [0x06054b50, 0, 0, parts.length, parts.length, bytes.length, offset, 0], 'LSSSSLLS');
  if (!parts.some((part) => part.zip64)) return Buffer.concat([...chunks, bytes, end]);
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(BigInt(bytes.length), 40);
  end64.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + bytes.length), 8);
  end.fill(0xff, 8, 20);
  return Buffer.concat([...chunks, bytes, end64, locator, end]);
}

interface EntryFields {
  readonly name: Buffer;
  readonly crc: number;
  readonly flags: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

function directoryEntry(part: ZipPart, { name, crc, flags, packedSize, size, offset }: EntryFields): Buffer {
  const extra = Buffer.alloc(part.zip64 ? 28 : 0);
  if (part.zip64) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    [size, packedSize, offset].forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  }
  const shown = part.zip64 ? [0xffffffff, 0xffffffff] : [packedSize, size];
  const fields = [0x02014b50, 20, 20, flags, part.stored ? 0 : 8, 0, 0, crc, ...shown, name.length, extra.length];
  const rest = [0, 0, 0, 0, part.zip64 ? 0xffffffff : offset];
  return Buffer.concat([record(46, [...fields, ...rest], 'LSSSSSSLLLSSSSSLL'), name, extra]);
}

function record(length: number, values: readonly number[], layout: string): Buffer {
  const buffer = Buffer.alloc(length);
  let at = 0;
  values.forEach((value, index) => {
    if (layout[index] === 'L') at = buffer.writeUInt32LE(value, at);
    else at = buffer.writeUInt16LE(value, at);
  });
  return buffer;
}

export interface SheetFixture {
  readonly name: string;
  /** Content of `sheetData`. */
  readonly rows?: string;
  /** What follows `sheetData`, such as merges. */
  readonly after?: string;
  /** The whole part, in place of the above. */
  readonly xml?: string | Buffer;
}

export interface WorkbookFixture {
  readonly sheets: readonly SheetFixture[];
  /** `si` elements. */
  readonly strings?: string;
  /** Format codes of the styles 1, 2, 3 …; style 0 is General. */
  readonly formats?: readonly (string | number)[];
  readonly date1904?: boolean;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE_RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const override = (name: string, type: string) =>
  `<Override PartName="/xl/${name}" ContentType="${SHEET_TYPE}.${type}+xml"/>`;

/** Parts of an xlsx workbook with hand-written sheets. */
export function partsOf({ sheets, strings, formats, date1904 }: WorkbookFixture): ZipPart[] {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const sheetParts = sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    content:
      sheet.xml ??
      `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}"><sheetData>${sheet.rows ?? ''}</sheetData>${sheet.after ?? ''}</worksheet>`,
  }));
  return [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${sheets.map((_, index) => override(`worksheets/sheet${index + 1}.xml`, 'worksheet')).join('')}${override('styles.xml', 'styles')}${override('sharedStrings.xml', 'sharedStrings')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${PACKAGE_RELS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map((sheet, index) => `<sheet name="${sheet.name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${PACKAGE_RELS}">${sheets.map((_, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${relation(901, 'styles', 'styles.xml')}${relation(902, 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
    },
    { name: 'xl/styles.xml', content: stylesOf(formats ?? []) },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${MAIN}">${strings ?? ''}</sst>` },
    ...sheetParts,
  ];
}

function stylesOf(formats: readonly (string | number)[]): string {
  const custom = formats.flatMap((format, index) =>
    typeof format === 'string'
      ? [
          `<numFmt numFmtId="${200 + index}" formatCode="${format.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`,
        ]
      : [],
  );
  const ids = formats.map((format, index) => (typeof format === 'number' ? format : 200 + index));
  const cellFormats = [0, ...ids].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('');
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${custom.length}">${custom.join('')}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="${ids.length + 1}">${cellFormats}</cellXfs></styleSheet>`;
}

export function xlsxOf(workbook: WorkbookFixture): Buffer {
  return zipOf(partsOf(workbook));
}

export interface LoadedTable {
  readonly columns: readonly string[];
  /** Column types on the wire. */
  readonly types: readonly string[];
  /** Values as JSON makes them; dates as text. */
  readonly rows: readonly (readonly unknown[])[];
}

export interface LoadedWorkbook {
  readonly result: ImportResult;
  readonly tables: Readonly<Record<string, LoadedTable>>;
}

export async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'aj-import-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads a workbook into a DuckDB file in this process and reads everything back. */
export async function load(bytes: Buffer, options: Partial<ImportRequest> = {}): Promise<LoadedWorkbook> {
  return inTemporaryFolder(async (folder) => {
    const workbookPath = path.join(folder, 'upload');
    const targetPath = path.join(folder, 'target.duckdb');
    await writeFile(workbookPath, bytes);
    const request = { workbookPath, fileName: '表格.xlsx', headerRows: {}, limits: LIMITS, ...options };
    const makeTarget: MakeTarget = (plans) => DuckdbTarget.create(targetPath, request, plans);
    const result = await loadWorkbook(request, makeTarget, () => undefined);
    return { result, tables: await readTables(targetPath, result) };
  });
}

export async function readTables(file: string, result: ImportResult): Promise<Record<string, LoadedTable>> {
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const tables: Record<string, LoadedTable> = {};
  for (const table of result.tables) {
    const reader = await connection.runAndReadAll(`SELECT * FROM "${table.name.replaceAll('"', '""')}"`);
    tables[table.name] = {
      columns: reader.columnNames(),
      types: table.columns.map((column) => column.type),
      rows: reader.getRows().map((row) => row.map(toPlain)),
    };
  }
  connection.closeSync();
  instance.closeSync();
  return tables;
}

function toPlain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value === 'object' && value !== null) return String(value);
  return value;
}

/** Cells of a sheet by address (`row,column`), as the reader reports them. */
export async function scanCells(reader: WorkbookReader, sheetIndex = 0): Promise<Map<string, unknown>> {
  const cells = new Map<string, unknown>();
  let current = 0;
  const put = (column: number, value: unknown) => void cells.set(`${current},${column}`, value);
  const sink: CellSink = {
    needsText: true,
    row: (row) => void (current = row),
    number: put,
    bigInteger: put,
    boolean: put,
    text: put,
    error: (column, text) => put(column, { error: text }),
    uncalculated: (column) => put(column, null),
    merge: (range: MergedRange) => void range,
  };
  await reader.scan(reader.sheets[sheetIndex]!, sink);
  return cells;
}
