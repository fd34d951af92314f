import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toDay, toDayValues } from './day-values.ts';
import { toRolesData } from './roles.ts';

const daysOf = (rows: readonly Record<string, unknown>[], mapping = [{ role: 'value', field: 'n' }]) =>
  toDayValues(toRolesData(toTable(rows), [{ role: 'xAxis', field: 'd' }, ...mapping]));

describe('a day', () => {
  it.each([
    ['2026-03-08', '2026-03-08'],
    ['2026-03-08 23:59:59', '2026-03-08'],
    ['2026/3/8', '2026-03-08'],
    ['2026年3月8日', '2026-03-08'],
    [20260308, '2026-03-08'],
    ['2024-02-29', '2024-02-29'],
  ])('is read from %s', (written, day) => expect(toDay(written)).toBe(day));

  it.each([['2026-02-29'], ['2026-13-01'], ['上周'], [''], [null], [true], [45_000]])(
    'is not read from %s',
    (written) => expect(toDay(written)).toBe(null),
  );
});

describe('numbers by day', () => {
  it('add up within a day and stand in order of time', () => {
    const data = daysOf([
      { d: '2026-05-02', n: 4 },
      { d: '2026-05-01 08:00:00', n: 1 },
      { d: '2026-05-01 09:00:00', n: -3 },
    ]);
    expect(data.days).toEqual([
      { date: '2026-05-01', value: -2, row: null },
      { date: '2026-05-02', value: 4, row: 0 },
    ]);
  });

  it('count the rows whose date cannot be read and skip empty numbers', () => {
    const data = daysOf([
      { d: '合计', n: 9 },
      { d: '2026-05-01', n: null },
    ]);
    expect(data).toMatchObject({ days: [], unread: 1 });
  });

  it('find their columns without a mapping', () => {
    const table = toTable([{ shop: '一店', d: '2026-05-01', n: 4 }]);
    expect(toDayValues(toRolesData(table, [])).days).toEqual([{ date: '2026-05-01', value: 4, row: 0 }]);
  });
});
