import { describe, expect, it } from 'vitest';
import { append, both, bothOfEach, inLanguage } from './both.ts';

describe('texts in both languages', () => {
  it('are replaced wherever they stand in a value; what is the same in both stays', () => {
    const setup = {
      text: both('销售额', 'Sales'),
      rows: [{ unit: both('元', 'yuan'), n: 1, none: null }],
      plain: 'GDP',
    };
    expect(inLanguage(setup, 'zh')).toEqual({ text: '销售额', rows: [{ unit: '元', n: 1, none: null }], plain: 'GDP' });
    expect(inLanguage(setup, 'en')).toEqual({
      text: 'Sales',
      rows: [{ unit: 'yuan', n: 1, none: null }],
      plain: 'GDP',
    });
  });

  it('are made of lists', () => {
    expect(bothOfEach('华东, 华南', 'East, South')).toEqual([both('华东', 'East'), both('华南', 'South')]);
  });

  it('are made longer, also those that are the same in both', () => {
    expect(append(both('浦东', 'Pudong'), '支行', ' branch')).toEqual(both('浦东支行', 'Pudong branch'));
    expect(append('B2', '（新）', ' (new)')).toEqual(both('B2（新）', 'B2 (new)'));
  });
});
