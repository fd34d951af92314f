import { describe, expect, it } from 'vitest';
import type { ContextData, DataSetParam } from '@aj-report/contract';
import * as resolve from './resolve.ts';

const { toSampleContext } = resolve;
const NOW = new Date(2026, 2, 15);
const resolveParams = (params: readonly DataSetParam[], contextData: ContextData) =>
  resolve.resolveParams(params, contextData, NOW);

describe('the query of a data set', () => {
  const region = { paramName: 'region', paramType: 'string', requiredFlag: 1, sampleItem: '华东' } as const;

  it('takes declared parameters only', () => {
    const source = { databases: ['a.duckdb'] };
    const set = { source, dynSentence: 'select ${region}', params: [region], filters: [], texts: {} };
    const values = resolveParams(set.params, { region: '华南', other: 1 });
    const query = resolve.toQuery(set, values, { maxRows: 10, timeoutMs: 20 });
    expect(query).toEqual({
      databases: ['a.duckdb'],
      sql: 'select ${region}',
      params: [{ name: 'region', type: 'string', value: '华南' }],
      maxRows: 10,
      timeoutMs: 20,
    });
  });

  it('takes NULL for an optional value that is absent, whatever the sample is', () => {
    const city = { paramName: 'city', paramType: 'string', sampleItem: '杭州' } as const;
    expect(resolveParams([city], {})[0]?.value).toBe(null);
    expect(resolveParams([city], { city: null })[0]?.value).toBe(null);
    expect(() => resolveParams([region], {})).toThrow(/Required parameter region/);
  });

  it('takes the samples for a preview, as far as there are any', () => {
    const params = [region, { paramName: 'year', paramType: 'number', sampleItem: '' }, { paramName: 'day' }];
    expect(toSampleContext(params)).toEqual({ region: '华东' });
    expect(toSampleContext([{ paramName: 'n', sampleItem: 0 }])).toEqual({ n: 0 });
  });

  it('wants required parameters', () => {
    const year = { paramName: 'year', paramType: 'number', requiredFlag: 1 } as const;
    expect(() => resolveParams([year], {})).toThrow(/Required parameter year/);
    expect(() => resolveParams([year], { year: '' })).toThrow(/Required parameter year/);
    expect(resolveParams([year], { year: '2026' })[0]?.value).toBe(2026);
  });

  it('takes the default of a value that is absent, and counts dates from today', () => {
    const days = { paramName: 'from', paramType: 'date', requiredFlag: 1, defaultValue: 'today-7d' } as const;
    expect(resolveParams([days], {})[0]?.value).toBe('2026-03-08');
    expect(resolveParams([days], { from: '2026-01-01' })[0]?.value).toBe('2026-01-01');
    expect(resolveParams([days], { from: 'month-start' })[0]?.value).toBe('2026-03-01');
    const count = { paramName: 'n', paramType: 'number', defaultValue: 0 } as const;
    expect(resolveParams([count], { n: '' })[0]?.value).toBe(0);
    const word = { paramName: 'w', paramType: 'string', defaultValue: 'today' } as const;
    expect(resolveParams([word], {})[0]?.value).toBe('today');
    expect(resolveParams([{ paramName: 'l', paramType: 'list', defaultValue: 'a,b' }], {})[0]?.value).toEqual([
      'a',
      'b',
    ]);
  });

  it('takes allowed values only', () => {
    const region = { paramName: 'r', paramType: 'list', allowedValues: '华东, 华南' } as const;
    expect(resolveParams([region], { r: ['华南', '华东'] })[0]?.value).toEqual(['华南', '华东']);
    expect(() => resolveParams([region], { r: '华南,西北' })).toThrow(/may not be "西北"/);
    const year = { paramName: 'y', paramType: 'number', allowedValues: '2025,2026.0' } as const;
    expect(resolveParams([year], { y: '2026' })[0]?.value).toBe(2026);
    expect(() => resolveParams([year], { y: 2024 })).toThrow(/choose one of: 2025,2026.0/);
    expect(resolveParams([year], {})[0]?.value).toBe(null);
  });

  it('is not fooled by names of the language', () => {
    expect(resolveParams([{ paramName: 'constructor' }], {})[0]?.value).toBe(null);
  });

  it.each([
    ['number', 'abc'],
    ['number', '1e999'],
    ['number', true],
    ['number', 'NaN'],
    ['date', '2026-02-30'],
    ['date', '2026-1-1'],
    ['date', "2026-01-01'; drop"],
    ['date', '2026-01-01 25:00:00'],
    ['string', { a: 1 }],
    ['list', [{ a: 1 }]],
    ['list', Array.from({ length: 1001 }, () => 'x')],
  ])('refuses as %s: %j', (paramType, value) => {
    expect(() => resolveParams([{ paramName: 'p', paramType }], { p: value })).toThrow(/is not of type/);
  });

  it.each([
    ['number', '007', 7],
    ['number', ' -1.50 ', -1.5],
    ['number', '9007199254740993', '9007199254740993'],
    ['date', '2026-02-28', '2026-02-28'],
    ['date', '2026-02-28T10:20', '2026-02-28 10:20:00'],
    ['date', '0099-01-01', '0099-01-01'],
    ['string', 5, '5'],
    ['string', '', ''],
    ['list', '华东, 华南', ['华东', '华南']],
    ['list', [1, 'x'], [1, 'x']],
    ['other', 'x', 'x'],
  ])('reads as %s: %j', (paramType, value, read) => {
    expect(resolveParams([{ paramName: 'p', paramType }], { p: value })[0]?.value).toEqual(read);
  });
});
