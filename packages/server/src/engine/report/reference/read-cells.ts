import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import type { Running } from '../formula/declare.ts';
import { boxAround, toAreaRows, type PlacedValue } from '../formula/area-rows.ts';
import type { Area, Reference, SheetArea } from '../formula/formula.types.ts';
import { isOneCell, type ReferenceValue } from '../formula/reference-value.ts';
import type { Fault, Rows, Scalar } from '../formula/scalar.ts';
import { hasSubtotal, isHiddenRow } from './sub-totals.ts';

/** The cells that a reference became on one sheet: cells that were made, or lines that came and went. */
export interface Found {
  /** Of the sheet; undefined for the formula's own. */
  readonly name: string | undefined;
  readonly isEmpty: boolean;
  /** What formulas see in them, as they follow. */
  readonly values: readonly Scalar[];
  /** Number formats of those that hold something, as far as they are looked at. */
  readonly formats: readonly (string | undefined)[];
  placed(): readonly PlacedValue[];
  /** The fewest areas that just hold them. */
  areas(): readonly Area[];
  /** Whether all of them have their corner in an area. */
  isWithin(box: Area): boolean;
  /** Of its numbers, where all up to these were added before; undefined = not known. */
  total?(running: Running): number | Fault | undefined;
}

/** Which cells of a template count. */
export type Keep = (cell: PlanCell, plan: SheetPlan) => boolean;

function scalarsOf(found: readonly Found[]): readonly Scalar[] {
  const only = found.length === 1 ? found[0] : undefined;
  return only ? only.values : found.flatMap(({ values }) => values);
}

/** The format that all numbers of some cells have. */
export function formatIn(found: readonly Found[]): string | undefined {
  const formats = new Set(found.flatMap((one) => one.formats));
  return formats.size === 1 ? [...formats][0] : undefined;
}

/** What a formula reads where its reference leads. */
export class ReadCells implements ReferenceValue {
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
    return scalarsOf(this.found);
  }

  total(running: Running): number | Fault | undefined {
    return this.found.length === 1 ? this.found[0]?.total?.(running) : undefined;
  }

  details(isShown: boolean): readonly Scalar[] {
    return scalarsOf(this.findKept((cell, plan) => !hasSubtotal(cell) && !(isShown && isHiddenRow(cell, plan))));
  }

  rows(): Rows | undefined {
    const filled = this.found.filter(({ isEmpty }) => !isEmpty);
    if (filled.length > 1) return undefined;
    return toAreaRows(
      filled.flatMap((one) => one.placed()),
      this.wholeBox(),
    );
  }

  place(): Area {
    return this.wholeBox() ?? boxAround(this.areas(false)) ?? (this.boxes()[0] as Area);
  }

  /** The areas that a written formula has in place of the reference. */
  areas(isPlaced: boolean): readonly SheetArea[] {
    const box = isPlaced ? this.wholeBox() : undefined;
    if (box) return [box];
    // Most references lead to one sheet, thousands of times.
    const only = this.found.length === 1 ? this.found[0] : undefined;
    if (only && !only.isEmpty) return areasIn(only);
    const filled = this.found.filter(({ isEmpty }) => !isEmpty);
    if (filled.length > 0) return filled.flatMap(areasIn);
    if (this.reference.before ?? this.reference.pages) return [];
    const [first] = this.boxes();
    return first ? [first] : [];
  }

  /** Where an area of several cells stands with its blank ones; undefined where it came apart. */
  private wholeBox(): SheetArea | undefined {
    if (!this.isOwn) return undefined;
    if (isOneCell(this.reference) && this.found.some(({ isEmpty }) => !isEmpty)) return undefined;
    const [box, ...others] = this.boxes();
    if (!box || others.length > 0) return undefined;
    return this.found[0]?.isWithin(box) === false ? undefined : box;
  }
}

function areasIn(found: Found): readonly SheetArea[] {
  const { name } = found;
  const areas = found.areas();
  return name === undefined ? areas : areas.map((area) => ({ ...area, sheet: name }));
}
