import type { Column, ErrorCode, ErrorParams } from '@aj-report/contract';
import type { FinishRequest, QueryRequest, RowsRequest } from '../request/query-engine.types.ts';

export interface TableRequest {
  readonly database: string;
  readonly table: string;
  readonly page: { readonly offset: number; readonly limit: number };
}

export type Task =
  | { readonly kind: 'select'; readonly request: QueryRequest }
  | ({ readonly kind: 'table' } & TableRequest)
  | { readonly kind: 'finish'; readonly request: FinishRequest }
  | { readonly kind: 'rows'; readonly request: RowsRequest };

/** From the service to a process. */
export type QueryOrder =
  | { readonly kind: 'run'; readonly id: number; readonly task: Task }
  | { readonly kind: 'interrupt' };

export interface TaskAnswer {
  readonly json: Uint8Array;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  readonly truncated: boolean;
  readonly total?: number;
  readonly elapsedMs: number;
  readonly timeDependent: boolean;
  readonly calcSql?: string;
}

/** From a process to the service. */
export type QueryReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly answer: TaskAnswer }
  | { readonly kind: 'failed'; readonly id: number; readonly code: ErrorCode; readonly params: ErrorParams };

/** Exit code of a process that ended itself because a statement took more memory than allowed. */
export const OUT_OF_MEMORY_EXIT = 86;

/** Bytes that Node and the engine need for themselves beside a statement's share. */
export const OWN_BYTES = 384 * 1024 * 1024;
