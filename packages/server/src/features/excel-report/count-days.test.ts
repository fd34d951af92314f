import type { DataSetParam } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { countDays } from './count-days.ts';

const param = (paramName: string, rest: Partial<DataSetParam> = {}): DataSetParam => ({ paramName, ...rest });

it('counts days of parameters that are dates, those of defaults among them, and leaves the rest alone', () => {
  const params = [
    param('since', { paramType: 'date' }),
    param('until', { paramType: 'date', defaultValue: 'month-end' }),
    param('day', { paramType: 'date' }),
    param('from', { paramType: 'date', defaultValue: 'today' }),
    param('to', { paramType: 'date', defaultValue: 'today' }),
    param('at', { paramType: 'datetime' }),
    param('month', { paramType: 'month' }),
    param('word'),
  ];
  const values = {
    since: 'today-1d',
    day: '2026-01-02',
    from: null,
    to: '',
    at: 'today',
    month: 'month-start-1m',
    word: 'today',
    other: 1,
  };
  expect(countDays(params, values, new Date(2026, 1, 1, 0, 30))).toEqual({
    since: '2026-01-31',
    until: '2026-02-28',
    day: '2026-01-02',
    from: '2026-02-01',
    to: '2026-02-01',
    at: '2026-02-01',
    month: '2026-01-01',
    word: 'today',
    other: 1,
  });
});
