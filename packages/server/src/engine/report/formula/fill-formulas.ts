import type { Cell } from '@aj-report/contract';
import { leftOf, topOf, type Place } from '../expand/context.ts';
import type { Copy } from '../expand/copy.ts';
import type { Emitted } from '../expand/emit-cells.ts';
import type { GridCell } from '../grid.types.ts';
import { cellsIn, rowsOf, sheetNamed } from '../plan/plan-formulas.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { placeOf } from '../report-fault.ts';
import { computeAt } from './compute-at.ts';
import type { FormulaContext } from './evaluate.ts';
import type { Area, FormulaNode } from './formula.types.ts';
import { visitReferences } from './parse-formula.ts';
import { formatIn, ReadCells, type Found, type Keep } from './read-cells.ts';
import type { Reference } from './reference-value.ts';
import { formatOf } from './result-format.ts';
import { writeFormula } from './write-formula.ts';

/** Copies of one cell of the template by the copies that they share with whoever refers to them. */
type Shared = ReadonlyMap<Copy, ReadonlyMap<Copy, readonly GridCell[]>>;

function chainOf(cell: PlanCell | undefined, parent: (one: PlanCell) => PlanCell | undefined): PlanCell[] {
  const chain: PlanCell[] = [];
  for (let one = cell; one; one = parent(one)) chain.push(one);
  return chain;
}

/** The innermost cell in whose copies both stand. */
function sharedOf(
  a: PlanCell,
  b: PlanCell,
  own: (cell: PlanCell) => PlanCell | undefined,
  parent: (cell: PlanCell) => PlanCell | undefined,
): PlanCell | undefined {
  const chain = new Set(chainOf(own(a), parent));
  return chainOf(own(b), parent).find((one) => chain.has(one));
}

function within(copy: Copy, cell: PlanCell | undefined): Copy {
  let one = copy;
  while (one.parent && one.cell !== cell) one = one.parent;
  return one;
}

/** A sheet that was made, for formulas. */
export interface MadeSheet {
  readonly name: string;
  readonly plan: SheetPlan;
  readonly emitted: ReadonlyMap<PlanCell, readonly Emitted[]>;
  /** Where an area of the template came to stand. */
  areaOf(area: Area): Area;
}

/** The sheet of the formulas themselves. */
export interface OwnSheet extends MadeSheet {
  /** Where an area of the template came to stand, as seen from a copy. */
  areaAt(area: Area, place: Place): Area;
}

/** Follows the references of formulas to what the template became, computes them and writes them anew. */
export class FormulaFiller {
  private readonly shared = new Map<string, { sides: readonly (PlanCell | undefined)[]; cells: Shared }>();
  /** What stands in other sheets is the same for every copy; null in the formula's own. */
  private readonly elsewhere = new Map<Reference, readonly Found[] | null>();
  private readonly rows: ReturnType<typeof rowsOf>;
  private readonly plan: SheetPlan;

  constructor(
    private readonly own: OwnSheet,
    private readonly made: readonly MadeSheet[],
    /** Serial number of the moment of TODAY and NOW. */
    private readonly now: number,
  ) {
    this.plan = own.plan;
    this.rows = rowsOf(own.plan.cells);
  }

  /** What a formula is at a copy of a cell. */
  valueOf(cell: PlanCell, node: FormulaNode, at: Emitted): Cell {
    const read = (reference: Reference) => this.reader(reference, cell, at, this.find(reference, cell, at));
    return this.compute(cell, node, { read, row: at.cell.row, column: at.cell.column, now: this.now });
  }

  /** Format of the results of a formula that has none of its own. */
  formatOf(cell: PlanCell, node: FormulaNode): string | undefined {
    const [first] = this.emitted(cell);
    return first && formatOf(node, (reference) => formatIn(this.find(reference, cell, first)));
  }

  fill(cell: PlanCell, node: FormulaNode): void {
    for (const one of this.emitted(cell)) {
      const readers = new Map<Reference, ReadCells>();
      visitReferences(node, (reference) => {
        readers.set(reference, this.reader(reference, cell, one, this.find(reference, cell, one)));
      });
      const readerOf = (reference: Reference) => readers.get(reference) as ReadCells;
      const { row, column } = one.cell;
      one.cell.value = this.compute(cell, node, { read: readerOf, row, column, now: this.now });
      const text = writeFormula(node, (reference, isPlaced) => readerOf(reference).areas(isPlaced));
      if (text !== undefined) one.cell.formula = text;
    }
  }

