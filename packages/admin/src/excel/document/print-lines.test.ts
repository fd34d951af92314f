import { describe, expect, it } from 'vitest';
import { readAreas, readLines, toAreasText, toLinesText } from './print-lines.ts';
import { readEnd, toEndText } from './rule-ends.ts';

describe('What of a sheet is printed', () => {
  it('is typed as areas', () => {
    const areas = readAreas('A1:C9， $E$2');
    expect(areas).toEqual([
      { row: 0, column: 0, rowSpan: 9, columnSpan: 3 },
      { row: 1, column: 4, rowSpan: 1, columnSpan: 1 },
    ]);
    expect(toAreasText(areas)).toBe('A1:C9, E2:E2');
    expect([readAreas(''), readAreas('A1:B'), readAreas('A9000')]).toEqual([[], undefined, undefined]);
  });

  it('has pages that begin at lines, rows by number and columns by letter', () => {
    expect(readLines('row', '9, 5 9')).toEqual([4, 8]);
    expect(readLines('column', 'd；AA')).toEqual([3, 26]);
    expect([readLines('row', '1'), readLines('row', 'B'), readLines('column', '3')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([toLinesText('row', [4, 8]), toLinesText('column', [3, 26])]).toEqual(['5, 9', 'D, AA']);
  });
});

describe('The ends of a rule of input', () => {
  it('are days, times and numbers', () => {
    expect([readEnd('date', '2026-01-01'), readEnd('time', '18:30'), readEnd('decimal', ' 1.5')]).toEqual([
      46_023,
      18.5 / 24,
      1.5,
    ]);
    expect([toEndText('date', 46_023), toEndText('time', 18.5 / 24), toEndText('whole', 5)]).toEqual([
      '2026-01-01',
      '18:30',
      '5',
    ]);
    expect([
      readEnd('date', '2026-02-30'),
      readEnd('date', 'x'),
      readEnd('time', '25:00'),
      readEnd('whole', ''),
    ]).toEqual(Array.from({ length: 4 }));
  });
});
