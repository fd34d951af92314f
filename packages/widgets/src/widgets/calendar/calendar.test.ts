import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRolesData } from '../../shapes/roles.ts';
import { contrastOf, rampColour } from '../../kit/theme/colour.ts';
import { groundOf } from '../../kit/theme/ground.ts';
import { THEMES } from '../../kit/theme/themes.ts';
import { toHeat, toHeatPaint, toMarks, toShownMonth, toWeekStart, type CalendarProps } from './calendar.option.ts';
import { calendar } from './calendar.widget.ts';
import { addMonths, monthName, toDate, toMonth, weekdayNames, weeksOf } from './month.ts';

const plain: CalendarProps = defaultsOf(calendar.fields);
const mapping = ['date', 'data', 'label'].map((role) => ({ role, field: role }));
const marksOf = (rows: readonly Record<string, unknown>[], props = plain) =>
  toMarks(props, toRolesData(toTable(rows), mapping), { palette: ['red', 'green'] }, 'zh');

describe('a month', () => {
  it('has the weeks that it touches, from Monday or Sunday', () => {
    const september = weeksOf({ year: 2026, month: 9 }, 1);
    expect(september).toHaveLength(5);
    expect(september[0]?.map(({ day }) => day)).toEqual([31, 1, 2, 3, 4, 5, 6]);
    expect(weeksOf({ year: 2026, month: 2 }, 0)).toHaveLength(4);
    expect(weeksOf({ year: 2026, month: 8 }, 1)).toHaveLength(6);
  });

  it('knows leap years, its neighbours and weekends', () => {
    const days = weeksOf({ year: 2028, month: 2 }, 1).flat();
    expect(days.filter(({ isOutside }) => !isOutside)).toHaveLength(29);
    expect(days[0]).toEqual({ date: '2028-01-31', day: 31, isOutside: true, isWeekend: false });
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(addMonths({ year: 2026, month: 12 }, 13)).toEqual({ year: 2028, month: 1 });
  });

  it('is called as usual in the language', () => {
    expect([monthName({ year: 2026, month: 9 }, 'zh'), monthName({ year: 2026, month: 9 }, 'en')]).toEqual([
      '2026年9月',
      'September 2026',
    ]);
    expect(weekdayNames(toWeekStart('auto', 'zh'), 'zh').join('')).toBe('一二三四五六日');
    expect(weekdayNames(toWeekStart('auto', 'en'), 'en')[0]).toBe('Sun');
    expect(toWeekStart('monday', 'en')).toBe(1);
  });
});

describe('a date', () => {
  it('is read in the forms that spreadsheets write', () => {
    for (const text of ['2026-09-01', '2026-9-1', '2026/09/01 08:30', '2026年9月1日', '2026-09-01T08:00:00Z'])
      expect(toDate(text)).toBe('2026-09-01');
    for (const text of ['', '2026-02-30', '2026-13-01', '9月1日', '2026-09']) expect(toDate(text)).toBe(undefined);
    expect(toMonth('2026-09')).toEqual({ year: 2026, month: 9 });
  });
});

describe('the marks of a calendar', () => {
  const rows = [
    { date: '2026-09-01', data: 1200, label: '正常' },
    { date: '2026-09-02', data: '30', label: '促销' },
    { date: '无', data: 1, label: '' },
    { date: '2026-09-01', data: 80, label: '正常' },
  ];

  it('are the last row of each day, coloured by kind', () => {
    expect([...marksOf(rows)]).toEqual([
      ['2026-09-01', { value: 80, text: '80', kind: '正常', color: 'red', row: 4 }],
      ['2026-09-02', { value: 30, text: '30', kind: '促销', color: 'green', row: 2 }],
    ]);
  });

  it('decide the month unless one is set', () => {
    const marks = marksOf(rows);
    expect(toShownMonth('', marks, '2027-01-05', 0)).toEqual({ year: 2026, month: 9 });
    expect(toShownMonth('2025-03', marks, '2027-01-05', 1)).toEqual({ year: 2025, month: 4 });
    expect(toShownMonth('', new Map(), '2027-01-05', 0)).toEqual({ year: 2027, month: 1 });
  });

  it('are as hot as their value between the least and the greatest', () => {
    const marks = marksOf([10, 20, 30].map((data, i) => ({ date: `2026-09-0${i + 1}`, data, label: '' })));
    expect([10, 20, 30, null].map((value) => toHeat(value, marks))).toEqual([0, 0.5, 1, 0]);
  });

  it('have words that are read on their heat over any screen', () => {
    for (const theme of THEMES) {
      const [paint = ''] = theme.palette;
      for (const heat of [0, 0.25, 0.5, 0.75, 1]) {
        const { share, ink } = toHeatPaint(paint, heat, theme);
        const fill = rampColour([groundOf(theme), paint], Number.parseInt(share, 10) / 100);
        expect(contrastOf(ink, fill), `${theme.name} ${heat}`).toBeGreaterThan(4.2);
      }
    }
  });
});
