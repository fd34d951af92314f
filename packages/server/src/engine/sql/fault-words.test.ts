import { expect, it } from 'vitest';
import { wordFault } from './fault-words.ts';

it.each([
  ['syntax error at or near "form"', '“form”附近有语法错误'],
  ['syntax error at end of input', '语句没有写完'],
  ['column "price" does not exist', '没有列“price”'],
  ['relation "orders" does not exist', '没有表“orders”'],
  ['column reference "id" is ambiguous', '列“id”不止一张表里有，请写明是哪张表的'],
  [
    'column "region" must appear in the GROUP BY clause or must be part of an aggregate function.\nEither add it to the GROUP BY list, or use "ANY_VALUE(region)"',
    '列“region”既不在 GROUP BY 里，也没有放进聚合函数',
  ],
])('%s', (en, zh) => {
  expect(wordFault(en)).toEqual({ zh, en });
});

it('leaves what it does not know as the engine words it', () => {
  expect(wordFault('No function matches')).toBe('No function matches');
});
