import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { categoryAxisFields } from './axis.fields.ts';
import { breakEvery, breakOnce, toCategoryLabels } from './category-labels.option.ts';

const plain = defaultsOf(categoryAxisFields);
const upright = { width: 400, height: 200, isHorizontal: false };
const names = ['广东省深圳市南山区', '上海市浦东新区张江', '北京市海淀区中关村', '浙江省杭州市滨江区'];
const days = Array.from({ length: 60 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')}`);

describe('category labels', () => {
  it('stay whole while they fit', () => {
    const labels = toCategoryLabels(plain, ['华东', '华南'], upright);
    expect(labels).toEqual({ interval: 0, rotate: 0 });
  });

  it('are elided to their band when they are names', () => {
    const labels = toCategoryLabels(plain, names, { ...upright, width: 360, height: 100 });
    expect(labels.interval).toBe(0);
    expect(labels.overflow).toBe('truncate');
    expect(labels.width).toBeLessThan(100);
  });

  it('are written a little smaller before they are cut', () => {
    const cities = ['Shenzhen', 'Shanghai', 'Beijing', 'Suzhou', 'Hangzhou', 'Chengdu', 'Wuhan'];
    const labels = toCategoryLabels(plain, cities, { ...upright, width: 420 });
    expect(labels).toEqual({ interval: 0, rotate: 0, fontSize: plain.textFontSizeX - 1 });
    expect(toCategoryLabels(plain, cities, { ...upright, width: 340, height: 100 }).overflow).toBe('truncate');
  });

  it('stand in two lines where the plot is high enough', () => {
    const steps = ['Revenue', 'Gross profit', 'R&D', 'Operating profit', 'Total'];
    const labels = toCategoryLabels(plain, steps, { ...upright, width: 380 });
    expect(steps.map((step) => labels.formatter?.(step))).toEqual([
      'Revenue',
      'Gross profit',
      'R&D',
      'Operating\nprofit',
      'Total',
    ]);
    expect(labels.lineHeight).toBeGreaterThan(plain.textFontSizeX);
    expect(toCategoryLabels(plain, steps, { ...upright, width: 380, height: 60 }).overflow).toBe('truncate');
  });

  it('have the room of those that are left out', () => {
    const areas = ['North', 'East', 'South', 'Southwest', 'Northwest'];
    const small = { ...plain, textFontSizeX: 10 };
    expect(toCategoryLabels(small, areas, { ...upright, width: 165 })).toEqual({ interval: 1, rotate: 0 });
  });

  it('are cut where the next one that is left begins', () => {
    const parks = Array.from({ length: 7 }, (_, i) => `广东省深圳市南山区${'甲乙丙丁戊己庚'[i]}园`);
    const { interval, width } = toCategoryLabels({ ...plain, textFontSizeX: 10 }, parks, { ...upright, width: 170 });
    expect(width).toBeGreaterThan((170 / 7) * Number(interval));
  });

  it('are thinned out when they are dates', () => {
    const labels = toCategoryLabels(plain, days, upright);
    expect(labels.interval).toBeGreaterThan(5);
  });

  it('are thinned out, not cut, when numbers tell them apart', () => {
    const stores = Array.from({ length: 20 }, (_, i) => `${i + 1}号门店`);
    const thinned = { interval: 1, rotate: 0 };
    expect(toCategoryLabels(plain, stores, { ...upright, width: 900 })).toEqual(thinned);
    expect(toCategoryLabels(plain, [...stores, '合计'], { ...upright, width: 950 })).toEqual(thinned);
    const rooms = ['Cold room 1', 'Cold room 2', 'Cold room 3'];
    expect(toCategoryLabels(plain, rooms, { ...upright, width: 210 })).toEqual(thinned);
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

  it('take no more than a third of the width beside lying bars', () => {
    const labels = toCategoryLabels(plain, names, { ...upright, isHorizontal: true });
    expect(labels.width).toBeLessThanOrEqual(400 / 3);
  });

  it('stand beside every lying bar whose row is high enough', () => {
    const beside = (height: number) =>
      toCategoryLabels(plain, names, { width: 200, height, isHorizontal: true }).interval;
    expect(beside(4 * 14)).toBe(0);
    expect(beside(4 * 12)).toBe('auto');
  });
});

describe('breakOnce', () => {
  it('breaks between words, else in the middle of Chinese ones, and cuts what is too long for two lines', () => {
    expect(breakOnce('华东', 12, 40)).toBe('华东');
    expect(breakOnce('直营门店', 12, 40)).toBe('直营\n门店');
    expect(breakOnce('广东省深圳市南山区', 12, 50)).toBe('广东省深\n圳市南…');
    expect(breakOnce('West Lake', 12, 40)).toBe('West\nLake');
    expect(breakOnce('Southwest', 12, 40)).toBe('Sout…');
    expect(breakOnce('陆家嘴店（旗舰体验馆）', 12, 66)).toBe('陆家嘴店\n（旗舰体…');
  });
});

describe('breakEvery', () => {
  it('counts characters, not code units', () => {
    expect(breakEvery('𠮷野家中国', 2)).toBe('𠮷野\n家中\n国');
  });
});
