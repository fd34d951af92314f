import { describe, expect, it } from 'vitest';
import { itemColour, toDrawnItems, writePercent } from './items.option.ts';

const items = [3, null, 9, -2, 1, 7, 0].map((value, row) => ({ name: `n${row}`, value, row }));

describe('the items of a whole', () => {
  it('are those above zero, in their order', () => {
    expect(toDrawnItems(items, 12, 'zh').map(({ row }) => row)).toEqual([0, 2, 4, 5]);
  });

  it('are no more than wanted: the smallest become one', () => {
    const drawn = toDrawnItems(items, 3, 'zh');
    expect(drawn.map(({ name }) => name)).toEqual(['n2', 'n5', '其他 2 项']);
    expect(drawn.at(-1)).toEqual({ name: '其他 2 项', value: 4, row: null });
  });
});

describe('the colour of an item', () => {
  it('is another one when the palette starts over', () => {
    expect(itemColour(['#ff0000'], 0, '')).toBe('rgba(255, 0, 0, 1)');
    expect(itemColour(['#ff0000'], 1, '')).toBe('rgba(255, 0, 0, 0.6)');
  });
});

describe('a share', () => {
  it('is written in percent, of nothing too', () => {
    expect(writePercent(1, 3, 1)).toBe('33.3%');
    expect(writePercent(1, 0, 0)).toBe('0%');
  });
});
