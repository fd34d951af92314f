import type { Cell } from '@aj-report/contract';
import { toNumber } from '../../shapes/numbers.ts';
import type { Total } from './table-columns.fields.ts';

/** The total of a column over all rows, null where it has none. Cells that are no numbers do not count. */
export function totalOf(cells: readonly Cell[], total: Exclude<Total, 'auto'>): number | null {
  if (total === 'none') return null;
  if (total === 'count') return cells.filter((cell) => cell !== null && cell !== '').length;
  const numbers = cells.flatMap((cell) => toNumber(cell) ?? []);
  if (numbers.length === 0) return null;
  if (total === 'max') return numbers.reduce((a, b) => Math.max(a, b));
  if (total === 'min') return numbers.reduce((a, b) => Math.min(a, b));
  const sum = addExactly(numbers);
  return total === 'sum' ? sum : sum / numbers.length;
}

/** The sum without the rounding errors of adding one by one (Neumaier): 0.1 + 0.2 + … ends where people expect it. */
function addExactly(numbers: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const value of numbers) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + lost;
}
