import { describe, expect, it } from 'vitest';
import type { LookedSheet } from '@aj-report/contract';
import {
  countMisfits,
  leftOutOf,
  misfitsOf,
  notationOf,
  proposeRule,
  toNotations,
  toText,
  undecidedColumns,
  withChoice,
  withColumn,
  withUnpivot,
  withoutSheet,
} from './import-texts.ts';

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
    const types = withChoice(withChoice({}, 's', 'a', 'date'), 's', 'b', 'string');
    expect(types).toEqual({ s: { a: 'date', b: 'string' } });
    expect(withChoice(types, 's', 'a', undefined)).toEqual({ s: { b: 'string' } });
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
    const none = { types: {}, notations: {}, leaveOut: {} };
    expect([countMisfits([SHEET], { ...none, types }), countMisfits([SHEET], none)]).toEqual([14, 0]);
    expect(countMisfits([SHEET], { types, notations: {}, leaveOut: { s: ['a'] } })).toBe(0);
    expect([proposeRule(14), proposeRule(0)]).toEqual(['empty', 'fail']);
  });
});

describe('A column that can be read in two ways', () => {
  const offer = {
    type: 'decimal',
    notations: ['decimalPoint', 'decimalComma'],
    texts: 1,
    unread: 0,
    samples: [{ text: '1.234', values: ['1.234', '1234'] }],
  } satisfies LookedSheet['columns'][number]['offer'];
  const sheetOf = (found: LookedSheet['columns'][number]): LookedSheet => ({ ...SHEET, columns: [found] });
  const open = { ...column('n'), offer };

  it('has to be decided once it is to be a number', () => {
    const none = { types: {}, notations: {}, leaveOut: {} };
    const types = { s: { n: 'decimal' } } as const;
    expect(undecidedColumns([sheetOf(open)], none)).toEqual([]);
    expect(undecidedColumns([sheetOf(open)], { ...none, types })).toEqual(['n']);
    expect(undecidedColumns([sheetOf(open)], { ...none, types: { s: { n: 'date' } } })).toEqual([]);
    // A text file whose numbers were read already.
    expect(undecidedColumns([sheetOf({ ...open, type: 'number' })], none)).toEqual(['n']);
    expect(undecidedColumns([sheetOf(open)], { ...none, types, leaveOut: { s: ['n'] } })).toEqual([]);
    const decided = { ...none, types, notations: { s: { n: 'decimalComma' } } } as const;
    expect(undecidedColumns([sheetOf(open)], decided)).toEqual([]);
    expect(toNotations([sheetOf(open)], decided)).toEqual({ s: { n: 'decimalComma' } });
  });

  it('is read as its texts prove when nobody chose, and never in a notation of another type', () => {
    const proven = { ...open, offer: { ...offer, guess: 'decimalComma' as const } };
    expect(notationOf(proven, 'decimal', undefined)).toBe('decimalComma');
    expect(notationOf(proven, 'decimal', 'decimalPoint')).toBe('decimalPoint');
    expect(notationOf(proven, 'date', 'decimalPoint')).toBeUndefined();
    expect(notationOf(proven, undefined, undefined)).toBeUndefined();
  });

  it('counts what does not fit in the notation that holds', () => {
    const misfits = [
      { type: 'decimal' as const, count: 2, rows: [2, 3] },
      { type: 'decimal' as const, notation: 'decimalPoint' as const, count: 2, rows: [2, 3] },
    ];
    expect(misfitsOf({ ...open, misfits }, 'decimal', 'decimalPoint')?.count).toBe(2);
    expect(misfitsOf({ ...open, misfits }, 'decimal', 'decimalComma')).toBeUndefined();
  });
});

describe('Columns that become rows', () => {
  const offer = { columns: ['1月', '2月'], name: '月份', value: '数值', totals: ['合计'] };
  const sheet: LookedSheet = {
    name: 's',
    headerRow: 1,
    above: { count: 0, rows: [] },
    columns: ['部门', '1月', '2月', '合计'].map((name) => column(name)),
    rows: [],
    rowsRead: 0,
    isWhole: true,
    unpivot: offer,
  };
  const { totals: _totals, ...chosen } = offer;
  const before = { unpivot: {}, leaveOut: {}, types: { s: { '1月': 'decimal', 部门: 'string' } } } as const;

  it('leave out their sum, and forget the types that they had', () => {
    expect(withUnpivot(before, sheet, chosen)).toEqual({
      unpivot: { s: chosen },
      leaveOut: { s: ['合计'] },
      types: { s: { 部门: 'string' } },
    });
  });

  it('leave a sum in that was taken back in, and all as it was when they are columns again', () => {
    const after = withUnpivot(before, sheet, chosen);
    const taken = { ...after, leaveOut: { s: [] } };
    expect(withUnpivot(taken, sheet, { ...chosen, name: '月' }).leaveOut).toEqual({ s: [] });
    expect(withUnpivot(after, sheet, undefined)).toMatchObject({ unpivot: {}, leaveOut: {} });
  });
});
