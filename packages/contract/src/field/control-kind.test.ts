import { describe, expect, it } from 'vitest';
import { controlOfInputType } from './control-kind.ts';
import { defaultsOf } from './field.ts';
import { formOf, problemOf } from './form-of.ts';
import { recordField } from './record-field.ts';

/** Input types that column definitions of the product know. */
const INPUT_TYPES = [
  'input',
  'input-number',
  'textarea',
  'switch',
  'checkbox',
  'date',
  'datetime',
  'dates',
  'daterange',
  'datetimerange',
  'anji-input',
  'anji-select',
  'anji-tree',
  'anji-cascader',
  'anji-upload',
  'anji-autocomplete',
  'anji-country',
];

describe('an input type', () => {
  it('has an editor, whichever of the known ones it is', () => {
    expect(INPUT_TYPES.filter((type) => controlOfInputType(type) === 'unsupported')).toEqual([]);
  });

  it('that nobody knows is reported as unsupported', () => {
    expect(controlOfInputType('anji-hologram')).toBe('unsupported');
    expect(controlOfInputType('toString')).toBe('unsupported');
  });
});

describe('fields of records', () => {
  const label = { zh: '值', en: 'Value' };

  it('start with nothing chosen', () => {
    const fields = { period: recordField.daterange({ label }), country: recordField.country({ label }) };
    expect(defaultsOf(fields)).toEqual({ period: [], country: '' });
  });

  it('that are required refuse an empty list', () => {
    const [group] = formOf({ period: recordField.daterange({ label, isRequired: true }) });
    expect(problemOf(group!.fields[0]!, [])).toBe('required');
    expect(problemOf(group!.fields[0]!, ['', ''])).toBe('required');
    expect(problemOf(group!.fields[0]!, ['2026-01-01', '2026-01-31'])).toBeUndefined();
  });
});
