import type { AppError } from '@aj-report/contract';
import type { PlanCell } from './plan.types.ts';

/**
 * Cells so that those that one needs come before it.
 * @throws what `toFault` makes of a circle, from a cell to itself
 */
export function inOrder(
  cells: readonly PlanCell[],
  needsOf: (cell: PlanCell) => readonly PlanCell[],
  toFault: (circle: readonly PlanCell[]) => AppError,
): PlanCell[] {
  const done = new Set<PlanCell>();
  for (const first of cells) {
    const path = new Map<PlanCell, Iterator<PlanCell>>([[first, needsOf(first)[Symbol.iterator]()]]);
    const stack = done.has(first) ? [] : [first];
    while (stack.length > 0) {
      const cell = stack.at(-1) as PlanCell;
      const next = path.get(cell)?.next();
      if (next === undefined || next.done === true) {
        stack.pop();
        path.delete(cell);
        done.add(cell);
      } else if (path.has(next.value)) {
        const circle = [...stack.slice(stack.indexOf(next.value)), next.value];
        throw toFault(circle);
      } else if (!done.has(next.value)) {
        stack.push(next.value);
        path.set(next.value, needsOf(next.value)[Symbol.iterator]());
      }
    }
  }
  return [...done];
}

/** `A1 → B1 → A1` */
export function pathOf(circle: readonly PlanCell[]): string {
  return circle.map(({ name }) => name).join(' → ');
}
