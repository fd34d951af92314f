import { expect, it } from 'vitest';
import { wordFault } from './fault-words.ts';

const MANUAL = 'check the manual that corresponds to your MariaDB server version for the right syntax to use near';

it.each([
  ['syntax error at or near "form"', '“form”附近有语法错误'],
  ['syntax error at end of input', '语句没有写完'],
  ['column "price" does not exist', '没有列“price”'],
  ['column zz.price does not exist', '没有列“zz.price”'],
  ['relation "orders" does not exist', '没有表“orders”'],
  ['missing FROM-clause entry for table "x"', 'FROM 里没有表“x”'],
  ['function nofn(integer) does not exist', '没有函数“nofn(integer)”，请检查名称和参数的类型'],
  ['operator does not exist: integer + text', '没有“integer + text”这样的运算，请先转换类型'],
  ['column reference "id" is ambiguous', '列“id”不止一张表里有，请写明是哪张表的'],
  [
    'column "region" must appear in the GROUP BY clause or must be part of an aggregate function.\nEither add it to the GROUP BY list, or use "ANY_VALUE(region)"',
    '列“region”既不在 GROUP BY 里，也没有放进聚合函数',
  ],
  [`You have an error in your SQL syntax; ${MANUAL} 'zz'`, '“zz”附近有语法错误'],
  [`You have an error in your SQL syntax; ${MANUAL} ''`, '语句没有写完'],
  ["Unknown column 'nope' in 'SELECT'", '没有列“nope”'],
  ["Table 'test.nada' doesn't exist", '没有表“test.nada”'],
  ['FUNCTION test.nofn does not exist', '没有函数“test.nofn”'],
  ["Column 'a' in SELECT is ambiguous", '列“a”不止一张表里有，请写明是哪张表的'],
  ['Invalid use of group function', '聚合函数不能放在这里，筛选分组结果请用 HAVING'],
  ['Unknown identifier: nope', '没有列“nope”'],
  ["Missing columns: 'nope' while processing query: 'SELECT nope', required columns: 'nope'", '没有列“nope”'],
  ['Unknown expression identifier `nope` in scope SELECT nope FROM orders.', '没有列“nope”'],
  ["Table default.nada doesn't exist.", '没有表“default.nada”'],
  ["Unknown table expression identifier 'nada' in scope SELECT * FROM nada.", '没有表“nada”'],
  ['Unknown function nofn', '没有函数“nofn”'],
  ["Function with name `nofn` does not exist. In scope SELECT nofn(1). Maybe you meant: ['now']", '没有函数“nofn”'],
  [
    'Column number is not under aggregate function and not in GROUP BY.',
    '列“number”既不在 GROUP BY 里，也没有放进聚合函数',
  ],
  ['Syntax error: failed at position 20: system.numbers. Expected one of: PREWHERE', '“system.numbers”附近有语法错误'],
  ['Syntax error: failed at position 20 (x): x limit 2. Expected one of: token', '“x”附近有语法错误'],
  ['Syntax error: failed at position 11 (end of query): . Expected one of: function, CAST', '语句没有写完'],
])('%s', (en, zh) => {
  expect(wordFault(en)).toEqual({ zh, en });
});

it('keeps the advice beside it', () => {
  const [message, hint] = ['column "pric" does not exist', 'Perhaps you meant to reference the column "zz.price".'];
  expect(wordFault(message, hint)).toEqual({ zh: '没有列“pric”，也许是“zz.price”', en: `${message}; ${hint}` });
  expect(wordFault('subquery in FROM must have an alias', 'For example, FROM (SELECT ...) [AS] foo.')).toMatchObject({
    zh: 'FROM 里的子查询要有别名',
  });
});

it('leaves what it does not know as the engine words it', () => {
  expect(wordFault('No function matches')).toBe('No function matches');
  expect(wordFault('cannot cast', 'Use a cast.')).toBe('cannot cast; Use a cast.');
});
