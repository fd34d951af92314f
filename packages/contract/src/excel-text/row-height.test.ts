import { describe, expect, it } from 'vitest';
import type { ExcelStyle } from '../entity/excel-style.ts';
import { grownHeights, wrappedHeight, type TextCell } from './row-height.ts';

const textOf = ({ value }: TextCell) => String(value);
const heightOf = (one: TextCell, widths: readonly number[]) => wrappedHeight(one, widths, textOf);
const WRAP: ExcelStyle = { wrap: true };
const cell = (value: TextCell['value'], style: ExcelStyle = WRAP, more: Partial<TextCell> = {}): TextCell => ({
  value,
  style,
  row: 0,
  column: 0,
  rowSpan: 1,
  columnSpan: 1,
  ...more,
});
/** px of so many lines of 11 pt */
const linesOf = (count: number) => Math.ceil((count * 1.448 * 11 * 4) / 3 + 2.5);
/** Ten Chinese characters of 11 pt and the room beside them. */
const TEN = Math.ceil((10 * 11 * 4) / 3) + 8;

describe('The height of a wrapped text', () => {
  it('is that of its lines', () => {
    expect(heightOf(cell('一二三四五六七八九十'), [TEN])).toBe(linesOf(1));
    expect(heightOf(cell('一二三四五六七八九十壹'), [TEN])).toBe(linesOf(2));
    expect(heightOf(cell('一\n二\n三'), [TEN])).toBe(linesOf(3));
    expect(heightOf(cell('one two three four five six'), [TEN])).toBe(linesOf(2));
    expect(heightOf(cell('一二三四五六七八九十', { wrap: true, indent: 2 }), [TEN])).toBe(linesOf(2));
    expect(heightOf(cell('一二三四五六七八九十', { wrap: true, fontSize: 22 }), [TEN])).toBeGreaterThan(linesOf(3));
  });

  it('counts all columns that it lies over', () => {
    expect(heightOf(cell('一二三四五六七八九十壹', WRAP, { columnSpan: 2 }), [TEN, 40])).toBe(linesOf(1));
  });

  it('is nothing where nothing wraps, and never more than a workbook takes', () => {
    expect(heightOf(cell('一二三四五六七八九十壹', {}), [TEN])).toBe(0);
    expect(heightOf(cell(123_456_789_012_345), [40])).toBe(0);
    expect(heightOf(cell(null), [TEN])).toBe(0);
    expect(heightOf(cell('一二三'), [5])).toBe(0);
    expect(heightOf(cell('长'.repeat(30_000)), [TEN])).toBe(545);
  });
});

describe('Heights of lines', () => {
  const free = () => false;

  it('grow to the highest of their wrapped texts, but those that the template says', () => {
    const rows = [[cell('一\n二'), cell('一\n二\n三', WRAP, { column: 1 })], [cell('一\n二')], [cell('一')]];
    const heights = grownHeights(rows, [24, 24, 24], [TEN, TEN], (line) => line === 1, textOf);
    expect(heights).toEqual([linesOf(3), 24, 24]);
  });

  it('let a text over several lines grow the last of them', () => {
    const rows = [[cell('一\n二\n三\n四', WRAP, { row: 7, rowSpan: 2 })], []];
    expect(grownHeights(rows, [24, 24], [TEN], free, textOf, 7)).toEqual([24, linesOf(4) - 24]);
    expect(grownHeights(rows, [24, 200], [TEN], free, textOf, 7)).toEqual([24, 200]);
  });
});
