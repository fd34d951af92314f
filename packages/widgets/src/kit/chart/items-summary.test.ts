import { describe, expect, it } from 'vitest';
import { toItemsSummary } from './items-summary.ts';

const label = { zh: '词云', en: 'Word cloud' };
const size = { zh: '3 个词', en: '3 words' };

describe('the summary of items', () => {
  it('tells kind, title, size and extremes in both languages', () => {
    const items = [
      { name: '甲', value: 3 },
      { name: '乙', value: null },
      { name: '丙', value: -1 },
    ];
    expect(toItemsSummary(label, '热词', size, items, 'zh')).toBe('词云“热词”，3 个词。最高 甲 3，最低 丙 -1。');
    expect(toItemsSummary(label, '', size, items, 'en')).toBe('Word cloud, 3 words. Highest 甲 3, lowest 丙 -1.');
  });

  it('tells no extremes where there are no numbers', () => {
    expect(toItemsSummary(label, '', size, [{ name: '甲', value: null }], 'zh')).toBe('词云，3 个词。');
  });
});
