import type {
  AppError,
  Column,
  ImportType,
  MisfitRule,
  Notation,
  TableChange,
  Text,
  TextEncoding,
  Unpivot,
} from '@aj-report/contract';
import type { BaseTable } from './base-table.ts';

/** Limits of one import, all settings of the service. */
export interface ImportLimits {
  readonly fileBytes: number;
  readonly inflatedBytes: number;
  /** inflated size over packed size of one part of the package */
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
  readonly sheets: number;
  /** Memory of the import process, bytes. */
  readonly memoryBytes: number;
}

/** Types chosen for columns, by their names. */
export type ColumnTypes = Readonly<Record<string, ImportType>>;

/** How the texts of columns write numbers or days, by the names of the columns. */
export type Notations = Readonly<Record<string, Notation>>;

/** Names of columns by sheet name. */
export type LeaveOut = Readonly<Record<string, readonly string[]>>;

/** Tables of a table file by their names, or tables that lie elsewhere as they are there. */
export type AppendTo =
  | { readonly file: string; readonly tables: readonly string[] }
  | { readonly base: readonly BaseTable[] };

export interface WorkbookRequest {
  /** The uploaded workbook. */
  readonly workbookPath: string;
  /** Name the person gave the file, for messages. */
  readonly fileName: string;
  /** Header row by sheet name, counted from 1; 0 = no header; absent = found. */
  readonly headerRows: Readonly<Record<string, number>>;
  /** Name of the one table of a text file in place of the file's own. */
  readonly textTableName?: string;
  /** Of a text file; found or guessed unless given. */
  readonly encoding?: TextEncoding;
  /** Where a text in another encoding may be kept as UTF-8 meanwhile, which is read faster. */
  readonly textCopyPath?: string;
  /** Types chosen by sheet name and column; the others are inferred from the values. */
  readonly columnTypes?: Readonly<Record<string, ColumnTypes>>;
  /** Notations chosen by sheet name and column. */
  readonly columnNotations?: Readonly<Record<string, Notations>>;
  /** Columns left out by sheet name; absent = those that have neither a name nor values. */
  readonly leaveOut?: LeaveOut;
  /** Rows that are totals of those above become rows like others; they are left out unless given. */
  readonly keepsTotals?: boolean;
  /** Columns that become rows, by sheet name. */
  readonly unpivot?: Readonly<Record<string, Unpivot>>;
  /** What becomes of values that do not fit the type of their column; they make the import fail unless given. */
  readonly misfits?: MisfitRule;
  /** The tables, in their order, whose rows stay and get the workbook's added; only read. */
  readonly appendTo?: AppendTo;
  readonly limits: ImportLimits;
}

export interface ImportRequest extends WorkbookRequest {
  /** The DuckDB file to make; it appears only when it is whole and synced. */
  readonly targetPath: string;
}

export interface ImportedTable {
  /** The sheet's own name, also the table's. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: number;
}

export interface ImportWarningText {
  readonly sheet: string;
  readonly message: Text;
}

export interface ImportResult {
  readonly tables: readonly ImportedTable[];
  /** Of all tables, those that were there included. */
  readonly totalRows: number;
  /** Rows that came from the workbook. */
  readonly addedRows: number;
  /** What adding to the tables that were there changed in them; empty for new tables. */
  readonly changes: readonly TableChange[];
  readonly warnings: readonly ImportWarningText[];
}

export interface ImportProgress {
  readonly rows: number;
}

/**
 * Imports a workbook in a capped child process of low priority. Rejects with an `AppError` of `spreadsheet/*`
 * that names sheet, row and column; leaves no file behind when it fails or is aborted (`spreadsheet/interrupted`).
 */
export type ImportWorkbook = (
  request: ImportRequest,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
) => Promise<ImportResult>;

export type ImportFailure = AppError;
