import type { PlanCell } from '../plan/plan.types.ts';
import type { RowNumbers } from './set-data.ts';

/** Where a line (row or column) of a template lies in the sheet. */
export interface Stretch {
  readonly start: number;
  readonly count: number;
}

/** One copy of a cell that expands, or the sheet itself, which is copied once. */
export class Copy {
  /** Copies inside of it, by the cell that they are of; most have none. */
  private inside: Map<PlanCell, readonly Copy[]> | undefined;
  /** It, or one around it, only fills up a form. */
  readonly isBlank: boolean;
  /** First line of it in the sheet, and how many lines it takes. */
  start = 0;
  size = 0;
  /** Where lines of its band lie; undefined where each is just one. */
  lines: readonly Stretch[] | undefined;

  constructor(
    /** Undefined = the sheet. */
    readonly cell: PlanCell | undefined,
    readonly parent: Copy | undefined,
    /** Number among all copies of its cell, from 0. */
    readonly serial: number,
    /** Number among its siblings, from 1; 0 for a blank one that fills up. */
    readonly index: number,
    /** Undefined where they depend on the copy of the other direction. */
    readonly rows: RowNumbers | undefined,
    readonly rowsBeside: ReadonlyMap<Copy, RowNumbers> | undefined,
  ) {
    this.isBlank = index === 0 || parent?.isBlank === true;
  }

  insideOf(cell: PlanCell): readonly Copy[] {
    return this.inside?.get(cell) ?? [];
  }

  setInside(cell: PlanCell, copies: readonly Copy[]): void {
    this.inside ??= new Map();
    this.inside.set(cell, copies);
  }

  /** It or the copy around it that is of a cell. */
  within(cell: PlanCell): Copy | undefined {
    if (this.cell === cell) return this;
    let copy = this.parent;
    while (copy && copy.cell !== cell) copy = copy.parent;
    return copy;
  }
}
