import type { Cell, Column, Table } from '@aj-report/contract';
import { compareText } from '../condition/condition.ts';
import { add, compare, divide, toCell, toDecimal, type Decimal } from '../condition/decimal.ts';
import { finishGroup } from './finish-group.ts';
import { periodOf } from './period-cell.ts';
import type { GroupKey, GroupMeasure, GroupPlan } from './plan-group.ts';

interface Group {
  readonly keys: readonly Cell[];
  readonly rows: number[];
}

const TWO: Decimal = { digits: 2n, scale: 0 };

/**
 * Groups some rows of a table that was computed here, as `compileGroup` has an engine do it.
 * @param rows their places
 */
export function groupRows(plan: GroupPlan, table: Table, rows: readonly number[]): Table {
  const cellsOf = (field: string) => table.data[table.columns.findIndex(({ name }) => name === field)] ?? [];
  const keyCells = plan.keys.map(({ field }) => cellsOf(field));
  const groups = new Map<string, Group>();
  if (plan.keys.length === 0) groups.set('[]', { keys: [], rows: [] });
  for (const row of rows) {
    const keys = plan.keys.map(({ grain }, at) => {
      const cell = withoutEmpty(keyCells[at]![row] ?? null);
      return grain ? periodOf(cell, grain) : cell;
    });
    const name = JSON.stringify(keys);
    const group = groups.get(name) ?? { keys, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  const sorted = inOrder([...groups.values()], plan.keys);
  const parts = plan.measures.flatMap((measure) => {
    const cells = measure.field === undefined ? undefined : cellsOf(measure.field);
    const dates = measure.orderBy === undefined ? [] : cellsOf(measure.orderBy);
    const found = sorted.map((group) => partsIn(measure, group.rows, cells, dates));
    return (found[0] ?? [null]).map((_, part) => found.map((one) => one[part] ?? null));
  });
  const data = [...plan.keys.map((_, at) => sorted.map(({ keys }) => keys[at] ?? null)), ...parts];
  const columns = data.map((_, at): Column => ({ name: `r${at}`, type: 'string' }));
  return finishGroup(plan, { columns, data, rowCount: sorted.length });
}

/** By their dates, where nothing stands last, then by what the set says of values, else as they first appear. */
function inOrder(groups: Group[], keys: readonly GroupKey[]): Group[] {
  const times = keys.flatMap(({ grain, type }, at) => (grain || type === 'date' || type === 'datetime' ? [at] : []));
  return groups.toSorted((a, b) => {
    for (const at of times) {
      const [x, y] = [a.keys[at] ?? null, b.keys[at] ?? null];
      const order = x === null || y === null ? Number(x === null) - Number(y === null) : compareCells(x, y);
      if (order !== 0) return order;
    }
    for (const [at, { order = [] }] of keys.entries()) {
      const place = placeIn(order, a.keys[at] ?? null) - placeIn(order, b.keys[at] ?? null);
      if (place !== 0) return place;
    }
    return 0;
  });
}

function placeIn(order: readonly string[], cell: Cell): number {
  const place = cell === null ? -1 : order.indexOf(String(cell));
  return place < 0 ? order.length : place;
}

function compareCells(a: Cell, b: Cell): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));
}

/** The parts of a measure as `compileGroup` selects them. */
function partsIn(
  { aggregation, type }: GroupMeasure,
  rows: readonly number[],
  cells: readonly Cell[] | undefined,
  dates: readonly Cell[],
): readonly Cell[] {
  if (!cells) return [rows.length];
  const values = rows.map((row) => withoutEmpty(cells[row] ?? null)).filter((cell) => cell !== null);
  if (aggregation === 'count') return [values.length];
  if (aggregation === 'countDistinct') return [new Set(values.map(String)).size];
  if (aggregation === 'last') return [lastOf(rows, cells, dates)];
  const isDate = type === 'date' || type === 'datetime';
  if (aggregation === 'min' || aggregation === 'max') {
    return [isDate ? extremeDate(values, aggregation) : extremeNumber(values, aggregation)];
  }
  const numbers = values.flatMap((cell) => toDecimal(cell) ?? []);
  if (aggregation === 'median') return [medianOf(numbers)];
  const sum = numbers.length > 0 ? toCell(numbers.reduce((total, one) => add(total, one))) : null;
  return aggregation === 'avg' ? [sum, numbers.length] : [sum];
}

/** The value of the last row among those with the greatest date. */
function lastOf(rows: readonly number[], cells: readonly Cell[], dates: readonly Cell[]): Cell {
  let found: number | undefined;
  for (const row of rows) {
    const date = dates[row] ?? null;
    if (date === null) continue;
    if (found === undefined || compareText(String(date), String(dates[found])) >= 0) found = row;
  }
  return found === undefined ? null : withoutEmpty(cells[found] ?? null);
}

function extremeDate(values: readonly Cell[], which: 'min' | 'max'): Cell {
  const sorted = values.map(String).toSorted(compareText);
  return (which === 'min' ? sorted[0] : sorted.at(-1)) ?? null;
}

function extremeNumber(values: readonly Cell[], which: 'min' | 'max'): Cell {
  const sorted = values.flatMap((cell) => toDecimal(cell) ?? []).toSorted(compare);
  const found = which === 'min' ? sorted[0] : sorted.at(-1);
  return found ? toCell(found) : null;
}

function medianOf(numbers: readonly Decimal[]): Cell {
  const sorted = numbers.toSorted(compare);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  const middle = low && high ? divide(add(low, high), TWO) : undefined;
  return middle ? toCell(middle) : null;
}

function withoutEmpty(cell: Cell): Cell {
  return cell === '' ? null : cell;
}
