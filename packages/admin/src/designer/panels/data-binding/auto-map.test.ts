import type { Column, ColumnType } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { autoMap, fits, isUnorderedLine, withField, withoutEntry } from './auto-map.ts';

const columns = (types: Record<string, ColumnType>): Column[] =>
  Object.entries(types).map(([name, type]) => ({ name, type }));

const bars = declarations['bar-chart']!;
const { slots } = bars;
const mapped = (mapping: readonly { role: string; field: string }[]): string[] =>
  mapping.map((one) => `${one.role}=${one.field}`);

describe('the automatic mapping', () => {
  it('gives a text to the axis and the first number to the bars, whatever their order', () => {
    const set = columns({ 销售额: 'decimal', 利润: 'decimal', 区域: 'string' });
    expect(mapped(autoMap(bars, set))).toEqual(['xAxis=区域', 'bar=销售额']);
  });

  it('gives several numbers to bars that had several, such as those of a stacked chart', () => {
    const set = columns({ 日期: 'string', 门店: 'decimal', 小程序: 'decimal', 外卖: 'decimal' });
    const before = ['east', 'south'].map((field) => ({ role: 'bar', field }));
    expect(mapped(autoMap(bars, set, before))).toEqual(['xAxis=日期', 'bar=门店', 'bar=小程序', 'bar=外卖']);
  });

  it('takes a year for the axis and not for an amount', () => {
    expect(mapped(autoMap(bars, columns({ 年份: 'integer', 订单数: 'integer' })))).toEqual([
      'xAxis=年份',
      'bar=订单数',
    ]);
  });

  it('gives the axis a time before a text, and slices and regions their names', () => {
    const set = columns({ 大区: 'string', 下单日期: 'date', 销售额: 'decimal' });
    for (const type of ['bar-chart', 'line-chart', 'bar-line-chart'])
      expect(mapped(autoMap(declarations[type]!, set)), type).toContain('xAxis=下单日期');
    expect(mapped(autoMap(declarations['pie-chart']!, set))).toContain('name=大区');
  });

  it('leaves a slot empty for which no column fits', () => {
    expect(mapped(autoMap(bars, columns({ a: 'string', b: 'string' })))).toEqual(['xAxis=a']);
    expect(autoMap(bars, [])).toEqual([]);
  });

  it('gives a text widget the first figure', () => {
    const text = declarations['text']!;
    expect(mapped(autoMap(text, columns({ 名称: 'string', 合计: 'decimal' })))).toEqual(['text=合计']);
  });

  it('fills levels with as many texts as the sample has, and their size with a number', () => {
    const set = columns({ 渠道: 'string', 品类: 'string', 门店: 'string', 销售额: 'decimal' });
    expect(mapped(autoMap(declarations['treemap']!, set))).toEqual(['name=渠道', 'name=品类', 'value=销售额']);
    expect(mapped(autoMap(declarations['treemap']!, columns({ 渠道: 'string' })))).toEqual(['name=渠道']);
  });

  it('fills what the sample of a widget without required slots fills: of a map the region and its value', () => {
    const set = columns({ 地区: 'string', 客流: 'integer', 面积: 'integer' });
    expect(mapped(autoMap(declarations['geo-map']!, set))).toEqual(['name=地区', 'value=客流']);
  });
});

describe('a slot', () => {
  it('that takes several fields keeps those it has, another one changes its field', () => {
    const one = withField([], slots, 'bar', 'a');
    const two = withField(one, slots, 'bar', 'b');
    expect(mapped(withField(two, slots, 'xAxis', 'x'))).toEqual(['xAxis=x', 'bar=a', 'bar=b']);
    expect(mapped(withField([{ role: 'xAxis', field: 'x' }], slots, 'xAxis', 'y'))).toEqual(['xAxis=y']);
    expect(withField(two, slots, 'bar', 'b')).toEqual(two);
    expect(mapped(withoutEntry(two, two[0]!))).toEqual(['bar=b']);
  });

  it('along which a line runs says so when texts are put in that are no times', () => {
    const axis = declarations['line-chart']!.slots['xAxis']!;
    expect(isUnorderedLine(axis, { name: '大区', type: 'string' })).toBe(true);
    expect(isUnorderedLine(axis, { name: '月份', type: 'string' })).toBe(false);
    expect(isUnorderedLine(axis, { name: '日期', type: 'date' })).toBe(false);
    expect(isUnorderedLine(axis, { name: '年龄', type: 'integer' })).toBe(false);
    expect(isUnorderedLine(slots['xAxis']!, { name: '大区', type: 'string' })).toBe(false);
  });

  it('for numbers says so when a text is put in', () => {
    expect(fits(slots['bar']!, { name: 'a', type: 'string' })).toBe(false);
    expect(fits(slots['bar']!, { name: 'a', type: 'decimal' })).toBe(true);
    expect(fits(slots['xAxis']!, { name: 'a', type: 'decimal' })).toBe(true);
  });
});
