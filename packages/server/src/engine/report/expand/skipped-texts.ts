import type { Cell, ExcelSkippedTexts } from '@aj-report/contract';
import type { RowNumbers } from './set-data.ts';
import { toNumber } from '../format/to-number.ts';

function isSkipped(value: Cell): boolean {
  return (
    typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '' && toNumber(value) === undefined)
  );
}

/** What is known of a field that is added up. */
interface Added {
  readonly setCode: string;
  readonly field: string;
  /** Most fields have no such value, and need no look at their rows. */
  readonly hasTexts: boolean;
  readonly cells: Set<string>;
  readonly seen: Set<number>;
  readonly skipped: Set<number>;
}

/**
 * Values that sums, averages and shares of a report leave out, as they are no numbers (`1,200`, `￥50.00`): of every
 * field that is added up, among the rows that its cells saw.
 */
export class SkippedTexts {
  private readonly fields = new Map<string, Added>();

  /** Takes in over which rows the cell of a place adds up the values of a field. */
  note(
    { setCode, field, place }: { readonly setCode: string; readonly field: string; readonly place: string },
    values: readonly Cell[],
    rows: RowNumbers,
  ): void {
    const key = JSON.stringify([setCode, field]);
    let added = this.fields.get(key);
    if (!added) {
      const hasTexts = values.some(isSkipped);
      added = { setCode, field, hasTexts, cells: new Set(), seen: new Set(), skipped: new Set() };
      this.fields.set(key, added);
    }
    if (!added.hasTexts) return;
    for (const row of rows) {
      added.seen.add(row);
      if (!isSkipped(values[row] ?? null)) continue;
      added.skipped.add(row);
      added.cells.add(place);
    }
  }

  /** Fields of which something was left out. */
  get found(): ExcelSkippedTexts[] {
    return [...this.fields.values()].flatMap(({ setCode, field, cells, seen, skipped }) =>
      skipped.size === 0 ? [] : [{ setCode, field, cells: [...cells], count: skipped.size, rows: seen.size }],
    );
  }
}
