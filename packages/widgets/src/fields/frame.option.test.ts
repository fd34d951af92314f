import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import { DEFAULT_THEME } from '../kit/theme/themes.ts';
import { toFrame } from './frame.option.ts';
import { legendFields } from './legend.fields.ts';
import { renameSeries } from './legend.option.ts';
import { marginFields } from './margin.fields.ts';
import { titleFields } from './title.fields.ts';

const context: ChartContext = { theme: DEFAULT_THEME, language: 'zh', width: 480, height: 300 };
const plain = defaultsOf({ ...titleFields, ...legendFields, ...marginFields });
const TWO = ['华东', '华南'];

describe('the frame of a chart', () => {
  it('gives an empty title and a lone series no room', () => {
    const frame = toFrame(plain, ['华东'], context);
    expect(frame.grid.top).toBe(plain.marginTop);
    expect(frame.title.show).toBe(false);
    expect(frame.legend.show).toBe(false);
  });

  it('puts a legend beside the title when both fit', () => {
    const frame = toFrame({ ...plain, text: '销售额' }, TWO, context);
    const alone = toFrame({ ...plain, text: '销售额' }, ['华东'], context);
    expect(frame.legend.show).toBe(true);
    expect(Number(frame.grid.top)).toBeLessThan(Number(alone.grid.top) + 10);
  });

  it('puts a short legend beside a title that leaves just enough for it, on its line above a subtitle', () => {
    const long = { ...plain, text: '一二三四五六七八九十一二三四五六' };
    const { legend, grid } = toFrame(long, TWO, context);
    expect(grid.top).toBe(toFrame(long, ['华东'], context).grid.top);
    expect(toFrame({ ...long, subtext: '单位：万元' }, TWO, context).legend.top).toBe(legend.top);
    expect(toFrame(long, ['华东', '华南', '华北', '西南'], context).grid.top).toBeGreaterThan(Number(grid.top));
  });

  it('puts a legend below a title that is as wide as the chart', () => {
    const frame = toFrame({ ...plain, text: '一二三四五六七八九十'.repeat(3) }, TWO, context);
    const title = toFrame({ ...plain, text: '一二三四五六七八九十'.repeat(3) }, ['华东'], context);
    expect(Number(frame.grid.top)).toBeGreaterThan(Number(title.grid.top));
  });

  it('keeps the plot above a legend at the bottom', () => {
    const frame = toFrame({ ...plain, longitudinalPosition: 'bottom' }, TWO, context);
    expect(Number(frame.grid.bottom)).toBeGreaterThan(plain.marginBottom);
    expect(frame.grid.top).toBe(plain.marginTop);
  });

  it('sets names of a legend further apart in a vast box', () => {
    const vast = { ...context, width: 1440, height: 900 };
    for (const layoutFront of ['horizontal', 'vertical'] as const) {
      const gapIn = (box: ChartContext) => Number(toFrame({ ...plain, layoutFront }, TWO, box).legend.itemGap);
      expect(gapIn(vast)).toBe(Math.round(gapIn(context) * 1.6));
    }
  });

  it('keeps the plot beside an upright legend', () => {
    const frame = toFrame({ ...plain, layoutFront: 'vertical' }, TWO, context);
    expect(Number(frame.grid.right)).toBeGreaterThan(plain.marginRight + 20);
    expect(frame.legend.orient).toBe('vertical');
  });

  it('cuts long names of an upright legend, and pages only what is too many for its height', () => {
    const upright = { ...plain, layoutFront: 'vertical' as const };
    const long = ['线上商城（含小程序与第三方平台）', '直营门店与加盟门店合计'];
    const { legend } = toFrame(upright, long, context);
    expect([legend.type, legend.textStyle?.overflow]).toEqual(['plain', 'truncate']);
    const many = Array.from({ length: 20 }, (_, i) => `第${i}家`);
    expect(toFrame(upright, many, context).legend.type).toBe('scroll');
    expect(toFrame(plain, many, context).legend.type).toBe('scroll');
  });

  it('takes the colours of the theme where none were set', () => {
    const own = toFrame({ ...plain, text: 'a', textColor: '#123456' }, TWO, context);
    const themed = toFrame({ ...plain, text: 'a' }, TWO, context);
    expect(own.title.textStyle?.color).toBe('#123456');
    expect(themed.title.textStyle?.color).toBe(DEFAULT_THEME.title);
  });
});

describe('names of a legend', () => {
  it('replace the names of the series by position', () => {
    expect(renameSeries([{ name: 'a' }, { name: 'b' }, { name: 'c' }], '甲||丙')).toEqual([
      { name: '甲' },
      { name: 'b' },
      { name: '丙' },
    ]);
  });
});
