import type { Cell } from '@aj-report/contract';
import type { Place } from './context.ts';
import { leftOf, topOf } from '../plan/cell-sides.ts';
import type { Copy } from './copy.ts';
import type { Emitted } from './emit-cells.ts';
import type { GridCell } from '../grid.types.ts';
import { cellsIn, rowsOf } from '../plan/cells-in.ts';
import { sheetNamed } from '../plan/plan-formulas.ts';
import { isInPageLine } from '../plan/page-lines.ts';
import type { FormulaCell, PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { ReferenceCopies } from '../plan/reference-copies.ts';
import { placeOf } from '../report-fault.ts';
import { computeAt } from '../formula/compute-at.ts';
import type { FormulaContext } from '../formula/evaluation.ts';
import type { Area, FormulaNode, Reference, WhichPages } from '../formula/formula.types.ts';
import { CopiedCells, within } from './copied-cells.ts';
import { FoundCells } from '../reference/found-cells.ts';
import { PagedCells } from '../reference/paged-cells.ts';
import { calls, visitReferences } from '../formula/parse-formula.ts';
import { formatIn, ReadCells, type Found, type Keep } from '../reference/read-cells.ts';
import { formatOf } from '../formula/result-format.ts';
import { writeFormula } from '../formula/write-formula.ts';

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

const sharedLeft = (a: PlanCell, b: PlanCell) => sharedOf(a, b, leftOf, ({ leftNode }) => leftNode);
const sharedTop = (a: PlanCell, b: PlanCell) => sharedOf(a, b, topOf, ({ topNode }) => topNode);

/** A sheet that was made, for formulas. */
export interface MadeSheet {
  readonly name: string;
  readonly plan: SheetPlan;
  readonly emitted: ReadonlyMap<PlanCell, readonly Emitted[]>;
  /** Where an area of the template came to stand: in several parts where lines of pages came between. */
  areasOf(area: Area): readonly Area[];
}

/** The sheet of the formulas themselves. */
export interface OwnSheet extends MadeSheet {
  /** The same as seen from a copy. */
  areasAt(area: Area, place: Place): readonly Area[];
  /** Number of the page of paper on which a row stands. */
  pageOf(row: number): number;
}

type ReaderOf = (reference: Reference) => ReadCells;

/** Follows the references of formulas to what the template became, computes them and writes them anew. */
export class FormulaFiller {
  private readonly copied = new Map<string, CopiedCells>();
  /** What stands in other sheets is the same for every copy; null in the formula's own. */
  private readonly elsewhere = new Map<Reference, readonly Found[] | null>();
  private readonly paged = new Map<PlanCell, Map<Copy, PagedCells>>();
  private readonly plan: SheetPlan;
  private readonly copies: ReferenceCopies;

  constructor(
    private readonly own: OwnSheet,
    private readonly made: readonly MadeSheet[],
    /** Serial number of the moment of TODAY and NOW. */
    private readonly now: number,
  ) {
    this.plan = own.plan;
    this.copies = new ReferenceCopies(own.plan);
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

  /** Fills all copies of cells that read each other's copy before: copy by copy, in the order of the cells. */
  fill(run: readonly FormulaCell[]): void {
    const made = run.flatMap((cell, order) => this.emitted(cell).map((one) => ({ cell, one, order })));
    if (run.length > 1) {
      const serial = ({ left, top }: Place) => [left.serial, top.serial] as const;
      made.sort((a, b) => {
        const [[aLeft, aTop], [bLeft, bTop]] = [serial(a.one), serial(b.one)];
        return aLeft - bLeft || aTop - bTop || a.order - b.order;
      });
    }
    for (const { cell, one } of made) this.fillOne(cell, one);
  }

  /** Writes the formulas of cells anew that have moved since they were filled. */
  rewrite(cells: readonly FormulaCell[]): void {
    for (const cell of cells) {
      for (const one of this.emitted(cell)) this.write(cell, one, this.readersOf(cell, one), true);
    }
  }

  private fillOne(cell: FormulaCell, one: Emitted): void {
    const readerOf = this.readersOf(cell, one);
    const { row, column } = one.cell;
    one.cell.value = this.compute(cell, cell.content.node, { read: readerOf, row, column, now: this.now });
    this.write(cell, one, readerOf, false);
  }

  private readersOf(cell: FormulaCell, one: Emitted): ReaderOf {
    const readers = new Map<Reference, ReadCells>();
    visitReferences(cell.content.node, (reference) => {
      readers.set(reference, this.reader(reference, cell, one, this.find(reference, cell, one)));
    });
    return (reference) => readers.get(reference) as ReadCells;
  }

  /** A formula that asks for its line would give another one where it has moved: its value stays alone. */
  private write({ content }: FormulaCell, { cell }: Emitted, readerOf: ReaderOf, hasMoved: boolean): void {
    const text =
      hasMoved && calls(content.node, 'ROW')
        ? undefined
        : writeFormula(content.node, (reference, isPlaced) => readerOf(reference).areas(isPlaced));
    if (text === undefined) delete cell.formula;
    else cell.formula = text;
  }

  private emitted(cell: PlanCell): readonly Emitted[] {
    return this.own.emitted.get(cell) ?? [];
  }

  /** @throws excel/text-too-long */
  private compute(cell: PlanCell, node: FormulaNode, context: FormulaContext): Cell {
    return computeAt(node, context, placeOf(this.plan.sheet.name, cell.name));
  }

  private reader(reference: Reference, cell: PlanCell, place: Emitted, found: readonly Found[]): ReadCells {
    const boxes = () =>
      this.othersOf(reference)?.flatMap((one) =>
        one.areasOf(reference.area).map((area) => ({ ...area, sheet: one.name })),
      ) ?? this.own.areasAt(reference.area, place);
    const isOwn = !reference.pages && this.copies.meansOwn(reference, cell);
    return new ReadCells(reference, found, boxes, isOwn, (keep) => this.find(reference, cell, place, keep));
  }

  private find(reference: Reference, from: PlanCell, place: Emitted, keep?: Keep): readonly Found[] {
    if (reference.sheet === undefined) return [this.foundIn(reference, from, place, keep)];
    if (keep) return this.findElsewhere(reference, keep) ?? [this.foundIn(reference, from, place, keep)];
    const known = this.elsewhere.has(reference) ? this.elsewhere.get(reference) : this.findElsewhere(reference);
    this.elsewhere.set(reference, known ?? null);
    return known ?? [this.foundIn(reference, from, place)];
  }

  private findElsewhere(reference: Reference, keep?: Keep): readonly Found[] | null {
    const others = this.othersOf(reference);
    if (!others) return null;
    return others.map(({ name, plan, emitted }) => {
      const cells = cellsIn(reference.area, rowsOf(plan.cells)).filter(
        (cell) => cell.content.kind !== 'empty' && (!keep || keep(cell, plan)),
      );
      const made = cells.flatMap((cell) => (emitted.get(cell) ?? []).map((one) => one.cell));
      return new FoundCells(made, name);
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

  private foundIn(reference: Reference, from: PlanCell, place: Emitted, keep?: Keep): Found {
    const found = this.copies.cellsOf(reference, from).filter((cell) => !keep || keep(cell, this.plan));
    const [only] = found;
    if (only && found.length === 1) {
      const { down, right } = this.copies.of(reference, only, from);
      const isRunning =
        !reference.before && !reference.pages && !reference.ofGroup && down === 'to-own' && right === 'own';
      if (isRunning) return this.copiesBy(only, leftOf(only), sharedTop(only, from)).toOwn(place);
      const pages = this.pagesOf(reference, only, from);
      if (pages) return this.pagedCopies(only, from, place).foundOn(pages, this.own.pageOf(place.cell.row));
      return new FoundCells(this.copiesOf(only, reference, from, place));
    }
    return new FoundCells(found.flatMap((cell) => this.copiesOf(cell, reference, from, place)));
  }

  private copiesOf(cell: PlanCell, reference: Reference, from: PlanCell, place: Emitted): readonly GridCell[] {
    const { before: asked } = reference;
    const pages = this.pagesOf(reference, cell, from);
    if (pages) return this.pagedCopies(cell, from, place).on(pages, this.own.pageOf(place.cell.row));
    if (asked) {
      const isAcross = asked.down === 0 || this.copies.nodeOf(reference, cell, from) !== leftOf(cell);
      const count = isAcross ? { down: 0, right: asked.right || asked.down } : asked;
      const left = count.down > 0 ? leftOf(cell) : sharedLeft(cell, from);
      const top = count.right > 0 ? topOf(cell) : sharedTop(cell, from);
      return this.copiesBy(cell, left, top).before(place, count, (copy, own) => copy.parent === own.parent);
    }
    if (reference.ofGroup) return this.groupOf(cell, from, place);
    const { down, right, before } = this.copies.of(reference, cell, from);
    if (before) {
      const cells = this.copiesBy(before.cell, before.node, sharedTop(before.cell, from));
      const isMeant = (copy: Copy, own: Copy) =>
        !before.within || within(copy, before.within) === within(own, before.within);
      const last = cells.before(place, { down: 1, right: 0 }, isMeant).at(-1);
      if (last) return [last];
      if (cell.content.kind === 'empty') return this.blanksAt(cell, place);
    }
    const left = down === 'own' ? sharedLeft(cell, from) : leftOf(cell);
    const top = right === 'own' ? sharedTop(cell, from) : topOf(cell);
    return this.copiesBy(cell, left, top).at(place, down, right);
  }

  /** The copies of a cell beside one another in the parent that they share with a formula; downwards where they do. */
  private groupOf(cell: PlanCell, from: PlanCell, place: Place): readonly GridCell[] {
    const [left, top] = [sharedLeft(cell, from), sharedTop(cell, from)];
    const copied = left ? this.copiesBy(cell, left.leftNode, top) : this.copiesBy(cell, undefined, top?.topNode);
    return copied.at(place, 'own', 'own');
  }

  /** A blank cell as a formula sees it. */
  private blanksAt({ row, column }: PlanCell, place: Place): readonly GridCell[] {
    const areas = this.own.areasAt({ row, column, lastRow: row, lastColumn: column }, place);
    return areas.map((area) => ({
      row: area.row,
      column: area.column,
      rowSpan: 1,
      columnSpan: 1,
      value: null,
      style: undefined,
    }));
  }

  /** Of which pages a reference means copies: among the lines that stand on every page, of its own one. */
  private pagesOf({ pages }: Reference, cell: PlanCell, from: PlanCell): WhichPages | undefined {
    const { sheet } = this.plan;
    return pages ?? (isInPageLine(cell, sheet) && isInPageLine(from, sheet) ? 'page' : undefined);
  }

  private pagedCopies(cell: PlanCell, from: PlanCell, place: Place): PagedCells {
    const top = sharedTop(cell, from);
    const byTop = this.paged.get(cell) ?? new Map<Copy, PagedCells>();
    this.paged.set(cell, byTop);
    const copy = within(place.top, top);
    const cells = () => this.copiesBy(cell, undefined, top).at(place, 'own', 'own');
    const known = byTop.get(copy) ?? new PagedCells(cells(), (row) => this.own.pageOf(row));
    byTop.set(copy, known);
    return known;
  }

  private copiesBy(cell: PlanCell, left: PlanCell | undefined, top: PlanCell | undefined): CopiedCells {
    const key = `${cell.id} ${left?.id ?? ''} ${top?.id ?? ''}`;
    const known = this.copied.get(key) ?? new CopiedCells(this.emitted(cell), left, top);
    this.copied.set(key, known);
    return known;
  }
}

/** Cells of a template with formulas, and those that formulas refer to. */
export function referredCells(sheets: readonly SheetPlan[]): ReadonlySet<PlanCell> {
  const rows = new Map(sheets.map((plan) => [plan, rowsOf(plan.cells)]));
  const found = new Set<PlanCell>();
  for (const plan of sheets) {
    const copies = new ReferenceCopies(plan);
    for (const cell of plan.formulas) {
      found.add(cell);
      if (cell.content.kind !== 'formula') continue;
      visitReferences(cell.content.node, (reference) => {
        const target = sheetNamed(reference, plan, sheets);
        for (const one of target ? cellsIn(reference.area, rows.get(target) ?? new Map()) : []) found.add(one);
        for (const one of target === plan ? copies.cellsOf(reference, cell) : []) {
          const { before } = copies.of(reference, one, cell);
          if (before) found.add(before.cell);
        }
      });
    }
  }
  return found;
}
