/** Something that needs others: just the same copy of it, or also the copy before. */
export interface Needs<T> {
  /** Whole before it. */
  readonly whole: readonly T[];
  /** Its copy before suffices. */
  readonly before: readonly T[];
}

/**
 * Cells with formulas in the order in which they are computed: those that one needs come before it. Cells that need
 * each other's copy before are computed together, copy by copy; such a run stands in the order of `cells`, which has
 * those first that others need in the same copy.
 *
 * This is Tarjan's search for strongly connected components, without recursion: a template may have long chains.
 * @source R. Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1 (1972)
 */
export function runsOf<T>(cells: readonly T[], needsOf: (cell: T) => Needs<T>): T[][] {
  const numbers = new Map<T, number>();
  const lowest = new Map<T, number>();
  const open: T[] = [];
  const isOpen = new Set<T>();
  const places = new Map(cells.map((cell, at) => [cell, at]));
  const runs: T[][] = [];
  const lower = (cell: T, to: number) => lowest.set(cell, Math.min(lowest.get(cell) ?? to, to));

  const close = (cell: T) => {
    if (lowest.get(cell) !== numbers.get(cell)) return;
    const run = open.splice(open.lastIndexOf(cell));
    for (const one of run) isOpen.delete(one);
    runs.push(run.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)));
  };
  const enter = (cell: T) => {
    numbers.set(cell, numbers.size);
    lower(cell, numbers.size - 1);
    open.push(cell);
    isOpen.add(cell);
    const { whole, before } = needsOf(cell);
    return { cell, needs: [...whole, ...before][Symbol.iterator]() };
  };

  for (const first of cells) {
    const path = numbers.has(first) ? [] : [enter(first)];
    while (path.length > 0) {
      const { cell, needs } = path.at(-1) as (typeof path)[number];
      const next = needs.next();
      if (next.done === true) {
        path.pop();
        close(cell);
        const outer = path.at(-1)?.cell;
        if (outer !== undefined) lower(outer, lowest.get(cell) as number);
      } else if (!numbers.has(next.value)) path.push(enter(next.value));
      else if (isOpen.has(next.value)) lower(cell, numbers.get(next.value) as number);
    }
  }
  return runs;
}
