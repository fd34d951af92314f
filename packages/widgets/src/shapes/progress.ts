import { toNumber } from './numbers.ts';
import { columnOf, type RolesData } from './roles.ts';

/** How much of a target is reached. */
export interface Progress {
  readonly name: string;
  readonly value: number | null;
  readonly target: number;
  /** Not cut at 100; null where there is no value or no target. */
  readonly percent: number | null;
  /** 0 … 1 */
  readonly share: number;
  /** Row of the table. */
  readonly row: number;
}

const DEFAULT_TARGET = 100;

/**
 * The value of each of the first `most` rows (role `value`) by its target: that which is set for all, else the column
 * with the role `display2`, else 100. A single row without a name is called by its column.
 */
export function toProgress(data: RolesData, target: number | null, most: number): Progress[] {
  const [values, names, targets] = ['value', 'name', 'display2'].map((role) => columnOf(data, role));
  return Array.from({ length: Math.min(most, data.rowCount) }, (_, row) => {
    const value = toNumber(values?.cells[row]);
    const own = target ?? toNumber(targets?.cells[row]) ?? DEFAULT_TARGET;
    const percent = value === null || own === 0 ? null : (value / own) * 100;
    const fallback = data.rowCount === 1 ? (values?.label ?? '') : String(row + 1);
    return {
      name: String(names?.cells[row] ?? '') || fallback,
      value,
      target: own,
      percent,
      share: Math.max(0, Math.min(1, (percent ?? 0) / 100)),
      row,
    };
  });
}
