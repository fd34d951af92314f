import type { PlanCell, SheetPlan } from './plan.types.ts';
import { leftOf, topOf } from './cell-sides.ts';

export type Direction = 'down' | 'right';

/** Lines of a template that are copied together. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** Cells that expand in lines which they share. */
export interface BandGroup extends Band {
  readonly cells: readonly PlanCell[];
}

/** What is copied together with which cell, in one direction. */
export interface Bands {
  readonly lineCount: number;
  readonly bandOf: ReadonlyMap<PlanCell, Band>;
  /** Inside of a cell, or of the sheet (undefined), in the order of their lines. */
  readonly groupsIn: ReadonlyMap<PlanCell | undefined, readonly BandGroup[]>;
}

function linesOf(cell: PlanCell, direction: Direction): Band {
  return direction === 'down'
    ? { from: cell.row, to: cell.row + cell.rowSpan - 1 }
    : { from: cell.column, to: cell.column + cell.columnSpan - 1 };
}

function parentOf(cell: PlanCell, direction: Direction): PlanCell | undefined {
  return direction === 'down' ? cell.leftNode : cell.topNode;
}

function widen(bands: Map<PlanCell, Band>, owner: PlanCell, { from, to }: Band): boolean {
  const known = bands.get(owner);
  if (known && known.from <= from && known.to >= to) return false;
  bands.set(owner, known ? { from: Math.min(known.from, from), to: Math.max(known.to, to) } : { from, to });
  return true;
}

function toGroups(cells: readonly PlanCell[], bandOf: ReadonlyMap<PlanCell, Band>): BandGroup[] {
  const groups: BandGroup[] = [];
  const sorted = cells.map((cell) => ({ cell, ...(bandOf.get(cell) as Band) })).sort((a, b) => a.from - b.from);
  for (const { cell, from, to } of sorted) {
    const last = groups.at(-1);
    if (last && from <= last.to) {
      groups[groups.length - 1] = { from: last.from, to: Math.max(last.to, to), cells: [...last.cells, cell] };
    } else groups.push({ from, to, cells: [cell] });
  }
  return groups;
}

type BandedSheet = Pick<SheetPlan, 'cells' | 'nodes' | 'rowCount' | 'columnCount'>;

/** Bands of all cells that expand in one direction: their own lines and those of everything that belongs to them. */
export function bandsOf(plan: BandedSheet, direction: Direction): Bands {
  const bandOf = new Map<PlanCell, Band>();
  for (const cell of plan.cells) {
    const lines = linesOf(cell, direction);
    let owner = direction === 'down' ? leftOf(cell) : topOf(cell);
    while (owner && widen(bandOf, owner, lines)) owner = parentOf(owner, direction);
  }
  const inside = new Map<PlanCell | undefined, PlanCell[]>();
  for (const cell of plan.nodes.filter(({ expand }) => expand === direction)) {
    const parent = parentOf(cell, direction);
    const known = inside.get(parent);
    if (known) known.push(cell);
    else inside.set(parent, [cell]);
  }
  return {
    lineCount: direction === 'down' ? plan.rowCount : plan.columnCount,
    bandOf,
    groupsIn: new Map([...inside].map(([parent, cells]) => [parent, toGroups(cells, bandOf)])),
  };
}
