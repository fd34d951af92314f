import type { Cell } from '@aj-report/contract';
import type { RowCall, RowFunction } from '../calc-function.types.ts';
import { absolute, divide, subtract, toCell, toDecimal } from '../../condition/decimal.ts';
import { addResult, operandOf } from '../row-call.ts';
import { periodBefore } from '../period.ts';

/**
 * Growth of each row against the row `months` earlier whose other group fields are the same:
 * (now − then) / |then|, to 15 significant digits.
 */
export function addGrowth(call: RowCall, months: number): void {
  const operand = operandOf(call, 'field');
  const time = operandOf(call, 'conditionField');
  const others = call.groupFields
    .filter((name) => name !== time.name)
    .map((name) => call.table.find(name)?.cells ?? []);
  const keyOf = (period: string, row: number) => JSON.stringify([period, ...others.map((cells) => cells[row] ?? null)]);
  const rows = new Map<string, number>();
  time.cells.forEach((cell, row) => {
    const key = keyOf(String(cell ?? ''), row);
    if (!rows.has(key)) rows.set(key, row);
  });
  const cells = operand.cells.map((cell, row) => {
    const period = periodBefore(time.cells[row] ?? null, months);
    const before = period === undefined ? undefined : rows.get(keyOf(period, row));
    return before === undefined ? null : growth(cell, operand.cells[before] ?? null);
  });
  addResult(call, 'decimal', cells);
}

function growth(cell: Cell, before: Cell): Cell {
  const [now, then] = [toDecimal(cell), toDecimal(before)];
  const rate = now && then ? divide(subtract(now, then), absolute(then)) : undefined;
  return rate ? toCell(rate) : null;
}

export const monthOverMonth: RowFunction = { stage: 'row', run: (call) => addGrowth(call, 1) };
