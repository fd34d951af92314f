import { bandsOf, type Band, type Bands } from './bands.ts';
import { leftOf, topOf } from './cell-sides.ts';
import type { Reference } from '../formula/formula.types.ts';
import { blankAt, cellsIn, rowsOf, type CellRows } from './cells-in.ts';
import type { PlanCell, SheetPlan } from './plan.types.ts';

/**
 * Which copies of a cell a reference means, in one direction: the formula's own (or all, where the formula stands
 * outside of them), the first, those from the first to its own, all.
 */
export type Which = 'own' | 'first' | 'to-own' | 'all';

/** The cell that stands for another one in all copies but the first. */
export interface Before {
  readonly cell: PlanCell;
  /** The cell that expands, whose copy before is meant. */
  readonly node: PlanCell;
  /** The copy before stands in the same copy of this cell; undefined = anywhere in the sheet. */
  readonly within: PlanCell | undefined;
}

/** The copies of one cell of the template that a reference of a formula means. */
export interface MeantCopies {
  readonly down: Which;
  readonly right: Which;
  /** For a cell in the line just before the formula's list. */
  readonly before: Before | undefined;
}

/** What is asked of a sheet of the template. */
export type BandedSheet = Pick<SheetPlan, 'cells' | 'nodes' | 'rowCount' | 'columnCount'>;

function parentsOf(cell: PlanCell | undefined, parent: (one: PlanCell) => PlanCell | undefined): PlanCell[] {
  const chain: PlanCell[] = [];
  for (let one = cell; one; one = parent(one)) chain.push(one);
  return chain;
}

/** The corners of a reference in one direction, and whether `$` stands before them. */
interface Corners {
  readonly first: number;
  readonly last: number;
  readonly isFirstFixed: boolean;
  readonly isLastFixed: boolean;
}

function whichOf({ first, last, isFirstFixed, isLastFixed }: Corners, band: Band | undefined): Which {
  if (!band) return 'own';
  const endsBehind = last > band.to;
  if (isFirstFixed && isLastFixed) return endsBehind ? 'all' : 'first';
  if (isFirstFixed && !endsBehind) return 'to-own';
  return isLastFixed && first === last ? 'to-own' : 'own';
}

/** The lines in which a formula stands together with a cell: of the cell's own list; undefined where it is not in it. */
function sharedBand(node: PlanCell | undefined, chain: readonly PlanCell[], { bandOf }: Bands): Band | undefined {
  return node && chain.includes(node) ? bandOf.get(node) : undefined;
}

/** What the references of the formulas of one sheet mean within that sheet. */
export class ReferenceCopies {
  private readonly bands: { readonly down: Bands; readonly right: Bands };
  private readonly filled: CellRows;
  private readonly byPlace: ReadonlyMap<string, PlanCell>;
  private readonly blanks = new Map<string, PlanCell>();
  /** What was asked already: formulas ask the same for each of their copies. */
  private readonly known = new Map<Reference, Map<PlanCell, Map<PlanCell, MeantCopies>>>();
  private readonly owns = new Map<Reference, Map<PlanCell, boolean>>();

