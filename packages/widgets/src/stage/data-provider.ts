import type { MapSource } from '../kit/map-source.ts';
import type { ContextData, Table } from '@aj-report/contract';

/** One question of a widget; `id` is the widget's. */
export interface DataQuery {
  readonly id: string;
  readonly setCode: string;
  readonly contextData: ContextData;
}

export interface DataError {
  readonly code: string;
  readonly message: string;
}

/** Exactly one of `table`, `unchanged` and `error` is there. */
export type DataAnswer =
  | { readonly id: string; readonly table: Table }
  | { readonly id: string; readonly unchanged: true }
  | { readonly id: string; readonly error: DataError };

/** The way by which data reaches a stage. The embed client implements it; widgets never fetch. */
export interface DataProvider {
  /**
   * Asks for all queries at once and calls `onAnswer` as each is ready, in any order, exactly once per query.
   * Resolves when all are answered; failures of transport are answered as errors, it rejects only when aborted.
   */
  query(
    reportCode: string,
    queries: readonly DataQuery[],
    onAnswer: (answer: DataAnswer) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** The map of a code; rejects when there is none, or none for this caller. */
  readonly getMap?: MapSource;
}
