import type { GridCell } from '../grid.types.ts';
import type { PlacedValue } from '../formula/area-rows.ts';
import type { Running, RunningTotal } from '../formula/declare.ts';
import type { Area } from '../formula/formula.types.ts';
import { FoundCells, valueOf } from './found-cells.ts';
import type { Found } from './read-cells.ts';
import { Fault, type Scalar } from '../formula/scalar.ts';
import { toAreas } from '../formula/to-areas.ts';

/** What a function has made of the first cells of a list. */
interface TotalSoFar {
  readonly total: RunningTotal;
  count: number;
  fault: Fault | undefined;
}

/** Cells of a list from its first copy on. Each is looked at once, however many formulas ask for all up to their own. */
export class GrownList {
  readonly cells: GridCell[] = [];
  readonly values: Scalar[] = [];
  /** How many cells there were after each copy. */
  readonly ends: number[] = [];
  private readonly totals = new Map<Running, TotalSoFar>();
  /** Whether they are single cells of one column, from above downwards. */
  private isColumn = true;

  /** Takes the cells of the next copy. */
  add(cells: readonly GridCell[]): void {
    for (const cell of cells) {
      const last = this.cells.at(-1);
      const isBelow = last === undefined || (last.column === cell.column && last.row < cell.row);
      this.isColumn &&= isBelow && cell.rowSpan === 1 && cell.columnSpan === 1;
      this.cells.push(cell);
      this.values.push(valueOf(cell));
    }
    this.ends.push(this.cells.length);
  }

  /** The total of the numbers among the first values; undefined where more were added up already. */
  total(running: Running, end: number): number | Fault | undefined {
    const known = this.totals.get(running) ?? { total: running(), count: 0, fault: undefined };
    this.totals.set(running, known);
    if (known.count > end) return undefined;
    for (; known.count < end; known.count++) {
      const value = this.values[known.count];
      if (typeof value === 'number') known.total.add(value);
      else if (value instanceof Fault) known.fault ??= value;
    }
    return known.fault ?? known.total.result();
  }

  areas(end: number): readonly Area[] {
    const [first, last] = [this.cells[0], this.cells[end - 1]];
    // Lines of pages may have come between them since.
    if (!this.isColumn || !first || !last || last.row - first.row + 1 !== end) return toAreas(this.cells.slice(0, end));
    return [{ row: first.row, lastRow: last.row, column: first.column, lastColumn: first.column }];
  }
}

/** The first cells of a list. */
export class GrownCells implements Found {
  readonly name = undefined;
  private made: FoundCells | undefined;

  constructor(
    private readonly list: GrownList,
    private readonly end: number,
  ) {}

  get isEmpty(): boolean {
    return this.end === 0;
  }

  get values(): readonly Scalar[] {
    return this.asFound.values;
  }

  get formats(): readonly (string | undefined)[] {
    return this.asFound.formats;
  }

  total(running: Running): number | Fault | undefined {
    return this.list.total(running, this.end);
  }

  placed(): readonly PlacedValue[] {
    return this.asFound.placed();
  }

  areas(): readonly Area[] {
    return this.list.areas(this.end);
  }

  isWithin(box: Area): boolean {
    return this.asFound.isWithin(box);
  }

  /** The cells one by one, for what asks for them. */
  private get asFound(): FoundCells {
    const { cells, values } = this.list;
    this.made ??= new FoundCells(cells.slice(0, this.end), undefined, values.slice(0, this.end));
    return this.made;
  }
}
