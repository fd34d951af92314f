import type { Cell, ColumnType } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { formatCell, type CellFormat, type CellWriting } from './format-cell.ts';

function write(cell: Cell, type: ColumnType, format: CellFormat, more: Partial<CellWriting> = {}): string {
  return formatCell(cell, type, { format, decimals: null, suffix: '', ...more }, 'zh');
}

describe('a cell', () => {
  it('is written by the type of its column', () => {
    expect(write(1234567.891, 'number', 'auto')).toBe('1,234,567.89');
    expect(write('007', 'string', 'auto')).toBe('007');
    expect(write(true, 'boolean', 'auto')).toBe('是');
    expect(write(null, 'number', 'auto')).toBe('');
  });

  it('keeps every digit of a number that is too long for a number', () => {
    expect(write('123456789012345678', 'integer', 'auto')).toBe('123,456,789,012,345,678');
  });

  it('takes as many decimals as set', () => {
    expect(write(2, 'number', 'number', { decimals: 2 })).toBe('2.00');
    expect(write(0.2567, 'number', 'percent', { decimals: 1 })).toBe('25.7%');
  });

  it('is grouped unless it is set not to be', () => {
    expect(write(2026, 'integer', 'auto', { grouping: false })).toBe('2026');
  });

  it('is shortened in the units of the language', () => {
    expect(write(386_254_120, 'integer', 'short')).toBe('3.86亿');
    expect(formatCell(386_254_120, 'integer', { format: 'short', decimals: 1, suffix: '' }, 'en')).toBe('386.3M');
  });

  it('shows the day of a moment', () => {
    expect(write('2026-11-21 08:12:06', 'datetime', 'date')).toBe('2026-11-21');
    expect(write('2026-11-21T08:12:06', 'string', 'datetime')).toBe('2026-11-21 08:12:06');
  });

  it('stays as it is when it does not fit the format', () => {
    expect(write('n/a', 'string', 'number')).toBe('n/a');
    expect(write('soon', 'string', 'date')).toBe('soon');
  });
});
