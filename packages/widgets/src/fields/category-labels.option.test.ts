import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { categoryAxisFields } from './axis.fields.ts';
import { breakEvery, toCategoryLabels } from './category-labels.option.ts';

const plain = defaultsOf(categoryAxisFields);
const upright = { width: 400, height: 200, isHorizontal: false };
const names = ['广东省深圳市南山区', '上海市浦东新区张江', '北京市海淀区中关村', '浙江省杭州市滨江区'];
const days = Array.from({ length: 60 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')}`);

describe('category labels', () => {
  it('stay whole while they fit', () => {
    const labels = toCategoryLabels(plain, ['华东', '华南'], upright);
    expect(labels).toEqual({ interval: 0, rotate: 0 });
  });

  it('stand in two lines where they are names', () => {
    const steps = ['Revenue', 'Gross profit', 'R&D', 'Operating profit', 'Total'];
    const labels = toCategoryLabels(plain, steps, { ...upright, width: 380 });
    expect(labels.interval).toBe(0);
    expect(steps.map((step) => labels.formatter?.(step))).toEqual([
      'Revenue',
      'Gross profit',
      'R&D',
      'Operating\nprofit',
      'Total',
    ]);
  });

  it('are left out in even steps, not shortened, when they are dates or numbered', () => {
    const stores = [...Array.from({ length: 20 }, (_, i) => `${i + 1}号门店`), '合计'];
    for (const ordered of [days, stores]) {
      const labels = toCategoryLabels(plain, ordered, upright);
      expect(labels.interval).toBeGreaterThan(1);
      expect(labels.overflow).toBe(undefined);
    }
  });

  it('stand at an angle where bands are too narrow for a shortened name, thinned evenly where even so they would meet', () => {
    const parks = Array.from({ length: 60 }, (_, i) => `广东省深圳市南山区${String.fromCodePoint(0x4e00 + i)}园`);
    const few = toCategoryLabels(plain, parks.slice(0, 7), { ...upright, width: 170 });
    expect(few).toMatchObject({ interval: 0, rotate: 45, overflow: 'truncate' });
    const many = toCategoryLabels(plain, parks, { ...upright, width: 420 });
    expect(many).toMatchObject({ rotate: 45, overflow: 'truncate' });
    expect(60 / (Number(many.interval) + 1)).toBeGreaterThanOrEqual(15);
    expect((420 / 60) * (Number(many.interval) + 1)).toBeGreaterThan(plain.textFontSizeX);
  });

  it('stand at an angle where numbered names are so long that next to none would be left', () => {
    const names = Array.from({ length: 60 }, (_, i) => `Very long name of department no. ${i + 1} of the company`);
    const labels = toCategoryLabels(plain, names, { ...upright, width: 900 });
    expect(labels.rotate).toBe(45);
    expect(60 / (Number(labels.interval) + 1)).toBeGreaterThanOrEqual(15);
  });

  it('are wrapped into their band when asked', () => {
    const labels = toCategoryLabels({ ...plain, textRowsBreakAuto: true, textRowsNum: 4 }, names, upright);
    expect(labels.overflow).toBe('break');
    expect(labels.formatter?.('广东省深圳市')).toBe('广东省深\n圳市');
  });

  it('obey an angle and an interval set by hand', () => {
    const labels = toCategoryLabels({ ...plain, textAngleX: 45, textIntervalX: 2 }, names, upright);
    expect(labels).toMatchObject({ rotate: 45, interval: 2 });
  });

  it('take no more than a third of the width beside horizontal bars', () => {
    const labels = toCategoryLabels(plain, names, { ...upright, isHorizontal: true });
    expect(labels.width).toBeLessThanOrEqual(400 / 3);
  });
});

describe('breakEvery', () => {
  it('counts characters, not code units', () => {
    expect(breakEvery('𠮷野家中国', 2)).toBe('𠮷野\n家中\n国');
  });
});
