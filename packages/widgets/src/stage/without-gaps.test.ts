import type { AskedGroup, Table } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { withoutGaps } from './without-gaps.ts';

const GROUP: AskedGroup = {
  by: [{ field: 'begun', grain: 'hourOfDay', as: 'begun' }],
  measures: [
    { field: '*', aggregation: 'count', as: 'rides' },
    { field: 'km', aggregation: 'sum', as: 'km' },
  ],
};

function answer(hours: readonly (number | null)[], more: Partial<Table> = {}): Table {
  const columns = ['begun', 'rides', 'km'].map((name) => ({ name, type: 'integer' }) as const);
  const counts = hours.map((_, at) => at + 1);
  return { columns, data: [[...hours], counts, counts.map((one) => one * 10)], rowCount: hours.length, ...more };
}

it('hours without rows stand between those that have some: nothing was counted, and no sum is known', () => {
  expect(withoutGaps(answer([8, 11, null]), GROUP)).toMatchObject({
    data: [
      [8, 9, 10, 11, null],
      [1, 0, 0, 2, 3],
      [10, null, null, 20, 30],
    ],
    rowCount: 5,
  });
});

it.each([
  ['without gaps', answer([8, 9, 10]), GROUP],
  ['in another order', answer([11, 8]), GROUP],
  ['of a page', answer([8, 11], { total: 9 }), GROUP],
  ['of one hour', answer([8]), GROUP],
  ['by another field too', answer([8, 11]), { ...GROUP, by: [...GROUP.by, { field: 'city', as: 'city' }] }],
  ['by months', answer([8, 11]), { ...GROUP, by: [{ field: 'begun', grain: 'month' as const, as: 'begun' }] }],
])('answers %s stay as they are', (_what, table, group) => {
  expect(withoutGaps(table, group)).toBe(table);
});
