import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { isSpread } from './even-dates.ts';

const MAPPING = [{ role: 'xAxis', field: 'day' }];
const spreads = (...days: readonly (string | null)[]) =>
  isSpread('auto', toTable(days.map((day) => ({ day }))), MAPPING);

describe('dates on an axis', () => {
  it('stand at their distances where these differ', () => {
    expect(spreads('2026-01-01', '2026-01-02', '2026-01-03', '2026-06-01')).toBe(true);
    expect(spreads('2026-01-01 08:00:00', '2026-01-01 09:00:00', '2026-01-01 12:30:00')).toBe(true);
    expect(spreads('2026-06-01', '2026-01-01', '2026-01-02')).toBe(true);
  });

  it('stand beside one another where they are hours, days, months, quarters or years in a row', () => {
    expect(spreads('2026-01-01', '2026-01-02', '2026-01-03')).toBe(false);
    expect(spreads('2026-01-15', '2026-02-15', '2026-03-15', '2026-04-15')).toBe(false);
    expect(spreads('2026-01-31', '2026-02-28', '2026-03-31')).toBe(false);
    expect(spreads('2025-10-01', '2026-01-01', '2026-04-01')).toBe(false);
    expect(spreads('2023-01-01', '2024-01-01', '2025-01-01', '2026-01-01')).toBe(false);
    expect(spreads('2026-01-01 08:00', '2026-01-01 09:00', '2026-01-01 10:00')).toBe(false);
  });

  it('are names like others where one of them is no date', () => {
    expect(spreads('2026-01-01', '2026-01-02', '2026-01-05', '合计')).toBe(false);
    expect(spreads('2026-01-01', '2026-01-02', '2026-01-05', null)).toBe(false);
    expect(spreads('华东', '华南', '华北')).toBe(false);
  });

  it('stand as an author says', () => {
    const table = toTable([{ day: '2026-01-01' }, { day: '2026-01-02' }, { day: '2026-06-01' }]);
    expect(isSpread('even', table, MAPPING)).toBe(false);
    expect(isSpread('true', toTable([{ day: '1月' }]), MAPPING)).toBe(true);
    expect(isSpread(undefined, table, MAPPING)).toBe(false);
  });
});
