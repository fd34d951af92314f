import { describe, expect, it } from 'vitest';
import type { LookedSheet } from '@aj-report/contract';
import { countMisfits, leftOutOf, proposeRule, toText, withColumn, withoutSheet, withType } from './import-texts.ts';

describe('What was chosen for an import', () => {
  it('is not sent when there is nothing', () => {
    expect(toText({})).toBeUndefined();
    expect(toText({ 订单: {} })).toBeUndefined();
  });

  it('is sent by sheet', () => {
    expect(toText({ 订单: 2, x: 0 })).toBe('{"订单":2,"x":0}');
    expect(toText({ 订单: { 日期: 'date' }, x: {} })).toBe('{"订单":{"日期":"date"}}');
  });

  it('can be changed and taken back column by column', () => {
    const types = withType(withType({}, 's', 'a', 'date'), 's', 'b', 'string');
    expect(types).toEqual({ s: { a: 'date', b: 'string' } });
    expect(withType(types, 's', 'a', undefined)).toEqual({ s: { b: 'string' } });
  });
});

const column = (name: string, isLeftOut = false, count = 0): LookedSheet['columns'][number] => ({
  name,
  type: 'string',
  isLeftOut,
  misfits: count === 0 ? [] : [{ type: 'integer', count, rows: [2] }],
});
const SHEET: LookedSheet = {
  name: 's',
  headerRow: 1,
  above: { count: 0, rows: [] },
  columns: [column('a', false, 14), column('column_2', true), column('b')],
  rows: [],
  rowsRead: 20,
  isWhole: true,
};

describe('The columns of an import', () => {
  it('are left out when they are empty, until somebody chooses', () => {
    expect(leftOutOf({}, SHEET)).toEqual(['column_2']);
    expect(toText({})).toBeUndefined();
    const without = withColumn({}, SHEET, 'b', false);
    expect(leftOutOf(without, SHEET)).toEqual(['column_2', 'b']);
    const all = withColumn(withColumn(without, SHEET, 'b', true), SHEET, 'column_2', true);
    expect([all, toText(all)]).toEqual([{ s: [] }, '{"s":[]}']);
    expect(withoutSheet(all, 's')).toEqual({});
  });

  it('are not proposed to fail when values are known that do not fit', () => {
    const types = { s: { a: 'integer' } } as const;
    expect([countMisfits([SHEET], types, {}), countMisfits([SHEET], {}, {})]).toEqual([14, 0]);
    expect(countMisfits([SHEET], types, { s: ['a'] })).toBe(0);
    expect([proposeRule(14), proposeRule(0)]).toEqual(['empty', 'fail']);
  });
});
