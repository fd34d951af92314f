import { describe, expect, it } from 'vitest';
import { FIRST_QUERY } from '../../crud/query-state.ts';
import { withPeriod } from './audit-period.ts';

describe('The period of the audit log', () => {
  it('reaches from the start of its first day to the end of its last', () => {
    const days = { beginTime: '2026-03-01 00:00:00', endTime: '2026-03-02 23:59:59' };
    const filters = { loginName: 'a', period: ['2026-03-01', '2026-03-02'] };
    expect(withPeriod({ ...FIRST_QUERY, filters }).filters).toEqual({ loginName: 'a', ...days });
    expect(withPeriod({ ...FIRST_QUERY, filters: { period: '2026-03-01,2026-03-02' } }).filters).toEqual(days);
  });

  it('is any time when none is chosen', () => {
    for (const period of [undefined, [], ''])
      expect(withPeriod({ ...FIRST_QUERY, filters: { period, result: 'ok' } }).filters).toEqual({ result: 'ok' });
  });
});
