import type { MapSource } from '../kit/data/map-source.ts';
import type { ContextData, RowsAsked, Table } from '@aj-report/contract';

/** One question of a widget; `id` is the widget's. */
export interface DataQuery extends RowsAsked {
  readonly id: string;
  readonly setCode: string;
  readonly contextData: ContextData;
  /** ms between two rounds; absent = asked once */
  readonly refreshMs?: number;
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

export interface WatchListener {
  /** From here on the provider keeps the tables fresh. */
  onLive(): void;
  onAnswer(answer: DataAnswer): void;
}

/**
 * Why a watch ended: the connection broke (try again soon), the service does not offer it now (ask by rounds), it
 * refuses the caller (ask, to learn why), or another screen of the page or browser has the connection (ask by rounds
 * until it has gone).
 */
export type WatchEnd = 'broken' | 'absent' | 'refused' | 'taken';

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
  /**
   * Answers all queries, and again whatever changes, until it ends. Without it, or after its end, the stage asks by
   * rounds. Rejects only when aborted.
   */
  readonly watch?: (
    reportCode: string,
    queries: readonly DataQuery[],
    listener: WatchListener,
    signal: AbortSignal,
  ) => Promise<WatchEnd>;
  /** The map of a code; rejects when there is none, or none for this caller. */
  readonly getMap?: MapSource;
}