  constructor(plan: BandedSheet) {
    this.bands = { down: bandsOf(plan, 'down'), right: bandsOf(plan, 'right') };
    const filled = plan.cells.filter(({ content }) => content.kind !== 'empty');
    this.filled = rowsOf(filled);
    this.byPlace = new Map(filled.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  }

  /**
   * Cells of an area that hold something, and the blank ones just before the formula's list that stand for the copy
   * before, as a head would.
   */
  cellsOf(reference: Reference, from: PlanCell): readonly PlanCell[] {
    const { area, fixed, before, pages, ofGroup } = reference;
    const filled = cellsIn(area, this.filled);
    const node = leftOf(from);
    const band = node && this.bands.down.bandOf.get(node);
    if (before || pages || ofGroup || fixed?.row === true || !band || area.row !== band.from - 1) return filled;
    const below = (this.filled.get(band.to) ?? []).filter(
      ({ column }) => column >= area.column && column <= area.lastColumn,
    );
    const blanks = below.flatMap(({ column }) => {
      const blank = this.blankIn(area.row, column);
      return blank && this.of(reference, blank, from).before ? [blank] : [];
    });
    if (blanks.length === 0) return filled;
    return [...blanks, ...filled].sort((a, b) => a.row - b.row || a.column - b.column);
  }

  /** The place itself, where nothing stands in it. */
  private blankIn(row: number, column: number): PlanCell | undefined {
    const key = `${row} ${column}`;
    if (this.byPlace.has(key)) return undefined;
    const blank = this.blanks.get(key) ?? blankAt(row, column);
    this.blanks.set(key, blank);
    return blank;
  }

  /** The copies of a cell in the area of a reference that a formula means. */
  of(reference: Reference, cell: PlanCell, from: PlanCell): MeantCopies {
    const byFrom = this.known.get(reference) ?? new Map<PlanCell, Map<PlanCell, MeantCopies>>();
    this.known.set(reference, byFrom);
    const byCell = byFrom.get(from) ?? new Map<PlanCell, MeantCopies>();
    byFrom.set(from, byCell);
    const meant = byCell.get(cell) ?? this.follow(reference, cell, from);
    byCell.set(cell, meant);
    return meant;
  }

  private follow({ area, fixed }: Reference, cell: PlanCell, from: PlanCell): MeantCopies {
    const lefts = parentsOf(leftOf(from), ({ leftNode }) => leftNode);
    const tops = parentsOf(topOf(from), ({ topNode }) => topNode);
    const down = whichOf(
      {
        first: area.row,
        last: area.lastRow,
        isFirstFixed: fixed?.row === true,
        isLastFixed: fixed?.lastRow === true,
      },
      sharedBand(leftOf(cell), lefts, this.bands.down),
    );
    const right = whichOf(
      {
        first: area.column,
        last: area.lastColumn,
        isFirstFixed: fixed?.column === true,
        isLastFixed: fixed?.lastColumn === true,
      },
      sharedBand(topOf(cell), tops, this.bands.right),
    );
    const isJustBefore = cell.row === area.row && fixed?.row !== true;
    return { down, right, before: isJustBefore ? this.beforeOf(cell, lefts) : undefined };
  }

  /**
   * Whether a reference within the sheet means the formula's own copies of all cells in its area, with no other copies
   * between them.
   */
  meansOwn(reference: Reference, from: PlanCell): boolean {
    const byFrom = this.owns.get(reference) ?? new Map<PlanCell, boolean>();
    this.owns.set(reference, byFrom);
    const isOwn = byFrom.get(from) ?? this.areOwn(reference, from);
    byFrom.set(from, isOwn);
    return isOwn;
  }

  private areOwn(reference: Reference, from: PlanCell): boolean {
    if (reference.before || reference.ofGroup || this.crossesList(reference, from)) return false;
    return this.cellsOf(reference, from).every((cell) => {
      const { down, right, before } = this.of(reference, cell, from);
      return down === 'own' && right === 'own' && !before;
    });
  }

  /** Whether an area holds lines of a list in which the formula stands, and others. */
  private crossesList({ area }: Reference, from: PlanCell): boolean {
    const crosses = (band: Band | undefined, first: number, last: number) =>
      band !== undefined && first <= band.to && last >= band.from && (first < band.from || last > band.to);
    const { down, right } = this.bands;
    const lefts = parentsOf(leftOf(from), ({ leftNode }) => leftNode);
    const tops = parentsOf(topOf(from), ({ topNode }) => topNode);
    return (
      lefts.some((node) => crosses(down.bandOf.get(node), area.row, area.lastRow)) ||
      tops.some((node) => crosses(right.bandOf.get(node), area.column, area.lastColumn))
    );
  }

  /** Whether an area begins above the list of a formula and ends in it, without a `$` that says where it stays. */
  isAdrift({ area, fixed }: Reference, from: PlanCell): boolean {
    const node = leftOf(from);
    const band = node && this.bands.down.bandOf.get(node);
    if (!band || fixed?.row === true) return false;
    return area.row < band.from - 1 && area.lastRow >= band.from && area.lastRow <= band.to && fixed?.lastRow !== true;
  }

  /** The cell that expands whose copies `[-1]` or `[group]` behind a cell counts; undefined where the formula stands in none. */
  nodeOf({ before }: Reference, cell: PlanCell, from: PlanCell): PlanCell | undefined {
    const left = parentsOf(leftOf(from), ({ leftNode }) => leftNode).find((one) => one === leftOf(cell));
    const top = parentsOf(topOf(from), ({ topNode }) => topNode).find((one) => one === topOf(cell));
    if (before && before.right > 0) return before.down > 0 ? undefined : top;
    return left ?? top;
  }

  private beforeOf(cell: PlanCell, [node, ...parents]: readonly PlanCell[]): Before | undefined {
    const { bandOf } = this.bands.down;
    const band = node && bandOf.get(node);
    if (!node || !band || cell.row !== band.from - 1) return undefined;
    const last = this.byPlace.get(`${band.to} ${cell.column}`);
    if (!last || !parentsOf(leftOf(last), ({ leftNode }) => leftNode).includes(node)) return undefined;
    return { cell: last, node, within: parents.find((one) => (bandOf.get(one) as Band).from <= cell.row) };
  }
}
