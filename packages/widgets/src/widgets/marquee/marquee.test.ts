import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRowsData } from '../../shapes/rows.ts';
import { toItems, toRun, type MarqueeProps } from './marquee.option.ts';
import { marquee } from './marquee.widget.ts';

const plain: MarqueeProps = defaultsOf(marquee.fields);

function itemsOf(rows: readonly Readonly<Record<string, unknown>>[], props: Partial<MarqueeProps> = {}) {
  return toItems({ ...plain, ...props }, toRowsData(toTable(rows), []), 'zh');
}

describe('the text of a marquee', () => {
  it('is the typed one with what is appended, without data', () => {
    expect(toItems({ ...plain, text: '今日', joinText: '！' }, undefined, 'zh')).toEqual(['今日！']);
  });

  it('is every row of the first column, written as numbers are read', () => {
    expect(itemsOf([{ v: 1234.5 }, { v: -2 }], { joinText: ' 元' })).toEqual(['1,234.5 元', '-2 元']);
  });

  it('leaves empty rows out and ends after two hundred', () => {
    expect(itemsOf([{ v: 'a' }, { v: null }, { v: '' }])).toEqual(['a']);
    expect(itemsOf(Array.from({ length: 1000 }, (_, i) => ({ v: `第 ${i} 条` })))).toHaveLength(200);
  });
});

describe('the run of a marquee', () => {
  it('goes at the set speed whatever the length of the text', () => {
    expect(toRun(1200, 400, 60).durationMs).toBe(20_000);
    expect(toRun(2400, 400, 60).durationMs).toBe(40_000);
  });

  it('covers the box at every moment', () => {
    for (const textPx of [10, 399, 400, 401, 3000]) {
      const { periodPx, copies } = toRun(textPx, 400, 60);
      expect(periodPx * (copies - 1)).toBeGreaterThanOrEqual(400);
    }
  });
});
