import { describe, expect, it } from 'vitest';
import { fieldsOf, itemsOf, missingOf, startValues, toSetParam, type Parameter } from './query-values.ts';

const base: Parameter = {
  setCode: 'orders',
  paramName: 'city',
  label: '城市',
  paramType: 'string',
  required: true,
  allowedValues: [],
  value: '',
  locked: false,
};
const PARAMETERS: readonly Parameter[] = [
  base,
  { ...base, paramName: 'days', paramType: 'list', required: false, value: '1,2' },
  { ...base, paramName: 'secret', locked: true, value: 'x' },
];

describe('the values of the query panel', () => {
  it('begin with those of the report, and those of the address over them', () => {
    expect(startValues(PARAMETERS, {})).toEqual({ 'orders.city': '', 'orders.days': '1,2' });
    expect(startValues(PARAMETERS, { city: '北京', 'orders.days': '3', secret: 'y' })).toEqual({
      'orders.city': '北京',
      'orders.days': '3',
    });
  });

  it('begin with the days that expressions mean now', () => {
    const since = { ...base, paramName: 'since', value: 'today-7d', startValue: '2026-01-03' };
    expect(startValues([since], {})).toEqual({ 'orders.since': '2026-01-03' });
    expect(startValues([since], { since: '2026-02-01' })).toEqual({ 'orders.since': '2026-02-01' });
  });

  it('stand in one field where they are a range', () => {
    const from = { ...base, paramName: 'from', rangeEnd: 'to' };
    const [to, other] = [
      { ...base, paramName: 'to' },
      { ...base, paramName: 'to', setCode: 'other' },
    ];
    expect(fieldsOf([to, from, other])).toEqual([{ from, to }, { from: other }]);
    expect(fieldsOf([from, other])).toEqual([{ from }, { from: other }]);
    const [a, b] = [
      { ...base, paramName: 'a', rangeEnd: 'b' },
      { ...base, paramName: 'b', rangeEnd: 'a' },
    ];
    expect(fieldsOf([a, b])).toEqual([{ from: a }, { from: b }]);
  });

  it('of a list may hold commas where they were picked', () => {
    expect(itemsOf('a，b, ')).toEqual(['a', 'b']);
    expect(itemsOf(['a,b'])).toEqual(['a,b']);
    expect(toSetParam(PARAMETERS, { 'orders.days': ['1,5', '2'] })).toEqual({ orders: { days: ['1,5', '2'] } });
    expect(missingOf([{ ...base, paramType: 'list' }], { 'orders.city': [] })).toHaveLength(1);
  });

  it('must be there where they are required', () => {
    expect(missingOf(PARAMETERS, { 'orders.city': '' }).map(({ paramName }) => paramName)).toEqual(['city']);
    expect(missingOf(PARAMETERS, { 'orders.city': '北京' })).toEqual([]);
  });

  it('are asked by data set, lists as lists, empty and locked ones not at all', () => {
    expect(toSetParam(PARAMETERS, { 'orders.city': '北京', 'orders.days': '1，2, ', 'orders.secret': 'y' })).toEqual({
      orders: { city: '北京', days: ['1', '2'] },
    });
    expect(toSetParam(PARAMETERS, { 'orders.city': '' })).toEqual({});
  });
});
