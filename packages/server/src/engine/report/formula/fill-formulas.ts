import type { Cell } from '@aj-report/contract';
import { leftOf, topOf, type Place } from '../expand/context.ts';
import type { Copy } from '../expand/copy.ts';
import type { Emitted } from '../expand/emit-cells.ts';
import type { GridCell } from '../grid.types.ts';
import { cellsIn, rowsOf } from '../plan/plan-formulas.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { toAreaRows } from './area-rows.ts';
import { evaluate, type ReferenceValue } from './evaluate.ts';
import type { Area, FormulaNode } from './formula.types.ts';
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

/** Follows the references of formulas to what the template became, computes them and writes them anew. */
export class FormulaFiller {
  private readonly shared = new Map<string, { sides: readonly (PlanCell | undefined)[]; cells: Shared }>();
  private readonly rows: ReturnType<typeof rowsOf>;

  constructor(
    plan: SheetPlan,
    private readonly emitted: ReadonlyMap<PlanCell, readonly Emitted[]>,
    private readonly cellAt: (area: Area, place: Place) => Area,
  ) {
    this.rows = rowsOf(plan.cells);
  }

  /** What a formula is at a copy of a cell. */
  valueOf(cell: PlanCell, node: FormulaNode, place: Place): Cell {
    return evaluate(node, (reference) => valueOf(reference, this.cellsOf(reference, cell, place)));
  }

  fill(cell: PlanCell, node: FormulaNode): void {
    for (const one of this.emitted.get(cell) ?? []) {
      const cells = new Map<Reference, readonly GridCell[]>();
      visitReferences(node, (reference) => cells.set(reference, this.cellsOf(reference, cell, one)));
      one.cell.value = evaluate(node, (reference) => valueOf(reference, cells.get(reference) ?? []));
      const areasOf = (reference: Reference) => {
        const found = cells.get(reference) ?? [];
        return found.length > 0 ? toAreas(found) : [this.cellAt(reference.area, one)];
      };
      const text = writeFormula(node, areasOf);
      if (text !== undefined) one.cell.formula = text;
    }
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

function valueOf({ area }: Reference, cells: readonly GridCell[]): ReferenceValue {
  const isOneCell = area.row === area.lastRow && area.column === area.lastColumn;
  if (isOneCell && cells.length <= 1) return { one: cells[0]?.value ?? null };
  const rows = () => toAreaRows(cells.map((cell) => ({ area: toArea(cell), value: cell.value })));
  return { many: cells.map(({ value }) => value), rows };
}

/** Whether formulas of a sheet refer to a cell. */
export function referredCells({ formulas, cells }: SheetPlan): ReadonlySet<PlanCell> {
  const rows = rowsOf(cells);
  const found = new Set<PlanCell>(formulas);
  for (const { content } of formulas) {
    if (content.kind !== 'formula') continue;
    visitReferences(content.node, ({ area }) => {
      for (const cell of cellsIn(area, rows)) found.add(cell);
    });
  }
  return found;
}
