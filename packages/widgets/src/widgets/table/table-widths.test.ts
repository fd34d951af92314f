import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../../kit/labels/measure.ts';
import { toRowsData } from '../../shapes/rows.ts';
import { toTableColumns } from './table-columns.ts';
import type { DeclaredColumn } from './table-columns.fields.ts';
import { leastRowWidth, toTracks } from './table-widths.ts';
import { fitText, widthScale, type TableProps } from './table.option.ts';
import { table } from './table.widget.ts';

type Row = Readonly<Record<string, unknown>>;

const defaults = defaultsOf(table.fields);

function columnsOf(
  rows: readonly Row[],
  dynamicAddTable: readonly DeclaredColumn[] = [],
  setup: Partial<TableProps> = {},
) {
  return toTableColumns({ ...defaults, ...setup, dynamicAddTable } as TableProps, toRowsData(toTable(rows), []), 'zh');
}

function tracksOf(columns: ReturnType<typeof columnsOf>, isScrollX = false, scale = 1, width = 1000): string {
  return toTracks(columns, { width, fontSize: 10, isScrollX, scale });
}

describe('the columns of a narrow table', () => {
  const columns = columnsOf([{ 产品: '温湿度传感器', 订单数: 2410, 销售额: 433_800.5 }]);
  const leastOf = (
    some: typeof columns,
    width = leastRowWidth(some, { width: 1000, fontSize: 10, isScrollX: false, scale: 1 }),
  ) => [...tracksOf(some, false, 1, width).matchAll(/minmax\((\d+)/g)].map(([, px]) => Number(px));

  it('keep room for whole numbers and for the beginning of words and headings', () => {
    expect(leastOf(columns)).toEqual([44, 34, 56]);
  });

  it('take a little more of the words before they scroll, of numbers nothing', () => {
    const tracks = tracksOf(columns, false, 1, 124);
    expect([...tracks.matchAll(/minmax\((\d+)/g)].map(([, px]) => Number(px))).toEqual([34, 34, 56]);
    const box = { fontSize: 10, isScrollX: false, scale: 1 };
    expect(leastRowWidth(columns, { ...box, width: 124 })).toBe(124);
    expect(leastRowWidth(columns, { ...box, width: 100 })).toBe(156);
  });

  it('share what is left by what each lacks of its whole texts', () => {
    const row = { 设备: 'Cooling tower 05', 温度: 91.7, 振动: 6.4, 状态: 'Normal' };
    const machines = columnsOf(
      [row],
      [
        { key: '设备' },
        { key: '温度', name: 'Temperature (°C)' },
        { key: '振动', name: 'Vibration (mm/s)' },
        { key: '状态', display: 'dot' },
      ],
    );
    const needs = leastOf(machines);
    const [whole, narrow] = [1000, 260].map((width) => leastOf(machines, width));
    const spare = 260 - 12 - needs.reduce((sum, px) => sum + px, 0);
    const lacking = whole!.map((px, i) => px - needs[i]!);
    const share = spare / lacking.reduce((sum, px) => sum + px, 0);
    narrow!.forEach((px, i) => expect(Math.abs(px - needs[i]! - lacking[i]! * share)).toBeLessThan(1));
    expect(whole![2]! - textWidth('Vibration (mm/s)', 10)).toBeGreaterThan(10);
  });

  it('leave of a word two letters at least, and take of longer ones', () => {
    const cities = columnsOf([{ 产品: '温湿度传感器', 城市: '上海', 订单数: 2410 }]);
    const whole = leastOf(cities);
    const width = whole.reduce((sum, px) => sum + px, 0) - 8;
    expect(leastOf(cities, width)).toEqual([whole[0]! - 8, whole[1], whole[2]]);
  });

  it('keep room for a day, and for a total that is longer than what it counts', () => {
    const [day] = leastOf(columnsOf([{ a: '2026-11-21' }]));
    const [moment] = leastOf(columnsOf([{ a: '2026-11-21 08:12:06' }]));
    expect(day).toBeGreaterThan(60);
    expect(moment).toBeLessThan(100);
    const rows = Array.from({ length: 20 }, () => ({ a: 900_000 }));
    const [plain] = leastOf(columnsOf(rows));
    const [counted] = leastOf(columnsOf(rows, [], { isSummary: true }));
    expect(counted).toBeGreaterThan(plain!);
  });

  const declared = columnsOf(
    [{ 日期: '2026-11-21', 地区: '华东', 金额: 98.5 }],
    [{ key: '日期', width: '130px' }, { key: '地区' }, { key: '金额' }],
  );

  it('take of a width that was set what the others need', () => {
    expect(widthScale(defaults, defaults, declared, 640)).toBe(1);
    const scale = widthScale(defaults, defaults, declared, 160);
    expect(scale).toBeGreaterThan(0.5);
    expect(scale).toBeLessThan(0.9);
    expect(Number.parseInt(tracksOf(declared, false, scale), 10)).toBe(Math.round(130 * scale));
  });

  it('leave widths alone that were set for all, or beside a column that stays', () => {
    const row = [{ a: 'x', b: 'x', c: 'x' }];
    const all = columnsOf(
      row,
      ['a', 'b', 'c'].map((key) => ({ key, width: '300px' })),
    );
    const fixed = columnsOf(row, [{ key: 'a', width: '300px', isFixed: true }, { key: 'b' }, { key: 'c' }]);
    for (const columns of [all, fixed]) expect(widthScale(defaults, defaults, columns, 400)).toBe(1);
  });

  it('give a width that was set the growth of its text, while there is room', () => {
    const grown = { ...defaults, fontSizeBody: 24 };
    expect(widthScale(defaults, grown, declared, 1200)).toBe(1.5);
    expect(widthScale(defaults, grown, declared, 200)).toBe(1);
  });

  it('fill the box in whole columns where they scroll, so that none is cut at its edge', () => {
    const crowd = columnsOf([Object.fromEntries([...'abcdefg'].map((key) => [key, 'Southwest']))]);
    const widths = tracksOf(crowd, false, 1, 200)
      .match(/(?<=\()\d+/g)!
      .map(Number);
    const edges = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, px) => sum + px, 0));
    expect(edges).toContain(200);
  });

  it('keep what they need where nothing could be read, and scroll sideways', () => {
    const crowd = columnsOf([Object.fromEntries([...'abcdefg'].map((key) => [key, 'Southwest']))]);
    const fitted = fitText(defaults, crowd, { width: 200, height: 120 });
    expect(fitted.fontSizeBody).toBe(10);
    expect(leastRowWidth(crowd, { width: 200, fontSize: 10, isScrollX: false, scale: 1 })).toBeGreaterThan(270);
  });
});

