import type { Column, ColumnType, ConnectionKind } from '@aj-report/contract';
import type { CalcDialect } from '../calc/calc-dialect.ts';
import type { PlacedValue } from '../sql/bind-params.ts';
import type { SqlLexicon } from '../sql/lexicon/sql-lexicon.types.ts';
import type { AnswerForm, WrittenTable } from '../sql/write-table.ts';

/** A table of a source as its SQL names it. */
export interface RemoteTable {
  /** Ready to stand behind FROM. */
  readonly name: string;
  readonly comment: string;
}

/** What a working connection tells. */
export interface ConnectionReport {
  readonly version: string;
  /** The account may do more than read. */
  readonly mayWrite: boolean;
}

/** A checked statement with its values. */
export interface ConnectorQuery {
  /** Marks of the dialect stand where values go. */
  readonly sql: string;
  readonly values: readonly PlacedValue[];
  readonly timeoutMs: number;
}

export interface ReadOptions {
  /** Rows from here on are cut and the answer says so. */
  readonly maxRows: number;
  /** A table, unless rows are wanted. */
  readonly form?: AnswerForm | undefined;
  /** Names of the columns in place of the statement's. */
  readonly names?: readonly string[];
  /** Types of columns that the engine tells less well than we know; undefined = the engine's. */
  readonly types?: readonly (ColumnType | undefined)[];
}

/** What engines write differently around a statement. */
export interface SourceDialect {
  readonly kind: ConnectionKind;
  readonly lexicon: SqlLexicon;
  readonly calc: CalcDialect;
  /** What stands in a statement for value number `index`, counted from 1. */
  mark(index: number): string;
  quote(name: string): string;
  /** A SELECT of some rows of a statement. */
  limited(sql: string, limit: number, offset: number): string;
  /**
   * Keys that order by all columns of a statement and can stand at the end of its own ORDER BY; the best first, because
   * an engine may refuse some.
   */
  ties(columns: readonly Column[]): readonly (readonly string[])[];
  /** The statement so that its order survives inside of another one. */
  keepOrder(sql: string, isLimited: boolean): string;
}

/** Tables of an import: their columns are known, their rows have an order and never change. */
export interface ImportedTables {
  /** Rows to group, as `from` of `CalcBase` wants them. @throws AppError data-source/table-unknown */
  base(table: string): { readonly columns: readonly Column[]; readonly from: string };
  /** @throws AppError sql/function-refused for what reaches beyond the tables of the import */
  check(sql: string): Promise<void>;
  /** Whether a text may answer differently although no data changed. */
  isTimeDependent(sql: string): boolean;
  /** A statement as a person may see it. */
  shown(sql: string): string;
}

/**
 * One external source that speaks SQL. Every statement runs alone, in a read-only transaction, with the source's own
 * time limit; a caller that leaves, or the deadline, stops it there too. All methods reject with AppError
 * `data-source/*` or `sql/*`.
 */
export interface SqlConnector {
  readonly dialect: SourceDialect;
  /** There when its tables are those of an import. */
  readonly imported?: ImportedTables;
  test(signal?: AbortSignal): Promise<ConnectionReport>;
  listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]>;
  /** Columns of a statement, without its rows. */
  describe(query: ConnectorQuery, signal?: AbortSignal): Promise<readonly Column[]>;
  read(query: ConnectorQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable>;
  close(): Promise<void>;
}
