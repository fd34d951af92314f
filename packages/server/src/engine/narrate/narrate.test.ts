import { toTable, traceNumbers, type Language, type Table } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { narrate } from './narrate.ts';

function sentencesOf(rows: readonly Readonly<Record<string, unknown>>[], language: Language = 'en'): string {
  return narrate(toTable(rows), { language, length: 'long' }).join(language === 'en' ? ' ' : '');
}

const MONTHS = [
  { month: '2026-01', sales: 1200 },
  { month: '2026-02', sales: 1500 },
  { month: '2026-03', sales: 1800 },
];
const CITIES = [
  { 城市: '甲市', 销售额: 50 },
  { 城市: '乙市', 销售额: 30 },
  { 城市: '丙市', 销售额: 20 },
];

describe('the narrator', () => {
  it('takes hours for names of rows, not for amounts', () => {
    const hours = [6, 7, 8, 9].map((hour, at) => ({ hour, rides: [80, 210, 327, 190][at] }));
    expect(sentencesOf(hours)).toContain("8 o'clock has the highest rides: 327.");
    expect(sentencesOf(hours)).not.toContain('hour is');
    const zh = hours.map(({ hour, rides }) => ({ 小时: hour, 骑行次数: rides }));
    expect(sentencesOf(zh, 'zh')).toContain('8 时的骑行次数最高，为 327。');
    expect(sentencesOf(zh, 'zh')).not.toContain('小时最高');
  });

  it('tells the change and trend of times', () => {
    expect(sentencesOf(MONTHS)).toContain('sales rose from 1,200 in 2026-01 to 1,800 in 2026-03, up 50%.');
    expect(sentencesOf(MONTHS)).toContain('sales rose steadily.');
    expect(sentencesOf([...MONTHS].reverse().map(({ sales }, at) => ({ month: `2026-0${at + 1}`, sales })))).toContain(
      'down 33.3%',
    );
    expect(sentencesOf([...MONTHS, { month: '2026-04', sales: 1200 }])).toContain('as in 2026-01');
  });

  it('tells a change from the earlier to the later time, whichever row comes first', () => {
    const latestFirst = [...MONTHS].reverse();
    const text = sentencesOf(latestFirst);
    expect(text).toContain('sales rose from 1,200 in 2026-01 to 1,800 in 2026-03, up 50%.');
    expect(traceNumbers(text, toTable(latestFirst)).filter(({ source }) => !source)).toEqual([]);
    expect(sentencesOf([MONTHS[1]!, MONTHS[0]!, MONTHS[2]!])).not.toMatch(/rose|fell|trend/);
  });

  it('tells the largest, its share, the smallest and the sum of names', () => {
    expect(sentencesOf(CITIES, 'zh')).toBe(
      '甲市的销售额最高，为 50。甲市占全部销售额的 50%。丙市的销售额最低，为 20。销售额合计 100。',
    );
    expect(sentencesOf(CITIES)).toContain('甲市 has the highest 销售额: 50.');
  });

  it('adds up no rates, averages or temperatures', () => {
    const text = sentencesOf([
      { line: 'A', 'pass rate': 0.98 },
      { line: 'B', 'pass rate': 0.9 },
    ]);
    expect(text).toContain('0.94 on average');
    expect(text).not.toMatch(/adds up|makes up/);
  });

  it('shares out nothing that is negative', () => {
    const text = sentencesOf([
      { unit: 'A', profit: 5 },
      { unit: 'B', profit: -3 },
    ]);
    expect(text).toContain('B has the lowest profit: -3.');
    expect(text).not.toMatch(/makes up|adds up/);
  });

  it('says what stands out', () => {
    const rows = [10, 11, 9, 10, 12, 10, 90].map((load, at) => ({ host: `h${at}`, load }));
    expect(sentencesOf(rows)).toContain('load of h6 (90) stands out from the average of 21.71.');
    expect(sentencesOf(rows.slice(0, 6))).not.toContain('stands out');
  });

  it('leaves numbers out that only tell rows apart', () => {
    expect(
      sentencesOf([
        { order_id: 71, amount: 5 },
        { order_id: 72, amount: 6 },
      ]),
    ).not.toMatch(/order_id|7[12]/);
  });

  it('says little of a single value, of equal ones, and nothing without values', () => {
    expect(sentencesOf([{ total: 42 }])).toBe('total is 42.');
    expect(
      sentencesOf([
        { a: 'x', n: 3 },
        { a: 'y', n: 3 },
      ]),
    ).toBe('n is 3 throughout.');
    expect(sentencesOf([{ a: 'x' }])).toBe('');
    expect(sentencesOf([])).toBe('');
    expect(sentencesOf([{ a: 'x', n: null }])).toBe('');
  });

  it('keeps to the length that is asked for', () => {
    const table = toTable(CITIES);
    expect(narrate(table, { language: 'zh', length: 'short' })).toHaveLength(2);
    expect(narrate(table, { language: 'zh', length: 'medium' })).toHaveLength(4);
  });

  it('speaks of each column before it says more of one', () => {
    const [first, second] = narrate(
      toTable([
        { c: 'A', x: 1, y: 9 },
        { c: 'B', x: 2, y: 3 },
      ]),
      { language: 'en', length: 'short' },
    );
    expect(first).toContain(' x');
    expect(second).toContain(' y');
  });

  it.each(['zh', 'en'] as const)('says no number that is not in the data: %s', (language) => {
    for (let seed = 1; seed <= 300; seed++) {
      const table = randomTable(seed);
      const text = narrate(table, { language, length: 'long' }).join(' ');
      const lost = traceNumbers(text, table).filter(({ source }) => source === undefined);
      expect(
        lost.map(({ start, end }) => text.slice(start, end)),
        `${seed}: ${text}`,
      ).toEqual([]);
    }
  });
});

/** Times or names with one to three columns of values, the same for the same seed. */
function randomTable(seed: number): Table {
  let state = seed * 2_654_435_761;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const isTime = next() > 0.5;
  const scale = 10 ** Math.floor(next() * 7);
  const rows = Array.from({ length: 1 + Math.floor(next() * 14) }, (_, at) => ({
    label: isTime ? `20${10 + at}-0${1 + (at % 9)}` : `站点${at}号`,
    amount: Math.round(next() * scale),
    rate: Number(next().toFixed(3)),
    balance: Number(((next() - 0.5) * scale).toFixed(2)),
  }));
  return toTable(rows);
}
