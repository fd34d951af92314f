/** What an aggregate makes of the values of a field. */
export const AGGREGATES = ['sum', 'count', 'avg', 'min', 'max', 'distinct'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** One part of what stands in a cell. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly set: string; readonly field: string }
  /** Without a field: of the rows. */
  | { readonly kind: 'aggregate'; readonly func: Aggregate; readonly set: string; readonly field?: string }
  /** Number among the copies of a cell; of the nearest parent unless a cell is named. */
  | { readonly kind: 'index'; readonly cell?: string; readonly isRunning: boolean }
  /** Sum of a field as a part of the sum over a parent; of the next one unless a cell is named, `none` = all rows. */
  | { readonly kind: 'share'; readonly set: string; readonly field: string; readonly of?: string }
  | { readonly kind: 'param'; readonly set: string; readonly param: string };
