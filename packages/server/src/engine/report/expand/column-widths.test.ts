import { describe, expect, it } from 'vitest';
import { expand, sheetOf } from '../report.testing.ts';

const widthsOf = (template: ReturnType<typeof sheetOf>, sets = {}) => expand(template, sets).sheets[0]?.columnWidths;

describe('A column without a width of its own', () => {
  it('is as wide as its numbers and days need', () => {
    const money = { value: 12_345_678.9, style: { numberFormat: '#,##0.00' } };
    const day = { value: '2026-11-27', style: { numberFormat: 'yyyy"年"m"月"d"日" aaaa' } };
    const [first = 0, second = 0, third, fourth] =
      widthsOf(sheetOf({ A1: money, B1: day, C1: 7, D1: '很长的文字'.repeat(9) })) ?? [];
    expect(first).toBeGreaterThan(90);
    expect(first).toBeLessThan(120);
    expect(second).toBeGreaterThan(140);
    expect([third, fourth]).toEqual([80, 80]);
  });

  it('grows with the widest of many, negative ones too, up to a limit', () => {
    const rows = [{ n: 1 }, { n: -123_456_789_012 }, { n: 5 }];
    const cells = { A1: { value: '#{d.n}', style: { numberFormat: '#,##0.00_);(#,##0.00)' } } };
    expect(widthsOf(sheetOf(cells), { d: rows })?.[0]).toBeGreaterThan(150);
    expect(widthsOf(sheetOf({ A1: { value: 1e20, style: { numberFormat: '#,##0.000000000000' } } }))).toEqual([240]);
  });

  it('leaves widths of the template as they are', () => {
    const money = { value: 12_345_678.9, style: { numberFormat: '#,##0.00' } };
    expect(widthsOf(sheetOf({ A1: money }, { columnWidths: [{ column: 0, width: 50 }] }))).toEqual([50]);
  });
});

describe('A column that is to fit', () => {
  const fit = { columnWidths: [{ column: 0, width: 40, fit: true }] };

  it('is as wide as its texts and numbers need, wrapped ones aside, up to a limit', () => {
    const width = (...texts: readonly string[]) =>
      widthsOf(sheetOf({ A1: '#{d.text}' }, fit), { d: texts.map((text) => ({ text })) })?.[0] ?? 0;
    expect(width('a')).toBe(40);
    expect(width('a', '浙江省杭州市西湖区', 'b')).toBeGreaterThan(130);
    expect(width('a', '浙江省杭州市西湖区', 'b')).toBeLessThan(170);
    expect(width('iiiiiiiiiiiiiiiiiiiiii', 'WWWWWWWWWWWWWWW')).toBe(width('WWWWWWWWWWWWWWW'));
    expect(width('很长的文字'.repeat(30))).toBe(480);
    const wrapped = { A1: { value: '很长的文字'.repeat(9), style: { wrap: true } } };
    expect(widthsOf(sheetOf(wrapped, fit))).toEqual([40]);
  });

  it('stays hidden where it is', () => {
    const hidden = { columnWidths: [{ column: 0, width: 0, fit: true }] };
    expect(widthsOf(sheetOf({ A1: 'a text' }, hidden))).toEqual([0]);
  });
});
