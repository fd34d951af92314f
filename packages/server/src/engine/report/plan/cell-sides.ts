import type { PlanCell } from './plan.types.ts';

/** The cell whose copies a cell is in, by rows: itself where it expands down. */
export function leftOf(cell: PlanCell): PlanCell | undefined {
  return cell.expand === 'down' ? cell : cell.leftNode;
}

/** The same by columns. */
export function topOf(cell: PlanCell): PlanCell | undefined {
  return cell.expand === 'right' ? cell : cell.topNode;
}
