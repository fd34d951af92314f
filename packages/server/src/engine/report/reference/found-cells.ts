import type { GridCell } from '../grid.types.ts';
import type { PlacedValue } from '../formula/area-rows.ts';
import type { Area } from '../formula/formula.types.ts';
import type { Found } from './read-cells.ts';
import { scalarOf } from '../formula/reference-value.ts';
import type { Scalar } from '../formula/scalar.ts';
import { toArea, toAreas } from '../formula/to-areas.ts';

/** How many cells of a reference say whether all of them are days. */
const LOOKED_AT = 20;

/** What a formula sees in a cell. */
export function valueOf({ value, style }: GridCell): Scalar {
  return scalarOf(value, style?.numberFormat);
}

/** Cells of a sheet that was made. */
export class FoundCells implements Found {
  private read: readonly Scalar[] | undefined;

  constructor(
    private readonly cells: readonly GridCell[],
    readonly name: string | undefined = undefined,
    /** What formulas see in them, where that is known already. */
    values?: readonly Scalar[],
    /** Where several of them stand, where that is known already. */
    private readonly knownAreas?: () => readonly Area[],
  ) {
    this.read = values;
  }

  get isEmpty(): boolean {
    return this.cells.length === 0;
  }

  get values(): readonly Scalar[] {
    this.read ??= this.cells.map(valueOf);
    return this.read;
  }

  get formats(): readonly (string | undefined)[] {
    const looked = this.cells.slice(0, LOOKED_AT).filter(({ value }) => value !== null);
    return looked.map(({ style }) => style?.numberFormat);
  }

  placed(): readonly PlacedValue[] {
    return this.cells.map((cell) => ({ area: toArea(cell), value: valueOf(cell) }));
  }

  areas(): readonly Area[] {
    return this.knownAreas?.() ?? toAreas(this.cells);
  }

  isWithin(box: Area): boolean {
    return this.cells.every(
      ({ row, column }) => row >= box.row && row <= box.lastRow && column >= box.column && column <= box.lastColumn,
    );
  }
}
