import type { Cell, Column, Table } from '@aj-report/contract';
import { compareText, isMet } from '../condition/condition.ts';
import { compare, toDecimal } from '../condition/decimal.ts';
import { withTexts } from './put-texts.ts';
import type { AskedRows, CodeTexts } from '../request/query-engine.types.ts';
import { columnAsked, toAskedCondition } from './asked-condition.ts';
import { groupRows } from './group-rows.ts';
import { planGroup } from './plan-group.ts';

/**
 * The wanted rows of a table that was computed here, as `compileAsked` picks them in an engine. `total` counts what the
 * filters let through, or the groups of them.
 * @throws AppError data-set/*
 */
export function applyAsked(
  table: Table,
  { page, sort = [], filter = [], group, valuesOf, orders }: AskedRows,
  texts: CodeTexts,
): Table {
  const shown = withTexts(table, texts);
  const cellsOf = (field: string) => {
    const column = columnAsked(field, shown.columns);
    return { column, cells: shown.data[shown.columns.indexOf(column)] ?? [] };
  };
  let rows = Array.from({ length: table.rowCount }, (_, row) => row);
  for (const one of filter) {
    const { column, cells } = cellsOf(one.field);
    const condition = toAskedCondition(one);
    rows = rows.filter((row) => isMet(condition, cells[row] ?? null, column.type));
  }
  if (valuesOf !== undefined) {
    const { column, cells } = cellsOf(valuesOf);
    return countValues(
      rows.map((row) => cells[row] ?? null),
      column.type,
    );
  }
  if (group) {
    const grouped = groupRows(planGroup(group, shown.columns, orders), shown, rows);
    return applyAsked(grouped, { sort, filter: group.having ?? [], ...(page ? { page } : {}) }, {});
  }
  const keys = sort.map(({ field, order }) => ({ ...cellsOf(field), sign: order === 'desc' ? -1 : 1 }));
  rows.sort((a, b) => {
    for (const { column, cells, sign } of keys) {
      const order = compareCells(cells[a] ?? null, cells[b] ?? null, column.type, sign);
      if (order !== 0) return order;
    }
    return a - b;
  });
  const total = rows.length;
  if (page) rows = rows.slice((page.number - 1) * page.size, page.number * page.size);
  const data = table.data.map((cells) => rows.map((row) => cells[row] ?? null));
  return { ...table, data, rowCount: rows.length, ...(page ? { total } : {}) };
}

/** A text without a character counts as none, as it does in conditions. */
function countValues(cells: readonly Cell[], type: Column['type']): Table {
  const counts = new Map<Cell, number>();
  for (const cell of cells) {
    const value = cell === '' ? null : cell;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts].sort(([a], [b]) => compareCells(a, b, type, 1));
  return {
    columns: [
      { name: 'value', type },
      { name: 'count', type: 'integer' },
    ],
    data: [values.map(([value]) => value), values.map(([, count]) => count)],
    rowCount: values.length,
  };
}

/** Nothing stands last in both orders. */
function compareCells(a: Cell, b: Cell, type: Column['type'], sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [x, y] = type === 'string' ? [] : [toDecimal(a), toDecimal(b)];
  return (x && y ? compare(x, y) : compareText(String(a), String(b))) * sign;
}
