import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleDataIn } from '../../kit/widget/sample-language.ts';
import { toRolesData } from '../../shapes/roles.ts';
import { toListRows, toListSizes, type ScrollingListProps } from './scrolling-list.option.ts';
import { scrollingList } from './scrolling-list.widget.ts';

const defaults = defaultsOf(scrollingList.fields);
const theme = { palette: ['red', 'green'] };

function list(
  rows: readonly Record<string, unknown>[],
  setup: Partial<ScrollingListProps> = {},
  mapping = sampleDataIn(scrollingList, 'zh').sampleMapping,
) {
  return toListRows({ ...defaults, ...setup }, toRolesData(toTable(rows), mapping), theme, 'zh');
}

const notices = [
  { 事项: '甲', 类型: '告警', 时间: '2026-09-18 14:32:10' },
  { 事项: '乙', 类型: '物流', 时间: '2026-09-18' },
  { 事项: '丙', 类型: '告警', 时间: '昨天' },
];

describe('the scrolling list', () => {
  it('gives every tag a colour of its own, the same wherever it stands', () => {
    expect(list(notices).map(({ tagColor }) => tagColor)).toEqual(['red', 'green', 'red']);
    expect(list(notices, { tagColors: ['blue'] })[1]?.tagColor).toBe('blue');
  });

  it('writes times in the chosen format and leaves alone what is none', () => {
    expect(list(notices).map(({ time }) => time)).toEqual(['09-18 14:32', '09-18', '昨天']);
    expect(list(notices, { timeFormat: 'time' })[0]?.time).toBe('14:32');
    expect(list(notices, { timeFormat: 'date' })[0]?.time).toBe('2026-09-18');
    expect(list(notices, { timeFormat: 'full' })[0]?.time).toBe('2026-09-18 14:32:10');
  });

  it('shows the first texts of a table that nobody mapped', () => {
    expect(list([{ a: '甲', b: '2026-09-18' }], {}, [])[0]).toMatchObject({ text: '甲', tag: '', time: '09-18' });
  });

  it('shows no more rows than its limit', () => {
    expect(list(Array.from({ length: 1000 }, (_, i) => ({ 事项: i })))).toHaveLength(100);
    expect(list(notices, { limit: 2 })).toHaveLength(2);
  });

  it('writes numbers in groups and nothing for nothing', () => {
    expect(list([{ 事项: 12345 }])[0]?.text).toBe('12,345');
    expect(list([{ 事项: null, 类型: '甲' }])[0]?.text).toBe('');
  });

  it('drops the time where there is no room beside the title', () => {
    expect(toListSizes(defaults, 480, 264)).toEqual({ row: 44, font: 15.84, isNarrow: false });
    expect(toListSizes(defaults, 200, 120).isNarrow).toBe(true);
    expect(toListSizes({ ...defaults, rowHeight: 30, fontSize: 12 }, 480, 264)).toMatchObject({ row: 30, font: 12 });
  });
});
