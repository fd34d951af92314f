import type { SampleRow } from '../cell/sample-row.ts';

/** Filled rows above the header, or above the data where there is none: they are not imported. */
export interface RowsAbove {
  readonly count: number;
  /** Those of them that are kept, the lowest ones. */
  readonly rows: readonly SampleRow[];
}
