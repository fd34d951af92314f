import type { RowsAsked } from '@aj-report/contract';

/** Event by which a widget tells which rows of its data it wants, whenever that changes. Bubbles to the stage. */
export const ROWS_EVENT = 'aj-ask-rows';

/** Detail of `aj-ask-rows`; empty = all rows as they are. */
export type RowsDetail = RowsAsked;
