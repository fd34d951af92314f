import { DatabaseSync } from '@photostructure/sqlite';

import type { Cell, ColumnType, ExcelCell, ExcelCellFilter, Table } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { planTemplate } from '../plan/plan-template.ts';
import { renameSets } from '../plan/rename-sets.ts';
import type { ReportParams } from '../report-request.types.ts';
import { sheetOf } from '../report.testing.ts';
import { expandReport } from './expand-report.ts';

const COLUMNS: readonly (readonly [string, ColumnType])[] = [
  ['region', 'string'],
  ['code', 'string'],
  ['day', 'date'],
  ['at', 'datetime'],
  ['price', 'decimal'],
  ['open', 'boolean'],
  ['amount', 'integer'],
];
const ROWS: readonly (readonly Cell[])[] = [
  ['East', '007', '2026-01-31', '2026-01-31 23:59:59', 9.5, true, 1],
  ['East', '10', '2026-02-01', '2026-02-01 00:00:00', '12345678901234567.89', false, 2],
  ['South', '9', '2026-02-28', '2026-02-28 12:30:00', 100, true, 4],
  ['West', 'A1', '2026-03-01', '2026-03-01 00:00:00', 20, null, 8],
  [null, null, null, null, null, true, 16],
  ['', '', '2025-12-31', '2025-12-31 08:00:00', -5, false, 32],
  ['Eastern', '100', '2026-03-15', '2026-03-15 09:00:00', '12345678901234567.88', true, 64],
];
const TABLE: Table = {
  columns: COLUMNS.map(([name, type]) => ({ name, type })),
  data: COLUMNS.map((_, c) => ROWS.map((row) => row[c] ?? null)),
  rowCount: ROWS.length,
};

function fill(cells: Readonly<Record<string, Omit<ExcelCell, 'row' | 'column'> | string>>, params: ReportParams = {}) {
  const tables = new Map([['s', TABLE]]);
  return expandReport(planTemplate(sheetOf(cells)), { tables, params, now: '2026-11-27 12:00:00' });
}

/** The amounts are powers of two: their sum says which rows were taken. */
function sumWhere(where: readonly ExcelCellFilter[], params: ReportParams = {}): Cell {
  const grid = fill({ A1: { value: '#{sum(s.amount)}', where: [...where] } }, params);
  return grid.sheets[0]?.rows[0]?.[0]?.value ?? null;
}

function sumInSql(condition: string): unknown {
  const db = new DatabaseSync(':memory:');
  // Prices as whole hundredths, in which SQLite is exact.
  db.exec('create table s (region text, code text, day text, at text, price integer, open integer, amount integer)');
  const add = db.prepare('insert into s values (?, ?, ?, ?, ?, ?, ?)');
  for (const row of ROWS) {
    const cells = row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell));
    const price =
      row[4] === null ? null : BigInt(Number(row[4]) > 1e6 ? String(row[4]).replace('.', '') : Number(row[4]) * 100);
    add.run(...(cells.map((cell, c) => (c === 4 ? price : cell)) as (string | number | null)[]));
  }
  return db.prepare(`select sum(amount) as total from s where ${condition}`).get()?.['total'];
}

