import { checkCalculations, type ColumnType } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, toQuery } from './draft.ts';
import { isOwnSql, overTable } from './over-table.ts';

const tableOf = (name: string, columns: Readonly<Record<string, ColumnType>>) => ({
  name,
  columns: Object.entries(columns).map(([column, type]) => ({ name: column, type })),
});
const ORDERS = tableOf('orders', { id: 'integer', day: 'date', city: 'string', amount: 'decimal' });

describe('a set over a table', () => {
  it.each([
    ['texts and numbers', ORDERS, ['city'], { func: 'SUM', field: 'amount' }],
    ['days, no texts', tableOf('t', { n: 'number', day: 'date' }), ['day'], { func: 'SUM', field: 'n' }],
    ['texts only', tableOf('t', { city: 'string' }), ['city'], { func: 'COUNT' }],
    ['one number', tableOf('t', { n: 'integer' }), ['n'], { func: 'COUNT' }],
  ])('of %s can be run as it stands, without SQL', (_, table, groups, first) => {
    const query = toQuery(overTable({ ...EMPTY_DRAFT, sourceCode: 's' }, table));
    expect(query).toMatchObject({ setType: 'calc', tableName: table.name, groupFields: groups });
    expect(query.calculations).toMatchObject([first]);
    expect(() => checkCalculations({ groupFields: groups, calculations: query.calculations ?? [] })).not.toThrow();
  });

  it('keeps groups and calculations that were chosen for the same table', () => {
    const chosen = { ...overTable(EMPTY_DRAFT, ORDERS), groupFields: ['day'] };
    expect(overTable(chosen, ORDERS).groupFields).toEqual(['day']);
    expect(overTable(chosen, tableOf('other', { town: 'string' })).groupFields).toEqual(['town']);
  });

  it('leaves groups open where the columns are not known yet', () => {
    expect(overTable(EMPTY_DRAFT, tableOf('far', {}))).toMatchObject({ tableName: 'far', groupFields: [] });
  });
});

describe('SQL that a click wrote', () => {
  it('differs from what somebody wrote', () => {
    for (const sql of ['', '  ', '"orders"', 'shop.orders', 'SELECT *\nFROM "orders"', 'SELECT *\nFROM `my ``t`;'])
      expect(isOwnSql(sql), sql).toBe(false);
    for (const sql of ['select 1', 'SELECT *\nFROM "orders" WHERE x = 1', '"city", "amount"'])
      expect(isOwnSql(sql), sql).toBe(true);
  });
});
