import type { ReportListItem } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { checkItems, factsOfItem, messageItem, moveItem, nameOfItem, reportItem, toPreview } from './form-item.ts';
import { toBody } from './playlist-fields.ts';

const report = (reportCode: string, reportType = 'report_screen') =>
  ({ reportCode, reportName: `名-${reportCode}`, reportType, pictureId: 'p1', publishedRevision: 3 }) as ReportListItem;
const hall = { ...reportItem(report('hall')), id: 'a' };
const ledger = { ...reportItem(report('ledger', 'report_excel')), id: 'b', page: '明细' };
const drill = { ...messageItem(), id: 'c', text: '演习' };
const values = { playlistName: '大堂', timeZone: 'UTC', enableFlag: 1 };

describe('items of a playlist in its form', () => {
  it('are called by their reports, never by codes, and say what is unusual about them', () => {
    expect([hall, ledger, drill, messageItem()].map(nameOfItem)).toEqual([
      '名-hall',
      '名-ledger',
      '演习',
      '还没有文字',
    ]);
    expect(factsOfItem(hall, '')).toEqual(['大屏']);
    const lunch = { ...hall, from: '12:00', to: '13:00', weekdays: ['1', '5'], priority: 2 as const };
    expect(factsOfItem(lunch, '午间')).toEqual(['大屏', '午间', '12:00–13:00', '周一、周五', '优先级 最高']);
  });

  it('move to any place, at most to the ends', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });

  it('are not saved while one of them says nothing, or half its hours', () => {
    expect(checkItems({ items: [hall, drill] })).toEqual({});
    expect(checkItems({ items: [hall, { ...drill, text: ' ' }] })['items']).toContain('第 2 项：消息没有文字');
    expect(checkItems({ items: [{ ...hall, from: '08:00' }] })['items']).toContain('时段请填写起止两个时间');
    expect(checkItems({ items: [{ ...hall, from: '8', to: '9' }] })['items']).toContain('第 1 项');
    expect(checkItems({ items: [{ ...hall, seconds: 1 }] })['items']).toContain('第 1 项');
  });

  it('are sent as they are stored', () => {
    const [first, second] = toBody({ ...values, items: [{ ...hall, weekdays: ['5', '1'] }, ledger] }).items;
    expect(first).toMatchObject({ id: 'a', kind: 'screen', reportCode: 'hall', weekdays: [1, 5], seconds: 30 });
    expect(second).toMatchObject({ id: 'b', kind: 'excel', page: '明细' });
    expect(first).not.toHaveProperty('pictureId');
  });

  it('are all previewed from the chosen one on, whatever their hours', () => {
    const night = { ...hall, from: '22:00', to: '06:00', weekdays: ['7'], priority: 2 as const };
    const { items, due } = toPreview({ ...values, items: [night, ledger, drill] }, 'b');
    expect(items.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(due).toEqual(['b', 'c', 'a']);
    expect(items[2]).toMatchObject({ from: '', to: '', weekdays: [], priority: 0, visible: true });
  });
});
