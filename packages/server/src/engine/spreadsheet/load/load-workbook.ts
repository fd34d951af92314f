import type { Unpivot } from '@aj-report/contract';
import type { SheetEntry, WorkbookReader } from '../cell/cell-sink.ts';
import type { StoredType } from '../plan/column-stats.ts';
import { toUniqueNames } from '../plan/header-row.ts';
import { ImportFault, toSizeText } from '../import-fault.ts';
import type {
  ImportedTable,
  ImportProgress,
  ImportResult,
  ImportWarningText,
  Notations,
  WorkbookRequest,
} from '../plan/import-workbook.types.ts';
import { chosenOf, openWorkbook } from '../open-workbook.ts';
import { readReadings } from './read-readings.ts';
import type { LoadTarget } from './load-target.ts';
import { SheetAnalysis, type SheetPlan } from '../plan/sheet-analysis.ts';
import { offerUnpivot, toUnpivoted, toUnpivotNote } from '../plan/unpivot.ts';
import { toBlankCellsWarning, toEmptySheetWarning, toLeftOutWarning, toNoRowsWarning } from '../plan/sheet-warnings.ts';
import { ProvenColumns } from '../plan/proven-columns.ts';
import { WrittenColumns } from '../plan/written-columns.ts';
import { toTextWarnings } from '../text/text-warnings.ts';
import { TotalRows, withoutTotals } from '../plan/total-rows.ts';
import { toAppended, toChange, toNewTable, type TargetTable } from '../plan/target-table.ts';

const PROGRESS_MS = 200;
const DEFAULT_SHEET_NAME = 'Sheet';

/** Makes the target of tables that are planned already. */
export type MakeTarget = (plans: readonly SheetPlan[]) => Promise<LoadTarget>;

/**
 * Reads a workbook into a target, one table a sheet. All sheets are read twice: once to plan their tables, once to load
 * them. The target has everything when this resolves.
 */
export async function loadWorkbook(
  request: WorkbookRequest,
  makeTarget: MakeTarget,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const workbook = await openWorkbook(request);
  try {
    const counter = new RowCounter(onProgress);
    const { sheets, warnings } = await planSheets(request, workbook, counter);
    const target = await makeTarget(sheets.map(({ plan }) => plan));
    try {
      const result = await loadSheets({ request, workbook, into: target, counter }, sheets);
      await target.finish();
      return { ...result, warnings: [...warnings, ...toTextWarnings(workbook), ...result.warnings] };
    } finally {
      target.close();
    }
  } catch (error) {
    throw toMemoryFault(error, request.limits.memoryBytes);
  } finally {
    await workbook.close();
  }
}

/**
 * Counts the rows of all sheets and tells about them now and then. Every row is read twice, so each reading counts
 * for half a row: the reported progress never stands still and never falls back.
 */
class RowCounter {
  loaded = 0;
  private read = 0;
  private readonly onProgress: (progress: ImportProgress) => void;
  private reportedAt = -Infinity;

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

  /** Rows that were loaded at once, or are so far. */
  tellLoading(rows: number): void {
    this.onProgress({ rows: Math.floor((this.read + this.loaded + rows) / 2) });
  }

  private tell(count: number): void {
    // Asking the clock for every row would cost more than adding it.
    if ((count & 0x3ff) !== 0) return;
    const now = performance.now();
    if (now - this.reportedAt < PROGRESS_MS) return;
    this.reportedAt = now;
    this.onProgress({ rows: Math.floor((this.read + this.loaded) / 2) });
  }
}

/** A sheet that becomes a table, or rows of one. */
interface PlannedSheet {
  readonly sheet: SheetEntry;
  readonly table: string;
  readonly plan: SheetPlan;
}

/** @throws spreadsheet/empty when no sheet has anything */
async function planSheets(
  request: WorkbookRequest,
  workbook: WorkbookReader,
  counter: RowCounter,
): Promise<{ sheets: PlannedSheet[]; warnings: ImportWarningText[] }> {
  const { headerRows, columnTypes = {}, columnNotations = {}, leaveOut = {}, unpivot = {}, limits, appendTo } = request;
  const sheets: PlannedSheet[] = [];
  const warnings: ImportWarningText[] = [];
  const names = toUniqueNames(workbook.sheets.map(({ name }) => toTableName(name)));
  let rowsLeft = limits.rows;
  for (const [index, sheet] of workbook.sheets.entries()) {
    const { date1904 } = workbook;
    const headerRow = chosenOf(headerRows, workbook, sheet);
    const readsText = appendTo !== undefined || chosenOf(columnTypes, workbook, sheet) !== undefined;
    const onRow = (): void => counter.addRead();
    const chosen = { headerRow, leaveOut: chosenOf(leaveOut, workbook, sheet) };
    const analysis = new SheetAnalysis({ sheet: sheet.name, date1904, limits, rowsLeft, ...chosen, readsText, onRow });
    await workbook.scan(sheet, analysis);
    const notations = chosenOf(columnNotations, workbook, sheet) ?? {};
    const written = await withNotations(analysis.plan(), workbook, sheet, notations);
    const types = chosenOf(columnTypes, workbook, sheet) ?? {};
    const proven = await withProvenColumns(written, workbook, sheet, { ...types, ...notations });
    const whole = request.keepsTotals ? proven : await withoutTotalRows(proven, workbook, sheet);
    const plan =
      whole && withRows(sheet.name, whole, chosenOf(unpivot, workbook, sheet), { rowsLeft, limit: limits.rows });
    if (plan?.columns.every(({ isLeftOut }) => isLeftOut)) warnings.push(toLeftOutWarning(sheet.name));
    else if (plan) {
      sheets.push({ sheet, table: names[index]!, plan });
      rowsLeft -= plan.rows;
    } else warnings.push(toEmptySheetWarning(sheet.name));
  }
  if (sheets.length === 0) throw new ImportFault('spreadsheet/empty');
  counter.settle(limits.rows - rowsLeft);
  return { sheets, warnings };
}

