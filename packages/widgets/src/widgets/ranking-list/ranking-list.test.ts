import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleDataIn } from '../../kit/widget/sample-language.ts';
import { toNameValues } from '../../shapes/name-value.ts';
import { toRankedRows, toRankingSizes, type RankingListProps } from './ranking-list.option.ts';
import { rankingList } from './ranking-list.widget.ts';

const defaults = defaultsOf(rankingList.fields);

function rank(values: readonly (number | null)[], setup: Partial<RankingListProps> = {}) {
  const table = toTable(values.map((v, i) => ({ 城市: '甲乙丙丁'[i] ?? `第${i}`, 产值: v })));
  return toRankedRows(
    { ...defaults, ...setup },
    toNameValues(table, sampleDataIn(rankingList, 'zh').sampleMapping),
    'zh',
  );
}

function names(values: readonly (number | null)[], setup: Partial<RankingListProps> = {}): string {
  return rank(values, setup)
    .map(({ name }) => name)
    .join('');
}

describe('the ranking list', () => {
  it('puts the largest first, or as is set', () => {
    expect(names([1, 3, 2])).toBe('乙丙甲');
    expect(names([1, 3, 2], { order: 'ascending' })).toBe('甲丙乙');
    expect(names([1, 3, 2], { order: 'none' })).toBe('甲乙丙');
  });

  it('keeps equal values in the order of the data and missing ones at the end', () => {
    expect(names([null, 5, 5, -1])).toBe('乙丙丁甲');
    expect(names([null, 5, 5, -1], { order: 'ascending' })).toBe('丁乙丙甲');
    expect(rank([null, 5])[1]).toMatchObject({ text: '—', share: 0 });
  });

  it('measures bars by the largest amount, negative ones too', () => {
    expect(rank([10, -20, 5]).map(({ share }) => share)).toEqual([0.5, 0.25, 1]);
    expect(rank([0, 0]).map(({ share }) => share)).toEqual([0, 0]);
  });

  it('shows no more rows than its limit', () => {
    expect(rank(Array.from({ length: 300 }, (_, i) => i))).toHaveLength(100);
    expect(rank([1, 2, 3], { limit: 1 })).toHaveLength(1);
  });

  it('shares its height among few rows and keeps many readable', () => {
    const sizes = (count: number, height: number) =>
      toRankingSizes(defaults, rank(Array.from({ length: count }, (_, i) => i)), 400, height);
    expect(sizes(6, 320).row).toBeCloseTo(53.3, 1);
    expect(sizes(80, 320).row).toBe(44);
    expect(sizes(80, 100).row).toBe(30);
    expect(sizes(80, 100).font).toBeGreaterThanOrEqual(10);
  });

  it('gives long values their room before names', () => {
    const { value, name, font } = toRankingSizes(defaults, rank([1_234_567_890_123]), 200, 120);
    expect(value).toBeCloseTo(110);
    expect(value + name).toBeLessThan(200 - font * 4);
  });
  it('leaves out bars that would be too short beside name and value', () => {
    const inline = { ...defaults, layout: 'inline' as const };
    expect(toRankingSizes(inline, rank([9860]), 400, 320).hasBars).toBe(true);
    expect(toRankingSizes({ ...inline, fontSize: 18 }, rank([1_234_567_890_123]), 200, 120).hasBars).toBe(false);
    expect(toRankingSizes(defaults, rank([1_234_567_890_123]), 200, 120).hasBars).toBe(true);
  });
});
