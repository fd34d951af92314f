import { describe, expect, it } from 'vitest';
import { fromLocalInput, PERIOD_SHORTCUTS, toLocalInput, toShownMeasure } from './period.ts';

describe('a shortcut of a period', () => {
  const periods = (today: Date) => Object.fromEntries(PERIOD_SHORTCUTS.map((one) => [one.label.en, one.of(today)]));

  it('counts from today', () => {
    expect(periods(new Date(2026, 2, 10, 23, 59))).toEqual({
      Today: ['2026-03-10', '2026-03-10'],
      Yesterday: ['2026-03-09', '2026-03-09'],
      'Last week': ['2026-03-03', '2026-03-10'],
      'Last month': ['2026-02-10', '2026-03-10'],
      'Last three months': ['2025-12-10', '2026-03-10'],
    });
  });

  it('ends a shorter month at its last day', () => {
    expect(periods(new Date(2026, 2, 31))['Last month']).toEqual(['2026-02-28', '2026-03-31']);
  });
});

describe('a moment', () => {
  it('goes into the field of the browser and comes back with its seconds', () => {
    expect(toLocalInput('2026-03-10 08:05:09')).toBe('2026-03-10T08:05:09');
    expect(fromLocalInput('2026-03-10T08:05')).toBe('2026-03-10 08:05:00');
    expect(fromLocalInput('2026-03-10T08:05:09')).toBe('2026-03-10 08:05:09');
    expect(fromLocalInput('')).toBe('');
  });
});

describe('a measure', () => {
  it('is shown in its unit, rounded', () => {
    expect(toShownMeasure(1234, 1000, 2)).toBe(1.23);
    expect(toShownMeasure(0, 1000, 2)).toBe(0);
  });
});
