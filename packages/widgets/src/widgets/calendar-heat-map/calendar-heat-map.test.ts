import type { CustomSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toCalendarHeatMapOption } from './calendar-heat-map.option.ts';
import { samples } from './calendar-heat-map.sample.ts';
import { calendarHeatMap } from './calendar-heat-map.widget.ts';
import {
  cellOf,
  dateOf,
  dayNumber,
  monthLine,
  monthsOf,
  placeBlocks,
  placeYears,
  toMonths,
  toYears,
  weekdayOf,
} from './calendar-layout.ts';

describe.each(['deep-blue', 'light'])('a calendar in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter((sample) => name === 'deep-blue' || ['typical', 'months'].includes(sample.name));

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(calendarHeatMap, toCalendarHeatMapOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

describe('the days of a calendar', () => {
  it('are numbered across leap years', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2);
    expect(dateOf(dayNumber('2024-02-29'))).toBe('2024-02-29');
  });

  it('stand in the week that begins where people want it', () => {
    // 2026-03-01 was a Sunday.
    expect(weekdayOf(dayNumber('2026-03-01'), 0)).toBe(0);
    expect(weekdayOf(dayNumber('2026-03-01'), 1)).toBe(6);
    expect(weekdayOf(dayNumber('1969-12-29'), 1)).toBe(0);
  });
});

describe('the blocks of a calendar', () => {
  it('are the latest whole years, or the months with data', () => {
    const dates = ['2023-05-01', '2025-02-03', '2026-01-01'];
    expect(toYears(dates, 2).map(({ name }) => name)).toEqual(['2025', '2026']);
    expect(toMonths(['2025-11-09', '2026-02-03']).map(({ first, last }) => [dateOf(first), dateOf(last)])).toEqual([
      ['2025-11-01', '2026-02-28'],
    ]);
    expect(toMonths([])).toEqual([]);
  });

  it('keep within their box and never overlap', () => {
    const box = { left: 10, top: 20, width: 600, height: 300 };
    const placed = placeBlocks(toYears(['2024-01-01', '2025-01-01'], 9), box, { left: 30, top: 16 }, 1);
    for (const block of placed) {
      const last = cellOf(block, block.last, 1);
      expect(last.x + last.width).toBeLessThanOrEqual(610.001);
      expect(block.top - 16).toBeGreaterThanOrEqual(20);
    }
    const [first, second] = placed;
    expect(first!.top + first!.cell.height * 7).toBeLessThanOrEqual(second!.top - 16);
  });

  it('split a year where that makes larger tiles', () => {
    const box = (width: number, height: number) => ({ left: 0, top: 0, width, height });
    const partsOf = (width: number, height: number) =>
      placeYears(['2026-01-01'], 1, box(width, height), { left: 0, top: 0 }, 1).length;
    expect([partsOf(800, 120), partsOf(600, 400), partsOf(300, 600)]).toEqual([1, 2, 4]);
    const halves = toYears(['2024-05-01'], 1, 2).map(({ name, first, last }) => [name, dateOf(first), dateOf(last)]);
    expect(halves).toEqual([
      ['2024', '2024-01-01', '2024-06-30'],
      ['', '2024-07-01', '2024-12-31'],
    ]);
  });

  it('are parted by lines along the weeks in which months begin', () => {
    const [block] = placeBlocks(
      toYears(['2026-01-01'], 1),
      { left: 0, top: 0, width: 530, height: 70 },
      { left: 0, top: 0 },
      1,
    );
    expect(monthsOf(block!).map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    // June 2026 begins on a Monday, February on a Sunday.
    expect(monthLine(block!, dayNumber('2026-06-01'), 1)).toHaveLength(2);
    expect(monthLine(block!, dayNumber('2026-02-01'), 1)).toHaveLength(4);
  });
});

describe('the tiles of a calendar', () => {
  it('know their day and row; other days are drawn empty', () => {
    const rows = [{ date: '2024-02-29', value: 3 }];
    const sample = { name: 'own', label: { zh: '', en: '' }, rows };
    const { option } = optionOfSample(calendarHeatMap, toCalendarHeatMapOption, sample, themeOf('deep-blue'));
    const [days, gaps] = option.series as CustomSeriesOption[];
    expect(days?.data).toMatchObject([{ row: 0, pickedName: '2024-02-29', pickedValue: 3 }]);
    expect(gaps?.data).toHaveLength(365);
  });
});

describe('a year in a small box', () => {
  it('gives up the names of months for tiles that can be told apart', () => {
    const labelsIn = (size: { width: number; height: number }) => {
      const sample = { name: 'own', label: { zh: '', en: '' }, setup: { text: 'x' }, size };
      const { option } = optionOfSample(calendarHeatMap, toCalendarHeatMapOption, sample, themeOf('deep-blue'));
      return (option.series as CustomSeriesOption[]).find(({ id }) => id === 'labels')?.data;
    };
    expect(labelsIn({ width: 200, height: 120 })).toHaveLength(0);
    expect(labelsIn(calendarHeatMap.size)).not.toHaveLength(0);
  });
});
