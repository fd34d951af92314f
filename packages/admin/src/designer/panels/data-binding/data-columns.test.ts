import { normalizeWidget, type WidgetNode } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { asksForColumns, dataColumnsOf } from './data-columns.ts';

const columnsOf = (data: WidgetNode['data']) =>
  dataColumnsOf(normalizeWidget({ id: 'a', type: 'table', ...(data ? { data } : {}) }), (setCode) =>
    setCode === 'orders' ? ['city', 'amount'] : [],
  );

describe('The columns that a property can name', () => {
  it('are those of the rows, of the sample while there are none', () => {
    expect(columnsOf({ dataType: 'static', staticData: [{ a: 1 }, { b: 2 }] })).toEqual(['a', 'b']);
    expect(columnsOf(undefined)).toEqual(Object.keys(declarations['table']!.sampleRows[0]!));
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
