import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { themeOf } from '../kit/theme/themes.ts';
import { valueRangeFields } from './value-range.fields.ts';
import { toValueRange } from './value-range.option.ts';

const theme = themeOf('deep-blue');
const props = defaultsOf(valueRangeFields);

describe('colours by value', () => {
  it('lead from the lowest to the highest value of the data', () => {
    const range = toValueRange(props, [10, 30, 20], theme);
    expect([range.min, range.max]).toEqual([10, 30]);
    expect(range.colourOf(10)).toBe(theme.sequential[0]);
    expect(range.colourOf(30)).toBe(theme.sequential.at(-1));
    expect(range.colourOf(99)).toBe(theme.sequential.at(-1));
  });

  it('have a middle at zero where values lie on both sides', () => {
    const range = toValueRange(props, [-5, 20], theme);
    expect([range.min, range.max]).toEqual([-20, 20]);
    expect(range.colourOf(0)).toBe(theme.diverging[2]);
  });

  it('go in steps when classes are asked for', () => {
    const range = toValueRange({ ...props, classes: 4, rangeColors: ['#000000', '#ffffff'] }, [0, 100], theme);
    expect(range.colours).toEqual(['#000000', '#555555', '#aaaaaa', '#ffffff']);
    expect([0, 24, 25, 99, 100].map((value) => range.colourOf(value))).toEqual([
      '#000000',
      '#000000',
      '#555555',
      '#ffffff',
      '#ffffff',
    ]);
  });

  it('keep to bounds set by hand, in whatever order', () => {
    const range = toValueRange({ ...props, minValue: 50, maxValue: 0 }, [1, 2], theme);
    expect([range.min, range.max]).toEqual([0, 50]);
  });

  it('exist for one value and for none', () => {
    expect(toValueRange(props, [7], theme).colourOf(7)).toBe(theme.sequential.at(-1));
    expect(toValueRange(props, [], theme)).toMatchObject({ min: 0, max: 1 });
  });

  it('know the one value that all data have', () => {
    const onlyOf = (values: readonly number[], more = {}) => toValueRange({ ...props, ...more }, values, theme).only;
    expect([onlyOf([562]), onlyOf([7, 7])]).toEqual([562, 7]);
    expect([onlyOf([]), onlyOf([7, 8]), onlyOf([7], { minValue: 0 })]).toEqual([null, null, null]);
  });
});
