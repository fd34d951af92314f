import { describe, expect, it } from 'vitest';
import { toShort } from './short-text.ts';

describe('The text of a cell that is designed', () => {
  it.each([
    ['#{orders.地区}', '{地区}'],
    ['#{sum(orders.金额)}', '{sum(金额)}'],
    ['#{share(orders.amount, A3)}', '{share(amount, A3)}'],
    ['#{orders."a,b (c)"}', '{"a,b (c)"}'],
    ['#{count(orders)} 单，自 #{param(orders.since)}', '{count(orders)} 单，自 {param(since)}'],
    ['#{index()}', '{index()}'],
    ['2.5 a.b', '2.5 a.b'],
    ['=SUM(C1:C1)', '=SUM(C1:C1)'],
  ])('names fields alone: %s', (text, short) => {
    expect(toShort(text)).toBe(short);
  });
});
