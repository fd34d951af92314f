import path from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { SheetEntry, WorkbookReader } from './cell-sink.ts';
import { toUniqueNames } from './header-row.ts';
import { ImportFault, toSizeText } from './import-fault.ts';
import type {
  ImportedTable,
  ImportProgress,
  ImportRequest,
  ImportResult,
  ImportWarningText,
} from './import-workbook.types.ts';
import { SheetAnalysis, type SheetPlan } from './sheet-analysis.ts';
import { toEmptySheetWarning, toNoRowsWarning } from './sheet-warnings.ts';
import { detectWorkbookKind } from './workbook-kind.ts';

const PROGRESS_MS = 200;
const DEFAULT_SHEET_NAME = 'Sheet';
/** Part of the memory that the warehouse file may use while it is written. */
const WAREHOUSE_SHARE = 0.5;
/** Tables of more columns are written in small blocks. */
const WIDE_COLUMNS = 50;

/**
 * Reads a workbook into a new DuckDB file, one table a sheet. All sheets are read twice: once to plan their tables,
 * once to load them. The file is whole when this resolves.
 */
export async function loadWorkbook(
  request: ImportRequest,
  targetPath: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const workbook = await openWorkbook(request);
  try {
    const counter = new RowCounter(onProgress);
    const { sheets, warnings } = await planSheets(request, workbook, counter);
    const instance = await createDatabase(targetPath, request.limits.memoryBytes, sheets);
    try {
      const connection = await instance.connect();
      const result = await loadSheets(workbook, sheets, connection, counter);
      await connection.run('CHECKPOINT');
      connection.closeSync();
      return { ...result, warnings: [...warnings, ...result.warnings] };
    } finally {
      instance.closeSync();
    }
  } catch (error) {
    throw toMemoryFault(error, request.limits.memoryBytes);
  } finally {
    await workbook.close();
  }
}

async function createDatabase(
  targetPath: string,
  memoryBytes: number,
  sheets: readonly PlannedSheet[],
): Promise<DuckDBInstance> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const isWide = sheets.some(({ plan }) => plan.columns.length > WIDE_COLUMNS);
  return DuckDBInstance.create(targetPath, {
    threads: '2',
    memory_limit: `${Math.round((memoryBytes * WAREHOUSE_SHARE) / 1024 / 1024)}MB`,
    temp_directory: `${targetPath}.tmp`,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    // Every column that is being written holds a block of its own in memory.
    ...(isWide ? { default_block_size: '16384' } : {}),
  });
}

async function openWorkbook({ workbookPath, fileName, limits, textTableName }: ImportRequest): Promise<WorkbookReader> {
  const kind = await detectWorkbookKind(workbookPath, fileName, limits.fileBytes);
  if (kind === 'package') {
    const { XlsxWorkbook } = await import('./xlsx-workbook.ts');
    return XlsxWorkbook.open(workbookPath, fileName, limits);
  }
  if (kind === 'text') {
    const { TextWorkbook } = await import('./text-workbook.ts');
    return TextWorkbook.open(workbookPath, textTableName ?? nameOf(fileName));
  }
  const { XlsWorkbook } = await import('./xls-workbook.ts');
  return XlsWorkbook.open(workbookPath, fileName);
}

/**
 * Counts the rows of all sheets and tells about them now and then. Every row is read twice, so each reading counts
 * for half a row: what is told never stands still and never falls back.
 */
class RowCounter {
  loaded = 0;
  private read = 0;
  private readonly onProgress: (progress: ImportProgress) => void;
  private toldAt = 0;

  constructor(onProgress: (progress: ImportProgress) => void) {
    this.onProgress = onProgress;
  }

  addRead(): void {
    this.read++;
    this.tell(this.read);
  }

  /** Once all is read: how many of the rows are data. */
  settle(rows: number): void {
    this.read = rows;
  }

  addLoaded(): void {
    this.loaded++;
    this.tell(this.loaded);
  }

  private tell(count: number): void {
    // Asking the clock for every row would cost more than adding it.
    if ((count & 0x3ff) !== 0) return;
    const now = performance.now();
    if (now - this.toldAt < PROGRESS_MS) return;
    this.toldAt = now;
    this.onProgress({ rows: Math.floor((this.read + this.loaded) / 2) });
  }
}

/** A sheet that becomes a table. */
interface PlannedSheet {
  readonly sheet: SheetEntry;
  readonly table: string;
  readonly plan: SheetPlan;
}

/** @throws spreadsheet/empty when no sheet has anything */
async function planSheets(
  { headerRows, limits }: ImportRequest,
  workbook: WorkbookReader,
  counter: RowCounter,
): Promise<{ sheets: PlannedSheet[]; warnings: ImportWarningText[] }> {
  const sheets: PlannedSheet[] = [];
  const warnings: ImportWarningText[] = [];
  const names = toUniqueNames(workbook.sheets.map(({ name }) => toTableName(name)));
  let rowsLeft = limits.rows;
  for (const [index, sheet] of workbook.sheets.entries()) {
    const { date1904 } = workbook;
    // A sheet may be called `constructor`.
    const headerRow = Object.hasOwn(headerRows, sheet.name) ? headerRows[sheet.name] : undefined;
    const onRow = (): void => counter.addRead();
    const analysis = new SheetAnalysis({ sheet: sheet.name, date1904, limits, rowsLeft, headerRow, onRow });
    await workbook.scan(sheet, analysis);
    const plan = analysis.plan();
    if (plan) {
      sheets.push({ sheet, table: names[index]!, plan });
      rowsLeft -= plan.rows;
    } else warnings.push(toEmptySheetWarning(sheet.name));
  }
  if (sheets.length === 0) throw new ImportFault('spreadsheet/empty');
  counter.settle(limits.rows - rowsLeft);
  return { sheets, warnings };
}

async function loadSheets(
  workbook: WorkbookReader,
  sheets: readonly PlannedSheet[],
  connection: DuckDBConnection,
  counter: RowCounter,
): Promise<ImportResult> {
  const { TableLoader } = await import('./table-loader.ts');
  const tables: ImportedTable[] = [];
  const warnings: ImportWarningText[] = [];
  for (const { sheet, table, plan } of sheets) {
    const before = counter.loaded;
    const { date1904 } = workbook;
    const loader = await TableLoader.create({ connection, plan, date1904, table, onRow: () => counter.addLoaded() });
    await workbook.scan(sheet, loader);
    await loader.finish();
    const rows = counter.loaded - before;
    warnings.push(...plan.warnings, ...(rows === 0 ? [toNoRowsWarning(sheet.name)] : []));
    tables.push({ name: table, columns: plan.columns.map(({ name, stored }) => ({ name, type: stored.type })), rows });
  }
  return { tables, totalRows: counter.loaded, warnings };
}

function nameOf(fileName: string): string {
  return path.parse(fileName).name.trim() || fileName;
}

function toTableName(sheetName: string): string {
  return sheetName.replaceAll('\0', '') || DEFAULT_SHEET_NAME;
}

function toMemoryFault(error: unknown, memoryBytes: number): unknown {
  const isMemory = error instanceof Error && /out of memory|could not allocate/i.test(error.message);
  return isMemory
    ? new ImportFault('spreadsheet/out-of-memory', { limit: toSizeText(memoryBytes) }, { cause: error })
    : error;
}
