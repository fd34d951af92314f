import { normalizeWidget, type Language, type WidgetNode } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { asksForColumns, dataColumnsOf } from './data-columns.ts';

const setColumns = (setCode: string) => (setCode === 'orders' ? ['city', 'amount'] : []);

const columnsOf = (data: WidgetNode['data'], language: Language = 'zh') =>
  dataColumnsOf(normalizeWidget({ id: 'a', type: 'table', ...(data ? { data } : {}) }), setColumns, language);

describe('The columns that a property can name', () => {
  it('are those of the rows, of the sample in the language of its author while there are none', () => {
    expect(columnsOf({ dataType: 'static', staticData: [{ a: 1 }, { b: 2 }] })).toEqual(['a', 'b']);
    expect(columnsOf(undefined).slice(0, 2)).toEqual(['地区', '产品']);
    expect(columnsOf(undefined, 'en').slice(0, 2)).toEqual(['Region', 'Product']);
  });

  it('are those of the data set, with what takes a role though the set is not known', () => {
    const mapping = [{ role: 'name', field: 'amount' }];
    expect(columnsOf({ dataType: 'dynamic', setCode: 'orders', mapping })).toEqual(['amount', 'city']);
    expect(columnsOf({ dataType: 'dynamic', setCode: 'gone', mapping })).toEqual(['amount']);
  });

  it('are asked for by widgets with such a property, in lists too', () => {
    expect(asksForColumns(declarations['table']!.fields)).toBe(true);
    expect(asksForColumns(declarations['radar-chart']!.fields)).toBe(true);
    expect(asksForColumns(declarations['text']!.fields)).toBe(false);
  });
});
