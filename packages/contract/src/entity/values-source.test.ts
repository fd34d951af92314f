import { expect, it } from 'vitest';
import { toValuesSource } from './values-source.ts';

it.each([
  ['orders.city', { kind: 'set', setCode: 'orders', field: 'city' }],
  [' orders.城市.名称 ', { kind: 'set', setCode: 'orders', field: '城市.名称' }],
  ['dict:SOURCE_TYPE', { kind: 'dict', code: 'SOURCE_TYPE' }],
  ['dict：SET_TYPE', { kind: 'dict', code: 'SET_TYPE' }],
  ['orders', undefined],
  ['.city', undefined],
  ['dict:', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s names where values are found', (text, source) => {
  expect(toValuesSource(text)).toEqual(source);
});
