import type { DuckDBConnection } from '@duckdb/node-api';
import type { WorkbookReader } from './cell-sink.ts';
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
const WAREHOUSE_SHARE = 0.25;

/** Reads a workbook into a new DuckDB file, one table a sheet. The file is whole when this resolves. */
export async function loadWorkbook(
  request: ImportRequest,
  targetPath: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const workbook = await openWorkbook(request);
  try {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(targetPath, {
      threads: '2',
      memory_limit: `${Math.round((request.limits.memoryBytes * WAREHOUSE_SHARE) / 1024 / 1024)}MB`,
      temp_directory: `${targetPath}.tmp`,
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
    });
    try {
      const connection = await instance.connect();
      const result = await loadSheets(request, workbook, connection, onProgress);
      await connection.run('CHECKPOINT');
      connection.closeSync();
      return result;
    } finally {
      instance.closeSync();
    }
  } catch (error) {
    throw toMemoryFault(error, request.limits.memoryBytes);
  } finally {
    await workbook.close();
  }
}

async function openWorkbook({ workbookPath, fileName, limits }: ImportRequest): Promise<WorkbookReader> {
  const kind = await detectWorkbookKind(workbookPath, fileName, limits.fileBytes);
  if (kind === 'package') {
    const { XlsxWorkbook } = await import('./xlsx-workbook.ts');
    return XlsxWorkbook.open(workbookPath, fileName, limits);
  }
  const { XlsWorkbook } = await import('./xls-workbook.ts');
  return XlsWorkbook.open(workbookPath, fileName);
}

/** Counts the rows of all sheets and tells about them now and then. */
class RowCounter {
  total = 0;
  private readonly onProgress: (progress: ImportProgress) => void;
  private toldAt = 0;

  constructor(onProgress: (progress: ImportProgress) => void) {
    this.onProgress = onProgress;
  }

  add(): void {
    this.total++;
    // Asking the clock for every row would cost more than adding it.
    if ((this.total & 0x3ff) !== 0) return;
    const now = performance.now();
    if (now - this.toldAt < PROGRESS_MS) return;
    this.toldAt = now;
    this.onProgress({ rows: this.total });
  }
}

async function loadSheets(
  request: ImportRequest,
  workbook: WorkbookReader,
  connection: DuckDBConnection,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const counter = new RowCounter(onProgress);
  const tables: ImportedTable[] = [];
  const warnings: ImportWarningText[] = [];
  const names = toUniqueNames(workbook.sheets.map(({ name }) => toTableName(name)));
  for (const [index, sheet] of workbook.sheets.entries()) {
    const { date1904 } = workbook;
    const headerRow = request.headerRows[sheet.name];
    const rowsLeft = request.limits.rows - counter.total;
    const analysis = new SheetAnalysis({ sheet: sheet.name, date1904, limits: request.limits, rowsLeft, headerRow });
    await workbook.scan(sheet, analysis);
    const plan = analysis.plan();
    if (!plan) {
      warnings.push(toEmptySheetWarning(sheet.name));
      continue;
    }
    const before = counter.total;
    const table = names[index]!;
    await loadSheet(workbook, sheet, {
      connection,
      plan,
      date1904,
      table,
      onRow: () => counter.add(),
    });
    const rows = counter.total - before;
    warnings.push(...plan.warnings, ...(rows === 0 ? [toNoRowsWarning(sheet.name)] : []));
    tables.push({ name: table, columns: plan.columns.map(({ name, stored }) => ({ name, type: stored.type })), rows });
  }
  if (tables.length === 0) throw new ImportFault('spreadsheet/empty');
  return { tables, totalRows: counter.total, warnings };
}

async function loadSheet(
  workbook: WorkbookReader,
  sheet: WorkbookReader['sheets'][number],
  options: {
    connection: DuckDBConnection;
    plan: SheetPlan;
    date1904: boolean;
    table: string;
    onRow: () => void;
  },
): Promise<void> {
  const { TableLoader } = await import('./table-loader.ts');
  const loader = await TableLoader.create(options);
  await workbook.scan(sheet, loader);
  await loader.finish();
}

function toTableName(sheetName: string): string {
  return sheetName.replaceAll('\0', '') || DEFAULT_SHEET_NAME;
}

function toMemoryFault(error: unknown, memoryBytes: number): unknown {
  const isMemory = error instanceof Error && /^out of memory error/i.test(error.message);
  return isMemory
    ? new ImportFault('spreadsheet/out-of-memory', { limit: toSizeText(memoryBytes) }, { cause: error })
    : error;
}
