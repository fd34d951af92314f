import { toTable, type Mapping } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleDataIn } from '../../kit/widget/sample-language.ts';
import { toRowsData } from '../../shapes/rows.ts';
import { choiceOf, toChoices } from '../../shapes/choices.ts';
import { findChoices } from './drop-down.option.ts';
import { dropDown } from './drop-down.widget.ts';

function choicesOf(rows: readonly Readonly<Record<string, unknown>>[], mapping: readonly Mapping[] = []) {
  return toChoices(toRowsData(toTable(rows), mapping), mapping);
}

describe('the choices of a drop-down', () => {
  it('are label and value of the mapped fields, whatever their order', () => {
    const rows = [{ code: 3, city: '杭州' }];
    const mapping = [
      { role: 'value', field: 'code' },
      { role: 'label', field: 'city' },
    ];
    expect(choicesOf(rows, mapping)).toEqual([{ label: '杭州', value: 3 }]);
  });

  it('read their value when only one field is mapped', () => {
    expect(choicesOf([{ city: '杭州', code: 3 }], [{ role: 'value', field: 'code' }])).toEqual([
      { label: '3', value: 3 },
    ]);
    expect(choicesOf([{ city: '杭州', code: 3 }], [{ role: 'label', field: 'city' }])).toEqual([
      { label: '杭州', value: '杭州' },
    ]);
  });

  it('are the first two columns when nothing is mapped', () => {
    expect(choicesOf([{ a: '东', b: 1 }])).toEqual([{ label: '东', value: 1 }]);
    expect(choicesOf([{ a: '东' }])).toEqual([{ label: '东', value: '东' }]);
  });

  it('leave out rows without a value and values that came before', () => {
    expect(choicesOf([{ v: 'a' }, { v: null }, { v: '' }, { v: 'a' }, { v: 'b' }]).map(({ value }) => value)).toEqual([
      'a',
      'b',
    ]);
  });

  it('are found by a part of their label', () => {
    const choices = choicesOf([{ v: 'Hangzhou' }, { v: 'Ningbo' }]);
    expect(findChoices(choices, ' hang ').map(({ label }) => label)).toEqual(['Hangzhou']);
    expect(findChoices(choices, '')).toHaveLength(2);
  });

  it('are named by value before label', () => {
    const choices = choicesOf(
      [
        { label: '2', value: '1' },
        { label: 'x', value: '2' },
      ],
      sampleDataIn(dropDown, 'zh').sampleMapping,
    );
    expect(choiceOf(choices, '2')?.label).toBe('x');
    expect(choiceOf(choices, '')).toBe(undefined);
  });
});
