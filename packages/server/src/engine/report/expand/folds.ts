import type { GridFold } from '../grid.types.ts';
import type { Sheet } from './emit-cells.ts';

/**
 * What can be folded away: in each copy of a cell that says so, the lines of what expands within it. One of its own
 * lines has to stay, the one below them, or the one above where there is none.
 */
export function foldsOf({ plan, copies, rows }: Sheet): GridFold[] {
  const cells = plan.nodes.filter(({ source, expand }) => source.fold === true && expand === 'down');
  const folds = cells.flatMap((cell) =>
    (copies.byCell.get(cell) ?? []).flatMap((copy) =>
      rows.insideOf(copy).flatMap(({ start, size }): GridFold[] => {
        const [first, last] = [start, start + size - 1];
        if (last + 1 < copy.start + copy.size) return [{ first, last, summary: last + 1 }];
        return first > copy.start ? [{ first, last, summary: first - 1 }] : [];
      }),
    ),
  );
  return folds.sort((a, b) => a.first - b.first || b.last - a.last);
}
