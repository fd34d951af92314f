import { describe, expect, it } from 'vitest';
import { prop } from '../widget/prop.ts';
import { FieldValues } from './field-values.ts';

const label = { zh: '值', en: 'Value' };
const fields = {
  caption: prop.text(label.zh, label.en, { default: { zh: '总览', en: 'Overview' } }),
  size: prop.number(label.zh, label.en, { half: false, default: 12 }),
  limit: prop.optionalNumber(label.zh, label.en, { half: false, default: 5 }),
};

describe('the fields of an element', () => {
  it('are as declared, in the language that is asked for, until they are set', () => {
    const values = new FieldValues(fields);
    expect(values.all('en')).toEqual({ caption: 'Overview', size: 12, limit: 5 });
    values.set('caption', '总览', 'zh');
    expect(values.get('caption', 'en')).toBe('总览');
    values.set('caption', undefined, 'en');
    expect(values.get('caption', 'en')).toBe('Overview');
  });

  it('are the same object until one of them has another value', () => {
    const values = new FieldValues(fields);
    const before = values.all('zh');
    expect([values.set('size', 12, 'zh'), values.set('size', undefined, 'zh')]).toEqual([false, false]);
    expect(values.all('zh')).toBe(before);
    expect(values.set('limit', null, 'zh')).toBe(true);
    expect(values.all('zh')).toEqual({ ...before, limit: null });
  });

  it('are read from attributes; one that is gone gives the default back', () => {
    const values = new FieldValues(fields);
    expect(values.read('size', '20', 'zh')).toBe(20);
    expect(values.read('size', 'large', 'zh')).toBe(12);
    expect(values.read('size', null, 'zh')).toBe(undefined);
  });

  it('take over what was set on an element before it had accessors', () => {
    const element = { size: 30, className: 'mine' };
    expect(new FieldValues(fields).takeFrom(element)).toEqual([['size', 30]]);
    expect(element).toEqual({ className: 'mine' });
  });
});
