import type { Cell } from '@aj-report/contract';

/** Equal cells of a column that are one: first place of the run and number of rows, by place. */
export interface Run {
  readonly first: number;
  readonly length: number;
}

/**
 * Runs of equal cells down a column. A run never goes on over an end of a run of `outer`, the merged column before it.
 * Empty cells are not merged.
 */
export function toRuns(cells: readonly Cell[], outer: readonly Run[] | undefined): readonly Run[] {
  const runs: Run[] = [];
  let first = 0;
  for (let at = 1; at <= cells.length; at++) {
    const value = cells[at];
    const isEqual = at < cells.length && value === cells[first] && value !== null && value !== '';
    if (isEqual && outer?.[at]?.first === outer?.[first]?.first) continue;
    const run = { first, length: at - first };
    for (let place = first; place < at; place++) runs.push(run);
    first = at;
  }
  return runs;
}
