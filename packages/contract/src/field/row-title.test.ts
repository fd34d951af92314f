import { describe, expect, it } from 'vitest';
import { screenParameterFields } from '../screen/screen-parameter-fields.ts';
import { visibleWhenFields } from '../screen/visible-when.ts';
import { field, type Fields } from './field.ts';
import { formOf } from './form-of.ts';
import { rowTitle } from './row-title.ts';

function columnsOf(list: { 'x-aj': { item?: Fields } }) {
  return formOf(list['x-aj'].item ?? {}).flatMap(({ fields }) => fields);
}

describe('the title of a row', () => {
  it('is its first text', () => {
    const columns = columnsOf(screenParameterFields.parameters);
    expect(rowTitle({ name: 'plant', value: '2' }, columns, 'en')).toBe('plant');
    expect(rowTitle({ name: '' }, columns, 'en')).toBe('');
  });

  it('is no address of a picture, and a number where there is no text', () => {
    const label = { zh: '', en: '' };
    const fields = { picture: field.image({ label }), limit: field.number({ label }), title: field.text({ label }) };
    const columns = formOf(fields).flatMap((group) => group.fields);
    expect(rowTitle({ picture: '/a.png', limit: 60, title: 'North' }, columns, 'en')).toBe('North');
    expect(rowTitle({ picture: '/a.png', limit: 60, title: '' }, columns, 'en')).toBe('60');
    expect(rowTitle({ picture: '/a.png' }, columns, 'en')).toBe('');
  });

  it('is what a rule says, in the words of its choices, without what it does not ask', () => {
    const columns = columnsOf(visibleWhenFields.rules);
    const rule = { source: 'parameter', key: 'region', operator: '!=', value: 'north' };
    expect(rowTitle(rule, columns, 'en')).toMatch(/^A parameter region .+ north$/);
    expect(rowTitle({ ...rule, source: 'rows' }, columns, 'zh')).toMatch(/^数据行数 .+ north$/);
    expect(rowTitle({ ...rule, source: 'rows' }, columns, 'zh')).not.toContain('region');
  });
});
