import { field, formOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { inPairs, isChanged, openersOf, shownGroups } from './form-model.ts';

function halves(kinds: string): string {
  const fields = [...kinds].map(
    (kind, i) => [`f${i}`, field.text({ label: { zh: '甲', en: 'A' }, half: kind === 'h' })] as const,
  );
  const [group] = formOf(Object.fromEntries(fields));
  return inPairs(group?.fields ?? [])
    .map(({ half }) => (half ? 'h' : '-'))
    .join('');
}

describe('fields of half a line', () => {
  it('stand two by two', () => {
    expect(halves('hh-hhhh')).toBe('hh-hhhh');
  });

  it('get the whole line when none stands beside them', () => {
    expect(halves('h-hhh')).toBe('--hh-');
    expect(halves('hhh-h')).toBe('hh---');
  });
});

describe('a value that is the default', () => {
  const one = formOf({
    text: field.text({ label: { zh: '文本', en: 'Text' }, default: { zh: '文本框', en: 'Text' } }),
  })[0]?.fields[0];

  it('is known in the language of the author', () => {
    const changed = (text: string, language: 'zh' | 'en') => one && isChanged(one, { text }, language);
    expect([changed('文本框', 'zh'), changed('Text', 'en')]).toEqual([false, false]);
    expect([changed('Text', 'zh'), changed('文本框', 'en')]).toEqual([true, true]);
  });
});

describe('a search', () => {
  const fields = {
    isOn: field.toggle({ label: { zh: '开关', en: 'Switch' } }),
    size: field.number({ label: { zh: '字号', en: 'Font size' }, showIf: { field: 'isOn', in: [true] } }),
    other: field.number({ label: { zh: '其他', en: 'Other' } }),
  };
  const namesOf = (search: string, values = {}) =>
    shownGroups(fields, values, search, 'en').flatMap((group) => group.fields.map(({ name }) => name));

  it('finds what a closed switch hides, with the switch', () => {
    expect(namesOf('')).toEqual(['isOn', 'other']);
    expect(namesOf('font')).toEqual(['isOn', 'size']);
    expect(namesOf('font', { isOn: true })).toEqual(['size']);
  });

  it('opens the switch where what it hides is changed', () => {
    expect(openersOf(fields, 'size', {})).toEqual([['isOn', true]]);
    expect(openersOf(fields, 'size', { isOn: true })).toEqual([]);
    expect(openersOf(fields, 'other', {})).toEqual([]);
  });
});
