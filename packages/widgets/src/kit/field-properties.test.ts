import { field } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { attributeOf, fromAttribute } from './field-properties.ts';

const label = { zh: '值', en: 'Value' };

describe('an attribute', () => {
  it('is the kebab-case name of the property', () => {
    expect(attributeOf('isShowX')).toBe('is-show-x');
  });

  it('switches a boolean on by being there and off by saying false', () => {
    const toggle = field.toggle({ label });
    expect(fromAttribute(toggle, '', true)).toBe(true);
    expect(fromAttribute(toggle, 'false', true)).toBe(false);
    expect(fromAttribute(toggle, null, true)).toBe(true);
  });

  it('gives the default for what is not a number or not a choice', () => {
    expect(fromAttribute(field.number({ label }), 'wide', 7)).toBe(7);
    const choice = field.choice({
      label,
      options: [
        { value: 1, label },
        { value: 2, label },
      ],
    });
    expect(fromAttribute(choice, '2', 1)).toBe(2);
    expect(fromAttribute(choice, '3', 1)).toBe(1);
  });

  it('leaves an optional number empty', () => {
    expect(fromAttribute(field.optionalNumber({ label }), '', 5)).toBe(null);
  });

  it('reads lists as JSON', () => {
    expect(fromAttribute(field.palette({ label }), '["red"]', [])).toEqual(['red']);
    expect(fromAttribute(field.palette({ label }), 'red', [])).toEqual([]);
  });
});
