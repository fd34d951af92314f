import type { GridCell } from '../grid.types.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { boxAround, toAreaRows } from './area-rows.ts';
import type { Area, Reference, SheetArea } from './formula.types.ts';
import { isOneCell, scalarOf, type ReferenceValue } from './reference-value.ts';
import type { Rows, Scalar } from './scalar.ts';
import { hasSubtotal, isHiddenRow } from './sub-totals.ts';
import { toArea, toAreas } from './to-areas.ts';

/** The cells that a reference became, by sheet; `name` is absent in the formula's own. */
export interface Found {
  readonly name?: string;
  readonly cells: readonly GridCell[];
  /** What formulas see in them, where that is known already. */
  readonly values?: readonly Scalar[];
}

/** Which cells of a template count. */
export type Keep = (cell: PlanCell, plan: SheetPlan) => boolean;

/** How many cells of a reference say whether all of them are days. */
const LOOKED_AT = 20;

/** What a formula sees in a cell. */
export function valueOf({ value, style }: GridCell): Scalar {
  return scalarOf(value, style?.numberFormat);
}

function scalarsOf(found: readonly Found[]): readonly Scalar[] {
  const [first] = found;
  if (found.length === 1 && first?.values) return first.values;
  return found.flatMap(({ cells, values }) => values ?? cells.map(valueOf));
}

/** The format that all numbers of some cells have. */
export function formatIn(found: readonly Found[]): string | undefined {
  const cells = found.flatMap((one) => one.cells.slice(0, LOOKED_AT));
  const formats = new Set(cells.filter(({ value }) => value !== null).map(({ style }) => style?.numberFormat));
  return formats.size === 1 ? [...formats][0] : undefined;
}

function isInside({ row, column }: GridCell, box: Area): boolean {
  return row >= box.row && row <= box.lastRow && column >= box.column && column <= box.lastColumn;
}

/** What a formula reads where its reference leads. */
export class ReadCells implements ReferenceValue {
  private read: readonly Scalar[] | undefined;

  constructor(
    private readonly reference: Reference,
    private readonly found: readonly Found[],
    /** Where the named area stands, by sheet. */
    private readonly boxes: () => readonly SheetArea[],
    /** They are those in the formula's own copies. */
    private readonly isOwn: boolean,
    private readonly findKept: (keep: Keep) => readonly Found[],
  ) {}

  get values(): readonly Scalar[] {
    this.read ??= scalarsOf(this.found);
    return this.read;
  }

  details(isShown: boolean): readonly Scalar[] {
    return scalarsOf(this.findKept((cell, plan) => !hasSubtotal(cell) && !(isShown && isHiddenRow(cell, plan))));
  }

  rows(): Rows | undefined {
    const filled = this.found.filter((one) => one.cells.length > 0);
    if (filled.length > 1) return undefined;
    const cells = filled.flatMap((one) => one.cells);
    const placed = cells.map((cell) => ({ area: toArea(cell), value: valueOf(cell) }));
    return toAreaRows(placed, this.wholeBox());
  }

  place(): Area {
    return this.wholeBox() ?? boxAround(this.areas(false)) ?? (this.boxes()[0] as Area);
  }

  /** The areas that a written formula has in place of the reference. */
  areas(isPlaced: boolean): readonly SheetArea[] {
    const box = isPlaced ? this.wholeBox() : undefined;
    if (box) return [box];
    const filled = this.found.filter((one) => one.cells.length > 0);
    if (filled.length > 0) return filled.flatMap(areasIn);
    if (this.reference.before ?? this.reference.pages) return [];
    const [first] = this.boxes();
    return first ? [first] : [];
  }

  /** Where an area of several cells stands with its blank ones; undefined where it came apart. */
  private wholeBox(): SheetArea | undefined {
    const [found] = this.found;
    if (!this.isOwn) return undefined;
    if (isOneCell(this.reference) && this.found.some(({ cells }) => cells.length > 0)) return undefined;
    const [box, ...others] = this.boxes();
    if (!box || others.length > 0) return undefined;
    return found?.cells.every((cell) => isInside(cell, box)) === false ? undefined : box;
  }
}

function areasIn({ name, cells }: Found): SheetArea[] {
  const areas = toAreas(cells);
  return name === undefined ? areas : areas.map((area) => ({ ...area, sheet: name }));
}
