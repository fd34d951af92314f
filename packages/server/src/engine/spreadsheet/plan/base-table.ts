import type { StoredType } from './column-stats.ts';

/** A table that is there already. */
export interface BaseTable {
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly stored: StoredType;
    /** Largest number without its sign; 0 in columns of other types. */
    readonly largest: number;
  }[];
  readonly rows: number;
  /** Where rows carry numbers: the upper 32 bits of the next ones, above those of all that are there. */
  readonly orderAbove?: number;
}
