import type { Place } from '../expand/context.ts';
import type { Copy } from '../expand/copy.ts';
import type { Emitted } from '../expand/emit-cells.ts';
import type { GridCell } from '../grid.types.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import type { Which } from '../plan/reference-copies.ts';
import type { CopiesBefore } from './formula.types.ts';
import { FoundCells, valueOf } from './found-cells.ts';
import type { Scalar } from './scalar.ts';

/** The copy of a cell in which a copy lies; the sheet for none. */
export function within(copy: Copy, cell: PlanCell | undefined): Copy {
  let one = copy;
  while (one.parent && one.cell !== cell) one = one.parent;
  return one;
}

/** Cells from the first copy on, in one copy of the other direction. */
interface Grown {
  readonly cells: GridCell[];
  readonly values: Scalar[];
  /** How many copies were looked at, and how many cells there were after each. */
  copies: number;
  readonly ends: number[];
}

/** Copies of one cell that expands, as they follow in the sheet. */
class CopyOrder {
  private readonly all: Copy[] = [];
  private readonly places = new Map<Copy, number>();

  add(copy: Copy): void {
    if (this.places.has(copy)) return;
    this.places.set(copy, this.all.length);
    this.all.push(copy);
  }

  which(which: Which, own: Copy): readonly Copy[] {
    switch (which) {
      case 'own':
        return [own];
      case 'first':
        return this.all.slice(0, 1);
      case 'to-own':
        return this.all.slice(0, (this.places.get(own) ?? -1) + 1);
      case 'all':
        return this.all;
    }
  }

  before(own: Copy, count: number): Copy | undefined {
    return this.all[(this.places.get(own) ?? -1) - count];
  }
}

/** Copies of a cell of the template by the copies of the cells that expand it, or that it shares with a formula. */
export class CopiedCells {
  private readonly cells = new Map<Copy, Map<Copy, GridCell[]>>();
  private readonly lefts = new CopyOrder();
  private readonly tops = new CopyOrder();
  private readonly grown = new Map<Copy, Grown>();

  constructor(
    emitted: readonly Emitted[],
    private readonly left: PlanCell | undefined,
    private readonly top: PlanCell | undefined,
  ) {
    for (const one of emitted) {
      const [leftCopy, topCopy] = [within(one.left, left), within(one.top, top)];
      this.lefts.add(leftCopy);
      this.tops.add(topCopy);
      const byTop = this.cells.get(leftCopy) ?? new Map<Copy, GridCell[]>();
      this.cells.set(leftCopy, byTop);
      const known = byTop.get(topCopy);
      if (known) known.push(one.cell);
      else byTop.set(topCopy, [one.cell]);
    }
  }

  /** The cells in some copies, as seen from a place. */
  at(place: Place, down: Which, right: Which): readonly GridCell[] {
    const lefts = this.lefts.which(down, within(place.left, this.left));
    const tops = this.tops.which(right, within(place.top, this.top));
    const [left, top] = [lefts[0], tops[0]];
    if (!left || !top) return [];
    if (lefts.length === 1 && tops.length === 1) return this.cells.get(left)?.get(top) ?? [];
    return lefts.flatMap((one) => tops.flatMap((other) => this.cells.get(one)?.get(other) ?? []));
  }

  /** The same from the first copy to the own one, with what formulas see in them: each is looked at once. */
  toOwn(place: Place): FoundCells {
    const top = within(place.top, this.top);
    const grown = this.grown.get(top) ?? { cells: [], values: [], copies: 0, ends: [] };
    this.grown.set(top, grown);
    const lefts = this.lefts.which('all', place.left);
    const count = this.lefts.which('to-own', within(place.left, this.left)).length;
    for (; grown.copies < count; grown.copies++) {
      for (const cell of this.cells.get(lefts[grown.copies] as Copy)?.get(top) ?? []) {
        grown.cells.push(cell);
        grown.values.push(valueOf(cell));
      }
      grown.ends.push(grown.cells.length);
    }
    const end = grown.ends[count - 1] ?? 0;
    return new FoundCells(grown.cells.slice(0, end), undefined, grown.values.slice(0, end));
  }

  /** The cells of the copy before, or so many before, of which `isMeant` says whether it counts. */
  before(
    place: Place,
    { down, right }: CopiesBefore,
    isMeant: (copy: Copy, own: Copy) => boolean,
  ): readonly GridCell[] {
    const [ownLeft, ownTop] = [within(place.left, this.left), within(place.top, this.top)];
    const left = down === 0 ? ownLeft : this.lefts.before(ownLeft, down);
    const top = right === 0 ? ownTop : this.tops.before(ownTop, right);
    if (!left || !top || !isMeant(left, ownLeft) || !isMeant(top, ownTop)) return [];
    return this.cells.get(left)?.get(top) ?? [];
  }
}
