import { toNumber } from './numbers.ts';
import { columnOf, nameAt, type RolesData } from './roles.ts';

export interface WaterfallStep {
  readonly name: string;
  /** The change, or the level of a total; null where there is no number. */
  readonly value: number | null;
  readonly from: number;
  readonly to: number;
  readonly kind: 'rise' | 'fall' | 'total';
  /** Row of the table; null = the total that was added at the end. */
  readonly row: number | null;
}

const NO = new Set(['', '0', 'false', 'no', 'n', '否', '无']);

function isTrue(cell: unknown): boolean {
  return cell !== null && cell !== undefined && !NO.has(String(cell).trim().toLowerCase());
}

/** Sums of floating numbers carry noise behind the digits that anybody means. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * Changes upon one another: each begins where the one before ended. A row whose column `total` says yes stands on zero:
 * with a number it sets the level, without one it shows it. `totalName` adds the level at the end; empty adds nothing.
 */
export function toWaterfall(data: RolesData, totalName: string): WaterfallStep[] {
  const [names, values, totals] = ['xAxis', 'bar', 'total'].map((role) => columnOf(data, role));
  let level = 0;
  const steps = Array.from({ length: data.rowCount }, (_, row): WaterfallStep => {
    const name = nameAt(names, row, data.blank);
    const value = toNumber(values?.cells[row]);
    if (isTrue(totals?.cells[row])) {
      level = value ?? level;
      return { name, value: level, from: 0, to: level, kind: 'total', row };
    }
    const from = level;
    level = tidy(level + (value ?? 0));
    return { name, value, from, to: level, kind: (value ?? 0) < 0 ? 'fall' : 'rise', row };
  });
  if (totalName === '' || steps.length === 0) return steps;
  return [...steps, { name: totalName, value: level, from: 0, to: level, kind: 'total', row: null }];
}