describe('Only rows where', () => {
  const cases: readonly (readonly [string, ExcelCellFilter])[] = [
    ["region = 'East'", { field: 'region', value: 'East' }],
    ["region <> 'East'", { field: 'region', symbol: '!=', value: 'East' }],
    ["region > 'East'", { field: 'region', symbol: '>', value: 'East' }],
    ["region in ('East', 'West')", { field: 'region', symbol: 'in', values: ['East', 'West'] }],
    ["(region = 'West' or region is null or region = '')", { field: 'region', symbol: 'in', values: ['West', ''] }],
    ["(region is null or region = '')", { field: 'region', symbol: 'isNull' }],
    ["region <> ''", { field: 'region', symbol: 'notNull' }],
    ["region like 'East%'", { field: 'region', symbol: 'startsWith', value: 'East' }],
    ["region like '%as%'", { field: 'region', symbol: 'contains', value: 'as' }],
    ["region not like '%as%'", { field: 'region', symbol: 'notContains', value: 'as' }],
    ['amount >= 4', { field: 'amount', symbol: '>=', value: 4 }],
    ['amount < 1000 and amount > 2', { field: 'amount', symbol: 'between', value: 3, to: { value: '1,000' } }],
    ['amount between 2 and 8', { field: 'amount', symbol: 'between', value: '2', to: { value: 8 } }],
    ['amount <= 8', { field: 'amount', symbol: 'between', value: '', to: { value: 8 } }],
    ['price > 950', { field: 'price', symbol: '>', value: 9.5 }],
    ['price > 1234567890123456788', { field: 'price', symbol: '>', value: '12345678901234567.88' }],
    ['price < 0', { field: 'price', symbol: '<', value: 0 }],
    ['price = -500', { field: 'price', value: '(5)' }],
    ['1 = 0', { field: 'price', symbol: '>', value: 'abc' }],
    ['price is not null', { field: 'price', symbol: '!=', value: 'abc' }],
    ["cast(code as integer) > 9 and code not like 'A%'", { field: 'code', symbol: '>', value: 9 }],
    ['cast(code as integer) = 7', { field: 'code', value: 7 }],
    ["day >= '2026-02-01'", { field: 'day', symbol: '>=', value: '2026-02-01' }],
    ["day >= '2026-02-01'", { field: 'day', symbol: '>=', value: '2026/2/1' }],
    ["day >= '2026-02-01'", { field: 'day', symbol: '>=', value: '2026年2月1日' }],
    ["day >= '2026-02-01'", { field: 'day', symbol: '>=', value: 46054 }],
    [
      "day between '2026-02-01' and '2026-02-28'",
      { field: 'day', symbol: 'between', value: '2026-02-01', to: { value: '2026-02-28' } },
    ],
    ["substr(day, 1, 7) = '2026-02'", { field: 'day', value: '2026-02' }],
    ["substr(day, 1, 7) <= '2026-02'", { field: 'day', symbol: '<=', value: '2026-02' }],
    ["date(at) <= '2026-02-28'", { field: 'at', symbol: '<=', value: '2026-02-28' }],
    ["at < '2026-02-28 12:30:00'", { field: 'at', symbol: '<', value: '2026-02-28 12:30' }],
    ['open = 1', { field: 'open', value: true }],
    ['open = 1', { field: 'open', value: 'TRUE' }],
    ['open <> 1', { field: 'open', symbol: '!=', value: true }],
  ];
  it.each(cases)('takes the rows of SQL: %s', (sql, condition) => {
    expect(sumWhere([condition])).toBe(sumInSql(sql));
  });

  it('holds for all conditions together, in lists, groups and charts of their own cell', () => {
    const where: ExcelCellFilter[] = [
      { field: 'amount', symbol: '>', value: 1 },
      { field: 'amount', symbol: '<=', value: 4 },
    ];
    expect(sumWhere(where)).toBe(6);
    const grid = fill({ A1: { value: '#{s.region}', group: 'merge', where }, B1: '#{sum(s.amount)}' });
    expect(grid.sheets[0]?.rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['East', 2],
      ['South', 4],
    ]);
  });

  it('compares with cells around it, also both ends of a range', () => {
    const bands = { A1: 'from', B1: 'to' };
    const where: ExcelCellFilter[] = [{ field: 'amount', symbol: 'between', cell: 'A2', to: { cell: 'b2' } }];
    const grid = fill({ ...bands, A2: { value: 2 }, B2: { value: 8 }, C2: { value: '#{sum(s.amount)}', where } });
    expect(grid.sheets[0]?.rows[1]?.[2]?.value).toBe(14);
    const running = fill({
      A1: { value: '#{s.amount}', order: 'asc' },
      B1: { value: '#{s.day}', expand: 'none' },
      C1: {
        value: '#{sum(s.amount)}',
        leftParent: 'A1',
        where: [{ field: 'amount', symbol: '<=', cell: 'A1' }],
      },
    });
    expect(running.sheets[0]?.rows.map((row) => row[2]?.value)).toEqual([1, 2, 4, 8, 16, 32, 64]);
  });

  describe('compared with a parameter', () => {
    const param = (paramName: string) => ({ param: { setCode: 's', paramName } });
    it('takes its value, both ends of a range, all values of a list', () => {
      const params = { s: { from: '2026-02-01', to: null, regions: ['East', 'South'], none: [], least: 4 } };
      const sum = (condition: ExcelCellFilter) => sumWhere([condition], params);
      expect(sum({ field: 'amount', symbol: '>=', ...param('least') })).toBe(124);
      expect(sum({ field: 'day', symbol: 'between', ...param('from'), to: param('to') })).toBe(78);
      expect(sum({ field: 'region', symbol: 'in', ...param('regions') })).toBe(7);
    });

    it('takes all rows where it was left open', () => {
      const params = { s: { blank: null, empty: '', none: [] } };
      const sum = (condition: ExcelCellFilter) => sumWhere([condition], params);
      expect(sum({ field: 'region', ...param('blank') })).toBe(127);
      expect(sum({ field: 'amount', symbol: '>', ...param('empty') })).toBe(127);
      expect(sum({ field: 'region', symbol: 'in', ...param('none') })).toBe(127);
      expect(sum({ field: 'day', symbol: 'between', ...param('blank'), to: param('empty') })).toBe(127);
    });

    it('is of a set that the report asks for, under its new code in a copy', () => {
      const where = [{ field: 'amount', ...param('least'), to: { param: { setCode: 'other', paramName: 'most' } } }];
      const template = sheetOf({ A1: { value: '#{sum(s.amount)}', where } });
      expect(planTemplate(template).setCodes).toEqual(['s', 'other']);
      const renamed = renameSets(
        template,
        new Map([
          ['s', 's2'],
          ['other', 'o2'],
        ]),
      );
      expect(planTemplate(renamed).setCodes).toEqual(['s2', 'o2']);
    });
  });

  it('refuses to compare with a formula, which has no value yet', () => {
    const where = [{ field: 'amount', symbol: '>' as const, value: 1, to: { cell: 'B1' } }];
    expect(() => fill({ A1: { value: '#{sum(s.amount)}', where }, B1: { formula: '1+1' } })).toThrowError(
      expect.objectContaining({ code: 'excel/template-invalid' }),
    );
  });
});