  private emitted(cell: PlanCell): readonly Emitted[] {
    return this.own.emitted.get(cell) ?? [];
  }

  /** @throws excel/text-too-long */
  private compute(cell: PlanCell, node: FormulaNode, context: FormulaContext): Cell {
    return computeAt(node, context, placeOf(this.plan.sheet.name, cell.name));
  }

  private reader(reference: Reference, cell: PlanCell, place: Place, found: readonly Found[]): ReadCells {
    const boxes = () =>
      this.othersOf(reference)?.map((one) => ({ ...one.areaOf(reference.area), sheet: one.name })) ?? [
        this.own.areaAt(reference.area, place),
      ];
    return new ReadCells(reference, found, boxes, (keep) => this.find(reference, cell, place, keep));
  }

  private find(reference: Reference, from: PlanCell, place: Place, keep?: Keep): readonly Found[] {
    if (reference.sheet === undefined) return [{ cells: this.cellsOf(reference, from, place, keep) }];
    if (keep) return this.findElsewhere(reference, keep) ?? [{ cells: this.cellsOf(reference, from, place, keep) }];
    const known = this.elsewhere.has(reference) ? this.elsewhere.get(reference) : this.findElsewhere(reference);
    this.elsewhere.set(reference, known ?? null);
    return known ?? [{ cells: this.cellsOf(reference, from, place) }];
  }

  private findElsewhere(reference: Reference, keep?: Keep): readonly Found[] | null {
    const others = this.othersOf(reference);
    if (!others) return null;
    return others.map(({ name, plan, emitted }) => {
      const cells = cellsIn(reference.area, rowsOf(plan.cells)).filter((cell) => isRead(cell, plan, keep));
      return { name, cells: cells.flatMap((cell) => (emitted.get(cell) ?? []).map((one) => one.cell)) };
    });
  }

  /** The sheets that the named one became; undefined for the formula's own. */
  private othersOf(reference: Reference): readonly MadeSheet[] | undefined {
    if (reference.sheet === undefined) return undefined;
    const target = sheetNamed(
      reference,
      this.plan,
      this.made.map(({ plan }) => plan),
    );
    return target === this.plan ? undefined : this.made.filter(({ plan }) => plan === target);
  }

  private cellsOf({ area }: Reference, from: PlanCell, place: Place, keep?: Keep): readonly GridCell[] {
    const found = cellsIn(area, this.rows).filter((cell) => isRead(cell, this.plan, keep));
    if (found.length === 1) return this.copiesNear(found[0] as PlanCell, from, place);
    return found.flatMap((cell) => this.copiesNear(cell, from, place));
  }

  private copiesNear(cell: PlanCell, from: PlanCell, place: Place): readonly GridCell[] {
    const key = `${from.id} ${cell.id}`;
    const known = this.shared.get(key) ?? this.share(cell, from);
    this.shared.set(key, known);
    const [left, top] = known.sides;
    return known.cells.get(within(place.left, left))?.get(within(place.top, top)) ?? [];
  }

  private share(cell: PlanCell, from: PlanCell) {
    const left = sharedOf(cell, from, leftOf, ({ leftNode }) => leftNode);
    const top = sharedOf(cell, from, topOf, ({ topNode }) => topNode);
    const cells = new Map<Copy, Map<Copy, GridCell[]>>();
    for (const one of this.emitted(cell)) {
      const byTop = cells.get(within(one.left, left)) ?? new Map<Copy, GridCell[]>();
      cells.set(within(one.left, left), byTop);
      const side = within(one.top, top);
      const known = byTop.get(side);
      if (known) known.push(one.cell);
      else byTop.set(side, [one.cell]);
    }
    return { sides: [left, top], cells };
  }
}

function isRead(cell: PlanCell, plan: SheetPlan, keep: Keep | undefined): boolean {
  return cell.content.kind !== 'empty' && (!keep || keep(cell, plan));
}

/** Cells of a template with formulas, and those that formulas refer to. */
export function referredCells(sheets: readonly SheetPlan[]): ReadonlySet<PlanCell> {
  const rows = new Map(sheets.map((plan) => [plan, rowsOf(plan.cells)]));
  const found = new Set<PlanCell>();
  for (const plan of sheets) {
    for (const cell of plan.formulas) {
      found.add(cell);
      if (cell.content.kind !== 'formula') continue;
      visitReferences(cell.content.node, (reference) => {
        const target = sheetNamed(reference, plan, sheets);
        for (const one of target ? cellsIn(reference.area, rows.get(target) ?? new Map()) : []) found.add(one);
      });
    }
  }
  return found;
}
