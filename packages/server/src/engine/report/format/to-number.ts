import type { Cell } from '@aj-report/contract';

/** Of a number or of a text that is one; undefined of anything else. */
export function toNumber(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string' || cell.trim() === '') return undefined;
  const number = Number(cell);
  return Number.isFinite(number) ? number : undefined;
}
