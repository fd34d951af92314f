import { describe, expect, it } from 'vitest';
import { prop } from './prop.ts';
import { attributeOf, fromAttribute } from './field-properties.ts';

const label = { zh: '值', en: 'Value' };

describe('an attribute', () => {
  it('is the kebab-case name of the property', () => {
    expect(attributeOf('isShowX')).toBe('is-show-x');
  });

  it('switches a boolean on by being there and off by saying false', () => {
    const toggle = prop.toggle(label.zh, label.en);
    expect(fromAttribute(toggle, '', true)).toBe(true);
    expect(fromAttribute(toggle, 'false', true)).toBe(false);
    expect(fromAttribute(toggle, null, true)).toBe(true);
  });

  it('gives the default for what is not a number or not a choice', () => {
    expect(fromAttribute(prop.number(label.zh, label.en, { half: false }), 'wide', 7)).toBe(7);
    const choice = prop.choice(label.zh, label.en, {
      options: [
        { value: 1, label },
        { value: 2, label },
      ],
    });
    expect(fromAttribute(choice, '2', 1)).toBe(2);
    expect(fromAttribute(choice, '3', 1)).toBe(1);
  });

  it('leaves an optional number empty', () => {
    expect(fromAttribute(prop.optionalNumber(label.zh, label.en, { half: false }), '', 5)).toBe(null);
  });

  it('reads lists as JSON', () => {
    expect(fromAttribute(prop.palette(label.zh, label.en), '["red"]', [])).toEqual(['red']);
    expect(fromAttribute(prop.palette(label.zh, label.en), 'red', [])).toEqual([]);
  });
});
