import type { Cell } from '@aj-report/contract';
import { leftOf, topOf, type Place } from '../expand/context.ts';
import type { Copy } from '../expand/copy.ts';
import type { Emitted } from '../expand/emit-cells.ts';
import type { GridCell } from '../grid.types.ts';
import { cellsIn, rowsOf, sheetNamed } from '../plan/plan-formulas.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { toAreaRows } from './area-rows.ts';
import { evaluate, type ReferenceValue } from './evaluate.ts';
import type { Area, FormulaNode, SheetArea } from './formula.types.ts';
import { visitReferences } from './parse-formula.ts';
import { toArea, toAreas } from './to-areas.ts';
import { writeFormula } from './write-formula.ts';

type Reference = FormulaNode & { kind: 'reference' };
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

/** A sheet that was made, for formulas of others. */
export interface MadeSheet {
  readonly name: string;
  readonly plan: SheetPlan;
  readonly emitted: ReadonlyMap<PlanCell, readonly Emitted[]>;
  /** Where a cell of the template without content came to stand. */
  areaOf(area: Area): Area;
}

/** The cells that a reference became, by sheet; `name` is absent in the formula's own. */
interface Found {
  readonly name?: string;
  readonly cells: readonly GridCell[];
}

/** Follows the references of formulas to what the template became, computes them and writes them anew. */
export class FormulaFiller {
  private readonly shared = new Map<string, { sides: readonly (PlanCell | undefined)[]; cells: Shared }>();
  /** What stands in other sheets is the same for every copy; null in the formula's own. */
  private readonly elsewhere = new Map<Reference, readonly Found[] | null>();
  private readonly rows: ReturnType<typeof rowsOf>;

  constructor(
    private readonly plan: SheetPlan,
    private readonly emitted: ReadonlyMap<PlanCell, readonly Emitted[]>,
    private readonly cellAt: (area: Area, place: Place) => Area,
    private readonly made: readonly MadeSheet[] = [],
  ) {
    this.rows = rowsOf(plan.cells);
  }

  /** What a formula is at a copy of a cell. */
  valueOf(cell: PlanCell, node: FormulaNode, place: Place): Cell {
    return evaluate(node, (reference) => valueOf(reference, this.find(reference, cell, place)));
  }

  fill(cell: PlanCell, node: FormulaNode): void {
    for (const one of this.emitted.get(cell) ?? []) {
      const cells = new Map<Reference, readonly Found[]>();
      visitReferences(node, (reference) => cells.set(reference, this.find(reference, cell, one)));
      one.cell.value = evaluate(node, (reference) => valueOf(reference, cells.get(reference) ?? []));
      const areasOf = (reference: Reference) => {
        const found = (cells.get(reference) ?? []).filter((each) => each.cells.length > 0);
        return found.length > 0 ? found.flatMap(areasIn) : [this.blankArea(reference, one)];
      };
      const text = writeFormula(node, areasOf);
      if (text !== undefined) one.cell.formula = text;
    }
  }

  private find(reference: Reference, from: PlanCell, place: Place): readonly Found[] {
    if (reference.sheet === undefined) return [{ cells: this.cellsOf(reference, from, place) }];
    const known = this.elsewhere.has(reference) ? this.elsewhere.get(reference) : this.findElsewhere(reference);
    this.elsewhere.set(reference, known ?? null);
    return known ?? [{ cells: this.cellsOf(reference, from, place) }];
  }

  private findElsewhere(reference: Reference): readonly Found[] | null {
    const others = this.othersOf(reference);
    if (!others) return null;
    return others.map(({ name, plan, emitted }) => {
      const cells = cellsIn(reference.area, rowsOf(plan.cells)).filter(({ content }) => content.kind !== 'empty');
      return { name, cells: cells.flatMap((cell) => (emitted.get(cell) ?? []).map((one) => one.cell)) };
    });
  }

  /** The sheets that the named one became; undefined for the formula's own. */
  private othersOf(reference: Reference): readonly MadeSheet[] | undefined {
    const target = sheetNamed(
      reference,
      this.plan,
      this.made.map(({ plan }) => plan),
    );
    return target === this.plan ? undefined : this.made.filter(({ plan }) => plan === target);
  }

  private blankArea(reference: Reference, place: Place): SheetArea {
    const [other] = this.othersOf(reference) ?? [];
    return other ? { ...other.areaOf(reference.area), sheet: other.name } : this.cellAt(reference.area, place);
  }

  private cellsOf({ area }: Reference, from: PlanCell, place: Place): readonly GridCell[] {
    const found = cellsIn(area, this.rows).filter(({ content }) => content.kind !== 'empty');
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
    for (const one of this.emitted.get(cell) ?? []) {
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

function areasIn({ name, cells }: Found): SheetArea[] {
  const areas = toAreas(cells);
  return name === undefined ? areas : areas.map((area) => ({ ...area, sheet: name }));
}

function valueOf({ area }: Reference, found: readonly Found[]): ReferenceValue {
  const cells = found.flatMap((one) => one.cells);
  const isOneCell = area.row === area.lastRow && area.column === area.lastColumn;
  if (isOneCell && cells.length <= 1) return { one: cells[0]?.value ?? null };
  const isOneSheet = found.filter((one) => one.cells.length > 0).length <= 1;
  const toRows = () => toAreaRows(cells.map((cell) => ({ area: toArea(cell), value: cell.value })));
  return { many: cells.map(({ value }) => value), rows: () => (isOneSheet ? toRows() : undefined) };
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
