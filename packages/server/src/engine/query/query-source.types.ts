import type { Column, ColumnType } from '@aj-report/contract';
import type { CalcBase, CalcDialect } from '../calc/calc-dialect.ts';
import type { CalcEngineKind, FinishRequest, QueryRequest } from '../request/query-engine.types.ts';
import type { AnswerForm, WrittenTable } from '../request/written-table.ts';
import type { PlacedValue } from '../sql/bind-params.ts';
import type { LexicalRules } from '../sql/tokenize-sql.ts';

/** A question to a source, whichever it is. */
export type SourceRequest = Omit<QueryRequest, 'databases'>;

/** Computes what is left on grouped rows. */
export type Finish = (request: FinishRequest, signal?: AbortSignal) => Promise<WrittenTable>;

/** A checked statement with its values. */
export interface SourceQuery {
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
  /** Names of the columns in place of those of the author's statement. */
  readonly names?: readonly string[];
  /** Types of columns that the engine tells less well than we know; undefined = the engine's. */
  readonly types?: readonly (ColumnType | undefined)[];
}

/** What engines write differently around a statement. */
export interface SourceDialect {
  readonly kind: CalcEngineKind;
  readonly lexis: LexicalRules;
  readonly calc: CalcDialect;
  /** Rows come one after the other and in the order of the statement: none is numbered or cut without need. */
  readonly isStreamed?: boolean;
  /** A statement behind FROM and the SQL that reads its columns there; `q.*` has them under the names it gives. */
  rowsOf(sql: string, columns: readonly Column[]): { readonly from: string; readonly columns: readonly string[] };
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

/** What a question is asked of: a proved and bound SELECT, or a table. */
export interface QueryBase extends CalcBase {
  readonly values: readonly PlacedValue[];
  /** The statement cuts its rows itself. */
  readonly isLimited?: boolean;
  /** Its ORDER BY takes no keys behind its own. */
  readonly refusesKeys?: boolean;
  /** It may answer differently although no data changed here. */
  readonly timeDependent: boolean;
}

/** A source as one question asks it. All methods reject with AppError `data-source/*` or `sql/*`. */
export interface QuerySource {
  readonly dialect: SourceDialect;
  /** The author's text, proved to be one harmless SELECT, with its values. */
  select(request: SourceRequest): Promise<QueryBase>;
  /** The rows of a table in their order. */
  table(name: string): Promise<QueryBase>;
  describe(query: SourceQuery, signal?: AbortSignal): Promise<readonly Column[]>;
  /** Whether the engine takes a statement. */
  takes(query: SourceQuery, signal?: AbortSignal): Promise<boolean>;
  read(query: SourceQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable>;
  /** A statement as its author may see it. */
  shown(sql: string): string;
}
