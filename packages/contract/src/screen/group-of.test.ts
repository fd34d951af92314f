import { describe, expect, it } from 'vitest';
import type { Mapping } from './document-schema.ts';
import { groupLabelOf, groupOf } from './group-of.ts';

describe('the question of a mapping', () => {
  it('is none where no field has a grain or an aggregation', () => {
    const mapping: Mapping[] = [
      { role: 'xAxis', field: 'city' },
      { role: 'bar', field: 'amount', label: 'Sales' },
    ];
    expect(groupOf(mapping)).toEqual({ mapping });
  });

  it('groups by the fields without an aggregation, and the answer keeps their names', () => {
    const mapping: Mapping[] = [
      { role: 'bar', field: 'amount', aggregation: 'sum', label: 'Sales', options: { axis: 'right' } },
      { role: 'xAxis', field: 'sold', grain: 'month' },
      { role: 'series', field: 'city' },
    ];
    expect(groupOf(mapping)).toEqual({
      group: {
        by: [
          { field: 'sold', grain: 'month', as: 'sold' },
          { field: 'city', as: 'city' },
        ],
        measures: [{ field: 'amount', aggregation: 'sum', as: 'amount' }],
      },
      mapping: [
        { role: 'bar', field: 'amount', label: 'Sales', options: { axis: 'right' } },
        { role: 'xAxis', field: 'sold' },
        { role: 'series', field: 'city' },
      ],
    });
  });

  it('tells the uses of one field apart by name and label', () => {
    const mapping: Mapping[] = [
      { role: 'value', field: 'amount', aggregation: 'max' },
      { role: 'value', field: 'amount', aggregation: 'avg' },
      { role: 'value', field: 'sold', aggregation: 'countDistinct' },
      { role: 'name', field: 'sold', grain: 'year' },
      { role: 'name', field: 'sold', grain: 'weekday' },
    ];
    const { group, mapping: drawn } = groupOf(mapping);
    expect(group?.by.map(({ as }) => as)).toEqual(['sold', 'sold:weekday']);
    expect(group?.measures.map(({ as }) => as)).toEqual(['amount', 'amount:avg', 'sold:countDistinct']);
    expect(drawn.map(({ field }) => field)).toEqual([
      'amount',
      'amount:avg',
      'sold:countDistinct',
      'sold',
      'sold:weekday',
    ]);
    const columns = [...group!.measures, ...group!.by];
    expect(columns.map((one) => groupLabelOf(one, one.field, 'en'))).toEqual([
      'amount (maximum)',
      'amount (average)',
      'sold (distinct count)',
      'sold',
      'sold (weekday)',
    ]);
    expect(groupLabelOf(columns[1]!, '金额', 'zh')).toBe('金额（平均值）');
  });

  it('asks once for a column that takes two roles, and names rows that are counted', () => {
    const mapping: Mapping[] = [
      { role: 'bar', field: '*', aggregation: 'count' },
      { role: 'line', field: '*', aggregation: 'count', label: 'Rides' },
      { role: 'value', field: 'level', aggregation: 'last', orderBy: 'read' },
    ];
    const { group, mapping: drawn } = groupOf(mapping);
    expect(group).toEqual({
      by: [],
      measures: [
        { field: '*', aggregation: 'count', as: '*' },
        { field: 'level', aggregation: 'last', as: 'level', orderBy: 'read' },
      ],
    });
    expect(drawn.map(({ field, label }) => [field, label])).toEqual([
      ['*', undefined],
      ['*', 'Rides'],
      ['level', undefined],
    ]);
  });

  it('has no name twice, whatever fields are called', () => {
    const mapping: Mapping[] = [
      { role: 'name', field: 'a:sum' },
      { role: 'name', field: 'a' },
      { role: 'value', field: 'a', aggregation: 'sum' },
    ];
    expect(groupOf(mapping).group?.measures).toEqual([{ field: 'a', aggregation: 'sum', as: 'a:sum:2' }]);
  });
});
