import type { PlanCell } from '../plan/plan.types.ts';
import type { Referred } from './found-lines.ts';
import type { WhichLine } from './list-formulas.ts';

/** Cells of lines that formulas of later lines read: of the first line, and of as many before as is asked for. */
export class LinesBefore {
  /** How many lines before are read of each cell. */
  private readonly depths = new Map<PlanCell, number>();
  private readonly last = new Map<PlanCell, Referred[]>();
  private readonly firsts = new Map<PlanCell, Referred | undefined>();

  constructor(asked: Iterable<{ readonly cell: PlanCell; readonly line: WhichLine }>) {
    for (const { cell, line } of asked) {
      if (line === 'first') this.firsts.set(cell, undefined);
      else if (line !== 'own') this.depths.set(cell, Math.max(line, this.depths.get(cell) ?? 0));
    }
  }

  /** Keeps what a line holds, before the next one takes its place. */
  keep(valueOf: (cell: PlanCell) => Referred): void {
    for (const [cell, first] of this.firsts) if (!first) this.firsts.set(cell, valueOf(cell));
    for (const [cell, depth] of this.depths) {
      const lines = this.last.get(cell) ?? [];
      this.last.set(cell, lines);
      lines.unshift(valueOf(cell));
      if (lines.length > depth) lines.pop();
    }
  }

  /** The first line, or one so many before; undefined where there is none yet. */
  at(cell: PlanCell, line: 'first' | number): Referred | undefined {
    return line === 'first' ? this.firsts.get(cell) : this.last.get(cell)?.[line - 1];
  }
}