/** The plan with the columns measured whose notation was chosen. @throws spreadsheet/column-unknown */
async function withNotations(
  plan: SheetPlan | undefined,
  workbook: WorkbookReader,
  sheet: SheetEntry,
  notations: Notations,
): Promise<SheetPlan | undefined> {
  if (!plan || Object.keys(notations).length === 0) return plan;
  const written = new WrittenColumns(sheet.name, plan, notations, workbook.date1904);
  await workbook.scan(sheet, written);
  return written.planned();
}

/** The plan with numbers and days where all texts of a column are; a column of which somebody said something stays. */
async function withProvenColumns(
  plan: SheetPlan | undefined,
  workbook: WorkbookReader,
  sheet: SheetEntry,
  chosen: Readonly<Record<string, unknown>>,
): Promise<SheetPlan | undefined> {
  if (!plan) return plan;
  const proven = new ProvenColumns(plan, workbook.date1904, ({ name }) => !Object.hasOwn(chosen, name));
  if (!proven.hasCandidates) return plan;
  await workbook.scan(sheet, proven);
  return proven.planned(sheet.name);
}

async function withoutTotalRows(
  plan: SheetPlan | undefined,
  workbook: WorkbookReader,
  sheet: SheetEntry,
): Promise<SheetPlan | undefined> {
  if (!plan || !TotalRows.isWorthwhile(plan)) return plan;
  const totals = new TotalRows(plan);
  await workbook.scan(sheet, totals);
  return withoutTotals(sheet.name, plan, totals.find());
}

/** The plan with columns as rows where that was chosen, or a note where it may be meant. */
function withRows(
  sheet: string,
  plan: SheetPlan,
  unpivot: Unpivot | undefined,
  rows: { readonly rowsLeft: number; readonly limit: number },
): SheetPlan {
  if (unpivot) return toUnpivoted(sheet, plan, unpivot, rows);
  const offer = offerUnpivot(plan);
  return offer ? { ...plan, warnings: [...plan.warnings, toUnpivotNote(sheet, offer)] } : plan;
}

interface Loading {
  readonly request: WorkbookRequest;
  readonly workbook: WorkbookReader;
  readonly into: LoadTarget;
  readonly counter: RowCounter;
}

async function loadSheets(loading: Loading, sheets: readonly PlannedSheet[]): Promise<ImportResult> {
  const { counter } = loading;
  const { base } = loading.into;
  const targets = sheets.map((planned) => toTarget(loading, planned, sheets.length === 1));
  const tables = new Map(base.map((table) => [table.name, toImported(table, table.columns, table.rows)]));
  const warnings: ImportWarningText[] = [];
  for (const [index, planned] of sheets.entries()) {
    const target = targets[index]!;
    const before = counter.loaded;
    warnings.push(...(await loadSheet(loading, planned, target)));
    const rows = (target.base?.rows ?? 0) + counter.loaded - before;
    tables.set(target.name, toImported(target, target.columns, rows));
  }
  const changes = base.length === 0 ? [] : targets.flatMap((target) => toChange(target) ?? []);
  const totalRows = [...tables.values()].reduce((sum, { rows }) => sum + rows, 0);
  return { tables: [...tables.values()], totalRows, addedRows: counter.loaded, changes, warnings };
}

/** Rows go into the table of the sheet's name; those of the only sheet into the only table. */
function toTarget(
  { request, workbook, into: { base } }: Loading,
  { sheet, table, plan }: PlannedSheet,
  isOnly: boolean,
): TargetTable {
  const chosen = chosenOf(request.columnTypes ?? {}, workbook, sheet) ?? {};
  const found = isOnly && base.length === 1 ? base[0] : base.find(({ name }) => name === table);
  return found ? toAppended(found, sheet.name, plan, chosen) : toNewTable(table, sheet.name, plan, chosen);
}

async function loadSheet(
  { request, workbook, into, counter }: Loading,
  { sheet, plan }: PlannedSheet,
  target: TargetTable,
): Promise<ImportWarningText[]> {
  const before = counter.loaded;
  const { date1904 } = workbook;
  const onRow = (): void => counter.addLoaded();
  const options = { sheet: sheet.name, plan, target, date1904, onRow };
  const { plainText } = workbook;
  if (plainText && (await into.loadText?.(options, plainText, (rows) => counter.tellLoading(rows)))) {
    const readings = await readReadings(workbook, sheet, { ...options, onRow: () => undefined });
    counter.loaded += plan.rows;
    return [...plan.warnings, ...(plan.rows === 0 ? [toNoRowsWarning(sheet.name)] : []), ...readings.warnings];
  }
  const loader = await into.open(options);
  await workbook.scan(sheet, loader);
  await loader.finish();
  if (request.misfits !== 'empty') loader.misfits.refuse();
  const loaded = counter.loaded - before;
  const noRows = loaded === 0 ? [toNoRowsWarning(sheet.name)] : [];
  const blank = plan.unpivot && loaded < plan.rows ? [toBlankCellsWarning(sheet.name, plan.rows - loaded)] : [];
  return [
    ...plan.warnings,
    ...noRows,
    ...blank,
    ...loader.mergedCells.warnings,
    ...loader.openReadings.warnings,
    ...loader.misfits.warnings,
  ];
}

function toImported(
  { name }: { readonly name: string },
  columns: readonly { readonly name: string; readonly stored: StoredType }[],
  rows: number,
): ImportedTable {
  return { name, columns: columns.map((column) => ({ name: column.name, type: column.stored.type })), rows };
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
