import { describe, expect, it } from 'vitest';
import { toSerial, toText } from './format-cell.ts';

describe('A cell', () => {
  it('shows days from 1900 on, as a workbook counts them', () => {
    expect(['1900-01-01', '1900-02-28', '1900-03-01', '2026-11-27'].map(toSerial)).toEqual([1, 59, 61, 46_353]);
    expect(toSerial('1899-12-31')).toBeUndefined();
    expect(toText('1900-01-15', { numberFormat: 'yyyy年m月d日' })).toBe('1900年1月15日');
    expect(toText('2026-11-27', { numberFormat: '[$-804]aaaa;@' })).toBe('星期五');
  });

  it('shows amounts under the preset of the designer', () => {
    expect(toText('114179115.92', { numberFormat: '¥#,##0.00' })).toBe('¥114,179,115.92');
    expect(toText(1.005, { numberFormat: '¥#,##0.00' })).toBe('¥1.01');
  });

  it('shows hashes of a day outside the calendar', () => {
    expect(toText(-5, { numberFormat: 'yyyy-mm-dd' })).toBe('########');
  });
});
