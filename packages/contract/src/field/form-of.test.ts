import { describe, expect, it } from 'vitest';
import { defaultsOf, defaultWordsOf, field } from './field.ts';
import { formOf, isShown, problemOf } from './form-of.ts';

const fields = {
  name: field.text({ label: { zh: '名称', en: 'Name' }, minLength: 1, maxLength: 5, pattern: '^[a-z]+$' }),
  size: field.number({
    label: { zh: '字号', en: 'Size' },
    group: { id: 'look', label: { zh: '外观', en: 'Look' } },
    default: 26,
    min: 1,
    max: 99,
    unit: 'px',
  }),
  mode: field.choice({
    label: { zh: '模式', en: 'Mode' },
    options: [
      { value: 'a', label: { zh: '甲', en: 'A' } },
      { value: 'b', label: { zh: '乙', en: 'B' } },
    ],
  }),
  rows: field.list({
    label: { zh: '列', en: 'Columns' },
    item: { key: field.text({ label: { zh: '键', en: 'Key' } }) },
    default: [{ key: 'x' }],
  }),
};

describe('a default that is words', () => {
  const fields = {
    title: field.text({ label: { zh: '标题', en: 'Title' }, default: { zh: '中心', en: 'Centre' } }),
    unit: field.text({ label: { zh: '单位', en: 'Unit' }, default: '%' }),
  };

  it('is another one in each language; that of documents is the Chinese one', () => {
    expect(defaultsOf(fields)).toEqual({ title: '中心', unit: '%' });
    expect(defaultsOf(fields, 'en')).toEqual({ title: 'Centre', unit: '%' });
    expect(defaultWordsOf(fields, 'en')).toEqual({ title: 'Centre' });
  });

  it('is a plain one to a checker of documents, and both to a form', () => {
    expect(fields.title).toMatchObject({ type: 'string', default: '中心' });
    expect(formOf(fields)[0]?.fields[0]).toMatchObject({ default: '中心', defaultIn: { zh: '中心', en: 'Centre' } });
  });
});

describe('a set of fields', () => {
  it('has a default for every one, fresh each time', () => {
    const first = defaultsOf(fields);
    expect(first).toEqual({ name: '', size: 26, mode: 'a', rows: [{ key: 'x' }] });
    first.rows.push({ key: 'y' });
    expect(defaultsOf(fields).rows).toHaveLength(1);
  });

  it('is a form in groups, in order of declaration', () => {
    const form = formOf(fields);
    expect(form.map((group) => group.id)).toEqual(['other', 'look']);
    expect(form[1]?.fields[0]).toMatchObject({
      name: 'size',
      control: 'number',
      unit: 'px',
      min: 1,
      max: 99,
      default: 26,
    });
    expect(form[0]?.fields[0]).toMatchObject({ required: true, maxLength: 5 });
  });
});

describe('a form field', () => {
  const [other, look] = formOf(fields);
  const name = other!.fields[0]!;
  const size = look!.fields[0]!;

  it('tells the first rule that a value breaks', () => {
    expect(problemOf(name, '  ')).toBe('required');
    expect(problemOf(name, 'abcdef')).toBe('tooLong');
    expect(problemOf(name, 'a1')).toBe('pattern');
    expect(problemOf(name, ' abc ')).toBeUndefined();
    expect(problemOf(size, 0)).toBe('tooSmall');
    expect(problemOf(size, 100)).toBe('tooLarge');
    expect(problemOf(size, 'x')).toBe('notANumber');
    expect(problemOf(other!.fields[1]!, 'c')).toBe('notAChoice');
  });

  it('is shown only while another field has one of the values', () => {
    expect(isShown({ field: 'mode', in: ['a'] }, { mode: 'a' })).toBe(true);
    expect(isShown({ field: 'mode', in: ['a'] }, { mode: 'b' })).toBe(false);
    expect(isShown(undefined, {})).toBe(true);
  });
});
