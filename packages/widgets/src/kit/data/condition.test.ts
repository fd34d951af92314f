import { describe, expect, it } from 'vitest';
import { conditionColor, itemConditionColor, meetsCondition } from './condition.ts';

describe('a condition', () => {
  it.each([
    [5, '>', '3', true],
    ['12', '>', '9', true],
    ['1,200', '>=', '1200', true],
    [3, '<', '3', false],
    [3, '<=', '3', true],
    ['abc', '>', '1', false],
    [3, '=', '3.0', true],
    ['正常', '=', ' 正常 ', true],
    ['设备停机', 'includes', '停机', true],
    [1205, 'includes', '20', true],
    ['12%', '=', '0.12', true],
  ] as const)('%j %s %j is %s', (value, operator, operand, expected) => {
    expect(meetsCondition(value, operator, operand)).toBe(expected);
  });

  it('never matches without an operand or a value', () => {
    expect(meetsCondition('anything', 'includes', '')).toBe(false);
    expect(meetsCondition('', '=', '')).toBe(false);
    expect(meetsCondition(null, '<=', '5')).toBe(false);
  });
});

describe('the rules of a widget', () => {
  const rules = [
    { operator: '>=', operand: '90', color: 'green' },
    { operator: '>=', operand: '60', color: 'orange' },
  ] as const;

  it('give the colour of the first one that is met', () => {
    expect([95, '75', 10, null].map((value) => conditionColor(rules, value))).toEqual(['green', 'orange', '', '']);
  });

  it('compare what they name', () => {
    const byName = [{ subject: 'name', operator: 'includes', operand: '杭州', color: 'red' }] as const;
    expect(itemConditionColor(byName, { value: 3, name: '杭州一厂' })).toBe('red');
    expect(itemConditionColor(byName, { value: '杭州', name: '苏州' })).toBe('');
  });

  it('do nothing while they are not complete', () => {
    expect(conditionColor([{ color: 'red' }, {}], 5)).toBe('');
  });
});
