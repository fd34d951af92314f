import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  freeName,
  fromJsonText,
  toCellValue,
  withBlock,
  withCell,
  withColumnName,
  withoutColumn,
} from './static-rows.ts';

const rows = [
  { axis: '华北', data: 10 },
  { axis: '华东', data: 20 },
];

describe('a typed cell', () => {
  it('is a number only where nothing is lost', () => {
    expect(['12', '-0.5', '0', '007', '1e5', '12345678901234567890', '', ' 3 ', '1,000'].map(toCellValue)).toEqual([
      12,
      -0.5,
      0,
      '007',
      '1e5',
      '12345678901234567890',
      null,
      3,
      '1,000',
    ]);
  });
});

describe('static rows', () => {
  it('take a changed cell and leave the others alone', () => {
    expect(withCell(rows, 1, 'data', '25')).toEqual([rows[0], { axis: '华东', data: 25 }]);
  });

  it('take a block copied from a spreadsheet and grow for it', () => {
    expect(withBlock(rows, 1, 'axis', '华南\t7\t多余\r\n西南\t8\r\n')).toEqual([
      rows[0],
      { axis: '华南', data: 7 },
      { axis: '西南', data: 8 },
    ]);
  });

  it('get, lose and rename columns', () => {
    expect(columnsOf(withColumnName(rows, 'axis', '区域'))).toEqual(['区域', 'data']);
    expect(columnsOf(withoutColumn(rows, 'axis'))).toEqual(['data']);
    expect(freeName(['data', 'data_2'], 'data')).toBe('data_3');
  });

  it('come from JSON that is a list of objects, and from nothing else', () => {
    expect(fromJsonText('[{"a":1}]')).toEqual([{ a: 1 }]);
    expect(['', '[1]', '{}', '[[1]]', '[null]', '[{"a":'].map(fromJsonText)).toEqual(Array(6).fill(undefined));
  });
});
