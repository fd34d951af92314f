import { expect, it } from 'vitest';
import { expand, sheetOf } from '../report.testing.ts';

const ROWS = [
  { region: 'East', year: 2025, amount: 10 },
  { region: 'East', year: 2026, amount: 100 },
  { region: 'South', year: 2025, amount: 30 },
  { region: 'South', year: 2026, amount: 60 },
];

it('A share of only some rows is a part of the same rows', () => {
  const where = [{ field: 'year', value: 2025 }];
  const cells = {
    A1: { value: '#{s.region}', group: 'merge' as const },
    B1: { value: '#{share(s.amount)}', where },
    C1: { value: '#{share(s.amount, none)}', where },
    B2: { value: '#{share(s.amount, none)}', where, leftParent: 'none' },
  };
  const rows = expand(sheetOf(cells), { s: ROWS }).sheets[0]?.rows ?? [];
  expect(rows.map((row) => row.slice(-2).map(({ value }) => value))).toEqual([[0.25, 0.25], [0.75, 0.75], [1]]);
});
