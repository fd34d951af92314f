import { describe, expect, it } from 'vitest';
import { toSparkline } from './sparkline.ts';

const box = { width: 100, height: 40, inset: 0 };

describe('a sparkline', () => {
  it('runs from the lower to the upper edge of its box', () => {
    const { line, end } = toSparkline([0, 10], box);
    expect(line).toBe('M0 40C33.3 26.7 66.7 13.3 100 0');
    expect(end).toEqual({ x: 100, y: 0 });
  });

  it('closes its surface at the bottom', () => {
    expect(toSparkline([0, 10], box).area).toMatch(/L100 40L0 40Z$/);
  });

  it('never swings beyond its values', () => {
    const { line } = toSparkline([0, 100, 100, 0, 0], box);
    const heights = [...line.matchAll(/[ MC]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBe(0);
    expect(Math.max(...heights)).toBe(40);
  });

  it('passes over missing values and lies in the middle when all are equal', () => {
    expect(toSparkline([5, null, 5], box).line).toBe('M0 20C33.3 20 66.7 20 100 20');
  });

  it('is nothing with fewer than two values or in no box', () => {
    expect(toSparkline([5], box).line).toBe('');
    expect(toSparkline([null, 5], box).line).toBe('');
    expect(toSparkline([1, 2], { ...box, width: 0 }).line).toBe('');
  });
});
