import { describe, expect, it } from 'vitest';
import { toChosenValues, toDefaultValues, toggleValue } from './checkbox-group.option.ts';

const CHOICES = [
  { label: '华东', value: 'east' },
  { label: '华南', value: 'south' },
  { label: '三号', value: 3 },
];

describe('the default of checkboxes', () => {
  it('names values or labels between commas, or all', () => {
    expect(toDefaultValues(CHOICES, 'south, 3')).toEqual(['south', 3]);
    expect(toDefaultValues(CHOICES, '华东，三号')).toEqual(['east', 3]);
    expect(toDefaultValues(CHOICES, '*')).toEqual(['east', 'south', 3]);
    expect(toDefaultValues(CHOICES, '')).toEqual([]);
  });
});

describe('pressing a checkbox', () => {
  it('keeps the order of the choices', () => {
    expect(toggleValue(CHOICES, [3], 'east')).toEqual(['east', 3]);
    expect(toggleValue(CHOICES, ['east', 3], 3)).toEqual(['east']);
  });
});

describe('the values that are reported', () => {
  it('are a list and a text', () => {
    expect(toChosenValues(CHOICES, ['east', 3], true)).toEqual({ values: ['east', 3], value: 'east,3' });
  });

  it('are none when all are on and that filters nothing', () => {
    expect(toChosenValues(CHOICES, ['east', 'south', 3], false)).toEqual({ values: [], value: '' });
    expect(toChosenValues(CHOICES, ['east', 'south', 3], true).values).toHaveLength(3);
  });
});
