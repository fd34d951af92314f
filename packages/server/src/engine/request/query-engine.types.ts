import type {
  AskedGroup,
  CalcDefinition,
  Column,
  ConnectionKind,
  ParamType,
  Row,
  RowsAsked,
  RuleSymbol,
  SqlKind,
} from '@aj-report/contract';
import type { AnswerForm, WrittenTable } from './written-table.ts';

/** A parameter with the value it is bound to; a list binds as a list of strings or numbers. */
export interface BoundParam {
  readonly name: string;
  readonly type: ParamType;
  readonly value: string | number | readonly (string | number)[] | null;
}

/** A data set that calculation rows look up. */
export interface LookupData {
  readonly setCode: string;
  /** A `Table` as JSON bytes. */
  readonly tableJson: Uint8Array;
}

/** Lets through the rows whose field, read as text, compares with one of the values; no value lets nothing through. */
export interface RowFilter {
  readonly field: string;
  readonly symbol: RuleSymbol;
  readonly values: readonly string[];
}

/** Texts that stand in for codes: by field, then by code. */
export type CodeTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Grouping and calculations laid over the rows of a statement or of a table. */
export interface CalcRequest extends CalcDefinition {
  /** The table to group in place of the statement. */
  readonly table?: string;
  readonly lookups: readonly LookupData[];
  /** Groups computed at most: functions over all rows see no more of them. */
  readonly maxGroups: number;
}

/** Some rows of a table or result. */
export interface RowPage {
  readonly offset: number;
  readonly limit: number;
}

/** By field: its values in the order in which groups of them stand. */
export type ValueOrders = Readonly<Record<string, readonly string[]>>;

/** What is wanted of a finished answer. */
export interface AskedRows extends RowsAsked {
  /** The different values of this column in their order, each with the `count` of its rows, in place of the rows. */
  readonly valuesOf?: string;
  /** Known of the set that is asked; groups of other values come after those that are named. */
  readonly orders?: ValueOrders;
}

/** An external source, or tables in a warehouse of their own, with what is needed to reach it. */
export interface Connection {
  /** Changes with every change of the source. */
  readonly key: string;
  readonly kind: ConnectionKind | 'warehouse';
  /** Fields of the kind with their secrets: never logged, never sent to a process that handles text of others. */
  readonly config: unknown;
}

export interface QueryRequest {
  /** DuckDB files that the statement may see; tables appear under their own names. */
  readonly databases: readonly string[];
  /** The source that runs it in place of the embedded engine. */
  readonly connection?: Connection;
  /** SQL with `${param}` placeholders, as the author wrote it; not read when `calc` names a table. */
  readonly sql: string;
  readonly calc?: CalcRequest;
  readonly params: readonly BoundParam[];
  /** Laid around the statement or table before anything is grouped; all must hold. */
  readonly filters?: readonly RowFilter[];
  /** Put in place of codes in the finished answer. */
  readonly texts?: CodeTexts;
  /** Rows beyond this are cut and the answer says so. */
  readonly maxRows: number;
  readonly timeoutMs: number;
  /** Which rows of the finished answer are wanted; their order is the same on every page. */
  readonly asked?: AskedRows;
  /** Groups computed at most where something of them is computed here; `maxRows` of them without it. */
  readonly maxGroups?: number;
  /** All rows behind the filters of `asked`, where another page has counted them. */
  readonly knownTotal?: number;
  /** Some rows of a table as they come, for a look at it; not beside `asked`. */
  readonly page?: RowPage;
  /** Count the whole result too (preview, pages). */
  readonly countTotal?: boolean;
  /** A table, unless rows are wanted. */
  readonly form?: AnswerForm | undefined;
}

/** Which rows of a computed table are wanted, and in which form. */
export type WriteRequest = Pick<QueryRequest, 'asked' | 'texts' | 'maxRows' | 'form'>;

/** An engine that groups rows: one of an external source, or the embedded one. */
export type CalcEngineKind = SqlKind | 'duckdb';

/** What is left to compute on groups that a source answered. */
export type FinishRequest = CalcFinishRequest | GroupFinishRequest;

/** Groups of a set with calculations. */
export interface CalcFinishRequest extends WriteRequest, Pick<QueryRequest, 'params' | 'timeoutMs'> {
  readonly kind: CalcEngineKind;
  readonly calc: CalcRequest;
  /** Columns of the rows that were grouped. */
  readonly columns: readonly Column[];
  readonly isOrdered: boolean;
  /** Rows of the compiled statement as a `Table` in JSON bytes. */
  readonly groupedJson: Uint8Array;
  /** There were more groups than that. */
  readonly isCut: boolean;
}

/** Groups that a question asks for. */
export interface GroupFinishRequest extends WriteRequest, Pick<QueryRequest, 'timeoutMs'> {
  readonly group: AskedGroup;
  /** Columns of the rows that were grouped, as they are shown. */
  readonly columns: readonly Column[];
  /** Rows of the compiled statement as a `Table` in JSON bytes. */
  readonly groupedJson: Uint8Array;
  /** There were more groups than that. */
  readonly isCut: boolean;
}

/** A JSON document with rows in it, and what to make of them; a table that the calculations name is not read. */
export interface RowsRequest
  extends
    WriteRequest,
    Pick<QueryRequest, 'calc' | 'params' | 'filters' | 'timeoutMs' | 'page' | 'countTotal' | 'maxGroups'> {
  readonly body: Uint8Array;
  /** Steps to the rows; empty = the document itself. */
  readonly path: string;
  /** Rows that are read of the document. */
  readonly maxSourceRows: number;
}

export interface QueryAnswer {
  /** In the form that was asked for: forwarded and cached without being parsed. */
  readonly json: Buffer;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  readonly truncated: boolean;
  /** All rows of the result; only with `countTotal` or a page that was asked for. */
  readonly total?: number;
  /** ms inside the engine */
  readonly elapsedMs: number;
  /** The same query may answer differently later although the data did not change (now(), random()). */
  readonly timeDependent: boolean;
  /** The statement that ran; only with `countTotal`, `calc` or `asked`. */
  readonly calcSql?: string;
}

export interface QueryEngineOptions {
  /** Child processes; as many as cores, 2 at least. */
  readonly processes: number;
  readonly memoryBytes: number;
  /** Queries that may wait before `sql/busy`. */
  readonly queueLength: number;
  /** Called for processes that ended by themselves, for the log. */
  readonly onProcessEnd?: (reason: string) => void;
}

/** Where imported tables are reached. */
export type TableAccess = Pick<QueryRequest, 'databases' | 'connection'>;

/**
 * Runs checked SELECTs in warm child processes. All methods reject with an `AppError` of `sql/*`.
 * The statement is proved to be one SELECT by the engine's own parser, parameters are always bound,
 * a process is killed at the deadline and replaced, and the queue survives it.
 */
export interface QueryEngine {
  run(request: QueryRequest, signal?: AbortSignal): Promise<QueryAnswer>;
  /** Columns, rows and total of a page of one table, in the order of import. */
  readTable(
    access: TableAccess,
    table: string,
    page: RowPage,
  ): Promise<{ readonly columns: readonly Column[]; readonly rows: readonly Row[]; readonly total: number }>;
  /** Computes what is left of a calculated set on the groups that an external source answered. */
  finish(request: FinishRequest, signal?: AbortSignal): Promise<WrittenTable>;
  /** Reads the rows of a JSON document, and groups and calculates them. */
  readRows(request: RowsRequest, signal?: AbortSignal): Promise<QueryAnswer>;
  /** Starts the least number of processes ahead of the first query. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}
