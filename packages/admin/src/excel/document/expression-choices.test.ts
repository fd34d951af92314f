import { describe, expect, it } from 'vitest';
import { expressionChoices, fieldOf, toParamExpression, withExpression } from './expression-choices.ts';

const SETS = [
  { setCode: 'orders', setName: '订单', dataSetParamDtoList: [{ paramName: 'since', sampleItem: '' }] },
  { setCode: 'goods', setName: '商品', dataSetParamDtoList: [] },
];
const written = (value: string | null) => expressionChoices(value, SETS).map(({ expression }) => expression);

describe('expressions to choose', () => {
  it('are of the field of the cell, whatever it is made into', () => {
    const all = written('#{orders.amount}');
    expect(all).toEqual(
      expect.arrayContaining([
        '#{orders.amount}',
        '#{sum(orders.amount)}',
        '#{share(orders.amount)}',
        '#{share(orders.amount, none)}',
      ]),
    );
    for (const value of ['#{sum(orders.amount)}', '#{share(orders.amount)}', '#{share(orders.amount, A3)}'])
      expect(written(value), value).toEqual(all);
    expect(written('#{share(orders."a,b", none)}')).toContain('#{sum(orders."a,b")}');
  });

  it('need no field for running numbers, counts of rows and parameters', () => {
    const plain = ['#{index()}', '#{serial()}', '#{count(orders)}', '#{count(goods)}', '#{param(orders.since)}'];
    for (const value of [null, '共', '#{index()}']) expect(written(value)).toEqual(plain);
    expect(['#{count(orders)}', '#{param(orders.since)}', 'a #{orders.b}'].map(fieldOf)).toEqual([null, null, null]);
  });

  it('take the place of an expression and stand behind a text', () => {
    expect(withExpression('#{orders.amount}', '#{index()}')).toBe('#{index()}');
    expect(withExpression(null, '#{index()}')).toBe('#{index()}');
    expect(withExpression('共 ', '#{count(orders)}')).toBe('共 #{count(orders)}');
  });

  it('quote names of parameters as those of fields', () => {
    expect(toParamExpression('orders', 'a,b')).toBe('#{param(orders."a,b")}');
  });
});
