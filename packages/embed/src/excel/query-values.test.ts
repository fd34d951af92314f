import { describe, expect, it } from 'vitest';
import { missingOf, startValues, toSetParam, type Parameter } from './query-values.ts';

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
