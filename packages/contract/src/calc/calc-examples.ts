import type { CalcExample } from './define-calc.ts';

/** Source and grouping that several functions are shown over. */
type Shown = Pick<CalcExample, 'before' | 'groupFields'>;

/** Paid and unpaid amounts of two cities, one of them empty. */
export const paidByCity = {
  before: {
    columns: { city: 'string', amount: 'decimal', paid: 'string' },
    rows: [
      ['里昂', 10.3, 'yes'],
      ['巴黎', 0.1, 'no'],
      ['里昂', 20.5, 'no'],
      ['巴黎', 0.2, 'yes'],
      ['里昂', null, 'yes'],
    ],
  },
  groupFields: ['city'],
} as const satisfies Shown;

/** Amounts of cities of which two have the same total. */
export const totalByCity = {
  before: {
    columns: { city: 'string', amount: 'integer' },
    rows: [
      ['里昂', 2],
      ['巴黎', 30],
      ['里昂', 3],
      ['南特', 30],
      ['尼斯', 1],
    ],
  },
  groupFields: ['city'],
} as const satisfies Shown;

/** Amounts of months of which one is missing. */
export const totalByMonth = {
  before: {
    columns: { month: 'string', amount: 'decimal' },
    rows: [
      ['2026-01', 10.3],
      ['2026-02', 20.6],
      ['2026-04', 0],
    ],
  },
  groupFields: ['month'],
} as const satisfies Shown;
