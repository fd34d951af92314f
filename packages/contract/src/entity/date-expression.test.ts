import { describe, expect, it } from 'vitest';
import { DATE_ANCHORS, evaluateDateExpression, isDateExpression } from './date-expression.ts';

/** A Sunday */
const NOW = new Date(2026, 2, 15, 9, 8, 7);

describe('A date expression', () => {
  it.each([
    ['now', '2026-03-15 09:08:07'],
    ['now - 1d', '2026-03-14 09:08:07'],
    ['today', '2026-03-15'],
    ['today-7d', '2026-03-08'],
    [' today + 2w ', '2026-03-29'],
    ['week-start', '2026-03-09'],
    ['week-end', '2026-03-15'],
    ['month-start', '2026-03-01'],
    ['month-start-1m', '2026-02-01'],
    ['month-end-1m', '2026-02-28'],
    ['quarter-start', '2026-01-01'],
    ['quarter-end+1y', '2027-03-31'],
    ['year-start-1d', '2025-12-31'],
    ['year-end', '2026-12-31'],
  ])('%s means %s', (text, day) => {
    expect(evaluateDateExpression(text, NOW)).toBe(day);
    expect(isDateExpression(text)).toBe(true);
  });

  it('stays in the month it is moved to', () => {
    expect(evaluateDateExpression('today-1m', new Date(2026, 2, 31))).toBe('2026-02-28');
    expect(evaluateDateExpression('today-1y', new Date(2028, 1, 29))).toBe('2027-02-28');
    expect(evaluateDateExpression('month-end+1m', new Date(2026, 1, 3))).toBe('2026-03-31');
  });

  it('is nothing else', () => {
    for (const text of ['', '2026-01-01', 'tomorrow', 'today-7', 'today-7x', 'today-1d-1d', 'TODAY', 'today; drop']) {
      expect([text, evaluateDateExpression(text, NOW)]).toEqual([text, undefined]);
      expect(isDateExpression(text)).toBe(false);
    }
  });

  it('has a name in both languages for every word', () => {
    for (const { label } of DATE_ANCHORS) expect(label.zh && label.en).toBeTruthy();
  });
});
