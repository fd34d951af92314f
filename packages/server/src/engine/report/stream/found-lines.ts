import type { Cell } from '@aj-report/contract';
import type { PlacedValue } from '../formula/area-rows.ts';
import type { Area } from '../formula/formula.types.ts';
import type { Found } from '../reference/read-cells.ts';
import { scalarOf } from '../formula/reference-value.ts';
import type { Scalar } from '../formula/scalar.ts';
import { joinAreas } from '../formula/to-areas.ts';
import type { GridCell } from '../grid.types.ts';

/** What one cell of the template is for a formula: its values, and where they stand. */
export interface Referred {
  readonly values: readonly Cell[];
  /** Number format of them all. */
  readonly format: string | undefined;
  readonly area: Area;
}

/** One cell of one line. */
export function referredIn(
  { column, value, style }: Pick<GridCell, 'column' | 'value' | 'style'>,
  row: number,
): Referred {
  const area = { row, lastRow: row, column, lastColumn: column };
  return { values: [value], format: style?.numberFormat, area };
}

function scalarsOf({ values, format }: Referred): readonly Scalar[] {
  return values.map((value) => scalarOf(value, format));
}

/** Values of a list stand below each other, a value alone in the whole of its cell. */
function toPlaced(referred: Referred): readonly PlacedValue[] {
  const { area } = referred;
  const values = scalarsOf(referred);
  if (values.length === 1) return [{ value: values[0] ?? null, area }];
  return values.map((value, i) => ({ value, area: { ...area, row: area.row + i, lastRow: area.row + i } }));
}

/** Lines of a list that is written while its rows come, and cells around it. */
export class FoundLines implements Found {
  readonly name = undefined;
  private read: readonly Scalar[] | undefined;

  constructor(private readonly parts: readonly Referred[]) {}

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  get values(): readonly Scalar[] {
    if (this.read) return this.read;
    const only = this.parts.length === 1 ? this.parts[0] : undefined;
    this.read = only ? scalarsOf(only) : this.parts.flatMap(scalarsOf);
    return this.read;
  }

  get formats(): readonly (string | undefined)[] {
    const filled = this.parts.filter(({ values }) => values.some((value) => value !== null));
    return filled.map(({ format }) => format);
  }

  placed(): readonly PlacedValue[] {
    return this.parts.flatMap(toPlaced);
  }

  areas(): readonly Area[] {
    const only = this.parts.length === 1 ? this.parts[0] : undefined;
    if (only?.values.length === 1) return [{ ...only.area, lastRow: only.area.row, lastColumn: only.area.column }];
    return joinAreas(this.parts.map(({ area }) => area));
  }

  /** A sheet of one list has nothing that could come between. */
  isWithin(): boolean {
    return true;
  }
}
