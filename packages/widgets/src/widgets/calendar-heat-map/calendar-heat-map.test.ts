import type { CustomSeriesOption, EChartsOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import type { WidgetSample } from '../../kit/widget/widget-sample.ts';
import { toCalendarHeatMapOption } from './calendar-heat-map.option.ts';
import { samples } from './calendar-heat-map.sample.ts';
import { calendarHeatMap } from './calendar-heat-map.widget.ts';
import { datesOf, toMonths, toYears, weeksOf } from './calendar-blocks.ts';

describe.each(['deep-blue', 'light'])('a calendar in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter((sample) => name === 'deep-blue' || ['typical', 'months'].includes(sample.name));

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(calendarHeatMap, toCalendarHeatMapOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

describe('the blocks of a calendar', () => {
  it('are the latest whole years, or the months with data', () => {
    const dates = ['2023-05-01', '2025-02-03', '2026-01-01'];
    expect(toYears(dates, 2)).toEqual([
      { first: '2025-01-01', last: '2025-12-31' },
      { first: '2026-01-01', last: '2026-12-31' },
    ]);
    expect(toMonths(['2025-11-09', '2026-02-03'])).toEqual([{ first: '2025-11-01', last: '2026-02-28' }]);
    expect(toMonths([])).toEqual([]);
  });

  it('have the days of leap years, in weeks that begin where people want it', () => {
    expect(datesOf({ first: '2024-02-01', last: '2024-03-01' }).at(-2)).toBe('2024-02-29');
    // 2026-03-01 was a Sunday.
    const march = { first: '2026-03-01', last: '2026-03-31' };
    expect([weeksOf(march, 0), weeksOf(march, 1)]).toEqual([5, 6]);
  });
});

function optionOf(sample: Partial<WidgetSample>): EChartsOption {
  const own = { name: 'own', label: { zh: '', en: '' }, ...sample };
  return optionOfSample(calendarHeatMap, toCalendarHeatMapOption, own, themeOf('deep-blue')).option;
}

describe('the tiles of a calendar', () => {
  it('know their day and row; other days are drawn empty', () => {
    const [days, gaps] = optionOf({ rows: [{ date: '2024-02-29', value: 3 }] }).series as CustomSeriesOption[];
    expect(days?.data).toMatchObject([{ row: 0, pickedName: '2024-02-29', pickedValue: 3 }]);
    expect(gaps?.data).toHaveLength(365);
  });
});

describe('a year in a small box', () => {
  it('has no labels', () => {
    const labelsIn = (size: { width: number; height: number }) =>
      (optionOf({ size }).calendar as { monthLabel: { show: boolean } }[])[0]?.monthLabel.show;
    expect([labelsIn({ width: 200, height: 120 }), labelsIn(calendarHeatMap.size)]).toEqual([false, true]);
  });
});
