import type { Place } from './context.ts';
import type { Copy } from './copy.ts';
import type { Emitted } from './emit-cells.ts';
import type { GridCell } from '../grid.types.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import type { Which } from '../plan/reference-copies.ts';
import type { CopiesBefore } from '../formula/formula.types.ts';
import { GrownCells, GrownList } from '../reference/grown-cells.ts';

/** The copy of a cell in which a copy lies; the sheet for none. */
export function within(copy: Copy, cell: PlanCell | undefined): Copy {
  let one = copy;
  while (one.parent && one.cell !== cell) one = one.parent;
  return one;
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
        return this.all.slice(0, this.countTo(own));
      case 'all':
        return this.all;
    }
  }

  /** How many there are up to a copy and with it. */
  countTo(own: Copy): number {
    return (this.places.get(own) ?? -1) + 1;
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
  private readonly grown = new Map<Copy, GrownList>();

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

  /** The same from the first copy to the own one, in one copy of the other direction. */
  toOwn(place: Place): GrownCells {
    const top = within(place.top, this.top);
    const list = this.grown.get(top) ?? new GrownList();
    this.grown.set(top, list);
    const own = within(place.left, this.left);
    const lefts = this.lefts.which('all', own);
    const count = this.lefts.countTo(own);
    for (let at = list.ends.length; at < count; at++) list.add(this.cells.get(lefts[at] as Copy)?.get(top) ?? []);
    return new GrownCells(list, list.ends[count - 1] ?? 0);
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