describe('the text of a table', () => {
  const texts = (count: number) =>
    columnsOf([Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, 'x']))]);

  it('becomes smaller where columns are narrow, down to what can be read', () => {
    const box = (width: number) => ({ width, height: 300 });
    expect(fitText(defaults, texts(5), box(640))).toBe(defaults);
    expect(fitText(defaults, texts(5), box(200)).fontSizeBody).toBe(10);
    expect(fitText(defaults, texts(4), box(220)).fontSizeBody).toBe(12);
    expect(fitText({ ...defaults, isScrollX: true }, texts(5), box(200)).fontSizeBody).toBe(16);
  });

  it('becomes a little smaller where no word is cut then', () => {
    const columns = columnsOf([{ device: 'Cooling tower 05', 'Temperature (°C)': 41.3, 'Vibration (mm/s)': 2.2 }]);
    const sizeAt = (width: number) => fitText(defaults, columns, { width, height: 280 }).fontSizeBody;
    expect([560, 460, 320].map(sizeAt)).toEqual([16, 14, 16]);
  });

  it('becomes small enough for its numbers', () => {
    const columns = columnsOf([{ 科目: '营业收入', 本月: 1_286_000.25, 同比: -12.45 }]);
    expect(fitText(defaults, columns, { width: 200, height: 120 })).toMatchObject({
      fontSizeBody: 13,
      isScrollX: false,
    });
    const many = columnsOf([{ a: 1_286_000.5, b: 1_286_000.5, c: 1_286_000.5, d: 1_286_000.5, e: 1_286_000.5 }]);
    expect(fitText(defaults, many, { width: 200, height: 190 })).toMatchObject({ fontSizeBody: 10 });
  });

  it('becomes larger in a vast box, where nobody set it and columns have room', () => {
    const vast = { width: 1200, height: 800 };
    expect(fitText(defaults, texts(5), vast)).toMatchObject({ fontSizeBody: 27, fontSizeHeader: 27 });
    expect(fitText({ ...defaults, fontSizeBody: 14 }, texts(5), vast).fontSizeBody).toBe(14);
    expect(fitText(defaults, texts(14), vast).fontSizeBody).toBe(18);
    const months = [...'abcdefg'].map((key) => ({ key, width: '130px' }));
    const orders = columnsOf([Object.fromEntries(months.map(({ key }) => [key, '128 orders']))], months);
    expect(fitText(defaults, orders, vast).fontSizeBody).toBe(21);
  });
});
