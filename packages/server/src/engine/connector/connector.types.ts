import type { Column } from '@aj-report/contract';
import type { ReadOptions, SourceDialect, SourceQuery } from '../query/query-source.types.ts';
import type { WrittenTable } from '../request/written-table.ts';
import type { SqlLexicon } from '../sql/lexicon/sql-lexicon.types.ts';

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

/** The dialect of a source whose texts are proved by their tokens. */
export interface ConnectorDialect extends SourceDialect {
  readonly lexicon: SqlLexicon;
  /** What stands in a statement for value number `index`, counted from 1. */
  mark(index: number): string;
  quote(name: string): string;
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
  readonly dialect: ConnectorDialect;
  /** There when its tables are those of an import. */
  readonly imported?: ImportedTables;
  test(signal?: AbortSignal): Promise<ConnectionReport>;
  listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]>;
  /** Columns of a statement, without its rows. */
  describe(query: SourceQuery, signal?: AbortSignal): Promise<readonly Column[]>;
  read(query: SourceQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable>;
  close(): Promise<void>;
}
