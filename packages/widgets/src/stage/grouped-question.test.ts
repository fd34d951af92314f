import { normalizeScreen, type NormalScreen, type Table } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { withGroups, type StageWidget } from './grouped-question.ts';

const MAPPING = [
  { role: 'xAxis', field: 'begun', grain: 'weekday' },
  { role: 'bar', field: '*', aggregation: 'count' },
] as const;

function screenOf(mapping: readonly object[], dataType = 'dynamic'): NormalScreen {
  return normalizeScreen({
    reportCode: 'r',
    widgets: [
      {
        id: 'a',
        type: 'bar-chart',
        data: { dataType: dataType as 'dynamic', setCode: 's', mapping: mapping as never },
      },
    ],
  });
}

function groupedOf(screen: NormalScreen) {
  return (withGroups(screen).widgets[0] as StageWidget).grouped;
}

const ANSWER: Table = {
  columns: [
    { name: 'begun', type: 'integer' },
    { name: '*', type: 'integer' },
  ],
  data: [
    [1, 7, null],
    [10, 4, 1],
  ],
  rowCount: 3,
};

describe('a widget that groups its data set', () => {
  it('asks for groups, and filters groups where a reader filters what is shown', () => {
    const grouped = groupedOf(screenOf(MAPPING))!;
    const group = {
      by: [{ field: 'begun', grain: 'weekday', as: 'begun' }],
      measures: [{ field: '*', aggregation: 'count', as: '*' }],
    };
    expect(grouped.ask()).toEqual({ group });
    const filter = [{ field: '*', symbol: '>', value: 3 }] as const;
    const page = { number: 2, size: 10 };
    expect(grouped.ask({ page, filter: [...filter] })).toEqual({ page, group: { ...group, having: filter } });
    expect(grouped.mapping).toEqual([
      { role: 'xAxis', field: 'begun' },
      { role: 'bar', field: '*' },
    ]);
  });

  it('names periods in the language of the stage, and the same table once', () => {
    const grouped = groupedOf(screenOf(MAPPING))!;
    const zh = grouped.show(ANSWER, 'zh');
    expect(zh.data[0]).toEqual(['周一', '周二', '周三', '周四', '周五', '周六', '周日', null]);
    expect(zh.columns[0]?.type).toBe('string');
    expect(grouped.show(ANSWER, 'zh')).toBe(zh);
    expect(grouped.show(ANSWER, 'en').data[0]).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', null]);
  });

  it('names columns by what was computed of them, with the labels of the set', () => {
    const labelled = { ...ANSWER, columns: [{ ...ANSWER.columns[0]!, label: 'Start' }, ANSWER.columns[1]!] };
    const labels = (language: 'zh' | 'en') =>
      groupedOf(screenOf(MAPPING))!
        .show(labelled, language)
        .columns.map(({ label }) => label);
    expect([labels('zh'), labels('en')]).toEqual([
      ['Start', '记录数'],
      ['Start', 'Records'],
    ]);
    const mean = groupedOf(screenOf([{ role: 'value', field: 'fare', aggregation: 'avg' }]))!;
    const table = { columns: [{ name: 'fare', type: 'decimal', label: '车费' }], data: [[2]], rowCount: 1 } as const;
    expect(mean.show(table, 'zh').columns[0]?.label).toBe('车费（平均值）');
  });

  it('hands on what stands behind the names', () => {
    const grouped = groupedOf(screenOf(MAPPING))!;
    grouped.show(ANSWER, 'zh');
    expect(grouped.raw({ name: '周日', begun: '周日', row: { begun: '周日', '*': 4 } })).toEqual({
      name: '周日',
      begun: 7,
      row: { begun: 7, '*': 4 },
    });
    expect(grouped.raw(null)).toBe(null);
  });

  it('gives the same widget each time, and leaves the others alone', () => {
    const screen = screenOf(MAPPING);
    expect(withGroups(screen).widgets[0]).toBe(withGroups(screen).widgets[0]);
    expect(groupedOf(screenOf([{ role: 'xAxis', field: 'city' }]))).toBe(undefined);
    expect(groupedOf(screenOf(MAPPING, 'static'))).toBe(undefined);
  });

  it.each([
    ['year', '2026-01-01', '2026'],
    ['quarter', '2026-10-01', '2026-Q4'],
    ['month', '2026-03-01', '2026-03'],
    ['week', '2026-03-02', '2026-03-02'],
    ['hourOfDay', 8, '08:00'],
  ] as const)('names a %s', (grain, cell, name) => {
    const grouped = groupedOf(screenOf([{ role: 'xAxis', field: 'begun', grain }]))!;
    const table = { columns: [{ name: 'begun', type: 'date' }], data: [[cell]], rowCount: 1 } as const;
    expect(grouped.show(table, 'en').data).toEqual([[name]]);
  });
});
